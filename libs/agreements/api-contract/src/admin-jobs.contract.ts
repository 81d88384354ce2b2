import * as z from 'zod/mini';
import { adminErrors, adminIdSchema, cursorSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { doneSchema } from './identity.schema';
import { instantSchema } from './offers.schema';

/** due: can run now. delayed: runs later. dead: out of attempts or failed for good. */
export const jobStates = ['due', 'delayed', 'running', 'done', 'dead'] as const;

export const adminJobSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(jobStates),
  attempts: z.int(),
  attemptsMax: z.int(),
  createdAt: instantSchema,
  runAt: z.nullable(instantSchema),
  endedAt: z.nullable(instantSchema),
  lastError: z.nullable(z.string()),
  /** JSON text without personal or secret values. */
  payload: z.string(),
});
export type AdminJob = z.infer<typeof adminJobSchema>;

const ownJob = z.strictObject({ jobId: adminIdSchema });

/** Newest first within a state. */
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
      /** By kind, regardless of the filters. Only kinds with waiting, running or failed jobs. */
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
