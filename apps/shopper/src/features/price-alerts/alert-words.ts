import type { AlertView } from '@pricehunt/api-contract/alerts';
import { useMessages } from '../../messages/use-messages';

export interface JudgedAlert {
  readonly alert: AlertView;
  readonly isMet: boolean;
  readonly hasFired: boolean;
}

/** Returns a function that says how an alert is met already; null when it isn't. */
export function useMetWords(): (judged: JudgedAlert) => string | null {
  const { priceAlerts: words } = useMessages();
  return ({ alert, isMet, hasFired }) => {
    if (!isMet) return null;
    if (alert.rule.kind === 'back-in-stock') return words.inStockAlready;
    return hasFired ? words.hasFired : words.isMet;
  };
}
