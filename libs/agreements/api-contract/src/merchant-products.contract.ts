import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { feedIssueSchema } from './feeds.contract';
import { availabilitySchema, conditionSchema, instantSchema, moneySchema } from './offers.schema';

export const merchantProductSorts = ['title', 'newest', 'price', 'price-desc', 'issues'] as const;

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
  issueCount: z.int(),
  /** Whether shoppers see it: its domain is verified and the business is not suspended. */
  isShown: z.boolean(),
});
export type MerchantProduct = z.infer<typeof merchantProductSchema>;

/** Where the offer's price stands among all offers of the same product in its currency, delivered totals aside. */
export const pricePositionSchema = z.object({
  /** 1 for the cheapest; equal prices share a place. */
  position: z.int(),
  offerCount: z.int(),
  /** The cheapest of the others; null when there is no other. */
  best: z.nullable(
    z.object({ price: moneySchema, retailer: z.object({ name: z.string(), domain: z.string() }) }),
  ),
  /** Own price less the cheapest other: negative while the own is cheaper. */
  gap: z.nullable(moneySchema),
});
export type PricePosition = z.infer<typeof pricePositionSchema>;

export const listMerchantProducts = defineEndpoint({
  name: 'listMerchantProducts',
  method: 'GET',
  path: '/api/business/products',
  summary: 'The products of the merchant',
  audience: 'business',
  rateClass: 'read',
  query: z.strictObject({
    /** In the title, the brand, the id or a GTIN. */
    q: z.optional(z.string().check(z.maxLength(200))),
    feedId: z.optional(z.string().check(z.maxLength(64))),
    /** An issue code, or "any". */
    issue: z.optional(z.string().check(z.maxLength(80))),
    availability: z.optional(availabilitySchema),
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

export const getMerchantProduct = defineEndpoint({
  name: 'getMerchantProduct',
  method: 'GET',
  path: '/api/business/products/:id',
  summary: 'One product of the merchant, with what is wrong and where its price stands',
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
