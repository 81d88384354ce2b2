import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import type { Needs } from '../../services';
import { deliverAlerts } from './deliver-alerts.job';
import { judgeAlerts } from './judge-alerts';
import { judgeSearchAlerts } from './judge-search-alerts';

const productsOfOneRun = 500;

/** Judges the alerts of the given products (after an import), all alerts, or those of products whose offers were checked since; and search alerts that are due. */
export const evaluateAlerts = defineJob(
  'evaluate-alerts',
  z.object({
    which: z.enum(['with-news', 'all', 'of-products']),
    productIds: z.optional(z.array(z.string()).check(z.maxLength(5_000))),
  }),
  {
    schedules: [
      { when: { everyMs: 60_000 }, payload: { which: 'with-news' } },
      { when: '5 * * * *', payload: { which: 'all' } },
    ],
  },
);

/** Safe to run twice: an alert records that it fired. */
export function handleEvaluateAlerts(
  services: Needs<'storage' | 'jobQueue' | 'now' | 'newId' | 'report'>,
): JobHandler {
  return handleJob(evaluateAlerts, async ({ which, productIds = [] }, { signal }) => {
    const wanted =
      which === 'with-news'
        ? await services.storage.alerts.listProductsWithNews(productsOfOneRun)
        : which === 'of-products'
          ? productIds
          : null;
    const ofProducts = wanted?.length === 0 ? 0 : await judgeAlerts(services, { productIds: wanted, signal });
    const fired = ofProducts + (await judgeSearchAlerts(services, signal));
    if (fired > 0) await services.jobQueue.enqueue(deliverAlerts, {});
  });
}
