import type { Backend } from './backend';

/** Adds rows in one transaction, and resolves with how long the process or the thread that did it waited for the disk, in milliseconds. */
export type TimedAppend = (...rows: Parameters<Backend['append']>) => Promise<number>;

/**
 * How long the commits of this process may take, in milliseconds and on average, before they are left to the thread: about
 * what it takes to write the answers that wait for one. Longer ones are worth the hand-over, shorter ones cost less than it.
 */
const commitMsMax = 2;

/** How much the latest commit counts in the average: it follows the disk within some ten commits. */
const latestShare = 1 / 8;

/**
 * Adds rows on the connection of this thread as long as the disk is quick, and on a thread beside it while the disk is slow. Both
 * tell how long their commits take, so the one takes over from the other when the disk changes.
 */
export function addWhereQuicker(options: {
  readonly here: TimedAppend;
  readonly onThread: TimedAppend;
}): Backend['append'] {
  let commitMs = 0;
  return async (table, rows) => {
    const add = commitMs <= commitMsMax ? options.here : options.onThread;
    commitMs += ((await add(table, rows)) - commitMs) * latestShare;
  };
}
