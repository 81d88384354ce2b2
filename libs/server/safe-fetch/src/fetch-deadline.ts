import type { FetchClock } from './fetch-options';
import type { FetchErrorReason } from './fetch-outcome';
import { FetchProblem, errorOutcome } from './fetch-outcome';

export interface FetchDeadline {
  readonly signal: AbortSignal;
  /** Null while it is running. */
  endedBy(): FetchErrorReason | null;
  /** Throws FetchProblem if the deadline ends first. */
  orEnd<T>(work: Promise<T>): Promise<T>;
  finish(): void;
}

export function startDeadline(options: {
  readonly clock: FetchClock;
  readonly totalMs: number;
  readonly closing: AbortSignal;
  readonly caller: AbortSignal | undefined;
}): FetchDeadline {
  const controller = new AbortController();
  const finished = new AbortController();
  let endedBy: FetchErrorReason | null = null;
  const end = (reason: FetchErrorReason) => {
    if (endedBy !== null || finished.signal.aborted) return;
    endedBy = reason;
    controller.abort();
  };
  void options.clock.sleep(options.totalMs, finished.signal).then(() => end('timeout'));
  onAbort(options.caller, finished.signal, () => end('cancelled'));
  onAbort(options.closing, finished.signal, () => end('closed'));
  return {
    signal: controller.signal,
    endedBy: () => endedBy,
    finish: () => finished.abort(),
    orEnd: (work) =>
      new Promise((resolve, reject) => {
        const giveUp = () => reject(new FetchProblem(errorOutcome(endedBy ?? 'timeout')));
        controller.signal.addEventListener('abort', giveUp);
        if (controller.signal.aborted) giveUp();
        work.then(resolve, reject).finally(() => controller.signal.removeEventListener('abort', giveUp));
      }),
  };
}

function onAbort(signal: AbortSignal | undefined, finished: AbortSignal, act: () => void): void {
  if (signal === undefined) return;
  if (signal.aborted) return act();
  signal.addEventListener('abort', act, { signal: finished });
}
