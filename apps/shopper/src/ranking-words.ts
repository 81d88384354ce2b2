import type { OffersState } from '@pricehunt/api-contract';
import type { Money } from '@pricehunt/offers';
import { figureOf, useDisplayLocale } from '@pricehunt/ui-kit';
import type { Messages } from './messages/english';
import { useMessages } from './messages/use-messages';

/** In which words and by which locale a comparison is told. */
export interface ComparisonWords {
  readonly words: Messages['comparison'];
  readonly locale: string;
}

/** Reads the words and the locale of the page. */
export function useComparisonWords(): ComparisonWords {
  return { words: useMessages().comparison, locale: useDisplayLocale() };
}

/** Offers, apart by whether their prices could be converted. */
export interface RankedOffers {
  readonly ranked: readonly unknown[];
  readonly unranked: readonly { readonly offer: { readonly price: Money } }[];
}

/** What was ranked and what could not be: "Cheapest of 5 of 6 offers. One in USD has no exchange rate today and is not ranked." */
export function rankingSentence({ ranked, unranked }: RankedOffers, told: ComparisonWords): string {
  const { words, locale } = told;
  const rankedCount = figureOf(ranked.length, locale);
  if (unranked.length === 0) {
    return ranked.length === 1 ? words.ranking.onlyOne : words.ranking.all(rankedCount);
  }
  if (ranked.length === 0) return unrankedSentence(unranked, told);
  const all = figureOf(ranked.length + unranked.length, locale);
  return `${words.ranking.some(rankedCount, all)} ${unrankedSentence(unranked, told)}`;
}

function unrankedSentence(unranked: RankedOffers['unranked'], { words, locale }: ComparisonWords): string {
  const counts = new Map<string, number>();
  for (const { offer } of unranked) {
    counts.set(offer.price.currency, (counts.get(offer.price.currency) ?? 0) + 1);
  }
  return [...counts]
    .map(([currency, count]) => words.ranking.unranked(figureOf(count, locale), currency))
    .join(' ');
}

/** Says what prices are compared in where that is not the currency of the place; nothing where it is. */
export function otherCurrencySentence(
  currency: string | null,
  ofPlace: string,
  { words }: Pick<ComparisonWords, 'words'>,
): string {
  return currency === null || currency === ofPlace ? '' : `${words.ranking.comparedIn(currency, ofPlace)} `;
}

/** Of which day the exchange rates are; nothing where none were needed. */
export function ratesSentence(
  { ratesDate }: Pick<OffersState, 'ratesDate'>,
  { words, locale }: ComparisonWords,
): string {
  if (ratesDate === undefined || ratesDate === null) return '';
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return `${words.ranking.ratesOf(day.format(new Date(ratesDate)))} `;
}
