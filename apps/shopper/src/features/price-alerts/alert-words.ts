import type { AlertView } from '@pricehunt/api-contract/alerts';
import { useMessages } from '../../messages/use-messages';
import { useAlertRuleWords } from '../../prices/use-alert-rule-words';

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
  const ruleWords = useAlertRuleWords();
  return {
    metWords: ({ alert, isMet, hasFired }) => {
      if (!isMet) return null;
      if (alert.rule.kind === 'back-in-stock') return words.inStockAlready;
      return hasFired ? words.hasFired : words.isMet;
    },
    ruleWords: (alert) =>
      [
        ruleWords(alert.rule, alert.currency),
        ...(alert.shippingCounted ? [words.withShipping] : []),
        ...(alert.condition === 'used' ? [words.limits.conditions.used] : []),
        ...(alert.shops === null ? [] : [words.limits.onlyAt(alert.shops.join(', '))]),
      ].join(', '),
  };
}
