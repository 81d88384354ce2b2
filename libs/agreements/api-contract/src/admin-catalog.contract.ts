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

const adminProductSchema = z.object({
  product: productSchema,
  offerCount: z.int(),
  mergedInto: z.nullable(z.string()),
});

/** An admin's decision about two products, which imports respect. */
export const productDecisionSchema = z.object({
  otherProductId: z.string(),
  otherTitle: z.nullable(z.string()),
  /** same: one product. apart: never merged. */
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

export const adminPriceReportSchema = z.object({
  id: z.string(),
  receivedAt: instantSchema,
  offerId: z.string(),
  productId: z.nullable(z.string()),
  title: z.nullable(z.string()),
  retailerDomain: z.string(),
  link: z.string(),
  reason: z.enum(wrongPriceReasons),
  shownPrice: moneySchema,
  shownCheckedAt: instantSchema,
  /** The shop's price according to the shopper. */
  seenPrice: z.nullable(moneySchema),
  note: z.nullable(z.string()),
  /** The current price; null if the offer is gone. */
  currentPrice: z.nullable(moneySchema),
  /** Null while the report is open. */
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
  holdReasons: z.array(holdReasonSchema),
  issueCodes: z.array(z.string()),
  disapproval: z.nullable(changedSchema),
});
export type AdminItem = z.infer<typeof adminItemSchema>;

const ownProduct = z.strictObject({ productId: adminIdSchema });
const ownItem = z.strictObject({ offerId: adminIdSchema });
const oneItem = z.object({ success: z.literal(true), item: adminItemSchema });

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

/** Moves the offers to a new product, which is returned. The two are never merged again. */
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

/** Newest first. */
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

/** offer-removed deletes the offer. The other outcomes change nothing. */
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

/** Held, disapproved or all items. `query` searches title, brand, codes and the merchant's id. */
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

/** Hides the item at once and on every later import. The merchant sees the reason. */
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

/** Approves the item's current data and similar prices. Another title, brand or code is reviewed again. */
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

/** Reinstates a disapproved item. Repeating it has no effect. */
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
