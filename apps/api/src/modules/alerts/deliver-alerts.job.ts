import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import { deliverAlerts as deliver } from './deliver-alerts';
import type { Needs } from '../../services';
import type { DeliveryServices } from './deliver-alerts';

export const deliverAlerts = defineJob('deliver-alerts', z.object({}), {
  schedules: [{ when: { everyMs: 30_000 }, payload: {} }],
});

/** Safe to run twice: one run claims a message and marks it when sent. */
export function handleDeliverAlerts(services: DeliveryServices & Needs<'liveSettings'>): JobHandler {
  return handleJob(deliverAlerts, async (_nothing, { signal }) => {
    if (!services.liveSettings.isOn('alert-messages')) return;
    await deliver(services, signal);
  });
}
