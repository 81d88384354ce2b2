import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import type { Needs } from '../../services';

/** Moves journaled clicks to the database once it is back. */
export const replayClickJournal = defineJob('replay-click-journal', z.object({}), {
  schedules: [{ when: { everyMs: 60_000 }, payload: {} }],
});

/** Safe to repeat: a click's id is its key. */
export function handleReplayClickJournal({ clickRecorder }: Needs<'clickRecorder'>): JobHandler {
  return handleJob(replayClickJournal, async () => {
    await clickRecorder.replayJournal();
  });
}
