import type { Availability, Condition, Money } from '@pricehunt/offers';

/** A validated product. Texts are plain, trimmed and on one line. */
export interface FeedItem {
  /** Unique in the feed and stable between runs. */
  readonly itemId: string;
  /** Shared by a product's variants. */
  readonly itemGroupId: string | null;
  readonly sku: string | null;
  readonly title: string;
  /** At most 5000 characters, without markup. */
  readonly description: string | null;
  /** http or https, on one of the store's domains if given. */
  readonly link: string;
  readonly canonicalLink: string | null;
  readonly imageLink: string | null;
  readonly additionalImageLinks: readonly string[];
  readonly price: Money;
  /** Always below `price` and in its currency. */
  readonly salePrice: Money | null;
  /** Null if the sale price always applies. */
  readonly saleWindow: SaleWindow | null;
  readonly availability: Availability;
  /** For preorder and backorder, ISO 8601 in UTC. */
  readonly availabilityDate: string | null;
  readonly condition: Condition;
  readonly brand: string | null;
  /** Valid 14-digit codes, at most 10, without duplicates. */
  readonly gtins: readonly string[];
  readonly mpn: string | null;
  /** False if the merchant states that there is no GTIN, brand or MPN. */
  readonly hasIdentifiers: boolean;
  /** The merchant's category, such as "Home > Lamps". */
  readonly productType: string | null;
  readonly googleProductCategory: string | null;
  readonly shipping: readonly FeedShipping[];
  readonly freeShippingFrom?: readonly FreeShippingFrom[];
  readonly weightGrams?: number;
  readonly tax?: 'included' | 'excluded';
  readonly attributes: FeedItemAttributes;
  /** Recognised details, such as noise and weight, by their name. */
  readonly details?: Readonly<Record<string, string>>;
  /** Units in the pack, from 2. */
  readonly multipack: number | null;
  readonly isBundle: boolean;
  /** Labels 0 to 4 for the merchant's own grouping. */
  readonly customLabels: readonly (string | null)[];
  readonly expiresAt: string | null;
  /** For margins. Never shown to shoppers. */
  readonly costOfGoods: Money | null;
  /** Only in feeds with several shops. */
  readonly shop?: FeedItemShop;
}

export interface FeedItemShop {
  readonly name: string | null;
  /** The network's commission link; null if there is none. */
  readonly trackedLink: string | null;
  /** When the price was read, ISO 8601 in UTC. */
  readonly pricedAt: string | null;
}

export interface FeedItemAttributes {
  readonly color: string | null;
  readonly size: string | null;
  readonly material: string | null;
  readonly pattern: string | null;
  readonly gender: string | null;
  readonly ageGroup: string | null;
}

export interface FeedShipping {
  /** ISO 3166; null if it applies everywhere. */
  readonly country: string | null;
  readonly service: string | null;
  /** Zero means free shipping. */
  readonly price: Money;
}

export interface FreeShippingFrom {
  readonly country: string | null;
  readonly price: Money;
}

/** ISO 8601 in UTC. */
export interface SaleWindow {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The sale price if it applies at that time, otherwise the price. */
export function priceInEffect(
  item: Pick<FeedItem, 'price' | 'salePrice' | 'saleWindow'>,
  nowMs: number,
): Money {
  if (item.salePrice === null) return item.price;
  if (item.saleWindow === null) return item.salePrice;
  const { startsAt, endsAt } = item.saleWindow;
  return nowMs >= Date.parse(startsAt) && nowMs <= Date.parse(endsAt) ? item.salePrice : item.price;
}
