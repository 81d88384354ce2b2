import type {
  Availability,
  Condition,
  ConditionClass,
  OfferTotal,
  PriceTax,
  Shipping,
  ShippingPolicy,
  ShippingRate,
  ShopFacts,
} from '@pricehunt/offers';
import { sql } from 'drizzle-orm';
import { defineTable, flag, index, json, number, numbered, primaryKey, real, text } from './define-table';
import type { CountKind, ProductDecision, RegroupingRow } from '../rows/catalog';

export const products = defineTable(
  'products',
  {
    /** The product's number in the text index. */
    number: numbered('number'),
    id: text('id').notNull().unique('products_by_id'),
    title: text('title').notNull(),
    brand: text('brand'),
    brandKey: text('brand_key'),
    mpn: text('mpn'),
    modelKey: text('model_key'),
    gtins: json('gtins').$type<readonly string[]>().notNull(),
    attributes: json('attributes').$type<Readonly<Record<string, string>>>().notNull(),
    category: text('category'),
    categorySlug: text('category_slug'),
    description: text('description'),
    imageUrl: text('image_url'),
    firstSeenAt: text('first_seen_at').notNull(),
  },
  (table) => [index('products_by_model').on(table.modelKey, table.brandKey)],
);

/** IDs of deleted products, so that their pages can say that they are gone. */
export const removedProducts = defineTable('removed_products', {
  id: text('id').primaryKey(),
  removedAt: text('removed_at').notNull(),
});

export const productGtins = defineTable(
  'product_gtins',
  {
    gtin: text('gtin').notNull(),
    productId: text('product_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'product_gtins_key', columns: [table.gtin, table.productId] }),
    index('product_gtins_by_product').on(table.productId),
  ],
);

/** What lists show, filter and sort by, except prices. */
export const productListings = defineTable(
  'product_listings',
  {
    number: number('number').primaryKey(),
    productId: text('product_id').notNull(),
    offerCount: number('offer_count').notNull(),
    /** Without offers that nobody vouches for; 0 keeps the product out of lists, suggestions and counts of offered products. */
    vouchedOfferCount: number('vouched_offer_count').notNull().default(0),
    inStock: flag('in_stock').notNull(),
    /** One bit per condition of an offer. */
    conditionBits: number('condition_bits').notNull(),
    /** Each shop with an offer, and what it has: see `shopsOf`. */
    shops: text('shops').notNull().default(''),
    /** What filters by attribute compare: see `attributesText`. */
    attributes: text('attributes').notNull().default(''),
    /** Where the product has prices of its own: see `destinationsText`. */
    destinations: text('destinations').notNull().default(''),
    categorySlug: text('category_slug'),
    brandKey: text('brand_key'),
    firstSeenAt: text('first_seen_at').notNull(),
  },
  (table) => [
    index('product_listings_by_category').on(
      table.categorySlug,
      table.vouchedOfferCount,
      table.offerCount,
      table.number,
    ),
    index('product_listings_by_brand').on(
      table.brandKey,
      table.vouchedOfferCount,
      table.offerCount,
      table.number,
    ),
    index('product_listings_by_offers').on(table.vouchedOfferCount, table.offerCount, table.number),
    index('product_listings_by_age').on(table.firstSeenAt, table.number),
  ],
);

/** One price per destination and condition class, updated in the transaction of the offers, and in batches for exchange rates. */
export const productPrices = defineTable(
  'product_prices',
  {
    number: number('number').notNull(),
    /** A country, a currency for its other countries, or "*": see `Destination`. */
    destination: text('destination').notNull(),
    conditionClass: text('condition_class').$type<ConditionClass>().notNull(),
    /** False for the price of used offers if there are new ones: shown only when used is requested. */
    isShown: flag('is_shown').notNull(),
    kind: text('kind').$type<OfferTotal['kind']>().notNull(),
    tax: text('tax').$type<PriceTax>().notNull().default('included'),
    /** False if all offers are sold out. */
    isObtainable: flag('is_obtainable').notNull(),
    /** Whether this price includes free shipping. */
    shipsFree: flag('ships_free').notNull().default(false),
    /** How far this price fell below its median, in hundredths of a per cent; 0 for no drop. */
    dropBasisPoints: number('drop_basis_points').notNull().default(0),
    /** Minor units of the reference currency, not rounded; null without a rate or without shipping there. */
    reference: real('reference'),
    /** In the offer's own currency; null if no shop ships there. */
    ownMinor: number('own_minor'),
    ownCurrency: text('own_currency'),
    /** Copied from the listing, for covering indexes. */
    destinations: text('destinations').notNull(),
    categorySlug: text('category_slug'),
    inStock: flag('in_stock').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'product_prices_key',
      columns: [table.number, table.destination, table.conditionClass],
    }),
    index('product_prices_by_amount').on(
      table.destination,
      table.conditionClass,
      table.reference,
      table.ownCurrency,
      table.ownMinor,
      table.number,
      table.isShown,
      table.destinations,
      table.inStock,
    ),
    index('product_prices_by_drop').on(
      table.destination,
      table.conditionClass,
      table.dropBasisPoints,
      table.number,
    ),
    index('product_prices_by_category_amount').on(
      table.categorySlug,
      table.destination,
      table.conditionClass,
      table.reference,
      table.ownCurrency,
      table.ownMinor,
      table.number,
      table.isShown,
      table.destinations,
      table.inStock,
    ),
  ],
);

export const catalogCounts = defineTable(
  'catalog_counts',
  {
    kind: text('kind').$type<CountKind>().notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    count: number('count').notNull(),
  },
  (table) => [primaryKey({ name: 'catalog_counts_key', columns: [table.kind, table.key] })],
);

export const offers = defineTable(
  'offers',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    source: text('source').notNull(),
    retailerDomain: text('retailer_domain').notNull(),
    retailerName: text('retailer_name').notNull(),
    seller: text('seller'),
    sku: text('sku'),
    title: text('title').notNull(),
    brand: text('brand'),
    gtins: json('gtins').$type<readonly string[]>().notNull(),
    mpn: text('mpn'),
    attributes: json('attributes').$type<Readonly<Record<string, string>>>().notNull(),
    link: text('link').notNull(),
    /** Digests of the links, to keep the indexes small. */
    linkKey: text('link_key').notNull(),
    affiliateLink: text('affiliate_link'),
    affiliateLinkKey: text('affiliate_link_key'),
    /** Digest of the shop's own item number, if the link or the SKU contains it. */
    itemKey: text('item_key'),
    imageUrl: text('image_url'),
    priceMinor: number('price_minor').notNull(),
    currency: text('currency').notNull(),
    listPriceMinor: number('list_price_minor'),
    listPriceCurrency: text('list_price_currency'),
    shippingKind: text('shipping_kind').$type<Shipping['kind']>().notNull(),
    shippingMinor: number('shipping_minor'),
    shippingCurrency: text('shipping_currency'),
    shippingRates: json('shipping_rates')
      .$type<readonly ShippingRate[]>()
      .notNull()
      .default(sql`'[]'`),
    /** As the source states it. */
    tax: text('tax').$type<PriceTax>().notNull().default('unknown'),
    weightGrams: number('weight_grams'),
    /** Rating, returns and payment as the shop's page stated them. */
    facts: json('facts').$type<ShopFacts>(),
    availability: text('availability').$type<Availability>().notNull(),
    condition: text('condition').$type<Condition>().notNull(),
    checkedAt: text('checked_at').notNull(),
  },
  (table) => [
    index('offers_by_product').on(table.productId),
    index('offers_by_retailer').on(table.retailerDomain, table.productId),
    index('offers_by_link').on(table.linkKey),
    index('offers_by_affiliate_link').on(table.affiliateLinkKey),
    index('offers_by_item').on(table.itemKey),
  ],
);

export const shopShipping = defineTable('shop_shipping', {
  retailerDomain: text('retailer_domain').primaryKey(),
  rates: json('rates').$type<readonly ShippingRate[]>().notNull(),
});

export const shippingPolicies = defineTable('shipping_policies', {
  retailerDomain: text('retailer_domain').primaryKey(),
  policy: json('policy').$type<ShippingPolicy>().notNull(),
  link: text('link').notNull(),
  readAt: text('read_at').notNull(),
});

export const priceObservations = defineTable(
  'price_observations',
  {
    productId: text('product_id').notNull(),
    offerId: text('offer_id').notNull(),
    observedAt: text('observed_at').notNull(),
    day: text('day').notNull(),
    retailerDomain: text('retailer_domain').notNull(),
    priceMinor: number('price_minor').notNull(),
    currency: text('currency').notNull(),
    /** The offer's class at that time. */
    conditionClass: text('condition_class').$type<ConditionClass>().notNull().default('new'),
    /** Shipping and stock, as in the offer at that time; null if they weren't recorded. */
    shippingKind: text('shipping_kind').$type<Shipping['kind']>(),
    shippingMinor: number('shipping_minor'),
    shippingCurrency: text('shipping_currency'),
    shippingRates: json('shipping_rates').$type<readonly ShippingRate[]>(),
    availability: text('availability').$type<Availability>(),
  },
  (table) => [
    primaryKey({
      name: 'price_observations_key',
      columns: [table.productId, table.offerId, table.observedAt],
    }),
  ],
);

/** Recent drops of products' prices at each destination, as `priceDrop` of offers defines them. */
export const priceDrops = defineTable(
  'price_drops',
  {
    productId: text('product_id').notNull(),
    /** As in the product's prices. */
    destination: text('destination').notNull().default('*'),
    /** Has the current price. */
    offerId: text('offer_id').notNull(),
    previousMinor: number('previous_minor').notNull(),
    currentMinor: number('current_minor').notNull(),
    currency: text('currency').notNull(),
    basisPoints: number('basis_points').notNull(),
    /** The beginning of the first day with the current price. */
    since: text('since').notNull(),
  },
  (table) => [
    primaryKey({ name: 'price_drops_key', columns: [table.productId, table.destination] }),
    index('price_drops_by_size').on(table.basisPoints),
    index('price_drops_by_offer').on(table.offerId),
    index('price_drops_by_age').on(table.since),
  ],
);

export const productDecisions = defineTable(
  'product_decisions',
  {
    /** The two ids in alphabetical order. */
    firstId: text('first_id').notNull(),
    secondId: text('second_id').notNull(),
    decision: text('decision').$type<ProductDecision['decision']>().notNull(),
    decidedAt: text('decided_at').notNull(),
    decidedBy: text('decided_by').notNull(),
    regroupingId: text('regrouping_id'),
  },
  (table) => [
    primaryKey({ name: 'product_decisions_key', columns: [table.firstId, table.secondId] }),
    index('product_decisions_by_second').on(table.secondId),
  ],
);

export const regroupings = defineTable('regroupings', {
  id: text('id').primaryKey(),
  decision: text('decision').$type<RegroupingRow['decision']>().notNull(),
  productPairs: json('product_pairs').$type<RegroupingRow['productPairs']>().notNull(),
  replaced: json('replaced').$type<RegroupingRow['replaced']>().notNull(),
  moves: json('moves').$type<RegroupingRow['moves']>().notNull(),
  offerPairs: json('offer_pairs').$type<RegroupingRow['offerPairs']>().notNull(),
  reason: text('reason').notNull(),
  decidedAt: text('decided_at').notNull(),
  decidedBy: text('decided_by').notNull(),
  undoneAt: text('undone_at'),
  undoneBy: text('undone_by'),
});
