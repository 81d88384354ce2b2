import * as z from 'zod/mini';
import { adminErrors, adminIdSchema, businessNameSchema, cursorSchema, reasonSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { doneSchema } from './identity.schema';
import { instantSchema } from './offers.schema';

/**
 * Why a delivery is held. no-admin-api: the store isn't connected through the Admin API, which could confirm it. no-answer: its
 * Admin API gave no answer.
 */
export const deliveryHoldReasons = ['no-admin-api', 'no-answer'] as const;
export type DeliveryHoldReason = (typeof deliveryHoldReasons)[number];

/** A webhook that waits for an admin, because nothing but its signature speaks for it. */
const heldDeliverySchema = z.object({
  id: z.string(),
  business: businessNameSchema,
  /** The Shopify domain that sent it. */
  shop: z.nullable(z.string()),
  topic: z.string(),
  receivedAt: instantSchema,
  holdReason: z.nullable(z.enum(deliveryHoldReasons)),
});
export type HeldDelivery = z.infer<typeof heldDeliverySchema>;

const ownDelivery = z.strictObject({ deliveryId: adminIdSchema });
const errors = [...adminErrors, 'delivery.not-found', 'delivery.not-held'] as const;

/** The newest first. */
export const listHeldDeliveries = defineEndpoint({
  name: 'listHeldDeliveries',
  method: 'GET',
  path: '/api/admin/held-deliveries',
  summary: 'List store webhooks held for review',
  audience: 'admin',
  rateClass: 'read',
  query: z.strictObject({ cursor: cursorSchema }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(heldDeliverySchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: adminErrors,
});

/** Deletes what leads to the customers of the store from its orders and deliveries, and ends its webhooks. */
export const confirmHeldDelivery = defineEndpoint({
  name: 'confirmHeldDelivery',
  method: 'POST',
  path: '/api/admin/held-deliveries/:deliveryId/confirm',
  summary: 'Confirm and process a held webhook',
  audience: 'admin',
  rateClass: 'write',
  params: ownDelivery,
  body: z.strictObject({ reason: reasonSchema }),
  answers: { 200: doneSchema },
  errors,
});

/** Leaves everything as it is. */
export const dismissHeldDelivery = defineEndpoint({
  name: 'dismissHeldDelivery',
  method: 'POST',
  path: '/api/admin/held-deliveries/:deliveryId/dismiss',
  summary: 'Dismiss a held webhook',
  audience: 'admin',
  rateClass: 'write',
  params: ownDelivery,
  body: z.strictObject({ reason: reasonSchema }),
  answers: { 200: doneSchema },
  errors,
});
