import { browser } from '../visitor';
import { measured } from './fault';
import type { Figure } from './fault';

/** Response times in milliseconds. */
export interface AnswerTimes {
  /** Ends the requests, and resolves with the times once all have ended. */
  readonly stop: () => Promise<readonly number[]>;
}

/** Requests an address at this interval, without waiting for responses. */
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

export const redirectPath = `/api/redirect?to=${encodeURIComponent('https://www.amazon.de/dp/B09XS7JWHH')}`;

export function slowest(times: readonly number[]): number {
  return times.at(-1) ?? Number.POSITIVE_INFINITY;
}

export function middle(what: string, times: readonly number[]): Figure {
  return measured(`${what}: half of ${times.length} answers within`, inMs(times[times.length >> 1] ?? 0));
}

export function inMs(ms: number): string {
  return `${Math.round(ms)} ms`;
}
