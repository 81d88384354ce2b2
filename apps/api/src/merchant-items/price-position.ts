import type { PricePosition } from '@pricehunt/api-contract/merchant-products';
import {
  isLowerForCertain,
  mainCountryOf,
  offerTotal,
  rankOffers,
  subtractMoney,
  totalIn,
} from '@pricehunt/offers';
import type {
  ExchangeRates,
  Money,
  Offer,
  OfferTotal,
  PricePlace,
  PriceTax,
  RankedOffer,
} from '@pricehunt/offers';
import type { ProductOffer } from '@pricehunt/storage';

interface Standing {
  readonly own: Money;
  readonly country: string | null;
  readonly rivals: readonly RankedOffer[];
  /** In minor units of the reference currency; 0 when no rival is cheaper. */
  readonly referenceGap: number;
  readonly winningPrice: Money | null;
}

export interface RankedPosition extends PricePosition {
  readonly place: PricePlace;
  readonly referenceGap: number;
}

/**
 * The price position of an offer as shoppers in its shop's main country see it: with known shipping, in the
 * offer's currency, among available offers of its condition class. When prices differ in tax, a rival counts
 * only if it's certain which is lower, and the gap is the least possible. Null when the offer is not among
 * them. Equal prices share a rank.
 */
export function pricePositionOf(
  offerId: string,
  offers: readonly ProductOffer[],
  rates: ExchangeRates,
): RankedPosition | null {
  const standing = standingOf(offerId, offers, rates);
  if (standing === null) return null;
  const { own, country, rivals, referenceGap, winningPrice } = standing;
  const [best] = rivals;
  return {
    own,
    country,
    referenceGap,
    winningPrice,
    position: rivals.filter(({ amount }) => amount.amountMinor < own.amountMinor).length + 1,
    offerCount: rivals.length + 1,
    best: best === undefined ? null : { price: best.amount, retailer: best.offer.retailer },
    gap: best === undefined ? null : subtractMoney(own, best.amount),
    place: placeOf(standing),
  };
}

export interface MarketOffer {
  readonly offer: Offer;
  /** In the own offer's currency, with shipping if it's known. */
  readonly amount: Money;
  readonly kind: OfferTotal['kind'];
  /** 1 is the cheapest; null for offers that don't compete with the own one. */
  readonly position: number | null;
}

/** All offers beside the own one, as `pricePositionOf` compares them: those that compete first, cheapest first. */
export function marketOf(
  offerId: string,
  offers: readonly ProductOffer[],
  rates: ExchangeRates,
): readonly MarketOffer[] {
  const standing = standingOf(offerId, offers, rates);
  if (standing === null) return [];
  const { own, country, rivals } = standing;
  const competing = new Set([offerId, ...rivals.map(({ offer }) => offer.id)]);
  const amounts = [own, ...rivals.map(({ amount }) => amount)].map(({ amountMinor }) => amountMinor);
  return offers
    .flatMap(({ offer }): readonly MarketOffer[] => {
      const total = offerTotal(offer, { destination: country, rates });
      const amount = totalIn(total, own.currency, rates);
      if (amount === null) return [];
      const position = competing.has(offer.id)
        ? amounts.filter((each) => each < amount.amountMinor).length + 1
        : null;
      return [{ offer, amount, kind: total.kind, position }];
    })
    .toSorted(
      (one, other) =>
        Number(one.position === null) - Number(other.position === null) ||
        one.amount.amountMinor - other.amount.amountMinor,
    );
}

function placeOf({ own, rivals }: Standing): PricePlace {
  const amounts = rivals.map(({ amount }) => amount.amountMinor);
  if (amounts.length === 0) return 'alone';
  if (own.amountMinor <= Math.min(...amounts)) return 'cheapest';
  return own.amountMinor >= Math.max(...amounts) ? 'dearest' : 'middle';
}

function standingOf(offerId: string, offers: readonly ProductOffer[], rates: ExchangeRates): Standing | null {
  const own = offers.find(({ offer }) => offer.id === offerId)?.offer;
  if (own === undefined) return null;
  const country = mainCountryOf(own);
  const { currency } = own.price;
  const terms = { currency, destination: country, rates };
  const { ranked } = rankOffers(
    offers.map(({ offer }) => offer),
    terms,
  );
  const totalOf = (offer: Offer) => {
    const total = offerTotal(offer, terms);
    return { ...total, amount: totalIn(total, currency, rates) ?? total.own };
  };
  const total = totalOf(own);
  const conditionClass = ranked.find(({ offer }) => offer.id === offerId)?.conditionClass;
  const rivals = ranked
    .filter(
      (each) =>
        each.offer.id !== offerId &&
        each.conditionClass === conditionClass &&
        each.isObtainable &&
        each.total.kind !== 'not-shipped' &&
        isComparable(total, { tax: each.total.tax, amount: each.amount }),
    )
    .toSorted((left, right) => left.amount.amountMinor - right.amount.amountMinor);
  const [best] = rivals;
  const isBeaten = best !== undefined && best.amount.amountMinor < total.amount.amountMinor;
  const rivalIds = new Set(rivals.map(({ offer }) => offer.id));
  const isFirstAt = (price: Money) => {
    const priced = offers.map(({ offer }) => (offer.id === offerId ? { ...offer, price } : offer));
    const first = rankOffers(priced, terms).ranked.find(
      ({ offer }) => offer.id === offerId || rivalIds.has(offer.id),
    );
    return first?.offer.id === offerId;
  };
  const winningPrice =
    isBeaten && total.kind !== 'not-shipped'
      ? winningPriceOf(own, best.amount.amountMinor - 1, (offer) => totalOf(offer).amount.amountMinor)
      : null;
  return {
    own: total.amount,
    country,
    rivals,
    referenceGap: isBeaten ? (total.reference ?? 0) - (best.total.reference ?? 0) : 0,
    // Outside the US and Canada, no price without tax comes before one that includes it.
    winningPrice: winningPrice !== null && isFirstAt(winningPrice) ? winningPrice : null,
  };
}

interface TaxedAmount {
  readonly tax: PriceTax;
  readonly amount: Money;
}

function isComparable(one: TaxedAmount, other: TaxedAmount): boolean {
  const difference = one.amount.amountMinor - other.amount.amountMinor;
  return (
    (difference <= 0 && isLowerForCertain(one.tax, other.tax)) ||
    (difference >= 0 && isLowerForCertain(other.tax, one.tax))
  );
}

/** Tries shipping at today's price and below the target too, since a lower price can lose free shipping. */
function winningPriceOf(
  own: Offer,
  targetMinor: number,
  totalMinorOf: (offer: Offer) => number,
): Money | null {
  const { amountMinor, currency } = own.price;
  const at = (priceMinor: number) => totalMinorOf({ ...own, price: { amountMinor: priceMinor, currency } });
  const shippingNow = at(amountMinor) - amountMinor;
  const candidates = [
    targetMinor,
    targetMinor - (at(targetMinor) - targetMinor),
    targetMinor - shippingNow,
  ].filter((each) => each > 0 && each <= amountMinor && at(each) <= targetMinor);
  return candidates.length === 0 ? null : { amountMinor: Math.max(...candidates), currency };
}
