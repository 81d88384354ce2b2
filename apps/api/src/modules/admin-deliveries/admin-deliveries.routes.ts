import {
  confirmHeldDelivery,
  deliveryHoldReasons,
  dismissHeldDelivery,
  listHeldDeliveries,
} from '@pricehunt/api-contract/admin-deliveries';
import type { HeldDelivery } from '@pricehunt/api-contract/admin-deliveries';
import type { ListedDelivery, Storage, Stores } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAdminAct } from '../../operations/admin-acts';
import { businessNames } from '../../notices/business-names';
import { adminPageSize, pageOf } from '../../answers/list-page';
import { redactShop } from '../../merchant-orders/redact-shop';
import { registerEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';

const done = { success: true } as const;

/** Only shop/redact webhooks are ever held. */
export function registerAdminDeliveries(app: FastifyInstance, services: Services): void {
  const { storage, now } = services;
  registerEndpoint(app, listHeldDeliveries, async ({ query: { cursor } }) => {
    const found = await storage.inboundDeliveries.listHeld(cursor ?? null, adminPageSize + 1);
    const { page, nextCursor } = pageOf(found, ({ id }) => id);
    return { ...done, items: await heldViews(storage, page), nextCursor };
  });
  registerEndpoint(app, confirmHeldDelivery, async ({ params, body: { reason } }, request) => {
    await storage.atomically(async (stores) => {
      const held = await settleHeld(stores, params.deliveryId, 'processed');
      await redactShop(stores, held.sourceId, now().toISOString());
      await recordDecision(services, stores, request, { action: 'shop.redacted', held, reason });
    });
    return done;
  });
  registerEndpoint(app, dismissHeldDelivery, async ({ params, body: { reason } }, request) => {
    await storage.atomically(async (stores) => {
      const held = await settleHeld(stores, params.deliveryId, 'ignored');
      await recordDecision(services, stores, request, { action: 'delivery.dismissed', held, reason });
    });
    return done;
  });
}

/** Throws delivery.not-found and delivery.not-held. */
async function settleHeld(
  { inboundDeliveries }: Stores,
  id: string,
  state: 'processed' | 'ignored',
): Promise<ListedDelivery> {
  const held = await inboundDeliveries.findDelivery(id);
  if (held === null) throw new Refusal('delivery.not-found');
  if (!(await inboundDeliveries.settleHeld(id, state))) throw new Refusal('delivery.not-held');
  return held;
}

async function recordDecision(
  services: Needs<'now'>,
  stores: Stores,
  request: FastifyRequest,
  decision: { readonly action: string; readonly held: ListedDelivery; readonly reason: string },
): Promise<void> {
  const { action, held, reason } = decision;
  const { id, sourceId, businessId, topic, shop, error } = held;
  await recordAdminAct(services, stores, request, {
    action,
    subject: { kind: 'order-source', id: sourceId },
    businessId,
    details: { deliveryId: id, topic, shop, heldFor: error, reason },
  });
}

async function heldViews(storage: Storage, held: readonly ListedDelivery[]): Promise<HeldDelivery[]> {
  const nameOf = await businessNames(storage, held);
  return held.map(({ id, businessId, shop, topic, receivedAt, error }) => ({
    id,
    business: nameOf(businessId),
    shop,
    topic,
    receivedAt,
    holdReason: deliveryHoldReasons.find((reason) => reason === error) ?? null,
  }));
}
