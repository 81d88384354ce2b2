import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import type { ClickRecorder } from './click-recorder';

/** Hands clicks that the journal kept to the database, once it takes them again. */
export const replayClickJournal = defineJob('replay-click-journal', z.object({}));

/** Running it twice hands nothing on twice: a click's id is its key. */
export function handleReplayClickJournal(clickRecorder: ClickRecorder): JobHandler {
  return handleJob(replayClickJournal, async () => {
    await clickRecorder.replayJournal();
  });
}
