import type { PricePosition } from '@pricehunt/api-contract';
import { subtractMoney } from '@pricehunt/offers';
import type { Offer, PricePlace } from '@pricehunt/offers';
import type { ProductOffer } from '@pricehunt/storage';

/**
 * Where an offer stands among all offers of its product that are in its currency and condition and can be bought; null where
 * the offer is not among them. Equal prices share a place.
 */
export function pricePositionOf(offerId: string, offers: readonly ProductOffer[]): PricePosition | null {
  const own = offers.find(({ offer }) => offer.id === offerId)?.offer;
  if (own === undefined) return null;
  const others = rivalsOf(own, offers);
  const cheaper = others.filter(({ price }) => price.amountMinor < own.price.amountMinor);
  const [best] = others.toSorted((one, other) => one.price.amountMinor - other.price.amountMinor);
  return {
    position: cheaper.length + 1,
    offerCount: others.length + 1,
    best: best === undefined ? null : { price: best.price, retailer: best.retailer },
    gap: best === undefined ? null : subtractMoney(own.price, best.price),
  };
}

/** The same in one word; null where the offer is not among them. Who shares the lowest price is cheapest. */
export function pricePlaceOf(offerId: string, offers: readonly ProductOffer[]): PricePlace | null {
  const own = offers.find(({ offer }) => offer.id === offerId)?.offer;
  if (own === undefined) return null;
  const amounts = rivalsOf(own, offers).map(({ price }) => price.amountMinor);
  if (amounts.length === 0) return 'alone';
  if (own.price.amountMinor <= Math.min(...amounts)) return 'cheapest';
  return own.price.amountMinor >= Math.max(...amounts) ? 'dearest' : 'middle';
}

/** The other offers that the price is compared with. */
function rivalsOf(own: Offer, offers: readonly ProductOffer[]): readonly Offer[] {
  return offers
    .map(({ offer }) => offer)
    .filter(
      ({ id, price, condition, availability }) =>
        id !== own.id &&
        price.currency === own.price.currency &&
        condition === own.condition &&
        availability !== 'out_of_stock' &&
        availability !== 'discontinued',
    );
}
