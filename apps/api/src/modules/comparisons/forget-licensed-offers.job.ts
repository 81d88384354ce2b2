import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import type { Needs } from '../../services';
import { forgetLicensedOffers } from './forget-licensed-offers';

export const forgetLicensed = defineJob('forget-licensed-offers', z.object({}), {
  tryMsMax: 10 * 60_000,
  schedules: [{ when: { everyMs: 5 * 60_000 }, payload: {} }],
});

export function handleForgetLicensed(services: Needs<'storage' | 'offerSources' | 'now'>): JobHandler {
  return handleJob(forgetLicensed, async (_nothing, { signal }) => {
    await forgetLicensedOffers(services, signal);
  });
}
