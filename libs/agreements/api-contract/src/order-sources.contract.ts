import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { instantSchema } from './offers.schema';
import { problemReasonSchema } from './problem-reason';

/** The topics of Shopify's webhooks that we work on. Others are answered and left alone. */
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

/** received: stored, not worked on yet. processed. ignored: nothing for us in it. held: an operator
 * decides. failed: tried again. dead: given up. */
const deliveryStates = ['received', 'processed', 'ignored', 'held', 'failed', 'dead'] as const;

/** How many order sources a business may have. */
export const orderSourcesMax = 20;

const id = z.string().check(z.minLength(1), z.maxLength(64));
const readErrors = ['auth.signed-out', 'auth.not-allowed'] as const;
const editErrors = [...readErrors, 'business.suspended'] as const;
const ownSource = z.strictObject({ sourceId: id });
/** The secret that signs webhooks: the app's client secret, or the one that the shop's notification settings show. */
const secretSchema = z.string().check(z.trim(), z.minLength(16), z.maxLength(200));

/** Orders by Shopify's webhooks. */
export const shopifyOrderSourceSchema = z.object({
  kind: z.literal('shopify'),
  id: z.string(),
  /** The host under myshopify.com, or the store's own. */
  shopDomain: z.string(),
  /** Where the store's webhooks are sent to. */
  webhookLink: z.string(),
  topics: z.array(z.string()),
  createdAt: instantSchema,
  lastDeliveryAt: z.nullable(instantSchema),
  lastTopic: z.nullable(z.string()),
  deliveryCount: z.int(),
  /** Deliveries that were signed wrongly and refused. */
  badSignatureCount: z.int(),
  lastBadSignatureAt: z.nullable(instantSchema),
  /** Until when the secret before this one is good as well; null when there is none. */
  previousSecretUntil: z.nullable(instantSchema),
  /** When the store took our app away; null while it is there. */
  uninstalledAt: z.nullable(instantSchema),
});

/** Orders and visits told by the script in the store's pages. */
export const pixelOrderSourceSchema = z.object({
  kind: z.literal('pixel'),
  id: z.string(),
  /** May stand in a page: it can tell of visits and orders of this business and nothing else. */
  publishableKey: z.string(),
  /** The origins whose pages may tell, such as https://shop.example. */
  allowedOrigins: z.array(z.string()),
  /** True: nothing is kept or told before the visitor agreed. */
  isConsentRequired: z.boolean(),
  /** The element for the head of every page. */
  snippet: z.string(),
  /** The program for Shopify's customer events, where pages of the checkout take no other. */
  shopifySnippet: z.string(),
  createdAt: instantSchema,
  lastSeenAt: z.nullable(instantSchema),
  lastOrigin: z.nullable(z.string()),
  reportCount: z.int(),
  /** Reports from origins that are not allowed. */
  refusedCount: z.int(),
  lastRefusedOrigin: z.nullable(z.string()),
});

/** Orders by POST /api/v1/orders with an API key; always there. */
const serverOrderSourceSchema = z.object({
  kind: z.literal('server'),
  id: z.literal('server'),
  link: z.string(),
  /** Live keys with the scope orders.write. */
  keyCount: z.int(),
  lastOrderAt: z.nullable(instantSchema),
  orderCount: z.int(),
});

const orderSourceSchema = z.discriminatedUnion('kind', [
  shopifyOrderSourceSchema,
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
  rateClass: 'read',
  answers: {
    200: z.object({ success: z.literal(true), items: z.array(orderSourceSchema), nextCursor: z.null() }),
  },
  errors: readErrors,
});

const withSecret = z.object({
  success: z.literal(true),
  source: shopifyOrderSourceSchema,
  /** The secret that we made, shown this once; null where one was given. */
  secret: z.nullable(z.string()),
});

/** Prepares the door for a store's webhooks. The same store again is the same source. */
export const createShopifyOrderSource = defineEndpoint({
  name: 'createShopifyOrderSource',
  method: 'POST',
  path: '/api/business/order-sources/shopify',
  summary: 'Connect orders through Shopify webhooks',
  audience: 'business',
  rateClass: 'write',
  body: z.strictObject({
    shopDomain: z.string().check(z.trim(), z.minLength(3), z.maxLength(253)),
    /** Shopify gives its own; left out, one is made for systems that take one. */
    secret: z.optional(secretSchema),
  }),
  answers: { 201: withSecret },
  errors: [...editErrors, 'order.bad-shop', 'order.too-many-sources'],
});

/** A new secret; the one before it is good for two hours more. */
export const rotateOrderSourceSecret = defineEndpoint({
  name: 'rotateOrderSourceSecret',
  method: 'POST',
  path: '/api/business/order-sources/shopify/:sourceId/rotate',
  summary: 'Update the secret of a Shopify order source',
  audience: 'business',
  rateClass: 'write',
  params: ownSource,
  body: z.strictObject({ secret: z.optional(secretSchema) }),
  answers: { 200: withSecret },
  errors: [...editErrors, 'order.source-not-found'],
});

/** Makes the pixel of the business, or changes it. */
export const savePixel = defineEndpoint({
  name: 'savePixel',
  method: 'PUT',
  path: '/api/business/order-sources/pixel',
  summary: 'Set up the pixel',
  audience: 'business',
  rateClass: 'write',
  body: z.strictObject({
    /** Scheme and host, such as https://shop.example; "null" for Shopify's sandboxed customer events. */
    allowedOrigins: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(300)))
      .check(z.maxLength(20)),
    isConsentRequired: z.boolean(),
  }),
  answers: { 200: z.object({ success: z.literal(true), source: pixelOrderSourceSchema }) },
  errors: [...editErrors, 'pixel.bad-origin'],
});

/** Ends a source at once; its orders stay. */
export const deleteOrderSource = defineEndpoint({
  name: 'deleteOrderSource',
  method: 'DELETE',
  path: '/api/business/order-sources/:sourceId',
  summary: 'Remove an order source',
  audience: 'business',
  rateClass: 'write',
  params: ownSource,
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: [...editErrors, 'order.source-not-found'],
});

/** What a store's webhooks brought, the latest first. */
export const listOrderDeliveries = defineEndpoint({
  name: 'listOrderDeliveries',
  method: 'GET',
  path: '/api/business/order-sources/:sourceId/deliveries',
  summary: 'List the webhooks received from a Shopify order source',
  audience: 'business',
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

/** The stations of a test order, in their order. */
export const testOrderHops = ['click', 'landing', 'order', 'attribution', 'ledger'] as const;

/** A test order on its way. Never billed, and left out of every report. */
export const testOrderSchema = z.object({
  id: z.string(),
  /** failed: a hop failed, or it took longer than two minutes. */
  state: z.enum(['running', 'passed', 'failed']),
  startedAt: instantSchema,
  finishedAt: z.nullable(instantSchema),
  hops: z.array(
    z.object({
      hop: z.enum(testOrderHops),
      state: z.enum(['waiting', 'passed', 'failed']),
      at: z.nullable(instantSchema),
      /** What was seen: the id of the click, the address that it landed on, the order's name, how it matched, the amount. */
      seen: z.nullable(z.string()),
      /** Why it failed, in a sentence. */
      problem: z.nullable(z.string()),
      /** The same to be worded by the client. */
      problemReasons: z.array(problemReasonSchema),
    }),
  ),
  /** The order, once it is there. */
  orderId: z.nullable(z.string()),
});
export type TestOrder = z.infer<typeof testOrderSchema>;
const testOrderAnswer = z.object({ success: z.literal(true), testOrder: testOrderSchema });

/**
 * Sends a signed order through every hop as a shopper and a shop would: the redirect, the landing address, a signed webhook to
 * our own door, attribution, the ledger. Ask getTestOrder until it is over.
 */
export const startTestOrder = defineEndpoint({
  name: 'startTestOrder',
  method: 'POST',
  path: '/api/business/test-orders',
  summary: 'Start a test order',
  audience: 'business',
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
  rateClass: 'read',
  params: z.strictObject({ testOrderId: id }),
  answers: { 200: testOrderAnswer },
  errors: [...readErrors, 'order.test-not-found'],
});
