/** Random between 0 and a limit that doubles with each attempt (full jitter). `random` returns a number from 0 to below 1. */
export function retryDelayMs(
  attempt: number,
  retry: { readonly firstMs: number; readonly maxMs: number },
  random: () => number,
): number {
  const bound = Math.min(retry.maxMs, retry.firstMs * 2 ** Math.min(attempt - 1, 30));
  return Math.floor(random() * bound);
}
