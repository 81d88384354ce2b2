import type { FeedItem, FeedShipping } from '@pricehunt/merchant-feeds';
import { priceInEffect } from '@pricehunt/merchant-feeds';
import { isCountry } from '@pricehunt/offers';
import type { Money, Offer, Product, ProductIdentity, Shipping, ShippingRate } from '@pricehunt/offers';
import { shopCategoryOf } from '@pricehunt/product-categories';
import { canonicalLink } from '@pricehunt/product-links';
import { hash } from 'node:crypto';
import { saidAtOf, trackedLinkOf } from './item-shop';

/** Who offers an item, and when and where it is looked at. */
export interface ItemSeller {
  readonly businessId: string;
  readonly name: string;
  /** The verified domain that the item's link lies in, or the shop's own site. */
  readonly domain: string;
  /** The country that charges without one are for; null: the shop's home. */
  readonly country: string | null;
  /** Where the offer comes from. */
  readonly source: string;
}

/** The id of the item's offer: the same in every run. */
export function offerIdOf(businessId: string, itemId: string): string {
  return `mo-${digestOf(businessId, itemId)}`;
}

/** The id of the product that the item makes when the catalog has none for it. */
export function ownProductIdOf(businessId: string, itemId: string): string {
  return `mp-${digestOf(businessId, itemId)}`;
}

/** The item as an offer of the catalog, at the price that is in effect. */
export function offerOfItem(item: FeedItem, seller: ItemSeller, at: Date): Offer {
  const price = priceInEffect(item, at.getTime());
  const { title, brand, gtins, mpn, attributes } = identityOfItem(item);
  // Literals throughout this file, not joined from others: a feed makes a million of each.
  return {
    title,
    brand,
    gtins,
    mpn,
    attributes,
    id: offerIdOf(seller.businessId, item.itemId),
    source: seller.source,
    retailer: { name: seller.name, domain: seller.domain },
    seller: null,
    sku: item.sku ?? item.itemId,
    link: canonicalLink(item.link),
    affiliateLink: trackedLinkOf(item),
    imageUrl: item.imageLink,
    price,
    listPrice: price.amountMinor < item.price.amountMinor ? item.price : null,
    shipping: statedShipping(seller.country, item.shipping),
    shippingRates: shippingRatesOf(seller.country, item.shipping),
    availability: item.availability,
    condition: item.condition,
    checkedAt: saidAtOf(item, at.toISOString()),
  };
}

/** The item as a product of its own. */
export function productOfItem(item: FeedItem, id: string): Product {
  const { title, brand, gtins, mpn, attributes } = identityOfItem(item);
  return {
    title,
    brand,
    gtins,
    mpn,
    attributes,
    id,
    category: shopCategoryOf(item.googleProductCategory, item.productType),
    description: item.description,
    imageUrl: item.imageLink,
  };
}

/** What tells whether the item is the same thing as another. */
export function identityOfItem(item: FeedItem): ProductIdentity {
  const { color, size, material, pattern, gender, ageGroup } = item.attributes;
  const attributes: Record<string, string> = {};
  if (color !== null) attributes['colour'] = color;
  if (size !== null) attributes['size'] = size;
  if (material !== null) attributes['material'] = material;
  if (pattern !== null) attributes['pattern'] = pattern;
  if (gender !== null) attributes['gender'] = gender;
  if (ageGroup !== null) attributes['age group'] = ageGroup;
  if (item.multipack !== null) attributes['pack'] = String(item.multipack);
  return { title: item.title, brand: item.brand, gtins: item.gtins, mpn: item.mpn, attributes };
}

/** When the price in effect changes or the item expires by itself after the moment, ISO 8601; null for never. */
export function repriceAtOf({ saleWindow, salePrice, expiresAt }: FeedItem, at: Date): string | null {
  const window =
    salePrice === null || saleWindow === null
      ? []
      : [Date.parse(saleWindow.startsAt), Date.parse(saleWindow.endsAt) + 1];
  const moments = [...window, ...(expiresAt === null ? [] : [Date.parse(expiresAt)])].filter(
    (moment) => moment > at.getTime(),
  );
  return moments.length === 0 ? null : new Date(Math.min(...moments)).toISOString();
}

/** The lowest of the charges that name no country; unknown where these are for one that the merchant named in general. */
function statedShipping(country: string | null, charges: readonly FeedShipping[]): Shipping {
  const lowest = country === null ? lowestCharge(charges.filter((charge) => charge.country === null)) : null;
  if (lowest === null) return { kind: 'unknown' };
  return lowest.amountMinor === 0 ? { kind: 'free' } : { kind: 'known', cost: lowest };
}

/** The lowest charge for each country. One that is named counts before one that is meant. */
function shippingRatesOf(country: string | null, charges: readonly FeedShipping[]): readonly ShippingRate[] {
  if (charges.length === 0) return [];
  const named = [...new Set(charges.flatMap((charge) => charge.country ?? []))];
  const meant = country === null || named.includes(country) ? [] : [country];
  const rates = [...named, ...meant].map((each): ShippingRate | null => {
    const own = charges.filter((charge) => charge.country === (named.includes(each) ? each : null));
    const cost = lowestCharge(own);
    return cost && { country: each === 'UK' ? 'GB' : each, cost, freeFrom: null };
  });
  return rates.filter((rate) => rate !== null).filter((rate) => isCountry(rate.country));
}

function lowestCharge(charges: readonly FeedShipping[]): Money | null {
  const [lowest] = charges.toSorted((one, other) => one.price.amountMinor - other.price.amountMinor);
  return lowest?.price ?? null;
}

function digestOf(businessId: string, itemId: string): string {
  return hash('sha256', JSON.stringify([businessId, itemId]), 'base64url').slice(0, 24);
}
