import { merchantProductStandings } from '@pricehunt/business-accounts';
import { pricePlaces } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { idempotencyKeyHeader } from './call-headers';
import { defineEndpoint } from './endpoint';
import { feedIssueSchema } from './feeds.contract';
import {
  availabilitySchema,
  conditionSchema,
  countrySchema,
  instantSchema,
  moneySchema,
} from './offers.schema';

export const merchantProductSorts = ['title', 'newest', 'price', 'price-desc', 'issues'] as const;

/** Issues that are found on the page of a product, not in its feed. */
export const pageIssueCodes = [
  'page.price-differs',
  'page.stock-differs',
  'page.gone',
  'image.broken',
] as const;

/** So many products may be named in one act. */
export const productsOfAnAct = 200;

/** Why a product is held for review: what it says, and what other shops say of the same product. */
export const holdReasonSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['title', 'brand']),
    claimed: z.string(),
    known: z.string(),
    /** How many other shops were asked. */
    sources: z.int(),
  }),
  z.object({
    kind: z.literal('price'),
    claimed: moneySchema,
    /** What the other shops ask, in the currency of the claim. */
    lowest: moneySchema,
    highest: moneySchema,
    sources: z.int(),
  }),
]);

/** A product of the merchant's own catalog, as its table shows it. */
export const merchantProductSchema = z.object({
  /** The id of its offer. */
  id: z.string(),
  feedId: z.string(),
  /** The merchant's own id. */
  itemId: z.string(),
  /** The product that shoppers see it under. */
  productId: z.string(),
  title: z.string(),
  brand: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  link: z.string(),
  price: moneySchema,
  availability: availabilitySchema,
  condition: conditionSchema,
  updatedAt: instantSchema,
  /** Of its feed and of its page. */
  issueCount: z.int(),
  /** When its page was looked at last; null before the first time. */
  checkedAt: z.nullable(instantSchema),
  /** Whether shoppers see it. */
  isShown: z.boolean(),
  standing: z.enum(merchantProductStandings),
  /** What it contradicts; empty unless it is held. */
  holdReasons: z.array(holdReasonSchema),
  /** Where its price stood at the last ranking; null while it is not shown or not ranked. */
  pricePlace: z.nullable(
    z.object({
      place: z.enum(pricePlaces),
      /** 1 for the cheapest. */
      position: z.int(),
      offerCount: z.int(),
    }),
  ),
});
export type MerchantProduct = z.infer<typeof merchantProductSchema>;

/** Where the offer's price stands among all offers of the same product in its currency, delivered totals aside. */
const pricePositionSchema = z.object({
  /** What the own offer costs there. */
  own: moneySchema,
  /** 1 for the cheapest; equal prices share a place. */
  position: z.int(),
  offerCount: z.int(),
  /** The cheapest of the others; null when there is no other. */
  best: z.nullable(
    z.object({ price: moneySchema, retailer: z.object({ name: z.string(), domain: z.string() }) }),
  ),
  /** Own price less the cheapest other: negative while the own is cheaper. */
  gap: z.nullable(moneySchema),
  /** The country whose shoppers see it so, shipping included where it is known; null for none in particular. */
  country: z.nullable(countrySchema),
  /** The item price at which it would be the cheapest; null where it is, or no price would do. */
  winningPrice: z.nullable(moneySchema),
});
export type PricePosition = z.infer<typeof pricePositionSchema>;

const productFilters = {
  /** In the title, the brand, the id or a GTIN. */
  q: z.optional(z.string().check(z.maxLength(200))),
  feedId: z.optional(z.string().check(z.maxLength(64))),
  /** An issue code, or "any". */
  issue: z.optional(z.string().check(z.maxLength(80))),
  availability: z.optional(availabilitySchema),
  /** "hidden" is every standing but shown. */
  standing: z.optional(z.enum([...merchantProductStandings, 'hidden'])),
  /** Where the price stood at the last ranking. */
  place: z.optional(z.enum(pricePlaces)),
};

export const listMerchantProducts = defineEndpoint({
  name: 'listMerchantProducts',
  method: 'GET',
  path: '/api/business/products',
  summary: 'List your products',
  audience: 'business',
  rateClass: 'read',
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
      /** All that the filters leave. */
      total: z.int(),
    }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

const countsOf = <Value extends z.ZodMiniType<string>>(value: Value) =>
  z.array(z.object({ value, count: z.int() }));

/** How many products each value of a filter would leave, were the other filters as they are. Values of no product are left out. */
export const getMerchantProductFacets = defineEndpoint({
  name: 'getMerchantProductFacets',
  method: 'GET',
  path: '/api/business/products/facets',
  summary: 'Count your products by filter',
  audience: 'business',
  rateClass: 'read',
  query: z.strictObject(productFilters),
  answers: {
    200: z.object({
      success: z.literal(true),
      standings: countsOf(z.enum(merchantProductStandings)),
      places: countsOf(z.enum(pricePlaces)),
      availabilities: countsOf(availabilitySchema),
      /** By the id of the feed. */
      feeds: countsOf(z.string()),
      withIssues: z.int(),
      /** The most frequent first. */
      issues: z.array(
        z.object({
          code: z.string(),
          severity: z.enum(['error', 'warning', 'notice']),
          sentence: z.string(),
          hint: z.string(),
          count: z.int(),
        }),
      ),
      /** When prices were ranked last; null before the first time. */
      rankedAt: z.nullable(instantSchema),
    }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

const chosen = z
  .array(z.string().check(z.minLength(1), z.maxLength(120)))
  .check(z.minLength(1), z.maxLength(productsOfAnAct));
const actErrors = ['auth.signed-out', 'auth.not-allowed', 'business.suspended'] as const;

/**
 * Withholds products from shoppers, or no longer: they leave the results at once and stay out, also when their feed brings them
 * again. Ids that are no products of the business are passed over.
 */
export const withholdProducts = defineEndpoint({
  name: 'withholdProducts',
  method: 'POST',
  path: '/api/business/products/withhold',
  summary: 'Show or hide products',
  audience: 'business',
  rateClass: 'write',
  body: z.strictObject({ ids: chosen, isWithheld: z.boolean() }),
  answers: {
    200: z.object({
      success: z.literal(true),
      /** Products that were withheld and are not any more, or the other way. */
      changedCount: z.int(),
      /** Of the products named, those that shoppers see now. */
      shownCount: z.int(),
    }),
  },
  errors: actErrors,
});

/** Has the pages and pictures of chosen products looked at; what is found stands with each product afterwards. */
export const checkProductPages = defineEndpoint({
  name: 'checkProductPages',
  method: 'POST',
  path: '/api/business/products/checks',
  summary: 'Recheck the pages of products',
  audience: 'business',
  rateClass: 'write',
  body: z.strictObject({ ids: chosen }),
  answers: {
    200: z.object({
      success: z.literal(true),
      /** Products whose pages will be looked at: those on verified domains. `checkedAt` changes once a page was. */
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
  rateClass: 'read',
  query: z.strictObject({
    ...productFilters,
    /** Ids between commas; the filters do not narrow them. */
    ids: z.optional(z.string().check(z.maxLength(productsOfAnAct * 40))),
  }),
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/csv'],
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

export const getMerchantProduct = defineEndpoint({
  name: 'getMerchantProduct',
  method: 'GET',
  path: '/api/business/products/:id',
  summary: 'Get one of your products with its issues and price position',
  audience: 'business',
  rateClass: 'read',
  params: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(120)) }),
  answers: {
    200: z.object({
      success: z.literal(true),
      product: merchantProductSchema,
      gtins: z.array(z.string()),
      mpn: z.nullable(z.string()),
      issues: z.array(feedIssueSchema),
      /** Null while the offer is not shown. */
      pricePosition: z.nullable(pricePositionSchema),
      /** What its page and its picture said when they were looked at last, as the product is now; null before that. */
      lastCheck: z.nullable(
        z.object({
          checkedAt: instantSchema,
          /** gone: the shop has no such page. unread: the shop did not answer, or does not let us. */
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

const problem = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'notice']),
  sentence: z.string(),
  hint: z.string(),
  column: z.nullable(z.string()),
  given: z.nullable(z.string()),
});

/**
 * Creates, replaces and deletes products with an API key of the scope products.write. Each row stands for itself: one that is
 * refused keeps none of the others out. The same Idempotency-Key with the same body answers what it answered before.
 */
export const pushProducts = defineEndpoint({
  name: 'pushProducts',
  method: 'POST',
  path: '/api/v1/products',
  summary: 'Create, replace and delete products',
  audience: 'machine',
  rateClass: 'write',
  body: z.strictObject({
    /** Products with Google's attributes, such as id, title, link, price, availability. */
    upserts: z._default(
      z.array(z.record(z.string().check(z.maxLength(80)), z.unknown())).check(z.maxLength(500)),
      [],
    ),
    /** The merchant's ids of products to delete. */
    deletes: z._default(
      z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(500)),
      [],
    ),
  }),
  headers: [idempotencyKeyHeader],
  answers: {
    200: z.object({
      success: z.literal(true),
      /** One for each row, upserts first, in the order that they came. */
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
