/** The middle of the values: the mean of the two middle ones where their count is even; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const low = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (low + high) / 2;
}

/** The smallest value that at least `share` (0 to 1) of the values do not exceed; NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = Math.min(sorted.length, Math.max(1, Math.ceil(share * sorted.length)));
  return sorted[place - 1] ?? Number.NaN;
}

/** How long the work took, in milliseconds, and what it gave. */
export async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly ms: number; readonly result: Result }> {
  const startedAt = performance.now();
  const result = await work();
  return { ms: performance.now() - startedAt, result };
}

/** The processor time that the work took of this process, in milliseconds, and what it gave. */
export async function processorTimed<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly processorMs: number; readonly result: Result }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { processorMs: (user + system) / 1000, result };
}

/**
 * The longest that the work held up the event loop at a stretch, in milliseconds: from one turn of the loop to the next, by
 * the clock or by the processor time of all threads, whichever is less, so that what else the machine does counts for little.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longestMs = 0;
  let isOver = false;
  let [since, used] = [performance.now(), process.cpuUsage()];
  const look = () => {
    const { user, system } = process.cpuUsage(used);
    longestMs = Math.max(longestMs, Math.min(performance.now() - since, (user + system) / 1000));
    [since, used] = [performance.now(), process.cpuUsage()];
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isOver = true;
  look();
  return longestMs;
}
