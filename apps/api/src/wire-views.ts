import type { OfferView, ProductView } from '@pricehunt/api-contract';
import { categoryPathOf, categorySlugOf } from './category-views';
import type { Offer, Product, ShippingTo } from '@pricehunt/offers';

/** A product as it goes over the wire. */
export function productViewOf(product: Product): ProductView {
  const category = categoryPathOf(categorySlugOf(product, product.category)).at(-1) ?? null;
  return { ...product, category, gtins: [...product.gtins], attributes: { ...product.attributes } };
}

/** An offer as it goes over the wire, with what shipping costs there: without the source's ready affiliate link. */
export function offerViewOf(offer: Offer, shipping: ShippingTo): OfferView {
  const { affiliateLink: _kept, shippingRates: _rates, shopRates: _shop, ...view } = offer;
  return { ...view, shipping, gtins: [...view.gtins], attributes: { ...view.attributes } };
}
