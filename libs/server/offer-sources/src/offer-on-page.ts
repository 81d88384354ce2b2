import type { Offer } from '@pricehunt/offers';
import type { ExtractedProduct } from '@pricehunt/product-extraction';

/** Updates an offer from its page; null unless the page certainly shows the same product. */
export function asOnPage(offer: Offer, page: ExtractedProduct, checkedAt: string): Offer | null {
  const { price } = page;
  if (price === null || page.priceKind !== 'exact' || price.currency !== offer.price.currency) return null;
  if (isOtherByCode(offer, page)) return null;
  return {
    ...offer,
    source: 'structured-page',
    price,
    listPrice: page.listPrice,
    shipping: page.shipping.kind === 'unknown' ? offer.shipping : page.shipping,
    shippingRates: page.shippingRates.length > 0 ? page.shippingRates : offer.shippingRates,
    availability: page.availability,
    checkedAt,
    ...(page.tax === 'unknown' ? {} : { tax: page.tax }),
    ...(page.weightGrams === null ? {} : { weightGrams: page.weightGrams }),
    // An empty object replaces stored facts that the page no longer states.
    ...(page.facts === null && offer.facts === undefined ? {} : { facts: page.facts ?? {} }),
  };
}

/** Whether both have GTINs, but none in common. */
export function isOtherByCode(offer: Offer, { gtins }: Pick<ExtractedProduct, 'gtins'>): boolean {
  return gtins.length > 0 && offer.gtins.length > 0 && !gtins.some((gtin) => offer.gtins.includes(gtin));
}
