import { browser } from '../visitor';
import { measured } from './fault';
import type { Figure } from './fault';

/** How long answers took, in milliseconds. */
export interface AnswerTimes {
  /** Ends the calls, and resolves with the times once all were answered. */
  readonly stop: () => Promise<readonly number[]>;
}

/** Calls an address every so many milliseconds, whether or not the call before was answered. */
export function timeAnswers(address: string, everyMs: number): AnswerTimes {
  const times: number[] = [];
  const calls: Promise<void>[] = [];
  const timer = setInterval(() => calls.push(callOnce()), everyMs);

  async function callOnce(): Promise<void> {
    const begunAt = performance.now();
    await fetch(address, { redirect: 'manual', headers: { 'user-agent': browser } })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
    times.push(performance.now() - begunAt);
  }

  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(calls);
      return times.toSorted((one, other) => one - other);
    },
  };
}

/** A redirect to a shop that the product knows. */
export const redirectPath = `/api/redirect?to=${encodeURIComponent('https://www.amazon.de/dp/B09XS7JWHH')}`;

/** The slowest of the sorted times. */
export function slowest(times: readonly number[]): number {
  return times.at(-1) ?? Number.POSITIVE_INFINITY;
}

/** Half of the answers came within this time. */
export function middle(what: string, times: readonly number[]): Figure {
  return measured(`${what}: half of ${times.length} answers within`, inMs(times[times.length >> 1] ?? 0));
}

/** A time as the table shows it. */
export function inMs(ms: number): string {
  return `${Math.round(ms)} ms`;
}
