import * as z from 'zod/mini';

/** A kind of job: its name, what its payload must be, and how often and how long it may be tried. */
export interface JobDefinition<Payload> {
  readonly name: string;
  readonly schema: z.core.$ZodType<Payload>;
  /** How many tries before the job becomes a dead letter. */
  readonly attemptsMax: number;
  /**
   * The longest one try may take without prolonging. When it is over the try's signal aborts and another worker may take
   * the job, so it must be longer than the job ever needs. The job of a worker that died is taken over sooner.
   */
  readonly tryMsMax: number;
  /** The delay before the second try is random up to `firstMs`; each further one may be twice as long, up to `maxMs`. */
  readonly retry: { readonly firstMs: number; readonly maxMs: number };
}

/** Names a kind of job: lower-case words with hyphens, such as `import-feed`. The payload must survive JSON. */
export function defineJob<Payload>(
  name: string,
  schema: z.core.$ZodType<Payload>,
  options: Partial<Pick<JobDefinition<Payload>, 'attemptsMax' | 'tryMsMax' | 'retry'>> = {},
): JobDefinition<Payload> {
  if (!/^[a-z][a-z0-9-]{0,48}$/.test(name)) throw new Error(`a job cannot be named ${JSON.stringify(name)}`);
  return {
    name,
    schema,
    attemptsMax: 8,
    tryMsMax: 5 * 60_000,
    retry: { firstMs: 5_000, maxMs: 60 * 60_000 },
    ...options,
  };
}

/** What a handler knows of the try it is in. */
export interface JobAttempt {
  readonly jobId: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborts when the lease ends; from then on another worker may do the job, so a handler must stop. */
  readonly signal: AbortSignal;
  /**
   * Begins the time for one try (`tryMsMax`) anew, for work that may take longer; call it as often as the work gets on. Throws when
   * the lease has ended already: then the handler must stop.
   */
  readonly prolong: () => Promise<void>;
}

/** A kind of job with what does it. Made by handleJob. */
export interface JobHandler {
  readonly name: string;
  readonly retry: JobDefinition<unknown>['retry'];
  /** Checks the payload and does the job. Throws HopelessJob for a payload that its schema refuses. */
  run(payload: unknown, attempt: JobAttempt): Promise<void>;
}

/**
 * Says what does a kind of job. It may run more than once for one job (at least once is the promise), so running it
 * twice must change nothing. A throw is a failed try; a HopelessJob is not tried again.
 */
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

/** The payload as its schema gives it back. Throws InvalidJobPayload when the schema refuses it. */
export function checkedPayload<Payload>(job: JobDefinition<Payload>, payload: Payload): Payload {
  const checked = z.safeParse(job.schema, payload);
  if (!checked.success) throw new InvalidJobPayload(refusal(job.name, checked.error));
  return checked.data;
}

/** Thrown by a handler when trying again cannot help; the job becomes a dead letter at once. */
export class HopelessJob extends Error {}

/** Thrown by enqueue for a payload that does not fit its job: a mistake of the caller. */
export class InvalidJobPayload extends Error {}

/** Names the places and rules, never the values: those may be personal. */
function refusal(name: string, error: z.core.$ZodError): string {
  const places = error.issues.map((issue) => `${issue.path.join('.') || 'payload'}: ${issue.code}`);
  return `invalid payload for job ${name}: ${places.join(', ')}`;
}
