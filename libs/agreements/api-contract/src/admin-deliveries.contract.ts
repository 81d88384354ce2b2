import * as z from 'zod/mini';
import { adminErrors, adminIdSchema, businessNameSchema, cursorSchema, reasonSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { doneSchema } from './identity.schema';
import { instantSchema } from './offers.schema';

/** Neither can confirm the webhook: a store without the Admin API, or one whose Admin API didn't respond. */
export const deliveryHoldReasons = ['no-admin-api', 'no-answer'] as const;
export type DeliveryHoldReason = (typeof deliveryHoldReasons)[number];

const heldDeliverySchema = z.object({
  id: z.string(),
  business: businessNameSchema,
  shop: z.nullable(z.string()),
  topic: z.string(),
  receivedAt: instantSchema,
  holdReason: z.nullable(z.enum(deliveryHoldReasons)),
});
export type HeldDelivery = z.infer<typeof heldDeliverySchema>;

const ownDelivery = z.strictObject({ deliveryId: adminIdSchema });
const errors = [...adminErrors, 'delivery.not-found', 'delivery.not-held'] as const;

/** Newest first. */
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

/** Deletes customer data from the store's orders and deliveries and stops its webhooks. */
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
