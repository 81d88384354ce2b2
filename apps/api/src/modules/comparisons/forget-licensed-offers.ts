import type { Needs, Services } from '../../services';
import { licencesOf } from '../../sources/source-licences';
import { withoutOffers } from './comparison-log';
import { readStoredEvent } from './stored-event';

/** Offers are deleted this long before their licence expires, in milliseconds, because the job runs only at intervals. */
const earlyMs = 15 * 60_000;
const pageSize = 100;

/** Checks each source's part of the logs once; an interrupted run continues next time. */
export async function forgetLicensedOffers(
  { storage, offerSources, now }: Needs<'storage' | 'offerSources' | 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0;
  for (const { source, ageMsMax } of licencesOf(offerSources).limits()) {
    const key = `licence:deleted:${source}`;
    const reached = await storage.settings.findSetting(key);
    const until = new Date(now().getTime() - Math.max(0, ageMsMax - earlyMs)).toISOString();
    let since = typeof reached === 'string' ? reached : '';
    let afterId: string | null = null;
    while (signal?.aborted !== true) {
      const page = await storage.comparisons.listMade({ since, until, afterId, limit: pageSize });
      for (const { requestId } of page) count += await forgetOffersIn(storage, requestId, source);
      const last = page.at(-1);
      if (last === undefined) break;
      since = last.createdAt;
      afterId = last.requestId;
      if (page.length < pageSize) break;
    }
    if (signal?.aborted !== true) await storage.settings.saveSetting(key, until);
  }
  return count;
}

async function forgetOffersIn(
  storage: Services['storage'],
  requestId: string,
  source: string,
): Promise<number> {
  let count = 0;
  for (const { sequence, data } of await storage.comparisons.listEventsAfter(requestId, 0)) {
    const event = readStoredEvent(data);
    if (event?.kind !== 'offers' || !event.placements.some(({ offer }) => offer.source === source)) continue;
    const left = withoutOffers(event, (offer) => offer.source !== source);
    await storage.comparisons.rewriteEvent(requestId, { sequence, data: left });
    count += 1;
  }
  return count;
}
