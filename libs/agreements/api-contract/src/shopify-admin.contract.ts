import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { doneSchema } from './identity.schema';
import { instantSchema } from './offers.schema';
import { problemReasonSchema } from './problem-reason';

/**
 * connected: products are read and webhooks are registered. token-refused: Shopify does not take the token any more.
 * uninstalled: the app was removed from the store.
 */
const shopifyConnectionStates = ['connected', 'token-refused', 'uninstalled'] as const;

/** A Shopify store that is connected by its Admin API. The token and the app's secret are never shown again. */
export const shopifyConnectionSchema = z.object({
  id: z.string(),
  /** As it was named, such as klangwerk.myshopify.com. */
  shopDomain: z.string(),
  shopName: z.string(),
  /** The host that shoppers see. */
  primaryDomain: z.string(),
  currency: z.string(),
  state: z.enum(shopifyConnectionStates),
  connectedAt: instantSchema,
  /** The feed that its products are kept under. */
  feedId: z.string(),
  /** The order source that its webhooks come in by; null when orders are not read. */
  orderSourceId: z.nullable(z.string()),
  /** What Shopify tells of at once. */
  webhookTopics: z.array(z.string()),
  reading: z.object({
    state: z.enum(['queued', 'running', 'done', 'failed']),
    startedAt: z.nullable(instantSchema),
    finishedAt: z.nullable(instantSchema),
    productCount: z.int(),
    itemCount: z.int(),
    refusedCount: z.int(),
    /** Why it failed or what it waits for, in a sentence; null otherwise. */
    problem: z.nullable(z.string()),
    /** The same to be worded by the client. */
    problemReasons: z.array(problemReasonSchema),
    /** Products that the store left out, so many that they stay until somebody confirms that they go; null where none wait. */
    heldBack: z.nullable(
      z.object({
        count: z.int(),
        /** Titles of some of them. */
        examples: z.array(z.string()),
      }),
    ),
  }),
});
export type ShopifyConnection = z.infer<typeof shopifyConnectionSchema>;

const own = z.strictObject({ connectionId: z.string().check(z.minLength(1), z.maxLength(64)) });
const one = z.object({ success: z.literal(true), connection: shopifyConnectionSchema });
const editErrors = ['auth.signed-out', 'auth.not-allowed', 'business.suspended'] as const;

export const listShopifyConnections = defineEndpoint({
  name: 'listShopifyConnections',
  method: 'GET',
  path: '/api/business/integrations/shopify-admin',
  summary: 'List Shopify stores connected through the Admin API',
  audience: 'business',
  rateClass: 'read',
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(shopifyConnectionSchema),
      nextCursor: z.null(),
    }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/**
 * Connects a store by the token of a custom app: asks Shopify who it is, registers the webhooks and begins to read the
 * products. Connecting a store again takes the new token.
 */
export const connectShopifyAdmin = defineEndpoint({
  name: 'connectShopifyAdmin',
  method: 'POST',
  path: '/api/business/integrations/shopify-admin',
  summary: 'Connect a Shopify store through the Admin API',
  audience: 'business',
  rateClass: 'write',
  body: z.strictObject({
    /** NAME.myshopify.com. */
    shopDomain: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
    /** The Admin API access token, shpat_…. */
    accessToken: z.string().check(z.trim(), z.minLength(8), z.maxLength(300)),
    /** The app's API secret key, which Shopify signs webhooks with. */
    apiSecret: z.string().check(z.trim(), z.minLength(8), z.maxLength(300)),
  }),
  answers: { 201: one },
  errors: [
    ...editErrors,
    'shopify.not-a-shop',
    'shopify.token-refused',
    'shopify.missing-scope',
    'shopify.unreachable',
    'feed.too-many',
  ],
});

export const getShopifyConnection = defineEndpoint({
  name: 'getShopifyConnection',
  method: 'GET',
  path: '/api/business/integrations/shopify-admin/:connectionId',
  summary: 'Get a connected Shopify store',
  audience: 'business',
  rateClass: 'read',
  params: own,
  answers: { 200: one },
  errors: ['auth.signed-out', 'auth.not-allowed', 'shopify.not-found'],
});

/** Reads all products again. While a reading is under way, asking again answers that one. */
export const readShopifyProducts = defineEndpoint({
  name: 'readShopifyProducts',
  method: 'POST',
  path: '/api/business/integrations/shopify-admin/:connectionId/read',
  summary: 'Resync all products of a Shopify store',
  audience: 'business',
  rateClass: 'write',
  params: own,
  answers: { 202: one },
  errors: [...editErrors, 'shopify.not-found'],
});

/** Removes the products that the last reading left out and held back. Where none are held back, nothing is done. */
export const confirmShopifyRemoval = defineEndpoint({
  name: 'confirmShopifyRemoval',
  method: 'POST',
  path: '/api/business/integrations/shopify-admin/:connectionId/removal',
  summary: 'Confirm removing products that are no longer in the Shopify store',
  audience: 'business',
  rateClass: 'write',
  params: own,
  answers: { 202: one },
  errors: [...editErrors, 'shopify.not-found'],
});

/** Takes the webhooks back, forgets the token and removes the products. Orders that were attributed stay. */
export const disconnectShopifyAdmin = defineEndpoint({
  name: 'disconnectShopifyAdmin',
  method: 'DELETE',
  path: '/api/business/integrations/shopify-admin/:connectionId',
  summary: 'Disconnect a Shopify store',
  audience: 'business',
  rateClass: 'write',
  params: own,
  answers: { 200: doneSchema },
  errors: [...editErrors, 'shopify.not-found'],
});
