import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import type { Services } from '../../services';
import { forgetLicensedOffers } from './forget-licensed-offers';

export const forgetLicensed = defineJob('forget-licensed-offers', z.object({}), { tryMsMax: 10 * 60_000 });

export function handleForgetLicensed(
  services: Pick<Services, 'storage' | 'offerSources' | 'now'>,
): JobHandler {
  return handleJob(forgetLicensed, async (_nothing, { signal }) => {
    await forgetLicensedOffers(services, signal);
  });
}
