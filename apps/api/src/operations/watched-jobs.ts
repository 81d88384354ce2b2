import { HopelessJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import type { Metrics } from './metrics';

/** Runs the work of one attempt, for example in a span of its own. */
export type TraceJob = <Result>(
  job: { readonly kind: string; readonly jobId: string; readonly attempt: number },
  work: () => Promise<Result>,
) => Promise<Result>;

/** Counts each attempt as done, failed (may be retried) or hopeless. Rethrows what a handler throws. */
export function watchJobs(
  handlers: readonly JobHandler[],
  { metrics, trace }: { readonly metrics: Pick<Metrics, 'jobSeconds'>; readonly trace: TraceJob | null },
): readonly JobHandler[] {
  return handlers.map((handler) => ({
    ...handler,
    run: async (payload, attempt) => {
      const traced = { kind: handler.name, jobId: attempt.jobId, attempt: attempt.attempt };
      const work = () => handler.run(payload, attempt);
      const end = metrics.jobSeconds.startTimer({ kind: handler.name });
      try {
        await (trace === null ? work() : trace(traced, work));
        end({ outcome: 'done' });
      } catch (failure) {
        end({ outcome: failure instanceof HopelessJob ? 'hopeless' : 'failed' });
        throw failure;
      }
    },
  }));
}
