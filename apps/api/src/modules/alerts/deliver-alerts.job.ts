import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import { deliverAlerts as deliver } from './deliver-alerts';
import type { Services } from '../../services';
import type { DeliveryServices } from './deliver-alerts';

/** Sends the messages of alerts that wait. */
export const deliverAlerts = defineJob('deliver-alerts', z.object({}));

/** Running it twice sends nothing twice: a message is claimed by one run, and marked once it is sent. */
export function handleDeliverAlerts(services: DeliveryServices & Pick<Services, 'liveSettings'>): JobHandler {
  return handleJob(deliverAlerts, async (_nothing, { signal }) => {
    if (!services.liveSettings.isOn('alert-messages')) return;
    await deliver(services, signal);
  });
}
