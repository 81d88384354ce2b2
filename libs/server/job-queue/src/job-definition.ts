import * as z from 'zod/mini';
import type { ScheduleTimes } from './schedule-slots';

export interface JobDefinition<Payload> {
  readonly name: string;
  readonly schema: z.core.$ZodType<Payload>;
  readonly attemptsMax: number;
  /** The longest one attempt may take without `prolong`; after that, its signal aborts and another worker may take the job. */
  readonly tryMsMax: number;
  /** The delay before the second attempt is random up to `firstMs`; the limit doubles with each attempt, up to `maxMs`. */
  readonly retry: { readonly firstMs: number; readonly maxMs: number };
  /** When workers queue it themselves, and with what. */
  readonly schedules: readonly { readonly when: ScheduleTimes; readonly payload: Payload }[];
}

/** Names are lower-case words with hyphens, such as `import-feed`. The payload must survive JSON. */
export function defineJob<Payload>(
  name: string,
  schema: z.core.$ZodType<Payload>,
  options: Partial<Pick<JobDefinition<Payload>, 'attemptsMax' | 'tryMsMax' | 'retry' | 'schedules'>> = {},
): JobDefinition<Payload> {
  if (!/^[a-z][a-z0-9-]{0,48}$/.test(name)) throw new Error(`a job cannot be named ${JSON.stringify(name)}`);
  return {
    name,
    schema,
    attemptsMax: 8,
    tryMsMax: 5 * 60_000,
    retry: { firstMs: 5_000, maxMs: 60 * 60_000 },
    schedules: [],
    ...options,
  };
}

export interface JobAttempt {
  readonly jobId: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborts when the lease ends; the handler must stop, because another worker may then take the job. */
  readonly signal: AbortSignal;
  /** Restarts this attempt's time limit (`tryMsMax`) for long work; throws if the lease has ended, and the handler must then stop. */
  readonly prolong: () => Promise<void>;
}

export interface JobHandler {
  readonly name: string;
  readonly retry: JobDefinition<unknown>['retry'];
  /** Throws HopelessJob for an invalid payload. */
  run(payload: unknown, attempt: JobAttempt): Promise<void>;
}

/** The handler must be idempotent: it runs at least once. An error is a failed attempt; a HopelessJob is not retried. */
export function handleJob<Payload>(
  job: JobDefinition<Payload>,
  work: (payload: Payload, attempt: JobAttempt) => Promise<void>,
): JobHandler {
  return {
    name: job.name,
    retry: job.retry,
    async run(payload, attempt) {
      const checked = z.safeParse(job.schema, payload);
      if (!checked.success) throw new HopelessJob(refusal(job.name, checked.error));
      await work(checked.data, attempt);
    },
  };
}

/** Returns the parsed payload. Throws InvalidJobPayload. */
export function checkedPayload<Payload>(job: JobDefinition<Payload>, payload: Payload): Payload {
  const checked = z.safeParse(job.schema, payload);
  if (!checked.success) throw new InvalidJobPayload(refusal(job.name, checked.error));
  return checked.data;
}

/** Thrown by a handler when a retry cannot help; the job becomes a dead letter at once. */
export class HopelessJob extends Error {}

/** Thrown by enqueue for a payload that does not match its job's schema. */
export class InvalidJobPayload extends Error {}

/** Names paths and rules, never values, which may be personal. */
function refusal(name: string, error: z.core.$ZodError): string {
  const places = error.issues.map((issue) => `${issue.path.join('.') || 'payload'}: ${issue.code}`);
  return `invalid payload for job ${name}: ${places.join(', ')}`;
}
