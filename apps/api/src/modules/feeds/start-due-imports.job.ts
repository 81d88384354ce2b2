import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import type { Needs } from '../../services';
import { nextRunAtOf } from './save-feed';
import { startImport } from './start-import';

export const startDueImports = defineJob('start-due-imports', z.object({}), {
  schedules: [{ when: { everyMs: 60_000 }, payload: {} }],
});

const feedsAtOnce = 100;

export function handleStartDueImports(
  services: Needs<'storage' | 'liveSettings' | 'jobQueue' | 'feedFolder' | 'now' | 'newId'>,
): JobHandler {
  return handleJob(startDueImports, async () => {
    if (!services.liveSettings.isOn('feed-imports')) return;
    const now = services.now();
    const due = await services.storage.feeds.listDueFeeds(now.toISOString(), feedsAtOnce);
    for (const feed of due) {
      await startImport(services, feed, 'schedule');
      await services.storage.feeds.changeFeed(feed.id, { nextRunAt: nextRunAtOf(feed, now) });
    }
  });
}
