import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import type { ClickRecorder } from '../../clicks/click-recorder';

/** Moves journaled clicks to the database once it is back. */
export const replayClickJournal = defineJob('replay-click-journal', z.object({}));

/** Safe to repeat: a click's id is its key. */
export function handleReplayClickJournal(clickRecorder: ClickRecorder): JobHandler {
  return handleJob(replayClickJournal, async () => {
    await clickRecorder.replayJournal();
  });
}
