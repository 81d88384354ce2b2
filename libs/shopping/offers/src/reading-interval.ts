import { dayMs } from './day-length';
export const readingIntervals = { shortestMs: 15 * 60_000, longestMs: 2 * dayMs } as const;

export const firstReadingIntervalMs = 6 * 60 * 60_000;

export type ReadingNews = 'moved' | 'same' | 'unread';

export interface ReadingPast {
  readonly intervalMs: number;
  readonly news: ReadingNews;
  /** Whether a small drop would fire an alert. */
  readonly isNearTarget: boolean;
  /** The operator's interval; null if automatic. */
  readonly pinnedMs: number | null;
}

export interface NextReading {
  /** The automatic interval for the next check. */
  readonly intervalMs: number;
  readonly waitMs: number;
}

/** A price change shortens the interval; each check without one lengthens it a little. */
const afterMove = 0.4;
const afterQuiet = 1.25;
/** Factor for offers close to an alert's target. */
const nearTarget = 1 / 3;
/** Spreads checks, so that offers added together aren't all checked together. */
const jitter = 0.1;

/** Sooner after a change and close to a target, within `readingIntervals`. `random` is in [0, 1). */
export function nextReading(
  { intervalMs, news, isNearTarget, pinnedMs }: ReadingPast,
  random: number,
): NextReading {
  const factor = { moved: afterMove, same: afterQuiet, unread: 1 }[news];
  const paceMs = bounded(intervalMs * factor);
  const wantedMs = pinnedMs ?? paceMs * (isNearTarget ? nearTarget : 1);
  return { intervalMs: paceMs, waitMs: bounded(wantedMs * (1 - jitter + 2 * jitter * random)) };
}

function bounded(ms: number): number {
  return Math.round(Math.min(readingIntervals.longestMs, Math.max(readingIntervals.shortestMs, ms)));
}

const firstRestMs = 60 * 60_000;
/** Limit for the pause a host can ask for. */
const statedRestMsMax = 7 * dayMs;

/** In milliseconds: doubles with each failure, and is at least what the host asked for. `random` is in [0, 1). */
export function hostRest(failures: number, retryAfterMs: number | null, random: number): number {
  const doubled = firstRestMs * 2 ** Math.min(10, Math.max(0, failures - 1));
  const backOffMs = Math.min(readingIntervals.longestMs, doubled) * (1 + jitter * random);
  return Math.round(Math.max(backOffMs, Math.min(statedRestMsMax, retryAfterMs ?? 0)));
}

/** Within this share of the threshold, an offer is checked sooner. */
const nearness = 0.05;

export function isNearThreshold(priceMinor: number, thresholdMinor: number): boolean {
  return priceMinor > thresholdMinor && priceMinor <= thresholdMinor * (1 + nearness);
}
