import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { doneSchema } from './identity.schema';
import { instantSchema } from './offers.schema';

/** The keys are never returned. keys-refused: the store no longer accepts them. */
export const woocommerceConnectionSchema = z.object({
  id: z.string(),
  /** Such as https://lamps.example. */
  storeLink: z.string(),
  storeName: z.string(),
  state: z.enum(['connected', 'keys-refused']),
  connectedAt: instantSchema,
  feedId: z.string(),
  orderSourceId: z.string(),
  webhookTopics: z.array(z.string()),
});
export type WoocommerceConnection = z.infer<typeof woocommerceConnectionSchema>;

const one = z.object({ success: z.literal(true), connection: woocommerceConnectionSchema });
const editErrors = ['auth.signed-out', 'auth.not-allowed', 'business.suspended'] as const;
const connectErrors = [
  'woocommerce.bad-link',
  'woocommerce.keys-refused',
  'woocommerce.not-a-store',
  'woocommerce.unreachable',
  'domain.unverified',
  'feed.too-many',
  'order.too-many-sources',
] as const;
const storeLink = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));
const key = z.string().check(z.trim(), z.minLength(8), z.maxLength(200));

export const listWoocommerceConnections = defineEndpoint({
  name: 'listWoocommerceConnections',
  method: 'GET',
  path: '/api/business/integrations/woocommerce',
  summary: 'List connected WooCommerce stores',
  audience: 'business',
  right: 'integrations.read',
  rateClass: 'read',
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(woocommerceConnectionSchema),
      nextCursor: z.null(),
    }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** Verifies the keys and registers webhooks. Reconnecting replaces the keys. The store's domain must be verified. */
export const connectWoocommerce = defineEndpoint({
  name: 'connectWoocommerce',
  method: 'POST',
  path: '/api/business/integrations/woocommerce',
  summary: 'Connect a WooCommerce store with API keys',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  body: z.strictObject({ storeLink, consumerKey: key, consumerSecret: key }),
  answers: { 201: one },
  errors: [...editErrors, ...connectErrors],
});

/** The store asks its owner to approve, and sends the keys to takeWoocommerceKeys. */
export const startWoocommerceConnection = defineEndpoint({
  name: 'startWoocommerceConnection',
  method: 'POST',
  path: '/api/business/integrations/woocommerce/authorize',
  summary: 'Start connecting a WooCommerce store without copying keys',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  body: z.strictObject({ storeLink }),
  answers: { 200: z.object({ success: z.literal(true), link: z.string() }) },
  errors: [...editErrors, 'woocommerce.bad-link', 'domain.unverified'],
});

/** Removes webhooks, keys and products. Attributed orders stay. */
export const disconnectWoocommerce = defineEndpoint({
  name: 'disconnectWoocommerce',
  method: 'DELETE',
  path: '/api/business/integrations/woocommerce/:woocommerceId',
  summary: 'Disconnect a WooCommerce store',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  params: z.strictObject({ woocommerceId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answers: { 200: doneSchema },
  errors: [...editErrors, 'woocommerce.not-found'],
});

/** Called by a WooCommerce store after its owner approved. `user_id` is the sealed state of the authorisation. */
export const takeWoocommerceKeys = defineEndpoint({
  name: 'takeWoocommerceKeys',
  method: 'POST',
  path: '/api/integrations/woocommerce/keys',
  summary: 'Receive the API keys of a WooCommerce store',
  audience: 'shop',
  rateClass: 'track',
  body: z.object({
    user_id: z.string().check(z.minLength(1), z.maxLength(1_000)),
    consumer_key: key,
    consumer_secret: key,
  }),
  answers: { 200: doneSchema },
  errors: ['woocommerce.bad-state', ...editErrors, ...connectErrors],
});

/** Signed with X-WC-Webhook-Signature over the raw body. Returns 200 once it is stored, and again for duplicates. */
export const takeWoocommerceWebhook = defineEndpoint({
  name: 'takeWoocommerceWebhook',
  method: 'POST',
  path: '/api/webhooks/woocommerce/:integrationId',
  summary: 'Receive a WooCommerce webhook',
  audience: 'shop',
  rateClass: 'track',
  params: z.strictObject({ integrationId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  bodyTypes: ['application/json'],
  headers: [
    { name: 'X-WC-Webhook-Topic', summary: 'The event type, such as order.created.', isRequired: true },
    { name: 'X-WC-Webhook-Delivery-ID', summary: 'The ID of the delivery.', isRequired: true },
    { name: 'X-WC-Webhook-Source', summary: 'The store the event comes from.', isRequired: false },
  ],
  answers: { 200: doneSchema },
  errors: ['delivery.unknown-source', 'delivery.bad-signature', 'delivery.bad-headers'],
});
