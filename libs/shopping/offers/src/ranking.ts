import type { ExchangeRates } from './exchange';
import type { Money } from './money';
import { compareMoney, subtractMoney } from './money';
import type { Availability, Offer } from './offer';
import type { TotalPrice } from './total-price';
import { amountOf, inCurrency, totalPrice } from './total-price';

/**
 * Everything the ranking may read of an offer. Affiliate links, sources and commissions are not among it, so that no
 * arrangement with a shop can move an offer.
 */
export type RankingFacts = Pick<Offer, 'id' | 'price' | 'shipping' | 'availability' | 'checkedAt'>;

/** An offer at its place in a ranking. */
export interface RankedOffer<O extends RankingFacts = Offer> {
  readonly offer: O;
  /** 1 is the first place. */
  readonly place: number;
  /** What it costs, in the currency of the ranking. */
  readonly total: TotalPrice;
  /** Whether its place rests on the item price alone, because delivery's cost is not known. */
  readonly isShippingUnknown: boolean;
  /** False when the shop says that it is out of stock or discontinued. */
  readonly isObtainable: boolean;
}

/** An offer that could not take a place, with the reason. */
interface UnrankedOffer<O extends RankingFacts = Offer> {
  readonly offer: O;
  readonly reason: 'no-exchange-rate';
}

/** Offers in order, and those that cannot be compared. */
export interface OfferRanking<O extends RankingFacts = Offer> {
  readonly ranked: readonly RankedOffer<O>[];
  readonly unranked: readonly UnrankedOffer<O>[];
}

/** The currency to compare in, and the rates for offers in others. */
export interface RankingTerms {
  readonly currency: string;
  readonly rates?: ExchangeRates | undefined;
}

/**
 * Puts offers in order of what they cost delivered, in one currency:
 * 1. what can be ordered, or may be for all that is known, before what is out of stock or discontinued;
 * 2. the lower amount first: the delivered total, or the item price where delivery's cost is unknown (flagged);
 * 3. at the same amount, a known delivered total before an item price, and stated availability before unknown;
 * 4. then the one checked last, then by id.
 * Offers that no rate can bring into the currency are unranked. The input is left as it is.
 */
export function rankOffers<O extends RankingFacts>(
  offers: readonly O[],
  terms: RankingTerms,
): OfferRanking<O> {
  const placed: { offer: O; standing: Standing }[] = [];
  const unranked: UnrankedOffer<O>[] = [];
  for (const offer of offers) {
    const standing = standingOf(offer, terms);
    if (standing === null) unranked.push({ offer, reason: 'no-exchange-rate' });
    else placed.push({ offer, standing });
  }
  placed.sort((left, right) => compareStandings(left.standing, right.standing));
  const ranked = placed.map(({ offer, standing }, index) => ({
    offer,
    place: index + 1,
    total: standing.total,
    isShippingUnknown: standing.total.kind === 'item-only',
    isObtainable: isObtainable(standing.availability),
  }));
  return { ranked, unranked };
}

/**
 * The offer that may be called best, or null when nothing can be obtained. A claim needs proof: an offer with a known delivered
 * total is preferred over every item price, however low, since delivery could eat the difference; among those, stated
 * availability over unknown; then the ranking's own order decides.
 */
export function bestOffer<O extends RankingFacts>(ranking: OfferRanking<O>): RankedOffer<O> | null {
  const obtainable = ranking.ranked.filter((ranked) => ranked.isObtainable);
  const delivered = obtainable.filter((ranked) => !ranked.isShippingUnknown);
  const provable = delivered.length > 0 ? delivered : obtainable;
  return provable.find(({ offer }) => offer.availability !== 'unknown') ?? provable[0] ?? null;
}

/**
 * What a shopper saves by the second offer, in the currency of the first; null unless it is provably cheaper.
 * Totals are compared with totals and item prices with item prices. An item price against a delivered total gives the least
 * that is saved; a delivered total against an item price proves nothing.
 */
export function savingsAgainst(
  pasted: Pick<Offer, 'price' | 'shipping'>,
  best: Pick<Offer, 'price' | 'shipping'>,
  rates?: ExchangeRates,
): Money | null {
  const from = totalPrice(pasted, rates);
  const to = totalPrice(best, rates);
  if (from.kind === 'delivered' && to.kind === 'item-only') return null;
  const cost = inCurrency(amountOf(to), pasted.price.currency, rates);
  if (cost === null) return null;
  const saved = subtractMoney(amountOf(from), cost);
  return saved.amountMinor > 0 ? saved : null;
}

interface Standing {
  readonly id: string;
  readonly total: TotalPrice;
  readonly availability: Availability;
  readonly checkedAtMs: number;
}

function standingOf(offer: RankingFacts, { currency, rates }: RankingTerms): Standing | null {
  const price = inCurrency(offer.price, currency, rates);
  if (price === null) return null;
  const checkedAtMs = Date.parse(offer.checkedAt);
  return {
    id: offer.id,
    total: totalPrice({ price, shipping: offer.shipping }, rates),
    availability: offer.availability,
    checkedAtMs: Number.isNaN(checkedAtMs) ? 0 : checkedAtMs,
  };
}

function compareStandings(left: Standing, right: Standing): number {
  return (
    Number(isObtainable(right.availability)) - Number(isObtainable(left.availability)) ||
    compareMoney(amountOf(left.total), amountOf(right.total)) ||
    Number(left.total.kind === 'item-only') - Number(right.total.kind === 'item-only') ||
    Number(left.availability === 'unknown') - Number(right.availability === 'unknown') ||
    right.checkedAtMs - left.checkedAtMs ||
    compareText(left.id, right.id)
  );
}

function isObtainable(availability: Availability): boolean {
  return availability !== 'out_of_stock' && availability !== 'discontinued';
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
