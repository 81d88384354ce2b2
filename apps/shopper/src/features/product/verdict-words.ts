import type { DealVerdictView } from '@pricehunt/api-contract';
import { verdictSentence } from '@pricehunt/offers';
import { useDisplayLocale } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';

/** Gives what says a verdict on today's price with its distance from the usual one. */
export function useVerdictSentence(): (verdict: DealVerdictView) => string {
  const { verdict: words } = useMessages().product;
  const locale = useDisplayLocale();
  return (verdict) => verdictSentence(verdict, words, locale);
}
