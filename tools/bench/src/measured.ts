/** The mean of the two middle values for an even count; NaN for none. */
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

/** Returns the result with the milliseconds taken. */
export async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly ms: number; readonly result: Result }> {
  const startedAt = performance.now();
  const result = await work();
  return { ms: performance.now() - startedAt, result };
}

/** Returns the result with this process's processor time in milliseconds. */
export async function processorTimed<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly processorMs: number; readonly result: Result }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { processorMs: (user + system) / 1000, result };
}

/** In milliseconds: the lesser of clock time and processor time, so that a busy machine matters little. */
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
