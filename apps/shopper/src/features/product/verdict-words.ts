import type { DealVerdictView } from '@pricehunt/api-contract/browsing';
import { verdictSentence } from '@pricehunt/offers';
import type { PriceBasis } from '@pricehunt/offers';
import { useDisplayLocale } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';

export function useVerdictSentence(): (verdict: DealVerdictView, basis: PriceBasis) => string {
  const { verdict: words } = useMessages().product;
  const locale = useDisplayLocale();
  return (verdict, basis) => verdictSentence(verdict, basis, words, locale);
}
