import type { OfferView, ProductView } from '@pricehunt/api-contract';
import { categoryPathOf, categorySlugOf } from './category-views';
import { factsFor, taxOf } from '@pricehunt/offers';
import type { Offer, Product, ShippingTerms } from '@pricehunt/offers';
import { isItemSource } from '../item-owners/item-shop';

export function productViewOf(product: Product): ProductView {
  const category = categoryPathOf(categorySlugOf(product, product.category)).at(-1) ?? null;
  return { ...product, category, gtins: [...product.gtins], attributes: { ...product.attributes } };
}

/** Leaves out the source's ready affiliate link. */
export function offerViewOf(offer: Offer, terms: StatedTerms): OfferView {
  const {
    affiliateLink: _kept,
    shippingRates: _rates,
    shopRates: _shop,
    shopPolicy: _policy,
    facts: _facts,
    ...own
  } = offer;
  const { tax: _stated, weightGrams: _weight, ...view } = own;
  const tax = taxOf(offer);
  return {
    ...view,
    shipping: terms.shipping,
    ...shippingDetailsOf(offer, terms),
    ...factsOf(offer, terms.country ?? null),
    ...(tax === 'included' ? {} : { tax }),
    gtins: [...view.gtins],
    attributes: { ...view.attributes },
  };
}

type StatedTerms = Pick<ShippingTerms, 'shipping'> &
  Partial<ShippingTerms> & { readonly country?: string | null };

function factsOf(offer: Offer, country: string | null): Pick<OfferView, 'facts'> {
  const facts = factsFor(offer.facts, country);
  if (facts === undefined) return {};
  const { payments, ...others } = facts;
  return { facts: { ...others, ...(payments === undefined ? {} : { payments: [...payments] }) } };
}

function shippingDetailsOf(
  { source }: Offer,
  { origin = null, freeFrom = null, deliveryDays = null, note = null }: StatedTerms,
): Pick<OfferView, 'shippingDetails'> {
  const shippingDetails = {
    ...(origin === null
      ? {}
      : { origin: origin === 'offer' && isItemSource(source) ? ('feed' as const) : origin }),
    ...(freeFrom === null ? {} : { freeFrom }),
    ...(deliveryDays === null ? {} : { deliveryDays }),
    ...(note === null ? {} : { note }),
  };
  return Object.keys(shippingDetails).length === 0 ? {} : { shippingDetails };
}
