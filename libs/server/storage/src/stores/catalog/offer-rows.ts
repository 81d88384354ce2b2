import { visibleText } from '@pricehunt/offers';
import type { Money, Offer, RankingFacts, Shipping } from '@pricehunt/offers';
import { retailerItemKey, shopItemKey } from '@pricehunt/product-links';
import type { Access } from '../../access';
import { digestOf } from '../../keys';
import type { ProductOffer } from '../../rows/catalog';

export type OfferRow = Access['tables']['offers']['$inferSelect'];

export function offerRow({ productId, offer }: ProductOffer): OfferRow {
  const { id, source, retailer, seller, sku, title, brand, gtins, mpn, attributes, imageUrl } = offer;
  const { link, affiliateLink, price, listPrice, shipping, availability, condition, checkedAt } = offer;
  const shippingCost = shipping.kind === 'known' ? shipping.cost : null;
  // A single literal, because a feed creates a million of these.
  return {
    id,
    productId,
    source,
    seller: seller === null ? null : visibleText(seller),
    sku,
    title: visibleText(title),
    brand: brand === null ? null : visibleText(brand),
    gtins,
    mpn,
    attributes,
    imageUrl,
    link,
    affiliateLink,
    availability,
    condition,
    checkedAt,
    retailerDomain: retailer.domain,
    retailerName: visibleText(retailer.name),
    linkKey: digestOf(link),
    affiliateLinkKey: affiliateLink === null ? null : digestOf(affiliateLink),
    itemKey: itemKeyOf(offer),
    priceMinor: price.amountMinor,
    currency: price.currency,
    listPriceMinor: listPrice?.amountMinor ?? null,
    listPriceCurrency: listPrice?.currency ?? null,
    shippingKind: shipping.kind,
    shippingMinor: shippingCost?.amountMinor ?? null,
    shippingCurrency: shippingCost?.currency ?? null,
    shippingRates: offer.shippingRates,
    tax: offer.tax ?? 'unknown',
    weightGrams: offer.weightGrams ?? null,
    facts: offer.facts ?? null,
  };
}

/** A digest of the shop's own item key: a marketplace's link, or another shop's SKU. */
function itemKeyOf({ link, retailer, sku }: Offer): string | null {
  const key = shopItemKey(link) ?? (sku === null ? null : retailerItemKey(retailer.domain, sku));
  return key === null ? null : digestOf(key);
}

export function productOfferOf(row: OfferRow): ProductOffer {
  const { id, productId, source, seller, sku, title, brand, gtins, mpn, attributes, imageUrl } = row;
  const { link, affiliateLink, availability, condition, checkedAt } = row;
  const offer: Offer = {
    id,
    source,
    seller,
    sku,
    title,
    brand,
    gtins,
    mpn,
    attributes,
    imageUrl,
    link,
    affiliateLink,
    availability,
    condition,
    checkedAt,
    retailer: { name: row.retailerName, domain: row.retailerDomain },
    price: { amountMinor: row.priceMinor, currency: row.currency },
    listPrice: moneyOf(row.listPriceMinor, row.listPriceCurrency),
    shipping: shippingOf(row),
    shippingRates: row.shippingRates,
    ...taxAndWeightOf(row),
    ...(row.facts === null ? {} : { facts: row.facts }),
  };
  return { productId, offer };
}

/** Leaves out rarely stated fields without a value. */
function taxAndWeightOf({
  tax,
  weightGrams,
}: Pick<OfferRow, 'tax' | 'weightGrams'>): Pick<Offer, 'tax' | 'weightGrams'> {
  return { ...(tax === 'unknown' ? {} : { tax }), ...(weightGrams === null ? {} : { weightGrams }) };
}

/** The fields of an offer that determine a product's price. */
export type OfferOfPrice = RankingFacts;

type PriceColumns = Pick<
  OfferRow,
  | 'id'
  | 'priceMinor'
  | 'currency'
  | 'availability'
  | 'condition'
  | 'checkedAt'
  | 'retailerDomain'
  | 'retailerName'
  | 'shippingKind'
  | 'shippingMinor'
  | 'shippingCurrency'
  | 'shippingRates'
  | 'tax'
  | 'weightGrams'
>;

export function offerOfPrice(row: PriceColumns): OfferOfPrice {
  const { id, availability, condition, checkedAt, shippingRates } = row;
  return {
    id,
    availability,
    condition,
    checkedAt,
    shippingRates,
    retailer: { name: row.retailerName, domain: row.retailerDomain },
    price: { amountMinor: row.priceMinor, currency: row.currency },
    shipping: shippingOf(row),
    ...taxAndWeightOf(row),
  };
}

function shippingOf({
  shippingKind,
  shippingMinor,
  shippingCurrency,
}: Pick<OfferRow, 'shippingKind' | 'shippingMinor' | 'shippingCurrency'>): Shipping {
  if (shippingKind !== 'known') return { kind: shippingKind };
  const cost = moneyOf(shippingMinor, shippingCurrency);
  return cost === null ? { kind: 'unknown' } : { kind: 'known', cost };
}

function moneyOf(amountMinor: number | null, currency: string | null): Money | null {
  return amountMinor === null || currency === null ? null : { amountMinor, currency };
}
