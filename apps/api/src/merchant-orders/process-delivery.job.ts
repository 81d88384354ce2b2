import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import type { InboundDeliveryRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Services } from '../services';

/** Works on one webhook that was stored. */
const processDelivery = defineJob('process-inbound-delivery', z.object({ id: z.string() }), {
  attemptsMax: 3,
});

/** Has deliveries worked on that nobody did: after a crash between storing and queueing, or after a failed try. */
export const processDueDeliveries = defineJob('process-due-deliveries', z.object({}));

/** A delivery with its body read as JSON. */
export interface ReadDelivery extends Omit<InboundDeliveryRow, 'body'> {
  readonly body: unknown;
}

/**
 * What is done with the deliveries of a topic. Doing it twice changes nothing. A throw is a failed try; ignored says that there
 * is nothing for us in it.
 */
export type DeliveryProcessor = (
  services: Services,
  delivery: ReadDelivery,
) => Promise<'processed' | 'ignored'>;

/** What is done by topic. */
export type DeliveryProcessors = Readonly<Record<string, DeliveryProcessor>>;

const triesMax = 10;
const dueAtOnce = 500;

/** Hints the worker to a stored delivery. It is stored: where the hint cannot be left, the schedule finds it. */
export async function queueDelivery(services: Services, id: string): Promise<void> {
  try {
    await services.jobQueue.enqueue(processDelivery, { id });
  } catch (failure) {
    services.report(failure, 'a stored webhook could not be queued; the schedule will find it');
  }
}

export function handleProcessDelivery(services: Services, processors: DeliveryProcessors): JobHandler {
  return handleJob(processDelivery, async ({ id }) => {
    await workOn(services, processors, id);
  });
}

export function handleProcessDueDeliveries(services: Services, processors: DeliveryProcessors): JobHandler {
  return handleJob(processDueDeliveries, async (_payload, { signal }) => {
    const now = services.now().toISOString();
    for (const id of await services.storage.inboundDeliveries.listDueDeliveries(now, dueAtOnce)) {
      signal.throwIfAborted();
      await workOn(services, processors, id);
    }
  });
}

async function workOn(services: Services, processors: DeliveryProcessors, id: string): Promise<void> {
  const { inboundDeliveries } = services.storage;
  const delivery = await inboundDeliveries.findDelivery(id);
  if (delivery === null || (delivery.state !== 'received' && delivery.state !== 'failed')) return;
  try {
    const process = processors[delivery.topic];
    const body: unknown = process === undefined ? null : JSON.parse(delivery.body);
    const state = process === undefined ? 'ignored' : await process(services, { ...delivery, body });
    await inboundDeliveries.settleDelivery(id, { state, error: null, nextAt: delivery.nextAt });
  } catch (failure) {
    const tries = delivery.attempts + 1;
    const isDead = tries >= triesMax || failure instanceof SyntaxError;
    // 15 s, 30 s, 1 min … about two hours in all.
    const nextAt = new Date(services.now().getTime() + 15_000 * 2 ** delivery.attempts).toISOString();
    await inboundDeliveries.settleDelivery(id, {
      state: isDead ? 'dead' : 'failed',
      error: failure instanceof NotYet ? failure.message : 'Something went wrong while it was worked on.',
      nextAt,
    });
    if (!(failure instanceof NotYet)) services.report(failure, `the webhook ${id} could not be worked on`);
  }
}

/** Thrown where a delivery came before the one that it builds on: it is tried again. */
export class NotYet extends Error {}
