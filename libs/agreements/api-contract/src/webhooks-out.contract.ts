import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { doneSchema } from './identity.schema';
import { instantSchema } from './offers.schema';

/** A test event is sent on demand and can't be subscribed to. */
export const webhookEvents = [
  'order.attributed',
  'order.refunded',
  'click.recorded',
  'product.beaten',
  'product.disapproved',
  'alert.fired',
  'feed.imported',
  'feed.failed',
  'integration.silent',
] as const;
export const webhookTestEvent = 'webhook.test';
export const webhooksMax = 10;
/** How long the previous secret also signs after a rotation. */
export const webhookSecretOverlapHours = 24;

/** failed: out of attempts or cancelled. */
export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const;
/** refused: a response other than 2xx. unreachable: no response. */
const webhookAttemptOutcomes = ['delivered', 'refused', 'unreachable'] as const;

const id = z.string().check(z.minLength(1), z.maxLength(64));
const ownWebhook = z.strictObject({ webhookId: id });
const ownDelivery = z.strictObject({ webhookId: id, deliveryId: id });
const events = z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length));
const url = z.string().check(z.minLength(8), z.maxLength(2_000));

/** The secret is only returned at creation and rotation. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** disabled: by PriceHunt, see disabledReason. paused: by a person. */
  state: z.enum(['enabled', 'paused', 'disabled']),
  /** failures: no success for a day. gone: HTTP 410. Null unless disabled. */
  disabledReason: z.nullable(z.enum(['failures', 'gone'])),
  disabledAt: z.nullable(instantSchema),
  createdAt: instantSchema,
  /** Until when the previous secret also signs; null for none. */
  previousSecretUntil: z.nullable(instantSchema),
  lastDeliveredAt: z.nullable(instantSchema),
  consecutiveFailures: z.int(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const webhookAttemptSchema = z.object({
  at: instantSchema,
  outcome: z.enum(webhookAttemptOutcomes),
  status: z.nullable(z.int()),
  durationMs: z.int(),
  excerpt: z.nullable(z.string()),
});
export type WebhookAttempt = z.infer<typeof webhookAttemptSchema>;

export const webhookDeliverySchema = z.object({
  /** The webhook-id header, the same for every attempt and resend. */
  id: z.string(),
  event: z.enum([...webhookEvents, webhookTestEvent]),
  state: z.enum(webhookDeliveryStates),
  createdAt: instantSchema,
  attemptCount: z.int(),
  lastAttempt: z.nullable(webhookAttemptSchema),
  nextAttemptAt: z.nullable(instantSchema),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

const readErrors = ['auth.signed-out', 'auth.not-allowed'] as const;
const editErrors = [...readErrors, 'auth.email-unverified', 'business.suspended'] as const;
const one = z.object({ success: z.literal(true), webhook: webhookSchema });
const withSecret = z.object({ success: z.literal(true), webhook: webhookSchema, secret: z.string() });
const oneDelivery = z.object({ success: z.literal(true), delivery: webhookDeliverySchema });

export const listWebhooks = defineEndpoint({
  name: 'listWebhooks',
  method: 'GET',
  path: '/api/business/webhooks',
  summary: 'List webhook endpoints',
  audience: 'business',
  right: 'webhooks.read',
  rateClass: 'read',
  answers: {
    200: z.object({ success: z.literal(true), items: z.array(webhookSchema), nextCursor: z.null() }),
  },
  errors: readErrors,
});

/** `secret` (whsec_…) is returned only once. Deliveries are signed according to Standard Webhooks. */
export const createWebhook = defineEndpoint({
  name: 'createWebhook',
  method: 'POST',
  path: '/api/business/webhooks',
  summary: 'Create a webhook endpoint',
  audience: 'business',
  right: 'webhooks.edit',
  rateClass: 'write',
  body: z.strictObject({ url, events }),
  answers: { 201: withSecret },
  errors: [...editErrors, 'webhook.bad-link', 'webhook.too-many'],
});

/** Enabling a disabled endpoint restarts its failure period. */
export const changeWebhook = defineEndpoint({
  name: 'changeWebhook',
  method: 'PUT',
  path: '/api/business/webhooks/:webhookId',
  summary: 'Update a webhook endpoint',
  audience: 'business',
  right: 'webhooks.edit',
  rateClass: 'write',
  params: ownWebhook,
  body: z.strictObject({
    url: z.optional(url),
    events: z.optional(events),
    isEnabled: z.optional(z.boolean()),
  }),
  answers: { 200: one },
  errors: [...editErrors, 'webhook.not-found', 'webhook.bad-link'],
});

export const deleteWebhook = defineEndpoint({
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/api/business/webhooks/:webhookId',
  summary: 'Delete a webhook endpoint and its deliveries',
  audience: 'business',
  right: 'webhooks.edit',
  rateClass: 'write',
  params: ownWebhook,
  answers: { 200: doneSchema },
  errors: [...editErrors, 'webhook.not-found'],
});

/** Returned only once. Deliveries carry both signatures for a day. */
export const rotateWebhookSecret = defineEndpoint({
  name: 'rotateWebhookSecret',
  method: 'POST',
  path: '/api/business/webhooks/:webhookId/rotate-secret',
  summary: 'Create a new signing secret',
  audience: 'business',
  right: 'webhooks.edit',
  rateClass: 'write',
  params: ownWebhook,
  answers: { 200: withSecret },
  errors: [...editErrors, 'webhook.not-found'],
});

/** Also for paused or disabled endpoints. One attempt. */
export const testWebhook = defineEndpoint({
  name: 'testWebhook',
  method: 'POST',
  path: '/api/business/webhooks/:webhookId/test',
  summary: 'Send a test event',
  audience: 'business',
  right: 'webhooks.edit',
  rateClass: 'write',
  params: ownWebhook,
  answers: { 202: oneDelivery },
  errors: [...editErrors, 'webhook.not-found'],
});

/** The last 30 days, newest first. */
export const listWebhookDeliveries = defineEndpoint({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/business/webhooks/:webhookId/deliveries',
  summary: 'List the deliveries of a webhook endpoint',
  audience: 'business',
  right: 'webhooks.read',
  rateClass: 'read',
  params: ownWebhook,
  query: z.strictObject({
    state: z.optional(z.enum(webhookDeliveryStates)),
    event: z.optional(z.enum([...webhookEvents, webhookTestEvent])),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(webhookDeliverySchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: [...readErrors, 'webhook.not-found'],
});

export const getWebhookDelivery = defineEndpoint({
  name: 'getWebhookDelivery',
  method: 'GET',
  path: '/api/business/webhooks/:webhookId/deliveries/:deliveryId',
  summary: 'Get a delivery with its payload and attempts',
  audience: 'business',
  right: 'webhooks.read',
  rateClass: 'read',
  params: ownDelivery,
  answers: {
    200: z.object({
      success: z.literal(true),
      delivery: webhookDeliverySchema,
      /** JSON as sent. */
      payload: z.string(),
      attempts: z.array(webhookAttemptSchema),
    }),
  },
  errors: [...readErrors, 'webhook.not-found', 'webhook.delivery-not-found'],
});

/** Uses the same webhook-id. Also for paused or disabled endpoints. */
export const redeliverWebhook = defineEndpoint({
  name: 'redeliverWebhook',
  method: 'POST',
  path: '/api/business/webhooks/:webhookId/deliveries/:deliveryId/redeliver',
  summary: 'Resend a delivery',
  audience: 'business',
  right: 'webhooks.edit',
  rateClass: 'write',
  params: ownDelivery,
  answers: { 202: oneDelivery },
  errors: [...editErrors, 'webhook.not-found', 'webhook.delivery-not-found'],
});
