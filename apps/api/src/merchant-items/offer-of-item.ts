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
    shipping: statedShipping(seller.country, item, price),
    shippingRates: shippingRatesOf(seller.country, item, price),
    availability: item.availability,
    condition: item.condition,
    checkedAt: saidAtOf(item, at.toISOString()),
    ...(item.weightGrams === undefined ? {} : { weightGrams: item.weightGrams }),
    ...(item.tax === undefined ? {} : { tax: item.tax }),
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

type ShippedItem = Pick<FeedItem, 'shipping' | 'freeShippingFrom'>;

/** The lowest of the charges that name no country; unknown where these are for one that the merchant named in general. */
function statedShipping(country: string | null, item: ShippedItem, price: Money): Shipping {
  if (country !== null) return { kind: 'unknown' };
  if (isFreeFrom(freeFromOf(item, null), price)) return { kind: 'free' };
  const lowest = lowestCharge(item.shipping.filter((charge) => charge.country === null));
  if (lowest === null) return { kind: 'unknown' };
  return lowest.amountMinor === 0 ? { kind: 'free' } : { kind: 'known', cost: lowest };
}

/**
 * The lowest charge for each country, and from which price it is free. One that is named counts before one that is meant. A country
 * without a charge has a rate only where the price reaches what makes shipping free.
 */
function shippingRatesOf(country: string | null, item: ShippedItem, price: Money): readonly ShippingRate[] {
  const { shipping: charges, freeShippingFrom = [] } = item;
  if (charges.length === 0 && freeShippingFrom.length === 0) return [];
  const named = [...charges, ...freeShippingFrom].flatMap((each) => each.country ?? []);
  const countries = new Set(country === null ? named : [...named, country]);
  const rates = [...countries].map((each): ShippingRate | null => {
    const own = charges.filter((charge) => charge.country === each);
    const isMeant = each === country && own.length === 0;
    const cost = lowestCharge(isMeant ? charges.filter((charge) => charge.country === null) : own);
    const freeFrom = freeFromOf(item, each) ?? (each === country ? freeFromOf(item, null) : null);
    if (cost !== null) return { country: isoCountry(each), cost, freeFrom };
    const free = { ...price, amountMinor: 0 };
    return isFreeFrom(freeFrom, price) ? { country: isoCountry(each), cost: free, freeFrom: null } : null;
  });
  return rates.filter((rate) => rate !== null).filter((rate) => isCountry(rate.country));
}

/** The lowest price from which the item ships free to a country. */
function freeFromOf({ freeShippingFrom = [] }: ShippedItem, country: string | null): Money | null {
  const named = freeShippingFrom.filter((each) => each.country === country);
  return lowestCharge(named);
}

function isFreeFrom(freeFrom: Money | null, price: Money): boolean {
  return freeFrom?.currency === price.currency && price.amountMinor >= freeFrom.amountMinor;
}

function isoCountry(country: string): string {
  return country === 'UK' ? 'GB' : country;
}

function lowestCharge(charges: readonly Pick<FeedShipping, 'price'>[]): Money | null {
  const [lowest] = charges.toSorted((one, other) => one.price.amountMinor - other.price.amountMinor);
  return lowest?.price ?? null;
}

function digestOf(businessId: string, itemId: string): string {
  return hash('sha256', JSON.stringify([businessId, itemId]), 'base64url').slice(0, 24);
}
