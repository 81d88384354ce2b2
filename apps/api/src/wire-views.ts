import type { OfferView, ProductView } from '@pricehunt/api-contract';
import type { Offer, Product } from '@pricehunt/offers';

/** A product as it goes over the wire. */
export function productViewOf(product: Product): ProductView {
  return { ...product, gtins: [...product.gtins], attributes: { ...product.attributes } };
}

/** An offer as it goes over the wire: without the source's ready affiliate link. */
export function offerViewOf(offer: Offer): OfferView {
  const { affiliateLink: _kept, ...view } = offer;
  return { ...view, gtins: [...view.gtins], attributes: { ...view.attributes } };
}
