import type { FeedItem, FeedShipping } from '@pricehunt/merchant-feeds';
import { priceInEffect } from '@pricehunt/merchant-feeds';
import { isCountry } from '@pricehunt/offers';
import type { Money, Offer, Product, ProductIdentity, Shipping, ShippingRate } from '@pricehunt/offers';
import { shopCategoryOf } from '@pricehunt/product-categories';
import { canonicalLink, withShopifyHandle } from '@pricehunt/product-links';
import { hash } from 'node:crypto';
import { saidAtOf, trackedLinkOf } from '../item-owners/item-shop';

export interface ItemSeller {
  readonly businessId: string;
  readonly name: string;
  readonly domain: string;
  /** The country of shipping charges that name none; null means the shop's home. */
  readonly country: string | null;
  readonly source: string;
  readonly hasShopify: boolean;
}

export function offerIdOf(businessId: string, itemId: string): string {
  return `mo-${digestOf(businessId, itemId)}`;
}

export function ownProductIdOf(businessId: string, itemId: string): string {
  return `mp-${digestOf(businessId, itemId)}`;
}

export function offerOfItem(item: FeedItem, seller: ItemSeller, at: Date): Offer {
  const price = priceInEffect(item, at.getTime());
  const { title, brand, gtins, mpn, attributes } = identityOfItem(item);
  // Object literals throughout this file instead of spreads: a feed creates a million of each.
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
    link: seller.hasShopify ? withShopifyHandle(canonicalLink(item.link)) : canonicalLink(item.link),
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

export function identityOfItem(item: FeedItem): ProductIdentity {
  const { color, size, material, pattern, gender, ageGroup } = item.attributes;
  const attributes: Record<string, string> = { ...item.details };
  if (color !== null) attributes['colour'] = color;
  if (size !== null) attributes['size'] = size;
  if (material !== null) attributes['material'] = material;
  if (pattern !== null) attributes['pattern'] = pattern;
  if (gender !== null) attributes['gender'] = gender;
  if (ageGroup !== null) attributes['age group'] = ageGroup;
  if (item.multipack !== null) attributes['pack'] = String(item.multipack);
  return { title: item.title, brand: item.brand, gtins: item.gtins, mpn: item.mpn, attributes };
}

/** When the price in effect changes or the item expires, ISO 8601; null for never. */
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

/** The lowest charge without a country; unknown when the merchant's charges apply to named countries. */
function statedShipping(country: string | null, item: ShippedItem, price: Money): Shipping {
  if (country !== null) return { kind: 'unknown' };
  if (isFreeFrom(freeFromOf(item, null), price)) return { kind: 'free' };
  const lowest = lowestCharge(item.shipping.filter((charge) => charge.country === null));
  if (lowest === null) return { kind: 'unknown' };
  return lowest.amountMinor === 0 ? { kind: 'free' } : { kind: 'known', cost: lowest };
}

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
