import type { OffersState } from '@pricehunt/api-contract/comparisons';
import { areRatesOld } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import { figureOf, useDisplayLocale } from '@pricehunt/ui-kit';
import type { Messages } from '../messages/english';
import { useMessages } from '../messages/use-messages';
import { useMoment } from '../browser/use-moment';

export interface ComparisonWords {
  readonly words: Messages['comparison'];
  readonly locale: string;
  readonly now: Date;
}

export function useComparisonWords(): ComparisonWords {
  return { words: useMessages().comparison, locale: useDisplayLocale(), now: useMoment() };
}

type RankingWords = Pick<ComparisonWords, 'words' | 'locale'>;

export interface RankedOffers {
  readonly ranked: readonly unknown[];
  readonly unranked: readonly { readonly offer: { readonly price: Money } }[];
}

/** Such as "Cheapest of 5 of 6 offers. One in USD has no exchange rate today and is not ranked." */
export function rankingSentence({ ranked, unranked }: RankedOffers, wording: RankingWords): string {
  const { words, locale } = wording;
  const rankedCount = figureOf(ranked.length, locale);
  if (unranked.length === 0) {
    return ranked.length === 1 ? words.ranking.onlyOne : words.ranking.all(rankedCount);
  }
  if (ranked.length === 0) return unrankedSentence(unranked, wording);
  const all = figureOf(ranked.length + unranked.length, locale);
  return `${words.ranking.some(rankedCount, all)} ${unrankedSentence(unranked, wording)}`;
}

function unrankedSentence(unranked: RankedOffers['unranked'], { words, locale }: RankingWords): string {
  const counts = new Map<string, number>();
  for (const { offer } of unranked) {
    counts.set(offer.price.currency, (counts.get(offer.price.currency) ?? 0) + 1);
  }
  return [...counts]
    .map(([currency, count]) => words.ranking.unranked(figureOf(count, locale), currency))
    .join(' ');
}

/** Names the currency of the comparison when it differs from the place's; empty otherwise. */
export function otherCurrencySentence(
  currency: string | null,
  ofPlace: string,
  { words }: Pick<ComparisonWords, 'words'>,
): string {
  return currency === null || currency === ofPlace ? '' : `${words.ranking.comparedIn(currency, ofPlace)} `;
}

/** The date of the exchange rates, with a warning when they are out of date; nothing when none were needed. */
export function ratesSentence(
  { ratesDate }: Pick<OffersState, 'ratesDate'>,
  { words, locale, now }: ComparisonWords,
): string {
  if (ratesDate === undefined || ratesDate === null) return '';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = format.format(new Date(ratesDate));
  const { ratesOf, oldRatesOf } = words.ranking;
  return `${areRatesOld(ratesDate, now) ? oldRatesOf(day) : ratesOf(day)} `;
}

export function OldRatesNote({ ratesDate }: Pick<OffersState, 'ratesDate'>) {
  const wording = useComparisonWords();
  if (ratesDate === undefined || ratesDate === null || !areRatesOld(ratesDate, wording.now)) return null;
  return <p className="mt-3 mb-3 text-sm text-ink-muted">{ratesSentence({ ratesDate }, wording)}</p>;
}
