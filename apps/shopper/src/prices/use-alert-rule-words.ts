import type { AlertRuleView } from '@pricehunt/api-contract/alerts';
import { formatMoney } from '@pricehunt/offers';
import { useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../messages/use-messages';

/** Returns a function that describes an alert's rule. Amounts are minor units of the currency. */
export function useAlertRuleWords(): (rule: AlertRuleView, currency: string) => string {
  const { priceAlerts: words } = useMessages();
  const locale = useDisplayLocale();
  const figure = useFigures();
  return (rule, currency) => {
    switch (rule.kind) {
      case 'target-price':
        return words.rules['target-price'](formatMoney({ amountMinor: rule.targetMinor, currency }, locale));
      case 'percent-drop': {
        const format = new Intl.NumberFormat(locale, { style: 'percent' });
        return words.rules['percent-drop'](format.format(rule.percent / 100), rule.against);
      }
      case 'new-low':
        return words.rules['new-low'](rule.days === null ? null : figure(rule.days));
      case 'any-drop':
      case 'back-in-stock':
      case 'any-change':
        return words.rules[rule.kind];
    }
  };
}
