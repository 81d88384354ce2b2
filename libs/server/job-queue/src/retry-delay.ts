/**
 * How long to wait after a failed try: anything between nothing and a bound that doubles with every try (full jitter),
 * so that jobs which failed together do not come back together. `random` gives a number from 0 up to, not including, 1.
 */
export function retryDelayMs(
  attempt: number,
  retry: { readonly firstMs: number; readonly maxMs: number },
  random: () => number,
): number {
  const bound = Math.min(retry.maxMs, retry.firstMs * 2 ** Math.min(attempt - 1, 30));
  return Math.floor(random() * bound);
}
