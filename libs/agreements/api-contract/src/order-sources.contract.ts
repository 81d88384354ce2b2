import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { instantSchema } from './offers.schema';
import { problemReasonSchema } from './problem-reason';

/** Other topics are acknowledged and ignored. */
export const shopifyOrderTopics = [
  'orders/create',
  'orders/paid',
  'orders/updated',
  'orders/cancelled',
  'refunds/create',
  'app/uninstalled',
  'customers/data_request',
  'customers/redact',
  'shop/redact',
] as const;

/** received: not processed yet. held: waits for an operator. failed: will be retried. dead: failed for good. */
const deliveryStates = ['received', 'processed', 'ignored', 'held', 'failed', 'dead'] as const;

export const orderSourcesMax = 20;

const id = z.string().check(z.minLength(1), z.maxLength(64));
const readErrors = ['auth.signed-out', 'auth.not-allowed'] as const;
const editErrors = [...readErrors, 'business.suspended'] as const;
const ownSource = z.strictObject({ sourceId: id });
/** The app's client secret, or the one in the store's notification settings. */
const secretSchema = z.string().check(z.trim(), z.minLength(16), z.maxLength(200));

export const shopifyOrderSourceSchema = z.object({
  kind: z.literal('shopify'),
  id: z.string(),
  /** The myshopify.com host or the store's own. */
  shopDomain: z.string(),
  webhookLink: z.string(),
  topics: z.array(z.string()),
  createdAt: instantSchema,
  lastDeliveryAt: z.nullable(instantSchema),
  lastTopic: z.nullable(z.string()),
  deliveryCount: z.int(),
  /** Rejected webhooks with a wrong signature. */
  badSignatureCount: z.int(),
  lastBadSignatureAt: z.nullable(instantSchema),
  previousSecretUntil: z.nullable(instantSchema),
  uninstalledAt: z.nullable(instantSchema),
});

/** The webhooks of a store connected under /api/business/integrations/woocommerce, and removed there. */
const woocommerceOrderSourceSchema = z.object({
  kind: z.literal('woocommerce'),
  id: z.string(),
  shopDomain: z.string(),
  createdAt: instantSchema,
  lastDeliveryAt: z.nullable(instantSchema),
  deliveryCount: z.int(),
  badSignatureCount: z.int(),
});

/** Orders and visits sent by a script on the store's pages. */
export const pixelOrderSourceSchema = z.object({
  kind: z.literal('pixel'),
  id: z.string(),
  /** Safe to publish: only sends visits and orders of this business. */
  publishableKey: z.string(),
  /** Origins allowed to send, such as https://shop.example. */
  allowedOrigins: z.array(z.string()),
  /** If true, nothing is stored or sent without consent. */
  isConsentRequired: z.boolean(),
  /** For the head of every page. */
  snippet: z.string(),
  /** For Shopify's customer events, where checkout pages allow no other script. */
  shopifySnippet: z.string(),
  createdAt: instantSchema,
  lastSeenAt: z.nullable(instantSchema),
  lastOrigin: z.nullable(z.string()),
  reportCount: z.int(),
  /** Reports from other origins. */
  refusedCount: z.int(),
  lastRefusedOrigin: z.nullable(z.string()),
});

/** POST /api/v1/orders with an API key. Always available. */
const serverOrderSourceSchema = z.object({
  kind: z.literal('server'),
  id: z.literal('server'),
  link: z.string(),
  keyCount: z.int(),
  lastOrderAt: z.nullable(instantSchema),
  orderCount: z.int(),
});

const orderSourceSchema = z.discriminatedUnion('kind', [
  shopifyOrderSourceSchema,
  woocommerceOrderSourceSchema,
  pixelOrderSourceSchema,
  serverOrderSourceSchema,
]);
export type OrderSourceView = z.infer<typeof orderSourceSchema>;

export const listOrderSources = defineEndpoint({
  name: 'listOrderSources',
  method: 'GET',
  path: '/api/business/order-sources',
  summary: 'List order sources with their last order',
  audience: 'business',
  right: 'integrations.read',
  rateClass: 'read',
  answers: {
    200: z.object({ success: z.literal(true), items: z.array(orderSourceSchema), nextCursor: z.null() }),
  },
  errors: readErrors,
});

const withSecret = z.object({
  success: z.literal(true),
  source: shopifyOrderSourceSchema,
  /** A generated secret, returned only once; null if one was given. */
  secret: z.nullable(z.string()),
});

/** The same store returns the same source. */
export const createShopifyOrderSource = defineEndpoint({
  name: 'createShopifyOrderSource',
  method: 'POST',
  path: '/api/business/order-sources/shopify',
  summary: 'Connect orders through Shopify webhooks',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  body: z.strictObject({
    shopDomain: z.string().check(z.trim(), z.minLength(3), z.maxLength(253)),
    /** Shopify provides its own. Generated if left out. */
    secret: z.optional(secretSchema),
  }),
  answers: { 201: withSecret },
  errors: [...editErrors, 'order.bad-shop', 'order.too-many-sources'],
});

/** The previous secret stays valid for two hours. */
export const rotateOrderSourceSecret = defineEndpoint({
  name: 'rotateOrderSourceSecret',
  method: 'POST',
  path: '/api/business/order-sources/shopify/:sourceId/rotate',
  summary: 'Update the secret of a Shopify order source',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  params: ownSource,
  body: z.strictObject({ secret: z.optional(secretSchema) }),
  answers: { 200: withSecret },
  errors: [...editErrors, 'order.source-not-found'],
});

export const savePixel = defineEndpoint({
  name: 'savePixel',
  method: 'PUT',
  path: '/api/business/order-sources/pixel',
  summary: 'Set up the pixel',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  body: z.strictObject({
    /** Such as https://shop.example; "null" for Shopify's sandboxed customer events. */
    allowedOrigins: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(300)))
      .check(z.maxLength(20)),
    isConsentRequired: z.boolean(),
  }),
  answers: { 200: z.object({ success: z.literal(true), source: pixelOrderSourceSchema }) },
  errors: [...editErrors, 'pixel.bad-origin'],
});

export const deleteOrderSource = defineEndpoint({
  name: 'deleteOrderSource',
  method: 'DELETE',
  path: '/api/business/order-sources/:sourceId',
  summary: 'Remove an order source',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  params: ownSource,
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: [...editErrors, 'order.source-not-found', 'woocommerce.part-of-store'],
});

/** Newest first. */
export const listOrderDeliveries = defineEndpoint({
  name: 'listOrderDeliveries',
  method: 'GET',
  path: '/api/business/order-sources/:sourceId/deliveries',
  summary: 'List the webhooks received from a Shopify order source',
  audience: 'business',
  right: 'integrations.read',
  rateClass: 'read',
  params: ownSource,
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(
        z.object({
          id: z.string(),
          deliveryId: z.string(),
          topic: z.string(),
          receivedAt: instantSchema,
          state: z.enum(deliveryStates),
          attempts: z.int(),
          error: z.nullable(z.string()),
        }),
      ),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: [...readErrors, 'order.source-not-found'],
});

export const testOrderHops = ['click', 'landing', 'order', 'attribution', 'ledger'] as const;

/** Never billed or included in reports. */
export const testOrderSchema = z.object({
  id: z.string(),
  /** failed: a step failed or took longer than two minutes. */
  state: z.enum(['running', 'passed', 'failed']),
  startedAt: instantSchema,
  finishedAt: z.nullable(instantSchema),
  hops: z.array(
    z.object({
      hop: z.enum(testOrderHops),
      state: z.enum(['waiting', 'passed', 'failed']),
      at: z.nullable(instantSchema),
      /** The click id, landing URL, order name, match or amount. */
      seen: z.nullable(z.string()),
      problem: z.nullable(z.string()),
      /** For clients to localise. */
      problemReasons: z.array(problemReasonSchema),
    }),
  ),
  /** Null until the order exists. */
  orderId: z.nullable(z.string()),
});
export type TestOrder = z.infer<typeof testOrderSchema>;
const testOrderAnswer = z.object({ success: z.literal(true), testOrder: testOrderSchema });

/** Sends a signed order through redirect, landing page, webhook, attribution and ledger. Poll getTestOrder until it is done. */
export const startTestOrder = defineEndpoint({
  name: 'startTestOrder',
  method: 'POST',
  path: '/api/business/test-orders',
  summary: 'Start a test order',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  body: z.strictObject({}),
  answers: { 202: testOrderAnswer },
  errors: [...editErrors, 'domain.unverified'],
});

export const getTestOrder = defineEndpoint({
  name: 'getTestOrder',
  method: 'GET',
  path: '/api/business/test-orders/:testOrderId',
  summary: 'Get the progress of a test order',
  audience: 'business',
  right: 'integrations.read',
  rateClass: 'read',
  params: z.strictObject({ testOrderId: id }),
  answers: { 200: testOrderAnswer },
  errors: [...readErrors, 'order.test-not-found'],
});
