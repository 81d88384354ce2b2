import type { AlertView } from '@pricehunt/api-contract';
import { formatMoney } from '@pricehunt/offers';
import { useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';

/** Gives what an alert waits for, in words. */
export function useAlertWords(): { readonly ruleWords: (alert: AlertView) => string } {
  const { priceAlerts: words } = useMessages();
  const locale = useDisplayLocale();
  const figure = useFigures();
  const ruleOf = ({ rule, currency }: AlertView): string => {
    switch (rule.kind) {
      case 'target-price':
        return words.rules['target-price'](formatMoney({ amountMinor: rule.targetMinor, currency }, locale));
      case 'percent-drop': {
        const format = new Intl.NumberFormat(locale, { style: 'percent' });
        return words.rules['percent-drop'](format.format(rule.percent / 100), rule.against);
      }
      case 'new-low':
        return words.rules['new-low'](rule.days === null ? null : figure(rule.days));
      case 'back-in-stock':
      case 'any-change':
        return words.rules[rule.kind];
    }
  };
  return {
    ruleWords: (alert) => (alert.shippingCounted ? `${ruleOf(alert)}, ${words.withShipping}` : ruleOf(alert)),
  };
}
