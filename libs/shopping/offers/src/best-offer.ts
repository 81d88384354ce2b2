import type { ExchangeRates } from './exchange';
import { convertMoney, currencyWithRate, referenceUnits } from './exchange';
import type { Money } from './money';
import { compareMoney, subtractMoney } from './money';
import type { ConditionClass, Offer, PriceTax } from './offer';
import { conditionClassOf } from './offer';
import type { OfferTotal, PriceTerms } from './offer-total';
import { offerTotal, totalIn } from './offer-total';
import { compareTaxOfEqualAmounts, isLowerForCertain, taxPlace } from './price-tax';

/** Without affiliate links, sources and commissions, so that no arrangement with a shop can move an offer. */
export type RankingFacts = Pick<
  Offer,
  | 'id'
  | 'retailer'
  | 'price'
  | 'shipping'
  | 'shippingRates'
  | 'shopRates'
  | 'shopPolicy'
  | 'tax'
  | 'weightGrams'
  | 'availability'
  | 'condition'
  | 'checkedAt'
>;

interface ComparedOffer<O extends RankingFacts = Offer> {
  readonly offer: O;
  readonly total: OfferTotal;
  readonly conditionClass: ConditionClass;
  /** False when the shop says the offer is out of stock or discontinued. */
  readonly isObtainable: boolean;
}

export interface RankedOffer<O extends RankingFacts = Offer> extends ComparedOffer<O> {
  /** 1 is first. */
  readonly place: number;
  readonly amount: Money;
}

interface UnrankedOffer<O extends RankingFacts = Offer> {
  readonly offer: O;
  readonly reason: 'no-exchange-rate';
}

export interface OfferRanking<O extends RankingFacts = Offer> {
  readonly ranked: readonly RankedOffer<O>[];
  readonly unranked: readonly UnrankedOffer<O>[];
}

/** The best offer in one condition class, which sets the product's price. */
export interface ProductPrice<O extends RankingFacts = Offer> extends ComparedOffer<O> {
  /** Whether the offer may be called best: it can be ordered and shipped there. */
  readonly isBest: boolean;
}

/**
 * Sorts offers by cost in one currency:
 * 1. offers that can be shipped there first;
 * 2. offers that can be ordered, or may be, before those out of stock or discontinued;
 * 3. new before used;
 * 4. outside the US and Canada, prices without tax last (`taxPlace`);
 * 5. the lower amount first: delivered total, or item price where shipping is unknown;
 * 6. known before unknown shipping, included before excluded tax, stated before unknown availability;
 * 7. last checked first, then by id.
 * An offer that is cheaper whatever tax and shipping are added to the other always comes first. Offers without an
 * exchange rate are unranked.
 */
export function rankOffers<O extends RankingFacts>(
  offers: readonly O[],
  terms: PriceTerms & { readonly currency: string },
): OfferRanking<O> {
  const unranked: UnrankedOffer<O>[] = [];
  const placed: (ComparedOffer<O> & { readonly amount: Money })[] = [];
  for (const offer of offers) {
    const compared = comparedOffer(offer, terms);
    const amount = totalIn(compared.total, terms.currency, terms.rates);
    if (amount === null) unranked.push({ offer, reason: 'no-exchange-rate' });
    else placed.push({ ...compared, amount });
  }
  placed.sort((left, right) => compareOffers(left, right, terms, 'place'));
  return { ranked: placed.map((each, index) => ({ ...each, place: index + 1 })), unranked };
}

/**
 * The price of a product at a destination in one condition class, or null without offers. Known shipping ranks before
 * unknown and, outside the US and Canada, known tax before unknown, because these could use up the difference. Without
 * any convertible offer, uses the currency most offers are in.
 */
export function productPrice<O extends RankingFacts>(
  offers: readonly O[],
  conditionClass: ConditionClass,
  terms: PriceTerms,
): ProductPrice<O> | null {
  const own = offers.filter(({ condition }) => conditionClassOf(condition) === conditionClass);
  const pool = comparableOffers(own, terms.rates).map((offer) => comparedOffer(offer, terms));
  const [first] = pool.sort((left, right) => compareOffers(left, right, terms, 'claim'));
  if (first === undefined) return null;
  return { ...first, isBest: first.isObtainable && first.total.kind !== 'not-shipped' };
}

/** The condition class shown for a product: new, unless all offers are used. */
export function conditionShown(offers: readonly Pick<Offer, 'condition'>[]): ConditionClass {
  const isUsed = offers.length > 0 && offers.every(({ condition }) => conditionClassOf(condition) === 'used');
  return isUsed ? 'used' : 'new';
}

/** The first offer of the shown class, or null when none can be ordered. */
export function bestOffer<O extends RankingFacts>(
  offers: readonly O[],
  terms: PriceTerms,
): ProductPrice<O> | null {
  const price = productPrice(offers, conditionShown(offers), terms);
  return price?.isBest === true ? price : null;
}

interface PricedItem<O extends RankingFacts = Offer> {
  readonly offer: O;
  readonly price: Money;
  readonly tax: PriceTax;
}

/** Where prices with different tax aren't comparable (`taxPlace`), the preferred kind counts. */
export function cheapestItem<O extends RankingFacts>(
  offers: readonly O[],
  conditionClass: ConditionClass,
  { currency, ...terms }: PriceTerms & { readonly currency: string },
): PricedItem<O> | null {
  const placeOf = ({ total }: ComparedOffer<O>) => taxPlace(total.tax, terms.destination, 'claim');
  const leading = offers
    .map((offer) => comparedOffer(offer, terms))
    .filter((each) => each.conditionClass === conditionClass && each.isObtainable && isShipped(each))
    .sort((left, right) => compareOffers(left, right, terms, 'claim'));
  const [first] = leading;
  return leading
    .filter((each) => first !== undefined && placeOf(each) === placeOf(first))
    .flatMap(({ offer, total }) => {
      const price = convertMoney(offer.price, currency, terms.rates);
      return price === null ? [] : [{ offer, price, tax: total.tax }];
    })
    .reduce<PricedItem<O> | null>(
      (least, item) => (least && compareItems(least, item) <= 0 ? least : item),
      null,
    );
}

function compareItems(left: PricedItem<RankingFacts>, right: PricedItem<RankingFacts>): number {
  return compareMoney(left.price, right.price) || compareTaxOfEqualAmounts(left.tax, right.tax);
}

/** The requested currency, or the rates' base if it has no rate; if none can be compared or was requested, the most common one. */
export function rankingCurrency(
  offers: readonly Pick<Offer, 'price'>[],
  wanted: string | null,
  rates: ExchangeRates,
): string | null {
  if (offers.length === 0) return wanted;
  const withRate = offers.filter(({ price }) => referenceUnits(price.currency, rates) !== null);
  if (withRate.length > 0)
    return wanted === null ? commonCurrency(withRate) : currencyWithRate(wanted, rates);
  return wanted !== null && offers.some(({ price }) => price.currency === wanted)
    ? wanted
    : commonCurrency(offers);
}

/**
 * The saving of the second offer, or null unless it is certainly cheaper. Compares totals with totals and item prices
 * with item prices. An item price against a delivered total, or a price without tax against one with tax, gives a lower
 * bound of the saving; the reverse gives nothing.
 */
export function savingsAgainst(
  pasted: OfferTotal,
  best: OfferTotal,
  { currency, rates }: { readonly currency: string; readonly rates: ExchangeRates },
): Money | null {
  if (pasted.kind === 'not-shipped' || best.kind === 'not-shipped') return null;
  if (pasted.kind === 'delivered' && best.kind === 'item-only') return null;
  if (!isLowerForCertain(best.tax, pasted.tax)) return null;
  const [from, to] = [totalIn(pasted, currency, rates), totalIn(best, currency, rates)];
  if (from === null || to === null) return null;
  const saved = subtractMoney(from, to);
  return saved.amountMinor > 0 ? saved : null;
}

function comparedOffer<O extends RankingFacts>(offer: O, terms: PriceTerms): ComparedOffer<O> {
  const total = offerTotal(offer, terms);
  return {
    offer,
    total,
    conditionClass: conditionClassOf(offer.condition),
    isObtainable: offer.availability !== 'out_of_stock' && offer.availability !== 'discontinued',
  };
}

/** A claim such as "best price" puts known shipping and the preferred tax first, whatever the amounts. */
function compareOffers(
  left: ComparedOffer<RankingFacts>,
  right: ComparedOffer<RankingFacts>,
  { destination }: PriceTerms,
  purpose: 'place' | 'claim',
) {
  const taxPlaceOf = ({ total }: ComparedOffer<RankingFacts>) => taxPlace(total.tax, destination, purpose);
  const known = Number(right.total.kind === 'delivered') - Number(left.total.kind === 'delivered');
  return (
    Number(isShipped(right)) - Number(isShipped(left)) ||
    Number(right.isObtainable) - Number(left.isObtainable) ||
    Number(left.conditionClass === 'used') - Number(right.conditionClass === 'used') ||
    taxPlaceOf(left) - taxPlaceOf(right) ||
    (purpose === 'claim' ? known : 0) ||
    comparableAmount(left) - comparableAmount(right) ||
    known ||
    compareTaxOfEqualAmounts(left.total.tax, right.total.tax) ||
    Number(left.offer.availability === 'unknown') - Number(right.offer.availability === 'unknown') ||
    checkedAtMs(right.offer) - checkedAtMs(left.offer) ||
    compareText(left.offer.id, right.offer.id)
  );
}

function isShipped({ total }: ComparedOffer<RankingFacts>): boolean {
  return total.kind !== 'not-shipped';
}

/** Compared offers all have an exchange rate, or are all in one currency. */
function comparableAmount({ total }: ComparedOffer<RankingFacts>): number {
  return total.reference ?? total.own.amountMinor;
}

function checkedAtMs({ checkedAt }: RankingFacts): number {
  const checkedAtMs = Date.parse(checkedAt);
  return Number.isNaN(checkedAtMs) ? 0 : checkedAtMs;
}

function comparableOffers<O extends RankingFacts>(offers: readonly O[], rates: ExchangeRates): readonly O[] {
  const withRate = offers.filter(({ price }) => referenceUnits(price.currency, rates) !== null);
  if (withRate.length > 0) return withRate;
  const currency = commonCurrency(offers);
  return offers.filter(({ price }) => price.currency === currency);
}

/** The currency of most offers, alphabetically first on a tie; null without offers. */
function commonCurrency(offers: readonly Pick<Offer, 'price'>[]): string | null {
  const counts = new Map<string, number>();
  for (const { price } of offers) counts.set(price.currency, (counts.get(price.currency) ?? 0) + 1);
  const [most] = [...counts].sort((one, other) => other[1] - one[1] || compareText(one[0], other[0]));
  return most?.[0] ?? null;
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
