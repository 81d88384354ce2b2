import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { dayMs } from '@pricehunt/offers';
import * as z from 'zod/mini';
import type { Needs } from '../../services';
import { deliverWebhooks as deliver } from './deliver-webhooks';

export const deliverWebhooks = defineJob('deliver-webhooks', z.object({}), {
  schedules: [{ when: { everyMs: 5_000 }, payload: {} }],
});

/** Deletes deliveries older than 30 days. */
export const forgetWebhookDeliveries = defineJob('forget-webhook-deliveries', z.object({}), {
  schedules: [{ when: '20 4 * * *', payload: {} }],
});

const storedForMs = 30 * dayMs;

/** Safe to repeat: a delivery is claimed by one run. */
export function handleDeliverWebhooks(
  services: Needs<'storage' | 'safeFetch' | 'jobQueue' | 'secretBox' | 'origins' | 'now'>,
): JobHandler {
  return handleJob(deliverWebhooks, async (_nothing, { signal }) => deliver(services, signal));
}

export function handleForgetWebhookDeliveries({ storage, now }: Needs<'storage' | 'now'>): JobHandler {
  return handleJob(forgetWebhookDeliveries, async () => {
    const before = new Date(now().getTime() - storedForMs);
    await storage.webhooks.deleteDeliveriesBefore(before.toISOString());
  });
}
