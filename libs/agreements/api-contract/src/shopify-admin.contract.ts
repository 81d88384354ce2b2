import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { doneSchema } from './identity.schema';
import { instantSchema } from './offers.schema';
import { problemReasonSchema } from './problem-reason';

/** token-refused: Shopify rejects the token. uninstalled: the app was removed from the store. */
const shopifyConnectionStates = ['connected', 'token-refused', 'uninstalled'] as const;

/** The token and the secret are never returned. */
export const shopifyConnectionSchema = z.object({
  id: z.string(),
  /** Such as klangwerk.myshopify.com. */
  shopDomain: z.string(),
  shopName: z.string(),
  /** The host shoppers see. */
  primaryDomain: z.string(),
  currency: z.string(),
  state: z.enum(shopifyConnectionStates),
  connectedAt: instantSchema,
  feedId: z.string(),
  orderSourceId: z.nullable(z.string()),
  /** By installing the operator's Shopify app, not with a token of the store's own app. */
  isAppInstall: z.boolean(),
  webhookTopics: z.array(z.string()),
  reading: z.object({
    state: z.enum(['queued', 'running', 'done', 'failed']),
    startedAt: z.nullable(instantSchema),
    finishedAt: z.nullable(instantSchema),
    productCount: z.int(),
    itemCount: z.int(),
    refusedCount: z.int(),
    problem: z.nullable(z.string()),
    /** For clients to localise. */
    problemReasons: z.array(problemReasonSchema),
    /** Missing products that need confirmation before removal; null for none. */
    heldBack: z.nullable(
      z.object({
        count: z.int(),
        examples: z.array(z.string()),
      }),
    ),
  }),
});
export type ShopifyConnection = z.infer<typeof shopifyConnectionSchema>;

/** The dashboard's page to which Shopify returns after an installation. Also the app's URL in Shopify. */
export const shopifyInstallPage = '/business/dashboard/connect-shopify';

const own = z.strictObject({ connectionId: z.string().check(z.minLength(1), z.maxLength(64)) });
const one = z.object({ success: z.literal(true), connection: shopifyConnectionSchema });
const editErrors = ['auth.signed-out', 'auth.not-allowed', 'business.suspended'] as const;

export const listShopifyConnections = defineEndpoint({
  name: 'listShopifyConnections',
  method: 'GET',
  path: '/api/business/integrations/shopify-admin',
  summary: 'List Shopify stores connected through the Admin API',
  audience: 'business',
  right: 'integrations.read',
  rateClass: 'read',
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(shopifyConnectionSchema),
      nextCursor: z.null(),
      /** Whether the operator has a Shopify app to install. */
      hasApp: z.boolean(),
    }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** Verifies the custom app's token, registers webhooks and starts the sync. Reconnecting replaces the token. */
export const connectShopifyAdmin = defineEndpoint({
  name: 'connectShopifyAdmin',
  method: 'POST',
  path: '/api/business/integrations/shopify-admin',
  summary: 'Connect a Shopify store through the Admin API',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  body: z.strictObject({
    /** NAME.myshopify.com. */
    shopDomain: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
    accessToken: z.string().check(z.trim(), z.minLength(8), z.maxLength(300)),
    /** Used to verify webhooks. */
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

/** Continues at Shopify, which returns to the dashboard. */
export const startShopifyInstall = defineEndpoint({
  name: 'startShopifyInstall',
  method: 'POST',
  path: '/api/business/integrations/shopify-admin/install',
  summary: 'Start installing the Shopify app in a store',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  body: z.strictObject({
    /** NAME.myshopify.com. */
    shopDomain: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
  }),
  answers: { 200: z.object({ success: z.literal(true), link: z.string() }) },
  errors: [...editErrors, 'shopify.no-app', 'shopify.not-a-shop'],
});

/** Verifies Shopify's redirect, stores the token, registers webhooks and starts the sync. */
export const finishShopifyInstall = defineEndpoint({
  name: 'finishShopifyInstall',
  method: 'POST',
  path: '/api/business/integrations/shopify-admin/install/finish',
  summary: 'Finish installing the Shopify app',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  body: z.strictObject({
    /** The query string with which Shopify returned, unchanged: its signature is over all of it. */
    query: z.string().check(z.minLength(1), z.maxLength(4_000)),
  }),
  answers: { 201: one },
  errors: [
    ...editErrors,
    'shopify.no-app',
    'shopify.not-a-shop',
    'shopify.install-failed',
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
  right: 'integrations.read',
  rateClass: 'read',
  params: own,
  answers: { 200: one },
  errors: ['auth.signed-out', 'auth.not-allowed', 'shopify.not-found'],
});

/** Returns the current sync if one is in progress. */
export const readShopifyProducts = defineEndpoint({
  name: 'readShopifyProducts',
  method: 'POST',
  path: '/api/business/integrations/shopify-admin/:connectionId/read',
  summary: 'Resync all products of a Shopify store',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  params: own,
  answers: { 202: one },
  errors: [...editErrors, 'shopify.not-found'],
});

/** Does nothing if no removal is pending. */
export const confirmShopifyRemoval = defineEndpoint({
  name: 'confirmShopifyRemoval',
  method: 'POST',
  path: '/api/business/integrations/shopify-admin/:connectionId/removal',
  summary: 'Confirm removing products that are no longer in the Shopify store',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  params: own,
  answers: { 202: one },
  errors: [...editErrors, 'shopify.not-found'],
});

/** Removes webhooks, token and products. Attributed orders stay. */
export const disconnectShopifyAdmin = defineEndpoint({
  name: 'disconnectShopifyAdmin',
  method: 'DELETE',
  path: '/api/business/integrations/shopify-admin/:connectionId',
  summary: 'Disconnect a Shopify store',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  params: own,
  answers: { 200: doneSchema },
  errors: [...editErrors, 'shopify.not-found'],
});
