import {
  attributionModels,
  commissionDecisions,
  commissionStatuses,
  ledgerEntryKinds,
  ledgerEntryStates,
  matchMethods,
  orderMeasures,
  reasonCodes,
} from '@pricehunt/order-attribution';
import * as z from 'zod/mini';
import { commissionDecisionSchema } from './commission.contract';
import { defineEndpoint } from './endpoint';
import { daySchema, instantSchema, moneySchema } from './offers.schema';

/** How an order came to us: a webhook of a Shopify store, a call with an API key, the pixel alone, or our own test. */
export const orderSourceKinds = ['shopify', 'server', 'pixel', 'test'] as const;
/** waiting: not matched yet, tried again until its deadline. attributed: a touch of ours led to it. unattributed: none did. */
export const orderStates = ['waiting', 'attributed', 'unattributed'] as const;
/** What the shop says of the money. */
export const orderPayments = ['pending', 'paid', 'partially-refunded', 'refunded', 'cancelled'] as const;
const attributionModelSchema = z.enum(attributionModels);
const matchMethodSchema = z.enum(matchMethods);
export const reasonCodeSchema = z.enum(reasonCodes);

const id = z.string().check(z.minLength(1), z.maxLength(64));
const cursor = z.optional(z.string().check(z.maxLength(400)));
const readErrors = ['auth.signed-out', 'auth.not-allowed'] as const;

/** An order as the table shows it. */
export const orderSummarySchema = z.object({
  id: z.string(),
  /** The shop's own id and the name that people call it by, such as "#1001". */
  externalId: z.string(),
  name: z.string(),
  placedAt: instantSchema,
  receivedAt: instantSchema,
  source: z.enum(orderSourceKinds),
  state: z.enum(orderStates),
  /** Why, under the model that pays: credited, or what stood against it. */
  reason: reasonCodeSchema,
  payment: z.enum(orderPayments),
  total: moneySchema,
  /** What went back so far, tax and delivery included. */
  refunded: moneySchema,
  /** The sum of its ledger entries; for a test order what it would have been. */
  commission: moneySchema,
  /** Where its commission is; null where none is due: not attributed, held, a test, or nothing left. */
  commissionStatus: z.nullable(z.enum(commissionStatuses)),
  matchMethod: z.nullable(matchMethodSchema),
  touchCount: z.int(),
  /** The latest touch before the order. */
  lastTouch: z.nullable(
    z.object({ at: instantSchema, source: z.string(), productTitle: z.nullable(z.string()) }),
  ),
  isTest: z.boolean(),
  /** False while only the shop's page told of it, which anybody could have: its commission is held. */
  isConfirmed: z.boolean(),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** One line of an order, after discounts, without tax and delivery. */
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

/** What a touch gets under one model. */
const touchCreditSchema = z.object({
  model: attributionModelSchema,
  /** Of 10,000; those of an order's touches come to 10,000, or to 0 where no touch counts. */
  shareBasisPoints: z.int(),
  /** Its part of the order's commissionable amount, refunds taken off. */
  credited: moneySchema,
  commission: moneySchema,
  reason: reasonCodeSchema,
});

/** One touch on the way to an order, the earliest first. */
const orderTouchSchema = z.object({
  id: z.string(),
  at: instantSchema,
  /** referral: a browser told of it as its shopper left (S§7); beside the click of the same visit it counts for nothing. */
  kind: z.enum(['click', 'referral', 'coupon', 'customer']),
  matchMethod: matchMethodSchema,
  /** Our click, and the id that the click or the referral took to the shop; null for a discount code alone. */
  clickId: z.nullable(z.string()),
  referenceId: z.nullable(z.string()),
  /** Where the link stood: the source of the redirect. */
  source: z.string(),
  /** What the shopper came to PriceHunt with; empty where that is not known. The campaign of a discount code is the code. */
  medium: z.string(),
  campaign: z.string(),
  product: z.nullable(z.object({ id: z.string(), title: z.string() })),
  visit: z.enum(['person', 'bot']),
  botReason: z.nullable(z.string()),
  /** A link followed by somebody of the merchant's own team, known by their address or by where they are signed in. */
  isOwn: z.boolean(),
  /** What showed that an advertisement was paid for the visit: an ad network's parameter such as gclid, or the medium. */
  paidBy: z.nullable(z.string()),
  isInWindow: z.boolean(),
  credits: z.array(touchCreditSchema),
});
export type OrderTouch = z.infer<typeof orderTouchSchema>;

/** One signed amount of the ledger; rows are only ever added. */
export const ledgerEntrySchema = z.object({
  id: z.string(),
  at: instantSchema,
  kind: z.enum(ledgerEntryKinds),
  state: z.enum(ledgerEntryStates),
  /** The statement that it is in, YYYY-MM. */
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

/** The receipt in plain words, as codes with their values, in the order to read them; each app words them in its language. */
const receiptSentenceSchema = z.discriminatedUnion('code', [
  sentence('order-placed', { at: instantSchema, total: moneySchema, source: z.enum(orderSourceKinds) }),
  sentence('test-order', {}),
  sentence('not-confirmed', {}),
  sentence('waiting', { until: instantSchema }),
  sentence('no-touch', {}),
  sentence('consent-missing', {}),
  sentence('merchant-denied', {}),
  /** The same checkout came before as another order. */
  sentence('duplicate-order', {}),
  sentence('currency-unsupported', { currency: z.string() }),
  sentence('matched', { method: matchMethodSchema, touchCount: z.int() }),
  sentence('window', { days: z.int(), model: attributionModelSchema }),
  sentence('touch-credited', {
    touchId: z.string(),
    at: instantSchema,
    /** Whole days between the touch and the order. */
    daysBefore: z.int(),
    shareBasisPoints: z.int(),
    credited: moneySchema,
  }),
  /** Nothing of the order counts any more: `credited` is what the touch had. */
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
  /** An advertisement was paid for the visit; it changes nothing of the credit. */
  sentence('touch-paid', { touchId: z.string(), at: instantSchema, paidBy: z.string() }),
  /** What the rules gave; the base is the lines without tax and delivery. */
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
  /** The orders that a figure counts, such as the orders of the overview. */
  measure: z.optional(z.enum(orderMeasures)),
  /** Days of placing in the time zone of the business profile, both included. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** In the name or the shop's id. */
  q: z.optional(z.string().check(z.maxLength(100))),
  test: z._default(z.enum(['with', 'without', 'only']), 'without'),
};

export const listOrders = defineEndpoint({
  name: 'listOrders',
  method: 'GET',
  path: '/api/business/orders',
  summary: 'List orders, newest first',
  audience: 'business',
  rateClass: 'read',
  query: z.strictObject({ ...orderFilters, cursor }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(orderSummarySchema),
      nextCursor: z.nullable(z.string()),
      /** All that the filters leave, and what they come to by currency, the largest first. */
      total: z.int(),
      amounts: z.array(moneySchema),
    }),
  },
  errors: readErrors,
});

/** The same rows as CSV, one line an order, streamed. */
export const downloadOrders = defineEndpoint({
  name: 'downloadOrders',
  method: 'GET',
  path: '/api/business/orders.csv',
  summary: 'Export orders as CSV',
  audience: 'business',
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
  rateClass: 'read',
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
        /** What commission is reckoned on: the lines, refunds taken off. */
        commissionable: moneySchema,
      }),
      discountCodes: z.array(z.string()),
      touches: z.array(orderTouchSchema),
      /** The window and the model that decided. */
      windowDays: z.int(),
      payingModel: attributionModelSchema,
      refunds: z.array(
        z.object({ id: z.string(), externalId: z.string(), at: instantSchema, amount: moneySchema }),
      ),
      ledger: z.array(ledgerEntrySchema),
      /** What was decided about its commission, the earliest first. */
      decisions: z.array(commissionDecisionSchema),
      receipt: z.array(receiptSentenceSchema),
    }),
  },
  errors: [...readErrors, 'order.not-found'],
});

/**
 * Commission by rule. The most specific rule that fits a line counts: item, then category, then default. percent is of the
 * line after discounts, without tax and delivery; fixed is for each piece.
 */
export const commissionRuleSchema = z.strictObject({
  applies: z.discriminatedUnion('to', [
    z.strictObject({ to: z.literal('item'), itemId: z.string().check(z.minLength(1), z.maxLength(120)) }),
    z.strictObject({
      to: z.literal('category'),
      /** As the merchant's catalog or the order's line names it; what lies under it belongs to it. */
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
  /** How many days before an order a touch counts. */
  windowDays: z.int().check(z.minimum(1), z.maximum(365)),
  /** The model that commission is paid by. The others are shown beside it. */
  model: attributionModelSchema,
  /** The parameter that takes the click's id to the shop. */
  clickParameter: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_-]{1,39}$/)),
  /** What our links to the shop say in utm_source, utm_medium and utm_campaign. */
  utm: z.strictObject({ source: utmText, medium: utmText, campaign: utmText }),
  /** None: no commission. Orders keep the rules of their day. */
  commissionRules: z.array(commissionRuleSchema).check(z.maxLength(200)),
  /** Discount codes that stand for us: an order with one is a touch of ours. */
  discountCodes: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(50)),
};

export const attributionSettingsSchema = z.object({
  ...settingsShape,
  /** Null until they were first saved. */
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
  rateClass: 'read',
  answers: { 200: settingsAnswer },
  errors: readErrors,
});

/** Takes effect for what comes; what was written to the ledger stays. */
export const changeAttributionSettings = defineEndpoint({
  name: 'changeAttributionSettings',
  method: 'PUT',
  path: '/api/business/attribution/settings',
  summary: 'Update the attribution settings',
  audience: 'business',
  rateClass: 'write',
  body: z.strictObject(settingsShape),
  answers: { 200: settingsAnswer },
  errors: [...readErrors, 'business.suspended', 'attribution.bad-rules'],
});

/** What attribution comes to: one figure for each model. */
const attributionFigureSchema = z.object({
  /** Orders with credit; a third of an order counts a third. Two decimals. */
  orders: z.number(),
  /** Credited money by currency, refunds taken off. */
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

/** The five models side by side over a window that need not be the one that pays. Test orders are left out. */
export const getAttribution = defineEndpoint({
  name: 'getAttribution',
  method: 'GET',
  path: '/api/business/attribution',
  summary: 'Compare orders and revenue under five attribution models',
  audience: 'business',
  rateClass: 'read',
  query: z.strictObject({
    /** Days of placing in the time zone of the business profile, both included; the last 30 where left out, 366 at most. */
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    /** Each order's own where left out: then the orders with credit are those that every other figure counts. */
    windowDays: z.optional(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
        z.pipe(z.transform(Number), z.int().check(z.maximum(365))),
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
      /** The largest by the paying model first; 100 at most. The empty key is what is not known. */
      rows: z.array(z.object({ key: z.string(), label: z.string(), models: figuresByModel })),
      /** True when there were more rows. */
      isCut: z.boolean(),
      /** All orders received in these days but test, cancelled and duplicate ones; and those without credit by reason. */
      orderCount: z.int(),
      withoutCredit: z.array(z.object({ reason: reasonCodeSchema, orderCount: z.int() })),
    }),
  },
  errors: [...readErrors, 'attribution.bad-period'],
});

/** What other settings would have made of the last days, before they are saved. */
export const previewAttribution = defineEndpoint({
  name: 'previewAttribution',
  method: 'POST',
  path: '/api/business/attribution/preview',
  summary: 'Preview other attribution settings',
  audience: 'business',
  rateClass: 'write',
  body: z.strictObject({
    windowDays: settingsShape.windowDays,
    model: settingsShape.model,
    commissionRules: settingsShape.commissionRules,
    /** Days back from today. */
    days: z._default(z.int().check(z.minimum(1), z.maximum(366)), 90),
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      from: daySchema,
      to: daySchema,
      /** By the settings that are saved, and by those that were asked for. */
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
      /** Commission due and held, all statements together, by currency; without test orders. */
      balances: z.array(z.object({ due: moneySchema, held: moneySchema })),
    }),
  },
  errors: readErrors,
});
