import * as z from 'zod/mini';
import { adminErrors, adminIdSchema, cursorSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { doneSchema } from './identity.schema';
import { instantSchema } from './offers.schema';

/** due: could run now. delayed: will run later. running. done. dead: used up its tries, or was hopeless. */
export const jobStates = ['due', 'delayed', 'running', 'done', 'dead'] as const;

/** A job of the queue. */
export const adminJobSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(jobStates),
  attempts: z.int(),
  attemptsMax: z.int(),
  createdAt: instantSchema,
  /** When it may run; null once it is over. */
  runAt: z.nullable(instantSchema),
  endedAt: z.nullable(instantSchema),
  lastError: z.nullable(z.string()),
  /** What it is to do, as JSON text, with texts that may be personal or secret left out. */
  payload: z.string(),
});
export type AdminJob = z.infer<typeof adminJobSchema>;

const ownJob = z.strictObject({ jobId: adminIdSchema });

/** The newest first within a state. */
export const listJobs = defineEndpoint({
  name: 'listJobs',
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'List jobs with counts by state',
  audience: 'admin',
  rateClass: 'read',
  query: z.strictObject({
    state: z._default(z.enum(jobStates), 'dead'),
    name: z.optional(z.string().check(z.maxLength(50))),
    cursor: cursorSchema,
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(adminJobSchema),
      nextCursor: z.nullable(z.string()),
      /** By kind, whatever is looked for; kinds without jobs that are waiting, running or dead are left out. */
      counts: z.array(
        z.object({
          name: z.string(),
          due: z.int(),
          delayed: z.int(),
          running: z.int(),
          dead: z.int(),
          oldestDueAt: z.nullable(instantSchema),
        }),
      ),
    }),
  },
  errors: adminErrors,
});

export const getJob = defineEndpoint({
  name: 'getJob',
  method: 'GET',
  path: '/api/admin/jobs/:jobId',
  summary: 'Get a job',
  audience: 'admin',
  rateClass: 'read',
  params: ownJob,
  answers: { 200: z.object({ success: z.literal(true), job: adminJobSchema }) },
  errors: [...adminErrors, 'job.not-found'],
});

/** Queues a dead job again with all its tries. */
export const retryJob = defineEndpoint({
  name: 'retryJob',
  method: 'POST',
  path: '/api/admin/jobs/:jobId/retry',
  summary: 'Retry a failed job',
  audience: 'admin',
  rateClass: 'write',
  params: ownJob,
  answers: { 200: z.object({ success: z.literal(true), job: adminJobSchema }) },
  errors: [...adminErrors, 'job.not-found', 'job.not-dead'],
});

/** Queues the dead jobs again with all their tries: those of one kind, or all. */
export const retryDeadJobs = defineEndpoint({
  name: 'retryDeadJobs',
  method: 'POST',
  path: '/api/admin/jobs/retry-dead',
  summary: 'Retry all failed jobs',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({ name: z.optional(z.string().check(z.maxLength(50))) }),
  answers: { 200: z.object({ success: z.literal(true), retriedCount: z.int() }) },
  errors: adminErrors,
});

/** Deletes a dead job. */
export const discardJob = defineEndpoint({
  name: 'discardJob',
  method: 'POST',
  path: '/api/admin/jobs/:jobId/discard',
  summary: 'Discard a failed job',
  audience: 'admin',
  rateClass: 'write',
  params: ownJob,
  answers: { 200: doneSchema },
  errors: [...adminErrors, 'job.not-found', 'job.not-dead'],
});
