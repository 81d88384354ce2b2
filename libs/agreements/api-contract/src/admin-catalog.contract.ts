import { merchantProductStandings } from '@pricehunt/business-accounts';
import * as z from 'zod/mini';
import {
  adminErrors,
  adminIdSchema,
  businessNameSchema,
  changedSchema,
  cursorSchema,
  findTextSchema,
  reasonSchema,
} from './admin.schema';
import { defineEndpoint } from './endpoint';
import { holdReasonSchema } from './merchant-products.contract';
import { instantSchema, moneySchema, offerSchema, productSchema } from './offers.schema';
import { wrongPriceReasons } from './reports.contract';

/** A product of the catalog as the console lists it. */
const adminProductSchema = z.object({
  product: productSchema,
  offerCount: z.int(),
  /** The product that it was merged into; null where it was not. */
  mergedInto: z.nullable(z.string()),
});

/** What somebody decided of two products, remembered over every import. */
export const productDecisionSchema = z.object({
  otherProductId: z.string(),
  /** Null where that product is gone. */
  otherTitle: z.nullable(z.string()),
  /** same: one product. apart: never one, however alike. */
  decision: z.enum(['same', 'apart']),
  decidedAt: instantSchema,
  decidedBy: z.string(),
});

const detail = z.object({
  success: z.literal(true),
  product: productSchema,
  mergedInto: z.nullable(z.string()),
  offers: z.array(offerSchema),
  decisions: z.array(productDecisionSchema),
});

/** What somebody said is wrong with an offer, and what became of it. */
export const adminPriceReportSchema = z.object({
  id: z.string(),
  receivedAt: instantSchema,
  offerId: z.string(),
  /** The product of the offer; null where the offer is gone. */
  productId: z.nullable(z.string()),
  title: z.nullable(z.string()),
  retailerDomain: z.string(),
  link: z.string(),
  reason: z.enum(wrongPriceReasons),
  /** What was shown when the report came. */
  shownPrice: moneySchema,
  shownCheckedAt: instantSchema,
  /** What the shop asks, as the shopper says. */
  seenPrice: z.nullable(moneySchema),
  note: z.nullable(z.string()),
  /** What the offer costs now; null where it is gone. */
  currentPrice: z.nullable(moneySchema),
  /** Null while it is open. */
  resolution: z.nullable(
    z.object({
      outcome: z.enum(['offer-removed', 'already-right', 'no-fault']),
      note: z.nullable(z.string()),
      at: instantSchema,
      by: z.nullable(z.string()),
    }),
  ),
});
export type AdminPriceReport = z.infer<typeof adminPriceReportSchema>;

/** A merchant's item as the console lists it. */
export const adminItemSchema = z.object({
  offerId: z.string(),
  business: businessNameSchema,
  itemId: z.string(),
  productId: z.string(),
  title: z.string(),
  link: z.string(),
  imageUrl: z.nullable(z.string()),
  price: moneySchema,
  isShown: z.boolean(),
  standing: z.enum(merchantProductStandings),
  /** What it contradicts; empty unless it's held. */
  holdReasons: z.array(holdReasonSchema),
  issueCodes: z.array(z.string()),
  /** Who disapproved it and why; null while it is approved. */
  disapproval: z.nullable(changedSchema),
});
export type AdminItem = z.infer<typeof adminItemSchema>;

const ownProduct = z.strictObject({ productId: adminIdSchema });
const ownItem = z.strictObject({ offerId: adminIdSchema });
const oneItem = z.object({ success: z.literal(true), item: adminItemSchema });

/** By words, by a GTIN or by a product's id. */
export const findAdminProducts = defineEndpoint({
  name: 'findAdminProducts',
  method: 'GET',
  path: '/api/admin/products',
  summary: 'List catalog products',
  audience: 'admin',
  rateClass: 'search',
  query: z.strictObject({ query: findTextSchema, cursor: cursorSchema }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(adminProductSchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: adminErrors,
});

export const getAdminProduct = defineEndpoint({
  name: 'getAdminProduct',
  method: 'GET',
  path: '/api/admin/products/:productId',
  summary: 'Get a product with its offers and merge decisions',
  audience: 'admin',
  rateClass: 'read',
  params: ownProduct,
  answers: { 200: detail },
  errors: [...adminErrors, 'product.not-found'],
});

/**
 * Makes one product of these, with every offer and price of theirs, and remembers it over every import. The one whose id comes
 * first by its letters stays; it is the answer.
 */
export const mergeProducts = defineEndpoint({
  name: 'mergeProducts',
  method: 'POST',
  path: '/api/admin/products/:productId/merge',
  summary: 'Merge products',
  audience: 'admin',
  rateClass: 'write',
  params: ownProduct,
  body: z.strictObject({
    otherIds: z.array(adminIdSchema).check(z.minLength(1), z.maxLength(20)),
    reason: reasonSchema,
  }),
  answers: { 200: detail },
  errors: [...adminErrors, 'product.not-found', 'product.same'],
});

/** Moves the offers to a product of their own, and remembers that the two are never one. Answers the new product. */
export const splitProduct = defineEndpoint({
  name: 'splitProduct',
  method: 'POST',
  path: '/api/admin/products/:productId/split',
  summary: 'Split offers from a product',
  audience: 'admin',
  rateClass: 'write',
  params: ownProduct,
  body: z.strictObject({
    offerIds: z.array(adminIdSchema).check(z.minLength(1), z.maxLength(200)),
    reason: reasonSchema,
  }),
  answers: { 201: detail },
  errors: [...adminErrors, 'product.not-found', 'offer.not-found', 'product.nothing-left'],
});

/** The newest first. */
export const listPriceReports = defineEndpoint({
  name: 'listPriceReports',
  method: 'GET',
  path: '/api/admin/price-reports',
  summary: 'List reported problems',
  audience: 'admin',
  rateClass: 'read',
  query: z.strictObject({ state: z._default(z.enum(['open', 'resolved']), 'open'), cursor: cursorSchema }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(adminPriceReportSchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: adminErrors,
});

/** offer-removed takes the offer out of the catalog; the others change nothing. A report is resolved once. */
export const resolvePriceReport = defineEndpoint({
  name: 'resolvePriceReport',
  method: 'POST',
  path: '/api/admin/price-reports/:reportId/resolve',
  summary: 'Resolve a reported problem',
  audience: 'admin',
  rateClass: 'write',
  params: z.strictObject({ reportId: adminIdSchema }),
  body: z.strictObject({
    outcome: z.enum(['offer-removed', 'already-right', 'no-fault']),
    note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  answers: { 200: z.object({ success: z.literal(true), report: adminPriceReportSchema }) },
  errors: [...adminErrors, 'report.not-found', 'report.resolved'],
});

/** Items of merchants: those that are held for review, those that were disapproved, or all that `query` finds (title, brand, codes, the merchant's id). */
export const listAdminItems = defineEndpoint({
  name: 'listAdminItems',
  method: 'GET',
  path: '/api/admin/items',
  summary: 'List merchant items',
  audience: 'admin',
  rateClass: 'read',
  query: z.strictObject({
    state: z._default(z.enum(['held', 'disapproved', 'all']), 'disapproved'),
    businessId: z.optional(adminIdSchema),
    query: findTextSchema,
    cursor: cursorSchema,
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(adminItemSchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: adminErrors,
});

/** Takes an item out of the results at once and keeps it out over every import; the merchant sees the reason. */
export const disapproveItem = defineEndpoint({
  name: 'disapproveItem',
  method: 'POST',
  path: '/api/admin/items/:offerId/disapprove',
  summary: 'Disapprove a merchant item',
  audience: 'admin',
  rateClass: 'write',
  params: ownItem,
  body: z.strictObject({ reason: reasonSchema }),
  answers: { 200: oneItem },
  errors: [...adminErrors, 'item.not-found'],
});

/** Shows a held item with what it claims now and at prices near its own; another title, brand or code is judged again. */
export const releaseItem = defineEndpoint({
  name: 'releaseItem',
  method: 'POST',
  path: '/api/admin/items/:offerId/release',
  summary: 'Release a merchant item held for review',
  audience: 'admin',
  rateClass: 'write',
  params: ownItem,
  body: z.strictObject({ reason: reasonSchema }),
  answers: { 200: oneItem },
  errors: [...adminErrors, 'item.not-found', 'item.not-held'],
});

/** Lets a disapproved item back in; twice is once. */
export const approveItem = defineEndpoint({
  name: 'approveItem',
  method: 'POST',
  path: '/api/admin/items/:offerId/approve',
  summary: 'Reinstate a merchant item',
  audience: 'admin',
  rateClass: 'write',
  params: ownItem,
  body: z.strictObject({ reason: z.optional(reasonSchema) }),
  answers: { 200: oneItem },
  errors: [...adminErrors, 'item.not-found'],
});
