/** The shortest and the longest time between two readings of an offer, in milliseconds. */
export const readingIntervals = { shortestMs: 15 * 60_000, longestMs: 2 * 24 * 60 * 60_000 } as const;

/** The interval of an offer that was never read. */
export const firstReadingIntervalMs = 6 * 60 * 60_000;

/** What a reading showed: a new price or availability, the same ones, or nothing that counts. */
export type ReadingNews = 'moved' | 'same' | 'unread';

/** What decides when an offer is read again. */
export interface ReadingPast {
  /** The interval before this reading, in milliseconds. */
  readonly intervalMs: number;
  readonly news: ReadingNews;
  /** Whether an alert fires when the price falls a little. */
  readonly isNearTarget: boolean;
  /** The operator's own interval, in milliseconds; null where the offer's pace decides. */
  readonly pinnedMs: number | null;
}

/** When an offer is read again. */
export interface NextReading {
  /** The offer's pace, kept for the next reading. */
  readonly intervalMs: number;
  /** How long to wait now, in milliseconds. */
  readonly waitMs: number;
}

/** A price that moved halves the interval and more; each quiet reading lengthens it a little. */
const afterMove = 0.4;
const afterQuiet = 1.25;
/** With a target near, an offer is read this much sooner than its pace asks for. */
const nearTarget = 1 / 3;
/** How far the wait is spread around the interval, so that offers added together do not stay together. */
const jitter = 0.1;

/**
 * When to read an offer again: sooner after its price moved and while a target is near, later while nothing happens, a little spread out,
 * and never outside of `readingIntervals`. `random` is from 0 up to 1.
 */
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
/** A host that asks for longer gets it, within reason. */
const statedRestMsMax = 7 * 24 * 60 * 60_000;

/**
 * How long a host is left alone that refused or did not answer so many times in a row, in milliseconds: twice as long each time up to the
 * longest interval, and never less than what it asked for. `random` is from 0 up to 1.
 */
export function hostRest(failures: number, retryAfterMs: number | null, random: number): number {
  const doubled = firstRestMs * 2 ** Math.min(10, Math.max(0, failures - 1));
  const backOffMs = Math.min(readingIntervals.longestMs, doubled) * (1 + jitter * random);
  return Math.round(Math.max(backOffMs, Math.min(statedRestMsMax, retryAfterMs ?? 0)));
}

/** How near a price has to be to an alert's threshold to be read sooner: within a twentieth of it. */
const nearness = 0.05;

/** Whether a price is close above an alert's threshold. */
export function isNearThreshold(priceMinor: number, thresholdMinor: number): boolean {
  return priceMinor > thresholdMinor && priceMinor <= thresholdMinor * (1 + nearness);
}
