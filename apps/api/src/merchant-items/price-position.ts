import type { PricePosition } from '@pricehunt/api-contract';
import { homeOf, offerTotal, rankOffers, subtractMoney, totalIn } from '@pricehunt/offers';
import type { ExchangeRates, Money, Offer, PricePlace, RankedOffer } from '@pricehunt/offers';
import type { ProductOffer } from '@pricehunt/storage';

/** An offer among those that its price is compared with. */
interface Standing {
  readonly own: Money;
  /** The cheapest first. */
  readonly rivals: readonly RankedOffer[];
}

/**
 * Where an offer stands among all offers of its product, as shoppers in its shop's home see them: with shipping where it is known, in
 * the currency of the offer, among those of its condition class that can be bought there. Null where the offer is not among
 * them. Equal prices share a place.
 */
export function pricePositionOf(
  offerId: string,
  offers: readonly ProductOffer[],
  rates: ExchangeRates,
): PricePosition | null {
  const standing = standingOf(offerId, offers, rates);
  if (standing === null) return null;
  const { own, rivals } = standing;
  const [best] = rivals;
  return {
    position: rivals.filter(({ amount }) => amount.amountMinor < own.amountMinor).length + 1,
    offerCount: rivals.length + 1,
    best: best === undefined ? null : { price: best.amount, retailer: best.offer.retailer },
    gap: best === undefined ? null : subtractMoney(own, best.amount),
  };
}

/** The same in one word; null where the offer is not among them. Who shares the lowest price is cheapest. */
export function pricePlaceOf(
  offerId: string,
  offers: readonly ProductOffer[],
  rates: ExchangeRates,
): PricePlace | null {
  const standing = standingOf(offerId, offers, rates);
  if (standing === null) return null;
  const amounts = standing.rivals.map(({ amount }) => amount.amountMinor);
  if (amounts.length === 0) return 'alone';
  if (standing.own.amountMinor <= Math.min(...amounts)) return 'cheapest';
  return standing.own.amountMinor >= Math.max(...amounts) ? 'dearest' : 'middle';
}

/** What an offer costs at its shop's home, in its own currency: the price that is compared. */
export function ownPriceOf(own: Offer, rates: ExchangeRates): Money {
  return offerTotal(own, { destination: homeOf(own), rates }).own;
}

function standingOf(offerId: string, offers: readonly ProductOffer[], rates: ExchangeRates): Standing | null {
  const own = offers.find(({ offer }) => offer.id === offerId)?.offer;
  if (own === undefined) return null;
  const terms = { currency: own.price.currency, destination: homeOf(own), rates };
  const { ranked } = rankOffers(
    offers.map(({ offer }) => offer),
    terms,
  );
  const conditionClass = ranked.find(({ offer }) => offer.id === offerId)?.conditionClass;
  const rivals = ranked
    .filter(
      (each) =>
        each.offer.id !== offerId &&
        each.conditionClass === conditionClass &&
        each.isObtainable &&
        each.total.kind !== 'not-shipped',
    )
    .toSorted((left, right) => left.amount.amountMinor - right.amount.amountMinor);
  return { own: totalIn(offerTotal(own, terms), own.price.currency, rates) ?? own.price, rivals };
}
