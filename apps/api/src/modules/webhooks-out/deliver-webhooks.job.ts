import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import type { Services } from '../../services';
import { deliverWebhooks as deliver } from './deliver-webhooks';

export const deliverWebhooks = defineJob('deliver-webhooks', z.object({}));

/** Deletes deliveries older than 30 days. */
export const forgetWebhookDeliveries = defineJob('forget-webhook-deliveries', z.object({}));

const storedForMs = 30 * 24 * 60 * 60_000;

/** Safe to repeat: a delivery is claimed by one run. */
export function handleDeliverWebhooks(services: Services): JobHandler {
  return handleJob(deliverWebhooks, async (_nothing, { signal }) => deliver(services, signal));
}

export function handleForgetWebhookDeliveries(services: Services): JobHandler {
  return handleJob(forgetWebhookDeliveries, async () => {
    const before = new Date(services.now().getTime() - storedForMs);
    await services.storage.webhooks.deleteDeliveriesBefore(before.toISOString());
  });
}
