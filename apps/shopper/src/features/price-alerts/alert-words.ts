import type { AlertView } from '@pricehunt/api-contract';
import { formatMoney } from '@pricehunt/offers';
import { useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';

export interface JudgedAlert {
  readonly alert: AlertView;
  readonly isMet: boolean;
  readonly hasFired: boolean;
}

/** Returns functions that describe an alert's rule, and whether it is already met (null when it isn't). */
export function useAlertWords(): {
  readonly ruleWords: (alert: AlertView) => string;
  readonly metWords: (judged: JudgedAlert) => string | null;
} {
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
      case 'any-drop':
      case 'back-in-stock':
      case 'any-change':
        return words.rules[rule.kind];
    }
  };
  return {
    metWords: ({ alert, isMet, hasFired }) => {
      if (!isMet) return null;
      if (alert.rule.kind === 'back-in-stock') return words.inStockAlready;
      return hasFired ? words.hasFired : words.isMet;
    },
    ruleWords: (alert) =>
      [
        ruleOf(alert),
        ...(alert.shippingCounted ? [words.withShipping] : []),
        ...(alert.condition === 'used' ? [words.limits.conditions.used] : []),
        ...(alert.shops === null ? [] : [words.limits.onlyAt(alert.shops.join(', '))]),
      ].join(', '),
  };
}
