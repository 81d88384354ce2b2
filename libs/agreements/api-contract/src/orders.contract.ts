import {
  attributionModels,
  commissionDecisions,
  commissionStatuses,
  ledgerEntryKinds,
  ledgerEntryStates,
  matchMethods,
  orderMeasures,
  orderStates,
  reasonCodes,
  windowDaysMax,
} from '@pricehunt/order-attribution';
import * as z from 'zod/mini';
import { commissionDecisionSchema } from './commission.contract';
import { defineEndpoint } from './endpoint';
import { daySchema, instantSchema, moneySchema } from './offers.schema';

/** A Shopify webhook, an API request, the pixel alone, or a test. */
export const orderSourceKinds = ['shopify', 'woocommerce', 'server', 'pixel', 'test'] as const;
export const orderPayments = ['pending', 'paid', 'partially-refunded', 'refunded', 'cancelled'] as const;
const attributionModelSchema = z.enum(attributionModels);
const matchMethodSchema = z.enum(matchMethods);
export const reasonCodeSchema = z.enum(reasonCodes);

const id = z.string().check(z.minLength(1), z.maxLength(64));
const cursor = z.optional(z.string().check(z.maxLength(400)));
const readErrors = ['auth.signed-out', 'auth.not-allowed'] as const;

export const orderSummarySchema = z.object({
  id: z.string(),
  externalId: z.string(),
  name: z.string(),
  placedAt: instantSchema,
  receivedAt: instantSchema,
  source: z.enum(orderSourceKinds),
  state: z.enum(orderStates),
  /** The outcome under the payout model. */
  reason: reasonCodeSchema,
  payment: z.enum(orderPayments),
  total: moneySchema,
  /** The refunded amount including tax and shipping. */
  refunded: moneySchema,
  /** The sum of its ledger entries. For a test order, what it would be. */
  commission: moneySchema,
  /** Null if no commission is due. */
  commissionStatus: z.nullable(z.enum(commissionStatuses)),
  matchMethod: z.nullable(matchMethodSchema),
  touchCount: z.int(),
  lastTouch: z.nullable(
    z.object({ at: instantSchema, source: z.string(), productTitle: z.nullable(z.string()) }),
  ),
  isTest: z.boolean(),
  /** False if only the pixel reported it. Its commission is held. */
  isConfirmed: z.boolean(),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** After discounts, without tax and shipping. */
const orderLineSchema = z.object({
  lineId: z.string(),
  itemId: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  title: z.nullable(z.string()),
  category: z.nullable(z.string()),
  quantity: z.int(),
  total: moneySchema,
  refundedQuantity: z.int(),
});

const touchCreditSchema = z.object({
  model: attributionModelSchema,
  shareBasisPoints: z.int(),
  /** Its share of the commissionable amount after refunds. */
  credited: moneySchema,
  commission: moneySchema,
  reason: reasonCodeSchema,
});

/** A touchpoint, earliest first. */
const orderTouchSchema = z.object({
  id: z.string(),
  at: instantSchema,
  /** referral: reported by the shopper's browser (S§7). Ignored if there is a click of the same visit. */
  kind: z.enum(['click', 'referral', 'coupon', 'customer']),
  matchMethod: matchMethodSchema,
  /** The id sent to the store; null for a discount code. */
  clickId: z.nullable(z.string()),
  referenceId: z.nullable(z.string()),
  source: z.string(),
  /** The shopper's UTM values; empty if unknown. A discount code is its own campaign. */
  medium: z.string(),
  campaign: z.string(),
  product: z.nullable(z.object({ id: z.string(), title: z.string() })),
  visit: z.enum(['person', 'bot']),
  botReason: z.nullable(z.string()),
  /** A click by the merchant's own team, recognised by network or session. */
  isOwn: z.boolean(),
  /** Evidence of a paid ad, such as gclid or the medium; null for none. */
  paidBy: z.nullable(z.string()),
  isInWindow: z.boolean(),
  credits: z.array(touchCreditSchema),
});
export type OrderTouch = z.infer<typeof orderTouchSchema>;

export const ledgerEntrySchema = z.object({
  id: z.string(),
  at: instantSchema,
  kind: z.enum(ledgerEntryKinds),
  state: z.enum(ledgerEntryStates),
  /** The statement, YYYY-MM. */
  period: z.string(),
  amount: moneySchema,
  orderId: z.string(),
  orderName: z.string(),
  /** Test orders are never billed. */
  isTest: z.boolean(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

const sentence = <const Code extends string, Values extends z.core.$ZodLooseShape>(
  code: Code,
  values: Values,
) => z.object({ code: z.literal(code), ...values });

/** Codes and values in reading order, which each app localises. */
const receiptSentenceSchema = z.discriminatedUnion('code', [
  sentence('order-placed', { at: instantSchema, total: moneySchema, source: z.enum(orderSourceKinds) }),
  sentence('test-order', {}),
  sentence('not-confirmed', {}),
  sentence('waiting', { until: instantSchema }),
  sentence('no-touch', {}),
  sentence('consent-missing', {}),
  sentence('merchant-denied', {}),
  /** The same checkout was received as another order. */
  sentence('duplicate-order', {}),
  sentence('currency-unsupported', { currency: z.string() }),
  sentence('matched', { method: matchMethodSchema, touchCount: z.int() }),
  sentence('window', { days: z.int(), model: attributionModelSchema }),
  sentence('touch-credited', {
    touchId: z.string(),
    at: instantSchema,
    /** Whole days between touchpoint and order. */
    daysBefore: z.int(),
    shareBasisPoints: z.int(),
    credited: moneySchema,
  }),
  /** The order no longer counts. `credited` is the previous credit. */
  sentence('touch-credit-undone', {
    touchId: z.string(),
    at: instantSchema,
    daysBefore: z.int(),
    shareBasisPoints: z.int(),
    credited: moneySchema,
    why: z.enum(['refunded', 'cancelled']),
  }),
  sentence('touch-not-credited', {
    touchId: z.string(),
    at: instantSchema,
    daysBefore: z.int(),
    reason: reasonCodeSchema,
  }),
  /** A paid ad led to the visit. Doesn't affect credit. */
  sentence('touch-paid', { touchId: z.string(), at: instantSchema, paidBy: z.string() }),
  /** The base is the items without tax and shipping. */
  sentence('commission', { base: moneySchema, commission: moneySchema }),
  sentence('no-commission', {
    why: z.enum(['no-rule', 'nothing-credited', 'test-order', 'nothing-left']),
  }),
  sentence('commission-decided', {
    at: instantSchema,
    status: z.enum(commissionDecisions),
    amount: moneySchema,
    reason: z.nullable(z.string()),
  }),
  sentence('refunded', { at: instantSchema, amount: moneySchema, commission: moneySchema }),
  sentence('cancelled', { at: instantSchema, commission: moneySchema }),
]);
export type ReceiptSentence = z.infer<typeof receiptSentenceSchema>;

const orderFilters = {
  state: z.optional(z.enum(orderStates)),
  payment: z.optional(z.enum(orderPayments)),
  source: z.optional(z.enum(orderSourceKinds)),
  reason: z.optional(reasonCodeSchema),
  /** Only orders counted in this figure, such as the orders of the overview. */
  measure: z.optional(z.enum(orderMeasures)),
  /** Only orders with a touchpoint of this product, by its ID in the comparison of attribution models. */
  product: z.optional(z.string().check(z.maxLength(200))),
  /** Order dates in the business's time zone, both inclusive. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** Name or store id. */
  q: z.optional(z.string().check(z.maxLength(100))),
  test: z._default(z.enum(['with', 'without', 'only']), 'without'),
};

export const listOrders = defineEndpoint({
  name: 'listOrders',
  method: 'GET',
  path: '/api/business/orders',
  summary: 'List orders, newest first',
  audience: 'business',
  right: 'attribution.read',
  rateClass: 'read',
  byKey: { path: '/api/v1/orders', scope: 'orders.read' },
  query: z.strictObject({ ...orderFilters, cursor }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(orderSummarySchema),
      nextCursor: z.nullable(z.string()),
      /** Number and sums of matching orders by currency, largest first. */
      total: z.int(),
      amounts: z.array(moneySchema),
    }),
  },
  errors: readErrors,
});

export const downloadOrders = defineEndpoint({
  name: 'downloadOrders',
  method: 'GET',
  path: '/api/business/orders.csv',
  summary: 'Export orders as CSV',
  audience: 'business',
  right: 'data.export',
  rateClass: 'read',
  query: z.strictObject(orderFilters),
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/csv'],
  errors: readErrors,
});

export const getOrder = defineEndpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/api/business/orders/:orderId',
  summary: 'Get an order with its customer journey and attribution',
  audience: 'business',
  right: 'attribution.read',
  rateClass: 'read',
  byKey: { path: '/api/v1/orders/:orderId', scope: 'orders.read' },
  params: z.strictObject({ orderId: id }),
  answers: {
    200: z.object({
      success: z.literal(true),
      order: orderSummarySchema,
      lines: z.array(orderLineSchema),
      amounts: z.object({
        subtotal: moneySchema,
        discount: moneySchema,
        tax: moneySchema,
        shipping: moneySchema,
        /** Items after refunds. */
        commissionable: moneySchema,
      }),
      discountCodes: z.array(z.string()),
      touches: z.array(orderTouchSchema),
      windowDays: z.int(),
      payingModel: attributionModelSchema,
      refunds: z.array(
        z.object({ id: z.string(), externalId: z.string(), at: instantSchema, amount: moneySchema }),
      ),
      ledger: z.array(ledgerEntrySchema),
      decisions: z.array(commissionDecisionSchema),
      receipt: z.array(receiptSentenceSchema),
    }),
  },
  errors: [...readErrors, 'order.not-found'],
});

/** The most specific rule applies. percent: of the line after discounts, without tax. fixed: per unit. */
export const commissionRuleSchema = z.strictObject({
  applies: z.discriminatedUnion('to', [
    z.strictObject({ to: z.literal('item'), itemId: z.string().check(z.minLength(1), z.maxLength(120)) }),
    z.strictObject({
      to: z.literal('category'),
      /** As in the catalog or order line. Includes subcategories. */
      category: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
    z.strictObject({ to: z.literal('default') }),
  ]),
  pays: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('percent'),
      basisPoints: z.int().check(z.minimum(0), z.maximum(10_000)),
    }),
    z.strictObject({
      kind: z.literal('fixed'),
      amount: z.strictObject({
        amountMinor: z.int().check(z.minimum(0), z.maximum(100_000_000)),
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      }),
    }),
  ]),
});
export type CommissionRuleView = z.infer<typeof commissionRuleSchema>;

const utmText = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const settingsShape = {
  /** How many days before an order a touchpoint counts. */
  windowDays: z.int().check(z.minimum(1), z.maximum(windowDaysMax)),
  /** The payout model. The others are shown for comparison. */
  model: attributionModelSchema,
  clickParameter: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_-]{1,39}$/)),
  /** UTM values of links to the store. */
  utm: z.strictObject({ source: utmText, medium: utmText, campaign: utmText }),
  /** Empty means no commission. Existing orders keep their rules. */
  commissionRules: z.array(commissionRuleSchema).check(z.maxLength(200)),
  /** Orders with one of these codes are attributed to PriceHunt. */
  discountCodes: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(50)),
};

export const attributionSettingsSchema = z.object({
  ...settingsShape,
  updatedAt: z.nullable(instantSchema),
});
export type AttributionSettings = z.infer<typeof attributionSettingsSchema>;
const settingsAnswer = z.object({ success: z.literal(true), settings: attributionSettingsSchema });

export const getAttributionSettings = defineEndpoint({
  name: 'getAttributionSettings',
  method: 'GET',
  path: '/api/business/attribution/settings',
  summary: 'Get the attribution settings',
  audience: 'business',
  right: 'attribution.read',
  rateClass: 'read',
  answers: { 200: settingsAnswer },
  errors: readErrors,
});

/** Applies to new orders. Ledger entries don't change. */
export const changeAttributionSettings = defineEndpoint({
  name: 'changeAttributionSettings',
  method: 'PUT',
  path: '/api/business/attribution/settings',
  summary: 'Update the attribution settings',
  audience: 'business',
  right: 'settings.edit',
  rateClass: 'write',
  body: z.strictObject(settingsShape),
  answers: { 200: settingsAnswer },
  errors: [...readErrors, 'business.suspended', 'attribution.bad-rules'],
});

const attributionFigureSchema = z.object({
  orders: z.number(),
  /** By currency, after refunds. */
  credited: z.array(moneySchema),
  commission: z.array(moneySchema),
});
const figuresByModel = z.object({
  first: attributionFigureSchema,
  last: attributionFigureSchema,
  linear: attributionFigureSchema,
  position: attributionFigureSchema,
  'time-decay': attributionFigureSchema,
});

export const attributionDimensions = ['source', 'product', 'campaign', 'medium'] as const;

/** Excludes test orders. The window can differ from the payout window. */
export const getAttribution = defineEndpoint({
  name: 'getAttribution',
  method: 'GET',
  path: '/api/business/attribution',
  summary: 'Compare orders and revenue under five attribution models',
  audience: 'business',
  right: 'attribution.read',
  rateClass: 'read',
  byKey: { path: '/api/v1/reports/attribution', scope: 'reports.read' },
  query: z.strictObject({
    /** Order dates in the business's time zone, both inclusive. Defaults to the last 30 days; at most 366. */
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    /** Defaults to each order's own window, which matches all other figures. */
    windowDays: z.optional(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
        z.pipe(z.transform(Number), z.int().check(z.maximum(windowDaysMax))),
      ),
    ),
    by: z._default(z.enum(attributionDimensions), 'source'),
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      from: daySchema,
      to: daySchema,
      windowDays: z.int(),
      payingModel: attributionModelSchema,
      by: z.enum(attributionDimensions),
      totals: figuresByModel,
      /** At most 100, largest by payout model first. An empty key means unknown. */
      rows: z.array(z.object({ key: z.string(), label: z.string(), models: figuresByModel })),
      isCut: z.boolean(),
      /** Orders received, without test, cancelled and duplicate ones, and those without credit by reason. */
      orderCount: z.int(),
      withoutCredit: z.array(z.object({ reason: reasonCodeSchema, orderCount: z.int() })),
    }),
  },
  errors: [...readErrors, 'attribution.bad-period'],
});

/** Applies draft settings to recent orders. */
export const previewAttribution = defineEndpoint({
  name: 'previewAttribution',
  method: 'POST',
  path: '/api/business/attribution/preview',
  summary: 'Preview other attribution settings',
  audience: 'business',
  right: 'attribution.read',
  rateClass: 'write',
  body: z.strictObject({
    windowDays: settingsShape.windowDays,
    model: settingsShape.model,
    commissionRules: settingsShape.commissionRules,
    days: z._default(z.int().check(z.minimum(1), z.maximum(366)), 90),
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      from: daySchema,
      to: daySchema,
      now: attributionFigureSchema,
      then: attributionFigureSchema,
      rows: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          now: attributionFigureSchema,
          then: attributionFigureSchema,
        }),
      ),
    }),
  },
  errors: [...readErrors, 'attribution.bad-rules'],
});

export const listLedger = defineEndpoint({
  name: 'listLedger',
  method: 'GET',
  path: '/api/business/ledger',
  summary: 'List commission ledger entries, newest first',
  audience: 'business',
  right: 'attribution.read',
  rateClass: 'read',
  query: z.strictObject({
    kind: z.optional(z.enum(ledgerEntryKinds)),
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    cursor,
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(ledgerEntrySchema),
      nextCursor: z.nullable(z.string()),
      /** Due and held across all statements by currency, without test orders. */
      balances: z.array(z.object({ due: moneySchema, held: moneySchema })),
    }),
  },
  errors: readErrors,
});
