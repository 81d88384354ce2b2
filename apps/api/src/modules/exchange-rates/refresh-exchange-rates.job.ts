import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import type { Needs } from '../../services';
import { refreshExchangeRates as refresh } from './refresh-exchange-rates';

export const refreshExchangeRates = defineJob('refresh-exchange-rates', z.object({}), {
  // Updating the prices of a large catalog takes a while.
  tryMsMax: 30 * 60_000,
  schedules: [{ when: '20 16 * * *', payload: {} }],
});

export function handleRefreshExchangeRates(
  services: Needs<'storage' | 'safeFetch'>,
  address: string,
): JobHandler {
  return handleJob(refreshExchangeRates, async (_payload, { signal }) => {
    await refresh(services, address, signal);
  });
}
