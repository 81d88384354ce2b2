import type { AlertRuleView, NewAlert } from '@pricehunt/api-contract/alerts';
import { formatMoney } from '@pricehunt/offers';
import { useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../messages/use-messages';

type DescribedAlert = Omit<NewAlert, 'channels'> & { readonly currency: string };

/** Returns a function that describes an alert: its rule, and which prices count. Amounts are minor units of the currency. */
export function useAlertWords(): (alert: DescribedAlert) => string {
  const { priceAlerts: words } = useMessages();
  const ruleWords = useAlertRuleWords();
  return ({ rule, currency, shippingCounted, condition, shops }) =>
    [
      ruleWords(rule, currency),
      ...(shippingCounted ? [words.withShipping] : []),
      ...(condition === 'used' ? [words.limits.conditions.used] : []),
      ...(shops === null ? [] : [words.limits.onlyAt(shops.join(', '))]),
    ].join(', ');
}

function useAlertRuleWords(): (rule: AlertRuleView, currency: string) => string {
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
