import { merchantProductStandings } from '@pricehunt/business-accounts';
import { pricePlaces } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { idempotencyKeyHeader } from './call-headers';
import { defineEndpoint } from './endpoint';
import { jsonValueSchema } from './json-value';
import { feedIssueSchema } from './feeds.contract';
import {
  availabilitySchema,
  conditionSchema,
  countrySchema,
  daySchema,
  instantSchema,
  moneySchema,
} from './offers.schema';
import { trafficPeriodSchema } from './traffic.schema';

export const merchantProductSorts = [
  'title',
  'newest',
  'price',
  'price-desc',
  'issues',
  'gap',
  'clicks',
] as const;

/** Issues found on a product's page rather than in its feed. */
export const pageIssueCodes = [
  'page.price-differs',
  'page.stock-differs',
  'page.gone',
  'image.broken',
] as const;

export const productsOfAnAct = 200;

/** What the product claims and what other shops state. */
export const holdReasonSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['title', 'brand']),
    claimed: z.string(),
    known: z.string(),
    sources: z.int(),
  }),
  z.object({
    kind: z.literal('price'),
    claimed: moneySchema,
    /** In the currency of the claim. */
    lowest: moneySchema,
    highest: moneySchema,
    sources: z.int(),
  }),
]);

export const merchantProductSchema = z.object({
  id: z.string(),
  feedId: z.string(),
  /** The merchant's id. */
  itemId: z.string(),
  productId: z.string(),
  title: z.string(),
  brand: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  link: z.string(),
  price: moneySchema,
  availability: availabilitySchema,
  condition: conditionSchema,
  updatedAt: instantSchema,
  issueCount: z.int(),
  checkedAt: z.nullable(instantSchema),
  isShown: z.boolean(),
  standing: z.enum(merchantProductStandings),
  holdReasons: z.array(holdReasonSchema),
  /** The price position at the last ranking; null if hidden or not ranked. */
  pricePlace: z.nullable(
    z.object({
      place: z.enum(pricePlaces),
      /** 1 is the cheapest. */
      position: z.int(),
      offerCount: z.int(),
      /** Own price minus the cheapest other; negative if own is cheaper, null without another. */
      gap: z.nullable(moneySchema),
      /** The gap as a fraction of the cheapest other price. */
      gapRatio: z.nullable(z.number()),
      /** Human clicks in the last 30 days. */
      clicks: z.int(),
    }),
  ),
});
export type MerchantProduct = z.infer<typeof merchantProductSchema>;

/** The rank among offers of the same product in its currency, without shipping. */
const pricePositionSchema = z.object({
  own: moneySchema,
  /** 1 is the cheapest. Equal prices share a rank. */
  position: z.int(),
  offerCount: z.int(),
  /** The cheapest other offer; null for none. */
  best: z.nullable(
    z.object({ price: moneySchema, retailer: z.object({ name: z.string(), domain: z.string() }) }),
  ),
  /** Own price minus the cheapest other; negative if own is cheaper. */
  gap: z.nullable(moneySchema),
  /** Deliver to; null for anywhere. Includes known shipping costs. */
  country: z.nullable(countrySchema),
  /** The item price that would be cheapest; null if it already is or none would be. */
  winningPrice: z.nullable(moneySchema),
});
export type PricePosition = z.infer<typeof pricePositionSchema>;

const productFilters = {
  /** Title, brand, id or GTIN. */
  q: z.optional(z.string().check(z.maxLength(200))),
  feedId: z.optional(z.string().check(z.maxLength(64))),
  issue: z.optional(z.string().check(z.maxLength(80))),
  availability: z.optional(availabilitySchema),
  /** "hidden" means any status but shown. */
  standing: z.optional(z.enum([...merchantProductStandings, 'hidden'])),
  /** At the last ranking; "beaten" for any place with a cheaper offer. */
  place: z.optional(z.enum([...pricePlaces, 'beaten'])),
};

export const listMerchantProducts = defineEndpoint({
  name: 'listMerchantProducts',
  method: 'GET',
  path: '/api/business/products',
  summary: 'List your products',
  audience: 'business',
  right: 'catalog.read',
  rateClass: 'read',
  byKey: { path: '/api/v1/products', scope: 'products.read' },
  query: z.strictObject({
    ...productFilters,
    sort: z._default(z.enum(merchantProductSorts), 'title'),
    cursor: z.optional(z.string().check(z.maxLength(600))),
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(merchantProductSchema),
      nextCursor: z.nullable(z.string()),
      total: z.int(),
    }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

const countsOf = <Value extends z.ZodMiniType<string>>(value: Value) =>
  z.array(z.object({ value, count: z.int() }));

/** Each facet ignores its own filter. Values without products are left out. */
export const getMerchantProductFacets = defineEndpoint({
  name: 'getMerchantProductFacets',
  method: 'GET',
  path: '/api/business/products/facets',
  summary: 'Count your products by filter',
  audience: 'business',
  right: 'catalog.read',
  rateClass: 'read',
  query: z.strictObject(productFilters),
  answers: {
    200: z.object({
      success: z.literal(true),
      standings: countsOf(z.enum(merchantProductStandings)),
      places: countsOf(z.enum(pricePlaces)),
      availabilities: countsOf(availabilitySchema),
      feeds: countsOf(z.string()),
      withIssues: z.int(),
      /** Most frequent first. */
      issues: z.array(
        z.object({
          code: z.string(),
          severity: z.enum(['error', 'warning', 'notice']),
          sentence: z.string(),
          hint: z.string(),
          count: z.int(),
        }),
      ),
      rankedAt: z.nullable(instantSchema),
    }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

const chosen = z
  .array(z.string().check(z.minLength(1), z.maxLength(120)))
  .check(z.minLength(1), z.maxLength(productsOfAnAct));
const actErrors = ['auth.signed-out', 'auth.not-allowed', 'business.suspended'] as const;

/** Hides products at once and on later imports, or shows them again. Unknown ids are ignored. */
export const withholdProducts = defineEndpoint({
  name: 'withholdProducts',
  method: 'POST',
  path: '/api/business/products/withhold',
  summary: 'Show or hide products',
  audience: 'business',
  right: 'catalog.edit',
  rateClass: 'write',
  body: z.strictObject({ ids: chosen, isWithheld: z.boolean() }),
  answers: {
    200: z.object({
      success: z.literal(true),
      changedCount: z.int(),
      /** Requested products now visible to shoppers. */
      shownCount: z.int(),
    }),
  },
  errors: actErrors,
});

/** Rechecks pages and images. The results appear on each product. */
export const checkProductPages = defineEndpoint({
  name: 'checkProductPages',
  method: 'POST',
  path: '/api/business/products/checks',
  summary: 'Recheck the pages of products',
  audience: 'business',
  right: 'catalog.edit',
  rateClass: 'write',
  body: z.strictObject({ ids: chosen }),
  answers: {
    200: z.object({
      success: z.literal(true),
      /** Products on verified domains. `checkedAt` changes when a page was checked. */
      queuedCount: z.int(),
    }),
  },
  errors: actErrors,
});

export const downloadProducts = defineEndpoint({
  name: 'downloadProducts',
  method: 'GET',
  path: '/api/business/products.csv',
  summary: 'Export your products as CSV, filtered or selected',
  audience: 'business',
  right: 'data.export',
  rateClass: 'read',
  query: z.strictObject({
    ...productFilters,
    /** Comma-separated ids, regardless of the filters. */
    ids: z.optional(z.string().check(z.maxLength(productsOfAnAct * 40))),
  }),
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/csv'],
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

const productParams = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(120)) });

export const getMerchantProduct = defineEndpoint({
  name: 'getMerchantProduct',
  method: 'GET',
  path: '/api/business/products/:id',
  summary: 'Get one of your products with its issues and price position',
  audience: 'business',
  right: 'catalog.read',
  rateClass: 'read',
  byKey: { path: '/api/v1/products/:id', scope: 'products.read' },
  params: productParams,
  answers: {
    200: z.object({
      success: z.literal(true),
      product: merchantProductSchema,
      gtins: z.array(z.string()),
      mpn: z.nullable(z.string()),
      issues: z.array(feedIssueSchema),
      /** Null while the offer is hidden. */
      pricePosition: z.nullable(pricePositionSchema),
      /** The last check of page and image; null for never. */
      lastCheck: z.nullable(
        z.object({
          checkedAt: instantSchema,
          /** gone: the page doesn't exist. unread: the shop didn't respond or blocks us. */
          page: z.enum(['read', 'gone', 'unread']),
          image: z.enum(['shown', 'broken', 'unread', 'none']),
          pagePrice: z.nullable(moneySchema),
          pageAvailability: z.nullable(availabilitySchema),
        }),
      ),
    }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed', 'product.not-found'],
});

/** Every offer for the product as shoppers in your shop's main country see it, and your traffic with it. */
export const getProductMarket = defineEndpoint({
  name: 'getProductMarket',
  method: 'GET',
  path: '/api/business/products/:id/market',
  summary: 'Get the offers of other shops, the price history and the traffic of one of your products',
  audience: 'business',
  right: 'catalog.read',
  rateClass: 'read',
  params: productParams,
  answers: {
    200: z.object({
      success: z.literal(true),
      /** Cheapest first; those that nobody can order last. Empty while the offer is hidden. */
      offers: z.array(
        z.object({
          id: z.string(),
          isOwn: z.boolean(),
          retailer: z.object({ name: z.string(), domain: z.string() }),
          /** In your currency, with shipping if it's known. */
          price: moneySchema,
          shipping: z.enum(['included', 'unknown', 'not-shipped']),
          /** In your currency; null unless shipping is included. */
          shippingCost: z.nullable(moneySchema),
          availability: availabilitySchema,
          condition: conditionSchema,
          checkedAt: instantSchema,
          /** 1 is the cheapest; null for offers that don't compete with yours. */
          position: z.nullable(z.int()),
        }),
      ),
      /** Prices by UTC day in your main country, oldest first, in your currency; without days on which yours is unknown or sold out. */
      history: z.array(z.object({ day: daySchema, own: moneySchema, lowest: moneySchema })),
      /** Whether these prices are totals: if your shipping is known. */
      historyIncludesShipping: z.boolean(),
      /** The last 30 days, today included. */
      traffic: z.object({
        period: trafficPeriodSchema,
        impressions: z.int(),
        /** By people. */
        clicks: z.int(),
        orders: z.int(),
      }),
    }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed', 'product.not-found'],
});

/** Changes nothing. The price is that of the item, in its currency. */
export const previewProductPrice = defineEndpoint({
  name: 'previewProductPrice',
  method: 'GET',
  path: '/api/business/products/:id/price-preview',
  summary: 'Preview the rank of one of your products at another price',
  audience: 'business',
  right: 'catalog.read',
  rateClass: 'read',
  params: productParams,
  query: z.strictObject({
    amountMinor: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,11}$/)), z.transform(Number)),
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      price: moneySchema,
      /** Null while the offer is hidden. */
      pricePosition: z.nullable(pricePositionSchema),
      /**
       * Estimated for 30 days: the share of the product's clicks that offers at that rank usually get, less the own clicks;
       * 0 if the offer has that share already. Null without a better rank or with too few clicks.
       */
      clicksGained: z.nullable(z.int()),
    }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed', 'product.not-found'],
});

const problem = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'notice']),
  sentence: z.string(),
  hint: z.string(),
  column: z.nullable(z.string()),
  given: z.nullable(z.string()),
});

/** Requires an API key with products.write. Rows are processed independently. Repeating an Idempotency-Key returns the first response. */
export const pushProducts = defineEndpoint({
  name: 'pushProducts',
  method: 'POST',
  path: '/api/v1/products',
  summary: 'Create, replace and delete products',
  audience: 'machine',
  scope: 'products.write',
  rateClass: 'write',
  body: z.strictObject({
    /** With Google's attributes, such as id, title, link, price, availability. */
    upserts: z._default(
      z.array(z.record(z.string().check(z.maxLength(80)), jsonValueSchema)).check(z.maxLength(500)),
      [],
    ),
    deletes: z._default(
      z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(500)),
      [],
    ),
  }),
  headers: [idempotencyKeyHeader],
  answers: {
    200: z.object({
      success: z.literal(true),
      /** One per row, upserts first, in order. */
      results: z.array(
        z.object({
          itemId: z.nullable(z.string()),
          outcome: z.enum(['created', 'updated', 'unchanged', 'deleted', 'not-there', 'refused']),
          issues: z.array(problem),
        }),
      ),
    }),
  },
  errors: [
    'key.missing',
    'key.not-allowed',
    'business.suspended',
    'domain.unverified',
    'push.too-many-rows',
    'push.key-reused',
  ],
});
