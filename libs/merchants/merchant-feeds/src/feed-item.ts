import type { Availability, Condition, Money } from '@pricehunt/offers';

/** A product as a merchant's feed states it, with every value checked. Texts are plain, trimmed and on one line. */
export interface FeedItem {
  /** The merchant's own id, unique in the feed and stable between runs. */
  readonly itemId: string;
  /** What the variants of one product have in common. */
  readonly itemGroupId: string | null;
  /** The stock keeping unit, where the feed has one besides the id. */
  readonly sku: string | null;
  /** At most 150 characters. */
  readonly title: string;
  /** At most 5000 characters, without markup. */
  readonly description: string | null;
  /** The product's page, http or https, on one of the store's domains where those were given. */
  readonly link: string;
  readonly canonicalLink: string | null;
  readonly imageLink: string | null;
  /** At most 10. */
  readonly additionalImageLinks: readonly string[];
  readonly price: Money;
  /** Always below `price` and in its currency. */
  readonly salePrice: Money | null;
  /** When the sale price holds; null when it has no dates, and holds always. */
  readonly saleWindow: SaleWindow | null;
  readonly availability: Availability;
  /** When a thing on preorder or backorder comes, ISO 8601 in UTC. */
  readonly availabilityDate: string | null;
  readonly condition: Condition;
  readonly brand: string | null;
  /** Valid codes of 14 digits, at most 10, without repeats. */
  readonly gtins: readonly string[];
  readonly mpn: string | null;
  /** False when the merchant states that the thing has no GTIN, brand or part number. */
  readonly hasIdentifiers: boolean;
  /** The merchant's own categories, such as "Home > Lamps". */
  readonly productType: string | null;
  /** Google's category, its number or path as given. */
  readonly googleProductCategory: string | null;
  readonly shipping: readonly FeedShipping[];
  /** From which price on delivery is free. Left out where the feed names none. */
  readonly freeShippingFrom?: readonly FreeShippingFrom[];
  /** With its packaging. Left out where the feed states none. */
  readonly weightGrams?: number;
  /** Whether the price has tax in it. Left out where the feed doesn't say. */
  readonly tax?: 'included' | 'excluded';
  readonly attributes: FeedItemAttributes;
  /** How many equal things are in the pack, from 2 on. */
  readonly multipack: number | null;
  readonly isBundle: boolean;
  /** The labels 0 to 4 for the merchant's own grouping. */
  readonly customLabels: readonly (string | null)[];
  /** ISO 8601 in UTC. */
  readonly expiresAt: string | null;
  /** What the thing cost the merchant: for margins, never shown to shoppers. */
  readonly costOfGoods: Money | null;
  /** Of a feed that carries many shops: whose item it is. Left out of a merchant's own feed. */
  readonly shop?: FeedItemShop;
}

/** The shop of an item in a feed that carries many. */
export interface FeedItemShop {
  /** As the feed names it; null where it doesn't. */
  readonly name: string | null;
  /** The network's link to the item, which earns commission; null for a feed without. */
  readonly trackedLink: string | null;
  /** When the feed says that the price was taken, ISO 8601 in UTC. */
  readonly pricedAt: string | null;
}

/** What sets variants apart. */
export interface FeedItemAttributes {
  readonly color: string | null;
  readonly size: string | null;
  readonly material: string | null;
  readonly pattern: string | null;
  readonly gender: string | null;
  readonly ageGroup: string | null;
}

/** A delivery charge of the feed. */
export interface FeedShipping {
  /** ISO 3166 code in capitals; null when the charge holds everywhere. */
  readonly country: string | null;
  readonly service: string | null;
  /** Zero is free delivery. */
  readonly price: Money;
}

/** The item price from which delivery is free. */
export interface FreeShippingFrom {
  /** ISO 3166 code in capitals; null when the feed names none. */
  readonly country: string | null;
  readonly price: Money;
}

/** From and until when a sale price holds, ISO 8601 in UTC. */
export interface SaleWindow {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The price in effect at a time in milliseconds since 1970: the sale price within its window or without one, else the price. */
export function priceInEffect(
  item: Pick<FeedItem, 'price' | 'salePrice' | 'saleWindow'>,
  nowMs: number,
): Money {
  if (item.salePrice === null) return item.price;
  if (item.saleWindow === null) return item.salePrice;
  const { startsAt, endsAt } = item.saleWindow;
  return nowMs >= Date.parse(startsAt) && nowMs <= Date.parse(endsAt) ? item.salePrice : item.price;
}
