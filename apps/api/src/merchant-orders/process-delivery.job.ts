import type { DeliveryHoldReason } from '@pricehunt/api-contract/admin-deliveries';
import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import type { InboundDeliveryRow, Stores } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Needs } from '../services';

export const processDelivery = defineJob('process-inbound-delivery', z.object({ id: z.string() }));

export interface ReadDelivery extends Omit<InboundDeliveryRow, 'body'> {
  readonly body: unknown;
}

type DeliveryServices = Needs<
  | 'storage'
  | 'safeFetch'
  | 'tokenRarity'
  | 'jobQueue'
  | 'secretBox'
  | 'shopifyApp'
  | 'origins'
  | 'now'
  | 'newId'
  | 'report'
>;

/** Must be safe to repeat. A throw is a failed attempt; `heldFor` waits for an admin's decision. */
export type DeliveryProcessor = (
  services: DeliveryServices,
  delivery: ReadDelivery,
) => Promise<'processed' | 'ignored' | { readonly heldFor: DeliveryHoldReason }>;

export type DeliveryProcessors = Readonly<Record<string, DeliveryProcessor>>;

const triesMax = 10;

/** Call it in the transaction that stores the delivery; each attempt is queued once. */
export async function queueDelivery(
  { jobQueue, now }: Needs<'jobQueue' | 'now'>,
  stores: Stores,
  { id, attempts, nextAt }: Pick<InboundDeliveryRow, 'id' | 'attempts' | 'nextAt'>,
): Promise<void> {
  const delayMs = Date.parse(nextAt) - now().getTime();
  await jobQueue.enqueueWithin(
    stores,
    processDelivery,
    { id },
    { idempotencyKey: `${id} ${attempts}`, delayMs },
  );
}

/** Earlier versions left these retries to a schedule. */
export async function queueUnfinishedDeliveries(
  services: Needs<'storage' | 'jobQueue' | 'now'>,
): Promise<void> {
  for (const delivery of await services.storage.inboundDeliveries.listUnfinished()) {
    await services.storage.atomically((stores) => queueDelivery(services, stores, delivery));
  }
}

export function handleProcessDelivery(
  services: DeliveryServices,
  processors: DeliveryProcessors,
): JobHandler {
  return handleJob(processDelivery, ({ id }) => workOn(services, processors, id));
}

async function workOn(services: DeliveryServices, processors: DeliveryProcessors, id: string): Promise<void> {
  const { inboundDeliveries } = services.storage;
  const delivery = await inboundDeliveries.findDelivery(id);
  if (delivery === null || (delivery.state !== 'received' && delivery.state !== 'failed')) return;
  try {
    const process = processors[delivery.topic];
    const body: unknown = process === undefined ? null : JSON.parse(delivery.body);
    const outcome = process === undefined ? 'ignored' : await process(services, { ...delivery, body });
    const [state, error] =
      typeof outcome === 'string' ? ([outcome, null] as const) : (['held', outcome.heldFor] as const);
    await inboundDeliveries.settleDelivery(id, { state, error, nextAt: delivery.nextAt });
  } catch (failure) {
    const attempts = delivery.attempts + 1;
    const isDead = attempts >= triesMax || failure instanceof SyntaxError;
    // 15 s, 30 s, 1 min … about two hours in all.
    const nextAt = new Date(services.now().getTime() + 15_000 * 2 ** delivery.attempts).toISOString();
    await services.storage.atomically(async (stores) => {
      await stores.inboundDeliveries.settleDelivery(id, {
        state: isDead ? 'dead' : 'failed',
        error:
          failure instanceof NotYet
            ? failure.message
            : 'Something went wrong while processing this delivery.',
        nextAt,
      });
      if (!isDead) await queueDelivery(services, stores, { id, attempts, nextAt });
    });
    if (!(failure instanceof NotYet)) services.report(failure, `could not process webhook ${id}`);
  }
}

/** Thrown when a delivery came before the one that it builds on; it is retried. */
export class NotYet extends Error {}
