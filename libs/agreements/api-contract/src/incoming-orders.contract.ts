import { orderStates } from '@pricehunt/order-attribution';
import * as z from 'zod/mini';
import { idempotencyKeyHeader, privacyControlHeader } from './call-headers';
import { defineEndpoint } from './endpoint';
import { offsetInstantSchema } from './offers.schema';
import { reasonCodeSchema } from './orders.contract';

const text = (lengthMax: number) => z.string().check(z.minLength(1), z.maxLength(lengthMax));
const amount = z.int().check(z.minimum(0), z.maximum(100_000_000_000));
const machineErrors = ['key.missing', 'key.not-allowed', 'business.suspended', 'push.key-reused'] as const;

/** Amounts are in minor units of the order's currency. */
const incomingOrderSchema = z.strictObject({
  /** The merchant's id. Repeating it updates the order. */
  orderId: text(100),
  name: z.optional(text(100)),
  placedAt: offsetInstantSchema,
  /** An older message about the same order is ignored. */
  updatedAt: z.optional(offsetInstantSchema),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  totalMinor: amount,
  taxMinor: z._default(amount, 0),
  shippingMinor: z._default(amount, 0),
  discountMinor: z._default(amount, 0),
  payment: z._default(z.enum(['pending', 'paid', 'cancelled']), 'paid'),
  /** Defaults to one line with the total without tax and shipping. */
  lines: z.optional(
    z
      .array(
        z.strictObject({
          lineId: z.optional(text(100)),
          /** The product id in the merchant's feed. */
          itemId: z.optional(text(120)),
          sku: z.optional(text(120)),
          title: z.optional(text(300)),
          category: z.optional(text(200)),
          quantity: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
          /** The whole line after discounts, without tax and shipping. */
          totalMinor: amount,
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
  ),
  discountCodes: z._default(z.array(text(60)).check(z.maxLength(20)), []),
  /** Values of the click parameter, latest last. */
  references: z._default(z.array(text(200)).check(z.maxLength(20)), []),
  /** The landing page URL. The click parameter is read from it. */
  landingLink: z.optional(text(4000)),
  checkoutToken: z.optional(text(200)),
  /** A stable customer id such as an e-mail address. Only a keyed hash is stored. */
  customer: z.optional(text(320)),
  isTest: z._default(z.boolean(), false),
});
export type IncomingOrder = z.infer<typeof incomingOrderSchema>;

/** unchanged if it was already received. */
const taken = z.object({
  success: z.literal(true),
  id: z.string(),
  outcome: z.enum(['created', 'changed', 'unchanged']),
  state: z.enum(orderStates),
  reason: reasonCodeSchema,
});

/** Requires an API key with orders.write. Supports Idempotency-Key. */
export const pushOrder = defineEndpoint({
  name: 'pushOrder',
  method: 'POST',
  path: '/api/v1/orders',
  summary: 'Create or update an order',
  audience: 'machine',
  scope: 'orders.write',
  rateClass: 'write',
  body: incomingOrderSchema,
  headers: [idempotencyKeyHeader],
  answers: { 200: taken },
  errors: [...machineErrors, 'order.bad-amounts'],
});

export const pushRefund = defineEndpoint({
  name: 'pushRefund',
  method: 'POST',
  path: '/api/v1/refunds',
  summary: 'Create a refund',
  audience: 'machine',
  scope: 'orders.write',
  rateClass: 'write',
  body: z.strictObject({
    orderId: text(100),
    refundId: text(100),
    refundedAt: offsetInstantSchema,
    /** The refunded amount including tax and shipping, in minor units. */
    totalMinor: amount,
    /** If left out, the amount is taken from all lines proportionally. */
    lines: z.optional(
      z
        .array(
          z.strictObject({
            lineId: text(100),
            quantity: z.int().check(z.minimum(0), z.maximum(100_000)),
            /** Without tax and shipping. */
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

/** Signed with X-Shopify-Hmac-SHA256 over the raw body. Returns 200 once it is stored, and again for duplicates. */
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
    { name: 'X-Shopify-Webhook-Id', summary: 'The ID of the delivery.', isRequired: true },
    { name: 'X-Shopify-Shop-Domain', summary: 'The store the event comes from.', isRequired: false },
    { name: 'X-Shopify-Triggered-At', summary: 'When it happened.', isRequired: false },
  ],
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['delivery.unknown-source', 'delivery.bad-signature', 'delivery.bad-headers'],
});

/**
 * Privacy requests for the operator's Shopify app, which Shopify sends to one URL for all stores. Signed with
 * X-Shopify-Hmac-SHA256 by the app's secret. Returns 200 for stores that aren't connected, too.
 */
export const takeShopifyAppWebhook = defineEndpoint({
  name: 'takeShopifyAppWebhook',
  method: 'POST',
  path: '/api/webhooks/shopify',
  summary: 'Receive a privacy request for the Shopify app',
  audience: 'shop',
  rateClass: 'track',
  bodyTypes: ['application/json'],
  headers: [
    { name: 'X-Shopify-Topic', summary: 'The request, such as customers/redact.', isRequired: true },
    { name: 'X-Shopify-Webhook-Id', summary: 'The ID of the delivery.', isRequired: true },
    { name: 'X-Shopify-Triggered-At', summary: 'When it happened.', isRequired: false },
  ],
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['delivery.unknown-source', 'delivery.bad-signature', 'delivery.bad-headers'],
});

/** A script for the merchant's pages that contains the pixel's settings. */
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

/** Text or JSON from an allowed origin, without cookies. Returns 202 for any content, so that the store's page never fails. */
const pixelReportSchema = z.object({
  key: text(100),
  /** landing: a visit from PriceHunt. checkout: started or completed. */
  kind: z.enum(['landing', 'checkout']),
  /** granted: with consent. not-asked: the store doesn't require it. */
  consent: z.enum(['granted', 'not-asked']),
  references: z._default(z.array(text(200)).check(z.maxLength(20)), []),
  checkoutToken: z.optional(z.nullable(text(200))),
  order: z.optional(
    z.nullable(
      z.object({
        orderId: text(100),
        name: z.optional(z.nullable(text(100))),
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
        /** A decimal such as "49.90". */
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
