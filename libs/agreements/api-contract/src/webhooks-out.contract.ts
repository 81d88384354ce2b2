import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { doneSchema } from './identity.schema';
import { instantSchema } from './offers.schema';

/** What a merchant's own system may be told of. A test is sent on demand only and cannot be subscribed to. */
export const webhookEvents = [
  'order.attributed',
  'order.refunded',
  'product.disapproved',
  'feed.failed',
  'integration.silent',
] as const;
/** The event of a test delivery. */
export const webhookTestEvent = 'webhook.test';
/** How many addresses a business may have. */
export const webhooksMax = 10;
/** How long the secret before is signed with too after a rotation. */
export const webhookSecretOverlapHours = 24;

/** waiting: to be tried, or tried again. delivered: the receiver answered 2xx. failed: every try failed, or it was given up. */
export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const;
/** delivered: 2xx. refused: the receiver answered something else. unreachable: there was no answer. */
const webhookAttemptOutcomes = ['delivered', 'refused', 'unreachable'] as const;

const id = z.string().check(z.minLength(1), z.maxLength(64));
const ownWebhook = z.strictObject({ webhookId: id });
const ownDelivery = z.strictObject({ webhookId: id, deliveryId: id });
const events = z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length));
const url = z.string().check(z.minLength(8), z.maxLength(2_000));

/** An address that is told of events. The secret is shown when it is made and at rotation only. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** disabled: switched off by PriceHunt, see disabledReason; paused: by a person. */
  state: z.enum(['enabled', 'paused', 'disabled']),
  /** failures: nothing was taken for a day. gone: the receiver answered 410. Null unless disabled. */
  disabledReason: z.nullable(z.enum(['failures', 'gone'])),
  disabledAt: z.nullable(instantSchema),
  createdAt: instantSchema,
  /** Until when the secret before is signed with too; null when there is one secret. */
  previousSecretUntil: z.nullable(instantSchema),
  lastDeliveredAt: z.nullable(instantSchema),
  /** Tries in a row that failed, up to now. */
  consecutiveFailures: z.int(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** One try to deliver. */
export const webhookAttemptSchema = z.object({
  at: instantSchema,
  outcome: z.enum(webhookAttemptOutcomes),
  /** The HTTP status of the answer; null when there was none. */
  status: z.nullable(z.int()),
  durationMs: z.int(),
  /** The beginning of the answer, where it can be read. */
  excerpt: z.nullable(z.string()),
});
export type WebhookAttempt = z.infer<typeof webhookAttemptSchema>;

/** One event on its way to one address. */
export const webhookDeliverySchema = z.object({
  /** The header webhook-id: the same for every try and for a redelivery. */
  id: z.string(),
  event: z.enum([...webhookEvents, webhookTestEvent]),
  state: z.enum(webhookDeliveryStates),
  createdAt: instantSchema,
  attemptCount: z.int(),
  lastAttempt: z.nullable(webhookAttemptSchema),
  /** When it is tried next; null when it is not. */
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
  rateClass: 'read',
  answers: {
    200: z.object({ success: z.literal(true), items: z.array(webhookSchema), nextCursor: z.null() }),
  },
  errors: readErrors,
});

/** Makes an address. `secret` (whsec_…) is shown this once; deliveries are signed with it as Standard Webhooks says. */
export const createWebhook = defineEndpoint({
  name: 'createWebhook',
  method: 'POST',
  path: '/api/business/webhooks',
  summary: 'Create a webhook endpoint',
  audience: 'business',
  rateClass: 'write',
  body: z.strictObject({ url, events }),
  answers: { 201: withSecret },
  errors: [...editErrors, 'webhook.bad-link', 'webhook.too-many'],
});

/** Changes an address. Enabling a disabled one lets it have another day of failures. */
export const changeWebhook = defineEndpoint({
  name: 'changeWebhook',
  method: 'PUT',
  path: '/api/business/webhooks/:webhookId',
  summary: 'Update a webhook endpoint',
  audience: 'business',
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
  rateClass: 'write',
  params: ownWebhook,
  answers: { 200: doneSchema },
  errors: [...editErrors, 'webhook.not-found'],
});

/** Makes a new secret, shown this once. Deliveries carry the signatures of both for a day. */
export const rotateWebhookSecret = defineEndpoint({
  name: 'rotateWebhookSecret',
  method: 'POST',
  path: '/api/business/webhooks/:webhookId/rotate-secret',
  summary: 'Create a new signing secret',
  audience: 'business',
  rateClass: 'write',
  params: ownWebhook,
  answers: { 200: withSecret },
  errors: [...editErrors, 'webhook.not-found'],
});

/** Sends a test event soon, also to an address that is paused or disabled. It is tried once. */
export const testWebhook = defineEndpoint({
  name: 'testWebhook',
  method: 'POST',
  path: '/api/business/webhooks/:webhookId/test',
  summary: 'Send a test event',
  audience: 'business',
  rateClass: 'write',
  params: ownWebhook,
  answers: { 202: oneDelivery },
  errors: [...editErrors, 'webhook.not-found'],
});

/** The deliveries of the last 30 days, the latest first. */
export const listWebhookDeliveries = defineEndpoint({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/business/webhooks/:webhookId/deliveries',
  summary: 'List the deliveries of a webhook endpoint',
  audience: 'business',
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
  rateClass: 'read',
  params: ownDelivery,
  answers: {
    200: z.object({
      success: z.literal(true),
      delivery: webhookDeliverySchema,
      /** The body as it is sent, JSON. */
      payload: z.string(),
      /** Every try, the first first. */
      attempts: z.array(webhookAttemptSchema),
    }),
  },
  errors: [...readErrors, 'webhook.not-found', 'webhook.delivery-not-found'],
});

/** Sends a delivery again soon, under the same webhook-id, also to an address that is paused or disabled. */
export const redeliverWebhook = defineEndpoint({
  name: 'redeliverWebhook',
  method: 'POST',
  path: '/api/business/webhooks/:webhookId/deliveries/:deliveryId/redeliver',
  summary: 'Resend a delivery',
  audience: 'business',
  rateClass: 'write',
  params: ownDelivery,
  answers: { 202: oneDelivery },
  errors: [...editErrors, 'webhook.not-found', 'webhook.delivery-not-found'],
});
