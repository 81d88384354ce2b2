import * as z from 'zod/mini';
import { trackingRefusalHeaders } from './call-headers';
import { defineEndpoint } from './endpoint';
import { listPartQuery } from './list-part';
import {
  categoryNameSchema,
  categorySchema,
  conditionClassSchema,
  countrySchema,
  daySchema,
  moneySchema,
  offerSchema,
  placeQuery,
  priceKindSchema,
  priceTaxSchema,
  statedTotalSchema,
  pricedOfferSchema,
  productSchema,
} from './offers.schema';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const integerText = (pattern: RegExp) => z.pipe(z.string().check(z.regex(pattern)), z.transform(Number));
const listText = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(600)),
  z.transform((value: string) => value.split(',').filter((part) => part !== '')),
);
const cursorSchema = text(400);

const productSorts = ['relevance', 'price', 'price-desc', 'newest', 'drop'] as const;

export const productHitSchema = z.object({
  product: productSchema,
  /** The lowest total, of available offers if any. Null without offers or if nothing ships there. */
  lowestPrice: z.nullable(moneySchema),
  shopPrice: z.nullable(moneySchema),
  priceKind: z.nullable(priceKindSchema),
  /** Left out if tax is included. */
  priceTax: z.exactOptional(priceTaxSchema),
  /** New, or used if there is nothing new or used was requested. */
  condition: conditionClassSchema,
  /** False if all offers are sold out. */
  isObtainable: z.boolean(),
  offerCount: z.int(),
  inStock: z.boolean(),
  /** How far the price is below its 90-day median, in percent, after a recent drop to a good or great price; null for none. */
  dropPercent: z.nullable(z.number()),
  /** The same for products that differ only in attributes, such as colour. Left out for products without any. */
  family: z.exactOptional(z.string()),
});
export type ProductHit = z.infer<typeof productHitSchema>;

const facetValueSchema = z.object({ value: z.string(), label: z.string(), count: z.int() });

/** Each facet ignores its own filter. */
/** An attribute's name, as in a product's `attributes`, and its values. */
const attributeFacetSchema = z.object({ name: z.string(), values: z.array(facetValueSchema) });

const facetsSchema = z.object({
  brand: z.array(facetValueSchema),
  /** By slug: the chosen category's children, or its siblings if it has none; top level without a choice. */
  category: z.array(z.object({ value: z.string(), name: categoryNameSchema, count: z.int() })),
  /** By domain. */
  retailer: z.array(facetValueSchema),
  condition: z.array(facetValueSchema),
  availability: z.array(facetValueSchema),
  /** "free": products whose lowest price includes free shipping to the country. */
  shipping: z.array(facetValueSchema),
  /** Learned from the products found; empty without a category or words. */
  attributes: z.array(attributeFacetSchema),
  /** From inclusive, to exclusive; null is unbounded. */
  price: z.array(
    z.object({
      fromMinor: z.int(),
      toMinor: z.nullable(z.int()),
      currency: z.string(),
      count: z.int(),
    }),
  ),
});
export type Facets = z.infer<typeof facetsSchema>;

/** Lists are comma-separated. Prices are minor units of `currency`; without it, prices keep their currency. */
export const searchProducts = defineEndpoint({
  name: 'searchProducts',
  method: 'GET',
  path: '/api/products',
  summary: 'Search and browse products, with facets',
  audience: 'public',
  rateClass: 'search',
  byKey: { path: '/api/v1/catalog/products', scope: 'catalog.read' },
  query: z.strictObject({
    q: z.optional(text(300)),
    /** A slug. Includes subcategories. */
    category: z.optional(text(120)),
    brand: z.optional(listText),
    retailer: z.optional(listText),
    condition: z.optional(listText),
    minPrice: z.optional(integerText(/^\d{1,12}$/)),
    maxPrice: z.optional(integerText(/^\d{1,12}$/)),
    ...placeQuery,
    inStock: z.optional(z.enum(['true', 'false'])),
    /** Only products whose lowest price includes free shipping to the country. */
    freeShipping: z.optional(z.enum(['true', 'false'])),
    /** "capacity:256 gb,colour:black": values as in the facet. */
    attributes: z.optional(
      z.pipe(
        listText,
        z.transform((parts: string[]) =>
          parts.slice(0, 40).flatMap((part) => {
            const at = part.indexOf(':');
            return at < 1 ? [] : [{ name: part.slice(0, at), value: part.slice(at + 1) }];
          }),
        ),
      ),
    ),
    sort: z.optional(z.enum(productSorts)),
    cursor: z.optional(cursorSchema),
    limit: z.optional(integerText(/^([1-9]|[1-9]\d|100)$/)),
  }),
  headers: trackingRefusalHeaders,
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(productHitSchema),
      total: z.int(),
      totalIsLowerBound: z.boolean(),
      facets: facetsSchema,
      corrections: z.array(z.object({ from: z.string(), to: z.string() })),
      nextCursor: z.nullable(z.string()),
      /** The currency of a price limit that isn't applied: it has no exchange rate, and nothing found is sold in it. */
      limitIgnoredIn: z.optional(z.string()),
    }),
  },
  errors: ['category.not-found'],
});

const productParams = z.strictObject({ id: text(120) });

export const getProduct = defineEndpoint({
  name: 'getProduct',
  method: 'GET',
  path: '/api/products/:id',
  summary: 'Get a product',
  audience: 'public',
  rateClass: 'read',
  byKey: { path: '/api/v1/catalog/products/:id', scope: 'catalog.read' },
  params: productParams,
  headers: trackingRefusalHeaders,
  answers: {
    200: z.object({
      success: z.literal(true),
      product: productSchema,
      /** From the top level to the product's category. */
      categoryPath: z.array(categorySchema),
    }),
  },
  errors: ['product.not-found', 'product.gone'],
});

/** Best delivered total first. */
export const listProductOffers = defineEndpoint({
  name: 'listProductOffers',
  method: 'GET',
  path: '/api/products/:id/offers',
  summary: "List a product's offers, best total first",
  audience: 'public',
  rateClass: 'read',
  byKey: { path: '/api/v1/catalog/products/:id/offers', scope: 'catalog.read' },
  params: productParams,
  query: z.strictObject({ ...placeQuery, ...listPartQuery }),
  answers: {
    200: z.object({
      success: z.literal(true),
      currency: z.nullable(z.string()),
      /** The date of the exchange rates; null if none were needed. */
      ratesDate: z.exactOptional(z.nullable(daySchema)),
      /** Offers that couldn't be converted. They come last. */
      unconverted: z.exactOptional(z.int()),
      /** The cheapest available offer, new ones first, if that is certain. */
      bestOfferId: z.nullable(z.string()),
      items: z.array(pricedOfferSchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: ['product.not-found', 'product.gone'],
});

const dealVerdictSchema = z.object({
  verdict: z.enum(['great', 'good', 'fair', 'high', 'not-enough-data']),
  /** The price that is rated, the lowest one now, with shipping if the basis includes it; null without prices. */
  today: z.nullable(
    z.object({
      price: moneySchema,
      /** Its shop's name; null if nobody sells the product there now, so that the price is the last known. */
      shop: z.nullable(z.string()),
    }),
  ),
  percentBelowMedian: z.nullable(z.number()),
  median90: z.nullable(moneySchema),
  low30: z.nullable(moneySchema),
  low90: z.nullable(moneySchema),
  allTimeLow: z.nullable(moneySchema),
  /** The direction of the last 90 days. */
  trend: z.nullable(z.enum(['falling', 'flat', 'rising'])),
  daysOfData: z.int(),
});
export type DealVerdictView = z.infer<typeof dealVerdictSchema>;

/** The attribute that differs ("colour", "size", "capacity") and both values; null if not stated. */
const variantDifferenceSchema = z.object({
  attribute: z.string(),
  asked: z.nullable(z.string()),
  other: z.nullable(z.string()),
});
export type VariantDifference = z.infer<typeof variantDifferenceSchema>;

const similarProductSchema = z.extend(productHitSchema, {
  /** Attributes that both state, with different values. */
  differences: z.array(variantDifferenceSchema),
  /** Its price minus that of the viewed product; null if they can't be compared. */
  priceDifference: z.nullable(moneySchema),
});
export type SimilarProduct = z.infer<typeof similarProductSchema>;

/**
 * Variants have the same brand and title apart from their attributes. Similar products are available, in the same
 * category and at most 40 % cheaper or more expensive; one of each family, the nearest price first.
 */
export const listRelatedProducts = defineEndpoint({
  name: 'listRelatedProducts',
  method: 'GET',
  path: '/api/products/:id/related',
  summary: 'List variants and similar products',
  audience: 'public',
  rateClass: 'search',
  params: productParams,
  query: z.strictObject(placeQuery),
  answers: {
    200: z.object({
      success: z.literal(true),
      variants: z.array(z.extend(productHitSchema, { differences: z.array(variantDifferenceSchema) })),
      similar: z.array(similarProductSchema),
    }),
  },
  errors: ['product.not-found', 'product.gone'],
});

export const trendProductsMax = 24;

/** Unknown ids are left out. */
export const listPriceTrends = defineEndpoint({
  name: 'listPriceTrends',
  method: 'GET',
  path: '/api/price-trends',
  summary: 'Get the last 30 days of prices for up to 24 products',
  audience: 'public',
  rateClass: 'read',
  query: z.strictObject({
    ids: z.pipe(
      z.string().check(
        z.minLength(1),
        z.maxLength(3000),
        z.refine((value) => value.split(',').length <= trendProductsMax),
      ),
      z.transform((value: string) => value.split(',').filter((part) => part !== '')),
    ),
    ...placeQuery,
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(
        z.object({
          productId: z.string(),
          condition: conditionClassSchema,
          /** Today's price; null if unavailable. */
          lowestPrice: z.nullable(moneySchema),
          priceHolds: z.exactOptional(statedTotalSchema),
          currency: z.string(),
          /** Minor units, oldest first; null for days without a price. */
          lows: z.array(z.nullable(z.int())),
        }),
      ),
      nextCursor: z.null(),
    }),
  },
  errors: [],
});

/** What the prices have in common, so that only like is compared with like. */
const priceBasisSchema = z.object({
  condition: conditionClassSchema,
  /** Whether the prices include tax; left out where there are none. */
  tax: z.exactOptional(priceTaxSchema),
  includesShipping: z.boolean(),
  country: z.nullable(countrySchema),
});

/** The lowest price per day in one currency, with shipping if today's is known, of all shops or one, new (or used if there is nothing new) or as requested. */
export const getPriceHistory = defineEndpoint({
  name: 'getPriceHistory',
  method: 'GET',
  path: '/api/products/:id/price-history',
  summary: "Get the price history with a verdict on today's price",
  audience: 'public',
  rateClass: 'read',
  byKey: { path: '/api/v1/catalog/products/:id/price-history', scope: 'catalog.read' },
  params: productParams,
  query: z.strictObject({
    days: z.optional(integerText(/^([1-9]\d{0,2}|1000)$/)),
    condition: z.optional(conditionClassSchema),
    /** A shop's domain. */
    shop: z.optional(z.string().check(z.minLength(1), z.maxLength(253))),
    ...placeQuery,
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      currency: z.nullable(z.string()),
      basis: priceBasisSchema,
      /** The shops that sell the product, by condition: new first. Left out for one shop with one condition. */
      shops: z.exactOptional(
        z.array(
          z.object({
            condition: conditionClassSchema,
            shops: z.array(z.object({ domain: z.string(), name: z.string() })),
          }),
        ),
      ),
      points: z.array(z.object({ day: daySchema, low: moneySchema })),
      /** Days on which all shops that ship there were sold out; left out for none. */
      soldOut: z.exactOptional(z.array(z.object({ from: daySchema, to: daySchema }))),
      verdict: dealVerdictSchema,
    }),
  },
  errors: ['product.not-found', 'product.gone'],
});

export const listCategories = defineEndpoint({
  name: 'listCategories',
  method: 'GET',
  path: '/api/categories',
  summary: 'List categories as a tree',
  audience: 'public',
  rateClass: 'read',
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(
        z.object({
          ...categorySchema.shape,
          parentSlug: z.nullable(z.string()),
          /** Includes subcategories. */
          productCount: z.int(),
        }),
      ),
      nextCursor: z.null(),
    }),
  },
  errors: [],
});

/** A category's former slug returns it under its current slug. */
export const getCategory = defineEndpoint({
  name: 'getCategory',
  method: 'GET',
  path: '/api/categories/:slug',
  summary: 'Get a category with its breadcrumbs',
  audience: 'public',
  rateClass: 'read',
  params: z.strictObject({ slug: text(120) }),
  answers: {
    200: z.object({
      success: z.literal(true),
      category: categorySchema,
      path: z.array(categorySchema),
    }),
  },
  errors: ['category.not-found'],
});

export const listCategoryTiles = defineEndpoint({
  name: 'listCategoryTiles',
  method: 'GET',
  path: '/api/category-tiles',
  summary: 'List the largest categories with an image each',
  audience: 'public',
  rateClass: 'search',
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(
        z.object({
          ...categorySchema.shape,
          productCount: z.int(),
          imageUrl: z.nullable(z.string()),
        }),
      ),
      nextCursor: z.null(),
    }),
  },
  errors: [],
});

export const suggestProducts = defineEndpoint({
  name: 'suggestProducts',
  method: 'GET',
  path: '/api/suggest',
  summary: 'Suggest products and categories while typing',
  audience: 'public',
  rateClass: 'search',
  query: z.strictObject({ q: text(120), ...placeQuery }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(
        z.object({
          kind: z.enum(['product', 'brand', 'category']),
          text: z.string(),
          value: z.string(),
          /** Null for brands and categories, or if no shop ships there. */
          lowestPrice: z.nullable(moneySchema),
          priceHolds: z.exactOptional(statedTotalSchema),
          condition: z.nullable(conditionClassSchema),
          /** Null for brands and categories, or without a picture. */
          imageUrl: z.nullable(z.string()),
          /** Of all its versions; 0 for brands and categories. */
          offerCount: z.int(),
          /** How many products of one family this stands for, such as colours; 1 for brands and categories. */
          versionCount: z.int(),
        }),
      ),
      nextCursor: z.null(),
    }),
  },
  errors: [],
});

/**
 * Products whose price fell recently and that have a good verdict: today's lowest item price against the product's own
 * 90-day median, as on its page. Prices of shops that don't ship to the country are left out.
 */
export const listPriceDrops = defineEndpoint({
  name: 'listPriceDrops',
  method: 'GET',
  path: '/api/price-drops',
  summary: 'List recent price drops',
  audience: 'public',
  rateClass: 'read',
  query: z.strictObject({ limit: z.optional(integerText(/^([1-9]|[1-4]\d|50)$/)), ...placeQuery }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(
        z.object({
          product: productSchema,
          /** The offer with today's lowest price. */
          offer: offerSchema,
          /** The 90-day median of the product's lowest prices, which include the same as `current`. */
          previous: moneySchema,
          current: moneySchema,
          priceHolds: statedTotalSchema,
          /** How far today's price is below that median. */
          percent: z.number(),
        }),
      ),
      nextCursor: z.null(),
    }),
  },
  errors: [],
});

/** Units of each currency per unit of the base currency. */
export const getExchangeRates = defineEndpoint({
  name: 'getExchangeRates',
  method: 'GET',
  path: '/api/exchange-rates',
  summary: 'Get the exchange rates and their date',
  audience: 'public',
  rateClass: 'read',
  answers: {
    200: z.object({
      success: z.literal(true),
      base: z.string(),
      date: daySchema,
      rates: z.record(z.string(), z.number()),
    }),
  },
  errors: [],
});

export const listExampleLinks = defineEndpoint({
  name: 'listExampleLinks',
  method: 'GET',
  path: '/api/example-links',
  summary: 'List sample product links',
  audience: 'public',
  rateClass: 'read',
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(z.object({ link: z.string(), title: z.string(), shopName: z.string() })),
      nextCursor: z.null(),
    }),
  },
  errors: [],
});
