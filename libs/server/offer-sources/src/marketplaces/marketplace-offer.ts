import { isCurrency, moneyFromDecimal } from '@pricehunt/offers';
import type { Availability, Condition, Money, Offer, Shipping, ShippingRate } from '@pricehunt/offers';
import { canonicalLink, shopOf } from '@pricehunt/product-links';
import type { ShopId } from '@pricehunt/product-links';
import { gtinsOf, offerIdOf, retailerOf, webAddress } from '../variant-facts';

export interface ListedGoods {
  readonly itemId: string;
  /** Distinguishes offers with the same link; defaults to the item's id. */
  readonly variantId?: string;
  readonly link: string;
  readonly affiliateLink?: string | null | undefined;
  readonly title: string;
  readonly brand?: string | null | undefined;
  readonly gtins?: readonly (string | null | undefined)[];
  readonly mpn?: string | null | undefined;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly price: StatedPrice | null;
  readonly listPrice?: StatedPrice | null;
  readonly shipping?: Shipping;
  readonly shippingRates?: readonly ShippingRate[];
  readonly availability: Availability;
  readonly condition: Condition;
  readonly imageUrl?: string | null | undefined;
  /** Null for the retailer itself. */
  readonly seller?: string | null | undefined;
}

/** A decimal text or a JSON number. */
export interface StatedPrice {
  readonly amount: string | number;
  readonly currency: string;
}

const textLengthMax = 300;

/** Null without a title, a positive price in a current currency, or a page on the marketplace's site. */
export function offerOfMarketplace(
  { id, name }: { readonly id: ShopId; readonly name: string },
  goods: ListedGoods,
  checkedAt: string,
): Offer | null {
  const address = webAddress(goods.link);
  const price = moneyOf(goods.price);
  const title = cut(goods.title);
  if (address === null || price === null || title === '' || shopOf(address)?.shop.id !== id) return null;
  const link = canonicalLink(address);
  const listPrice = moneyOf(goods.listPrice ?? null);
  const isReduced = listPrice?.currency === price.currency && listPrice.amountMinor > price.amountMinor;
  return {
    id: offerIdOf(id, link, goods.variantId ?? goods.itemId),
    source: id,
    retailer: retailerOf(link, name),
    seller: emptyAsNull(goods.seller),
    sku: emptyAsNull(goods.itemId),
    link,
    affiliateLink: webAddress(goods.affiliateLink),
    imageUrl: webAddress(goods.imageUrl),
    title,
    brand: emptyAsNull(goods.brand),
    gtins: gtinsOf(goods.gtins ?? []),
    mpn: emptyAsNull(goods.mpn),
    attributes: goods.attributes ?? {},
    price,
    listPrice: isReduced ? listPrice : null,
    shipping: goods.shipping ?? { kind: 'unknown' },
    shippingRates: goods.shippingRates ?? [],
    availability: goods.availability,
    condition: goods.condition,
    checkedAt,
  };
}

/** Null for none, zero, negative amounts and unknown currencies. */
function moneyOf(stated: StatedPrice | null): Money | null {
  const money = costOf(stated);
  return money === null || money.amountMinor === 0 ? null : money;
}

/** The same, with zero allowed, such as for shipping. */
export function costOf(stated: StatedPrice | null): Money | null {
  if (stated === null) return null;
  const currency = stated.currency.toUpperCase();
  const amount = typeof stated.amount === 'number' ? decimalOf(stated.amount) : stated.amount.trim();
  const money = amount !== null && isCurrency(currency) ? moneyFromDecimal(amount, currency) : null;
  return money === null || money.amountMinor < 0 ? null : money;
}

export function shippingAt(cost: Money | null): Shipping {
  if (cost === null) return { kind: 'unknown' };
  return cost.amountMinor === 0 ? { kind: 'free' } : { kind: 'known', cost };
}

function decimalOf(amount: number): string | null {
  return Number.isFinite(amount) && amount >= 0 && amount < 1_000_000_000 ? amount.toFixed(4) : null;
}

function emptyAsNull(text: string | null | undefined): string | null {
  const plain = cut(text ?? '');
  return plain === '' ? null : plain;
}

function cut(text: string): string {
  return text.slice(0, textLengthMax).trim();
}
