import * as z from 'zod/mini';
import { adminErrors } from './admin.schema';
import { circuitStates, failureCauseSchema, sourceHealthSchema } from './admin-sources.contract';
import { defineEndpoint } from './endpoint';
import { instantSchema } from './offers.schema';

const countsSchema = z.object({
  lastHour: z.int(),
  lastDay: z.int(),
  dayBefore: z.int(),
});

const adminOverviewSchema = z.object({
  at: instantSchema,
  searches: countsSchema,
  clicks: countsSchema,
  botClicks: countsSchema,
  jobs: z.object({
    due: z.int(),
    delayed: z.int(),
    running: z.int(),
    dead: z.int(),
    oldestDueAt: z.nullable(instantSchema),
  }),
  /** 5xx responses of all running processes since the oldest started. */
  serverErrors: z.object({ count: z.int(), since: instantSchema }),
  /** Clicks in this process's journal waiting for the database. */
  journaledClicks: z.int(),
  unreadableJournalFiles: z.int(),
  sources: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isOn: z.boolean(),
      /** The worst state of all processes. */
      circuit: z.nullable(z.enum(circuitStates)),
      health: z.nullable(sourceHealthSchema),
    }),
  ),
  /** Running processes, oldest first. A process without a report for 35 seconds is considered stopped. */
  processes: z.array(
    z.object({
      id: z.string(),
      program: z.enum(['api', 'worker']),
      startedAt: instantSchema,
      at: instantSchema,
      serverErrors: z.int(),
      heldBack: z.array(z.string()),
    }),
  ),
  waiting: z.object({
    pendingBusinesses: z.int(),
    openPriceReports: z.int(),
    heldItems: z.int(),
    heldDeliveries: z.int(),
    deadJobs: z.int(),
    /** E-mails that failed at the first attempt: being retried or failed for good. */
    unsentMails: z.int(),
  }),
  /**
   * What fails now, latest first, at most 20: sources whose last request failed, feeds whose last import failed,
   * failed jobs, and extraction rules that no longer match.
   */
  failures: z.array(
    z.object({
      kind: z.enum(['source', 'feed', 'job', 'rules']),
      at: instantSchema,
      id: z.string(),
      name: z.string(),
      message: z.string(),
      /** Of a failing source; null for the others. */
      inARow: z.nullable(z.int()),
      ...failureCauseSchema,
      /** The feed of a failed import; null for the others. */
      feedId: z.nullable(z.string()),
    }),
  ),
});
export type AdminOverview = z.infer<typeof adminOverviewSchema>;

export const getAdminOverview = defineEndpoint({
  name: 'getAdminOverview',
  method: 'GET',
  path: '/api/admin/overview',
  summary: "Get the installation's status",
  audience: 'admin',
  rateClass: 'read',
  answers: { 200: z.object({ success: z.literal(true), overview: adminOverviewSchema }) },
  errors: adminErrors,
});
