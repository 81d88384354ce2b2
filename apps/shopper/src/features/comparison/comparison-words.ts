import type {
  Comparison,
  DealVerdictView,
  Identification,
  OfferMatch,
  OffersState,
} from '@pricehunt/api-contract';
import { formatMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import { hostOf } from '@pricehunt/product-links';
import { figureOf, useDisplayLocale } from '@pricehunt/ui-kit';
import type { Messages } from '../../messages/english';
import { useMessages } from '../../messages/use-messages';

/** In which words and by which locale a comparison is told. */
export interface ComparisonWords {
  readonly words: Messages['comparison'];
  readonly locale: string;
}

/** Reads the words and the locale of the page. */
export function useComparisonWords(): ComparisonWords {
  return { words: useMessages().comparison, locale: useDisplayLocale() };
}

/** The shop of the pasted link, as it names itself or by its host; null for a search by words. */
export function pastedShopName({ identification, link }: Comparison): string | null {
  return identification.shopName ?? (link === null ? null : hostOf(link));
}

/** Why the pasted page says little, and what was done instead; null where it was read. */
export function identificationSentence(
  { state, reason }: Identification,
  shopName: string | null,
  { words }: Pick<ComparisonWords, 'words'>,
): string | null {
  if (state === 'pending' || state === 'read') return null;
  if (state === 'from-words') return words.identification.fromWords;
  const why = words.identification[reason ?? 'unread'](shopName ?? words.product.theShop);
  return `${why} ${words.identification.byLink}`;
}

/** Why an offer is held to be the same product; how sure that is, where it is not certain. */
export function matchSentence(match: OfferMatch, { words, locale }: ComparisonWords): string {
  const sentence = words.match(match);
  return match.level === 'probably-same'
    ? words.matchSure(sentence, percentOf(match.confidence, locale))
    : sentence;
}

/** Whether anything was found beyond the pasted offer itself. */
export function hasAlternatives({ ranked, unranked }: OffersState): boolean {
  return [...ranked, ...unranked].some(({ match }) => match.level !== 'pasted');
}

/** How many offers from how many shops there are. */
export function offerCountSentence({ ranked, unranked }: OffersState, told: ComparisonWords): string {
  const rows = [...ranked, ...unranked];
  const shops = new Set(rows.map(({ offer }) => offer.retailer.domain)).size;
  return told.words.outcome.offersFromShops(figureOf(rows.length, told.locale), figureOf(shops, told.locale));
}

/** What is read out once a search has ended: "4 offers from 4 shops; best €269.90 delivered". */
export function outcomeSentence(offers: OffersState, told: ComparisonWords): string {
  const { words, locale } = told;
  const best = offers.ranked.find(({ offer }) => offer.id === offers.best?.offerId);
  if (best === undefined || !hasAlternatives(offers)) return words.outcome.none;
  const price = best.deliveredTotal ?? best.itemPrice ?? best.offer.price;
  return words.outcome.best(
    offerCountSentence(offers, told),
    formatMoney(price, locale),
    best.deliveredTotal !== null,
  );
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

/** Of which day the exchange rates are; nothing where none were needed. */
export function ratesSentence(
  { ratesDate }: Pick<OffersState, 'ratesDate'>,
  { words, locale }: ComparisonWords,
): string {
  if (ratesDate === undefined || ratesDate === null) return '';
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return `${words.ranking.ratesOf(day.format(new Date(ratesDate)))} `;
}

/** What the price history says of today's price, with its evidence. */
export function verdictSentence(verdict: DealVerdictView, { words, locale }: ComparisonWords): string {
  const { median90, percentBelowMedian: percent } = verdict;
  if (verdict.verdict === 'not-enough-data' || median90 === null || percent === null) {
    return words.verdict.tooEarly(figureOf(verdict.daysOfData, locale));
  }
  const size = percentOf(Math.abs(percent) / 100, locale);
  const median = formatMoney(median90, locale);
  if (Math.abs(percent) < 1) return words.verdict[verdict.verdict](words.verdict.atMedian(median));
  const distance = percent > 0 ? words.verdict.underMedian : words.verdict.overMedian;
  return words.verdict[verdict.verdict](distance(size, median));
}

function percentOf(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
