import type { ActivityFilters, Storage } from '@pricehunt/storage';
import { createBell } from '../../answers/bell';
import { activityTopic } from '../../merchant-traffic/activity-topic';
import { activityView } from './activity-view';

/** Milliseconds between keep-alive comments; each also rereads in case a wake-up was lost. */
const heartbeatMs = 10_000;
const entriesAtOnce = 200;

/** Yields server-sent events for the entries after `of.after`, until the signal aborts. */
export async function* followActivity(
  storage: Storage,
  of: { readonly businessId: string; readonly filters: ActivityFilters; readonly after: number },
  signal: AbortSignal,
): AsyncGenerator<string> {
  let { after } = of;
  const bell = createBell();
  const unsubscribe = storage.notifications.subscribe(activityTopic(of.businessId), bell.ring);
  signal.addEventListener('abort', bell.ring, { once: true });
  try {
    yield 'retry: 1000\n\n';
    while (!signal.aborted) {
      const rows = await storage.activity.listEntriesAfter({ ...of, after, limit: entriesAtOnce });
      for (const row of rows) {
        after = row.sequence;
        yield `id: ${row.sequence}\nevent: entry\ndata: ${JSON.stringify(activityView(row))}\n\n`;
      }
      if (rows.length === entriesAtOnce) continue;
      if ((await bell.heard(heartbeatMs)) === 'quiet') yield ': still here\n\n';
    }
  } finally {
    unsubscribe();
  }
}
