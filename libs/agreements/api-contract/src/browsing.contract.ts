import * as z from 'zod/mini';
import { trackingRefusalHeaders } from './call-headers';
import { defineEndpoint } from './endpoint';
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
/** A number that came as text in a query. */
const integerText = (pattern: RegExp) => z.pipe(z.string().check(z.regex(pattern)), z.transform(Number));
const listText = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(600)),
  z.transform((value: string) => value.split(',').filter((part) => part !== '')),
);
const cursorSchema = text(400);

const productSorts = ['relevance', 'price', 'price-desc', 'newest', 'drop'] as const;

export const productHitSchema = z.object({
  product: productSchema,
  /**
   * The lowest total of what can be bought, else of all offers, in the currency asked for where a rate leads there. Null where
   * nothing is offered, or nothing is shipped there.
   */
  lowestPrice: z.nullable(moneySchema),
  /** The same as the shop says it. */
  shopPrice: z.nullable(moneySchema),
  /** Whether shipping is in it; null without an offer. */
  priceKind: z.nullable(priceKindSchema),
  /** Whether tax is in it; left out where it is. */
  priceTax: z.exactOptional(priceTaxSchema),
  /** Of new things, or of used ones where there is nothing new or used was asked for. */
  condition: conditionClassSchema,
  /** False when all of its offers are sold out. */
  isObtainable: z.boolean(),
  offerCount: z.int(),
  inStock: z.boolean(),
  /** How many per cent its largest recent real drop is; null where no price fell. */
  dropPercent: z.nullable(z.number()),
});
export type ProductHit = z.infer<typeof productHitSchema>;

const facetValueSchema = z.object({ value: z.string(), label: z.string(), count: z.int() });

/** What the results divide into; each facet counts as if its own filter was not set. */
const facetsSchema = z.object({
  brand: z.array(facetValueSchema),
  /**
   * The value is the slug. The parts of the chosen category, or those beside it where it has none; without a choice the categories at the
   * top.
   */
  category: z.array(z.object({ value: z.string(), name: categoryNameSchema, count: z.int() })),
  /** The value is the domain. */
  retailer: z.array(facetValueSchema),
  condition: z.array(facetValueSchema),
  availability: z.array(facetValueSchema),
  /** From inclusive, to exclusive; null is no end. */
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

/**
 * Search and browse. Lists in the query are joined by commas. Prices are whole minor units of `currency`, in which prices of all
 * currencies are shown, narrowed and divided at the rates of the day; without it each price counts in its own currency.
 */
export const searchProducts = defineEndpoint({
  name: 'searchProducts',
  method: 'GET',
  path: '/api/products',
  summary: 'Search and browse products, with facets',
  audience: 'public',
  rateClass: 'search',
  query: z.strictObject({
    q: z.optional(text(300)),
    /** A slug; what is below the category counts too. */
    category: z.optional(text(120)),
    brand: z.optional(listText),
    retailer: z.optional(listText),
    condition: z.optional(listText),
    minPrice: z.optional(integerText(/^\d{1,12}$/)),
    maxPrice: z.optional(integerText(/^\d{1,12}$/)),
    ...placeQuery,
    inStock: z.optional(z.enum(['true', 'false'])),
    sort: z.optional(z.enum(productSorts)),
    cursor: z.optional(cursorSchema),
    limit: z.optional(integerText(/^([1-9]|[1-9]\d|100)$/)),
  }),
  headers: trackingRefusalHeaders,
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(productHitSchema),
      /** How many there are, counted up to a bound. */
      total: z.int(),
      /** True when the bound was reached: there may be more. */
      totalIsLowerBound: z.boolean(),
      facets: facetsSchema,
      corrections: z.array(z.object({ from: z.string(), to: z.string() })),
      nextCursor: z.nullable(z.string()),
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
  params: productParams,
  headers: trackingRefusalHeaders,
  answers: {
    200: z.object({
      success: z.literal(true),
      product: productSchema,
      /** The way from the top to its category, itself last; empty without one. */
      categoryPath: z.array(categorySchema),
    }),
  },
  errors: ['product.not-found'],
});

/** A product's offers, best delivered total first. */
export const listProductOffers = defineEndpoint({
  name: 'listProductOffers',
  method: 'GET',
  path: '/api/products/:id/offers',
  summary: "List a product's offers, best total first",
  audience: 'public',
  rateClass: 'read',
  params: productParams,
  query: z.strictObject(placeQuery),
  answers: {
    200: z.object({
      success: z.literal(true),
      currency: z.nullable(z.string()),
      /** The day of the exchange rates that were used; null where none were needed. */
      ratesDate: z.exactOptional(z.nullable(daySchema)),
      /** How many offers could not be converted; they come last. */
      unconverted: z.exactOptional(z.int()),
      /** The one that may be called best: of the new ones if there are any, provably the cheapest that can be had. */
      bestOfferId: z.nullable(z.string()),
      items: z.array(pricedOfferSchema),
      nextCursor: z.null(),
    }),
  },
  errors: ['product.not-found'],
});

const dealVerdictSchema = z.object({
  verdict: z.enum(['great', 'good', 'fair', 'high', 'not-enough-data']),
  percentBelowMedian: z.nullable(z.number()),
  median90: z.nullable(moneySchema),
  low30: z.nullable(moneySchema),
  low90: z.nullable(moneySchema),
  allTimeLow: z.nullable(moneySchema),
  /** Which way the line through the last 90 days goes. */
  trend: z.nullable(z.enum(['falling', 'flat', 'rising'])),
  daysOfData: z.int(),
});
export type DealVerdictView = z.infer<typeof dealVerdictSchema>;

/**
 * In what a variant differs from the product that was asked for: the attribute ("colour", "size", "capacity" and such), and what
 * each of the two says; null where one says nothing.
 */
const variantDifferenceSchema = z.object({
  attribute: z.string(),
  asked: z.nullable(z.string()),
  other: z.nullable(z.string()),
});
export type VariantDifference = z.infer<typeof variantDifferenceSchema>;

/**
 * What of the catalog stands beside a product. Variants are of the same brand and have the same title once each product's own
 * attributes (colour, size, capacity, pack) are taken out of it; similar ones are other products of the same category.
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
      similar: z.array(productHitSchema),
    }),
  },
  errors: ['product.not-found'],
});

/** The most products that one call for trends may name. */
export const trendProductsMax = 24;

/** The lowest item price of each of the last 30 days, for the lines beside many products at once; unknown ids are left out. */
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
          /** What it costs there today, as lists show it; null where nothing can be bought. */
          lowestPrice: z.nullable(moneySchema),
          /** What that price holds; left out where there is none. */
          priceHolds: z.exactOptional(statedTotalSchema),
          currency: z.string(),
          /** Lowest prices in minor units, oldest day first; null for a day without a known price. */
          lows: z.array(z.nullable(z.int())),
        }),
      ),
      nextCursor: z.null(),
    }),
  },
  errors: [],
});

/** What the prices of an answer are, so that no two of different kinds are compared. */
const priceBasisSchema = z.object({
  condition: conditionClassSchema,
  includesShipping: z.boolean(),
  /** Where it is shipped to; null for nowhere in particular. */
  country: z.nullable(countrySchema),
});

/** The lowest item price of each day in one currency, and what it says of today's price. */
export const getPriceHistory = defineEndpoint({
  name: 'getPriceHistory',
  method: 'GET',
  path: '/api/products/:id/price-history',
  summary: "Get the price history with a verdict on today's price",
  audience: 'public',
  rateClass: 'read',
  params: productParams,
  query: z.strictObject({
    days: z.optional(integerText(/^([1-9]\d{0,2}|1000)$/)),
    ...placeQuery,
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      currency: z.nullable(z.string()),
      basis: priceBasisSchema,
      points: z.array(z.object({ day: daySchema, low: moneySchema })),
      verdict: dealVerdictSchema,
    }),
  },
  errors: ['product.not-found'],
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
          /** Null at the top. */
          parentSlug: z.nullable(z.string()),
          /** With those of the categories below. */
          productCount: z.int(),
        }),
      ),
      nextCursor: z.null(),
    }),
  },
  errors: [],
});

/** One category. A slug that another category had before gives the one that took its place, under its own slug. */
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
      /** From the top to the category, itself last. */
      path: z.array(categorySchema),
    }),
  },
  errors: ['category.not-found'],
});

/** The fullest categories, each with the picture of a product in it: what a shop-window needs. */
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
          /** The product's id, the brand, or the category's slug. */
          value: z.string(),
          /** What lists show of a product's price; null for a brand or category, and where no shop ships. */
          lowestPrice: z.nullable(moneySchema),
          /** What that price holds; left out where there is none. */
          priceHolds: z.exactOptional(statedTotalSchema),
          condition: z.nullable(conditionClassSchema),
        }),
      ),
      nextCursor: z.null(),
    }),
  },
  errors: [],
});

/** Real drops: today's item price of an offer against that same offer's own recent past. What is not shipped to the country is left out. */
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
          offer: offerSchema,
          previous: moneySchema,
          current: moneySchema,
          percent: z.number(),
        }),
      ),
      nextCursor: z.null(),
    }),
  },
  errors: [],
});

/** The reference rates that amounts are converted at: how many units of each currency one unit of the base buys. */
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

/** Links that surely work here, for a first try: the operator sets them, the demo has its own. */
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
