import type { JobHandler } from './job-definition';
import { HopelessJob } from './job-definition';
import { leaseMs } from './job-ledger';
import type { ClaimedJob, JobLedger } from './job-ledger';
import type { RunOptions } from './job-queue';
import { retryDelayMs } from './retry-delay';

export interface LoopServices {
  readonly ledger: JobLedger;
  readonly random: () => number;
  readonly queueDueSlots: () => Promise<void>;
  /** Calls back when this process has queued a job; returns an unsubscribe function. */
  readonly onQueued: (wake: () => void) => () => void;
}

/** Claims and runs jobs until the signal aborts, then waits for the running ones. */
export async function runWorkerLoop(
  services: LoopServices,
  handlers: readonly JobHandler[],
  options: RunOptions,
): Promise<void> {
  const byName = new Map(handlers.map((handler) => [handler.name, handler]));
  const names = [...byName.keys()];
  const running = new Set<Promise<void>>();
  const bell = createBell();
  const quiet = services.onQueued(bell.ring);
  options.signal.addEventListener('abort', bell.ring);
  let nextTidyAt = 0;

  while (!options.signal.aborted) {
    const startedOne = await reported(options, 'looking for jobs', async () => {
      if (performance.now() >= nextTidyAt) {
        nextTidyAt = performance.now() + (options.tidyMs ?? 10_000);
        await services.ledger.tidy();
      }
      await services.queueDueSlots();
      return running.size < options.concurrency && (await startOne());
    });
    if (startedOne !== true && !options.signal.aborted) await bell.wait(options.pollMs ?? 1_000);
  }

  quiet();
  options.signal.removeEventListener('abort', bell.ring);
  await Promise.all(running);

  async function startOne(): Promise<boolean> {
    const claim = await services.ledger.claim(names);
    const handler = claim === null ? undefined : byName.get(claim.name);
    if (claim === null || handler === undefined) return false;
    const work = doJob(services, handler, claim, options).finally(() => {
      running.delete(work);
      bell.ring();
    });
    running.add(work);
    return true;
  }
}

async function doJob(
  services: LoopServices,
  handler: JobHandler,
  claim: ClaimedJob,
  options: RunOptions,
): Promise<void> {
  const lease = startLease(services.ledger, claim, options);
  const what = `job ${claim.name} ${claim.id}, attempt ${claim.attempt} of ${claim.attemptsMax}`;
  const { signal, prolong } = lease;
  const attempt = { jobId: claim.id, attempt: claim.attempt, signal, prolong };
  const outcome = await handler.run(claim.payload, attempt).then(
    () => ({ kind: 'done' as const }),
    (failure: unknown) => ({ kind: 'failed' as const, failure }),
  );
  lease.end();
  await reported(options, what, async () => {
    const isOurs =
      outcome.kind === 'done'
        ? await services.ledger.complete(claim)
        : await giveBack(services, handler, claim, outcome.failure);
    if (!isOurs) throw new Error('the lease expired before the job finished; it may have run twice');
  });
  // Reported last, so that listeners find the job's final state.
  if (outcome.kind === 'failed') options.report(outcome.failure, what);
}

/** The lease of one attempt, renewed until it ends, with a signal that aborts when it ends or the attempt takes too long. */
function startLease(ledger: JobLedger, claim: ClaimedJob, options: RunOptions) {
  const controller = new AbortController();
  const { signal } = controller;
  let prolongedAt = performance.now();
  let isBeating = false;
  let tryTimer = startTryTimer();
  const heart = setInterval(() => void beat(), options.beatMs ?? 10_000);
  heart.unref();
  signal.addEventListener('abort', end);
  return { signal, end, prolong };

  function startTryTimer(): NodeJS.Timeout {
    return setTimeout(() => controller.abort(), claim.tryMsMax).unref();
  }

  function end(): void {
    clearInterval(heart);
    clearTimeout(tryTimer);
  }

  async function beat(): Promise<void> {
    // One at a time, because an earlier one could otherwise arrive last and shorten the lease.
    if (isBeating) return;
    isBeating = true;
    const now = performance.now();
    const isOurs = await reported(options, `extending the lease of job ${claim.name} ${claim.id}`, () =>
      ledger.prolong(claim),
    );
    isBeating = false;
    if (isOurs === true) prolongedAt = now;
    if (isOurs === false || isOver()) controller.abort();
  }

  /** A process that was suspended may have lost the job meanwhile. */
  function isOver(): boolean {
    return performance.now() - prolongedAt > leaseMs;
  }

  async function prolong(): Promise<void> {
    if (isOver()) controller.abort();
    signal.throwIfAborted();
    clearTimeout(tryTimer);
    tryTimer = startTryTimer();
  }
}

function giveBack(
  services: LoopServices,
  handler: JobHandler,
  claim: ClaimedJob,
  failure: unknown,
): Promise<boolean> {
  const error = (failure instanceof Error ? failure.message : String(failure)).slice(0, 2_000);
  const isLast = claim.attempt >= claim.attemptsMax || failure instanceof HopelessJob;
  if (isLast) return services.ledger.bury(claim, error);
  return services.ledger.postpone(claim, retryDelayMs(claim.attempt, handler.retry, services.random), error);
}

async function reported<T>(options: RunOptions, what: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (failure) {
    options.report(failure, what);
    return null;
  }
}

/** A wait that ends at once if `ring` was called since the last wait. */
function createBell(): { ring: () => void; wait: (ms: number) => Promise<void> } {
  let hasRung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      hasRung = true;
      wake?.();
    },
    async wait(ms) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = null;
      hasRung = false;
    },
  };
}
