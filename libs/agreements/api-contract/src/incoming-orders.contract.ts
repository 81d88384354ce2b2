import * as z from 'zod/mini';
import { idempotencyKeyHeader, privacyControlHeader } from './call-headers';
import { defineEndpoint } from './endpoint';
import { instantSchema } from './offers.schema';
import { orderStates, reasonCodeSchema } from './orders.contract';

const text = (lengthMax: number) => z.string().check(z.minLength(1), z.maxLength(lengthMax));
const amount = z.int().check(z.minimum(0), z.maximum(100_000_000_000));
const machineErrors = ['key.missing', 'key.not-allowed', 'business.suspended', 'push.key-reused'] as const;

/** An order as a merchant's system tells it; amounts in minor units of its currency. */
const incomingOrderSchema = z.strictObject({
  /** The merchant's own id: the same id again is the same order, changed. */
  orderId: text(100),
  name: z.optional(text(100)),
  placedAt: instantSchema,
  /** When it last changed; an older message about the same order changes nothing. */
  updatedAt: z.optional(instantSchema),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  totalMinor: amount,
  taxMinor: z._default(amount, 0),
  shippingMinor: z._default(amount, 0),
  discountMinor: z._default(amount, 0),
  payment: z._default(z.enum(['pending', 'paid', 'cancelled']), 'paid'),
  /** Left out: one line of the total without tax and delivery. */
  lines: z.optional(
    z
      .array(
        z.strictObject({
          lineId: z.optional(text(100)),
          /** The merchant's id of the product, as in its feed. */
          itemId: z.optional(text(120)),
          sku: z.optional(text(120)),
          title: z.optional(text(300)),
          category: z.optional(text(200)),
          quantity: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
          /** Of the whole line, after discounts, without tax and delivery. */
          totalMinor: amount,
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
  ),
  discountCodes: z._default(z.array(text(60)).check(z.maxLength(20)), []),
  /** What the click parameter of the landing address said, kept by the shop until the order; the latest last. */
  references: z._default(z.array(text(200)).check(z.maxLength(20)), []),
  /** The address that the visit began with; the click parameter is looked for in it. */
  landingLink: z.optional(text(4000)),
  checkoutToken: z.optional(text(200)),
  /** Anything that stays the same for a customer, such as an e-mail address. A keyed hash is kept, never the text. */
  customer: z.optional(text(320)),
  isTest: z._default(z.boolean(), false),
});
export type IncomingOrder = z.infer<typeof incomingOrderSchema>;

/** What became of it; told again without a change it is unchanged. */
const taken = z.object({
  success: z.literal(true),
  /** Our id. */
  id: z.string(),
  outcome: z.enum(['created', 'changed', 'unchanged']),
  state: z.enum(orderStates),
  reason: reasonCodeSchema,
});

/** Tells an order, server to server, with an API key of the scope orders.write. An Idempotency-Key is honoured. */
export const pushOrder = defineEndpoint({
  name: 'pushOrder',
  method: 'POST',
  path: '/api/v1/orders',
  summary: 'Create or update an order',
  audience: 'machine',
  rateClass: 'write',
  body: incomingOrderSchema,
  headers: [idempotencyKeyHeader],
  answers: { 200: taken },
  errors: [...machineErrors, 'order.bad-amounts'],
});

/** Tells that money of an order went back. The same refund id again is the same refund. */
export const pushRefund = defineEndpoint({
  name: 'pushRefund',
  method: 'POST',
  path: '/api/v1/refunds',
  summary: 'Create a refund',
  audience: 'machine',
  rateClass: 'write',
  body: z.strictObject({
    orderId: text(100),
    refundId: text(100),
    refundedAt: instantSchema,
    /** What went back, tax and delivery included, in minor units of the order's currency. */
    totalMinor: amount,
    /** Left out: the amount is taken from all lines alike. */
    lines: z.optional(
      z
        .array(
          z.strictObject({
            lineId: text(100),
            quantity: z.int().check(z.minimum(0), z.maximum(100_000)),
            /** Without tax and delivery. */
            totalMinor: amount,
          }),
        )
        .check(z.maxLength(500)),
    ),
  }),
  headers: [idempotencyKeyHeader],
  answers: { 200: taken },
  errors: [...machineErrors, 'order.not-found', 'order.bad-amounts'],
});

/**
 * A store's webhook, signed over the raw body by X-Shopify-Hmac-SHA256. 200 only when it is stored; the same delivery again
 * is answered 200 and is one.
 */
export const takeShopifyWebhook = defineEndpoint({
  name: 'takeShopifyWebhook',
  method: 'POST',
  path: '/api/webhooks/shopify/:integrationId',
  summary: 'Receive a Shopify webhook',
  audience: 'shop',
  rateClass: 'track',
  params: z.strictObject({ integrationId: text(64) }),
  bodyTypes: ['application/json'],
  headers: [
    { name: 'X-Shopify-Topic', summary: 'The event type, such as orders/create.', isRequired: true },
    { name: 'X-Shopify-Webhook-Id', summary: 'The id of the delivery.', isRequired: true },
    { name: 'X-Shopify-Shop-Domain', summary: 'The store the event comes from.', isRequired: false },
    { name: 'X-Shopify-Triggered-At', summary: 'When it happened.', isRequired: false },
  ],
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['delivery.unknown-source', 'delivery.bad-signature', 'delivery.bad-headers'],
});

/** The pixel's program for the pages of a merchant's shop, with the pixel's settings in it. */
export const getPixel = defineEndpoint({
  name: 'getPixel',
  method: 'GET',
  path: '/api/pixel.js',
  summary: 'Get the pixel script',
  audience: 'shop',
  rateClass: 'read',
  query: z.strictObject({ key: text(100) }),
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/javascript'],
  errors: ['pixel.unknown-key'],
});

/**
 * What the pixel tells. Sent as text or JSON from a page of an allowed origin; never with cookies. Answers 202 whatever is
 * in it as long as it may be told at all: a shop's page must not fail for it.
 */
const pixelReportSchema = z.object({
  key: text(100),
  /** landing: somebody came from us. checkout: a checkout was begun or finished. */
  kind: z.enum(['landing', 'checkout']),
  /** granted: told with the visitor's consent. not-asked: the shop asks for none. */
  consent: z.enum(['granted', 'not-asked']),
  /** The ids of the clicks that led here, the latest last. */
  references: z._default(z.array(text(200)).check(z.maxLength(20)), []),
  checkoutToken: z.optional(z.nullable(text(200))),
  order: z.optional(
    z.nullable(
      z.object({
        orderId: text(100),
        name: z.optional(z.nullable(text(100))),
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
        /** A plain decimal such as "49.90". */
        total: z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/)),
        tax: z.optional(z.nullable(z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/)))),
        shipping: z.optional(z.nullable(z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/)))),
      }),
    ),
  ),
});
export type PixelReport = z.infer<typeof pixelReportSchema>;

export const reportFromPixel = defineEndpoint({
  name: 'reportFromPixel',
  method: 'POST',
  path: '/api/pixel/reports',
  summary: "Record a landing or checkout in a merchant's store",
  audience: 'shop',
  rateClass: 'track',
  body: pixelReportSchema,
  bodyTypes: ['application/json', 'text/plain'],
  headers: [privacyControlHeader],
  answers: { 202: z.object({ success: z.literal(true), isKept: z.boolean() }) },
  errors: ['pixel.unknown-key', 'pixel.foreign-origin'],
});
