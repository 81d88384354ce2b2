import * as z from 'zod/mini';
import { adminErrors } from './admin.schema';
import { circuitStates, sourceHealthSchema } from './admin-sources.contract';
import { defineEndpoint } from './endpoint';
import { instantSchema } from './offers.schema';

const countsSchema = z.object({
  lastHour: z.int(),
  lastDay: z.int(),
  /** The day before the last. */
  dayBefore: z.int(),
});

/** Where the console's figures stand now. Asked again every few seconds it is live. */
export const adminOverviewSchema = z.object({
  at: instantSchema,
  /** Comparisons that shoppers began. */
  searches: countsSchema,
  /** Outbound clicks of people. */
  clicks: countsSchema,
  /** Outbound clicks of bots. */
  botClicks: countsSchema,
  jobs: z.object({
    due: z.int(),
    delayed: z.int(),
    running: z.int(),
    dead: z.int(),
    /** Since when the oldest due job could have run; null where none is due. */
    oldestDueAt: z.nullable(instantSchema),
  }),
  /** Answers with 5xx of the process that answers, since it started. */
  serverErrors: z.object({ count: z.int(), since: instantSchema }),
  /** Clicks that wait in the journal of this process for the database. */
  journaledClicks: z.int(),
  sources: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isOn: z.boolean(),
      circuit: z.nullable(z.enum(circuitStates)),
      health: z.nullable(sourceHealthSchema),
    }),
  ),
  /** What waits for an admin. */
  waiting: z.object({
    pendingBusinesses: z.int(),
    openPriceReports: z.int(),
    deadJobs: z.int(),
  }),
  /** The latest failures of sources, feeds and jobs, the newest first, twenty at most. */
  failures: z.array(
    z.object({
      kind: z.enum(['source', 'feed', 'job']),
      at: instantSchema,
      /** The source's id, the run's id or the job's id. */
      id: z.string(),
      /** The source's name, the feed's name or the kind of job. */
      name: z.string(),
      message: z.string(),
    }),
  ),
});
export type AdminOverview = z.infer<typeof adminOverviewSchema>;

export const getAdminOverview = defineEndpoint({
  name: 'getAdminOverview',
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'How the installation is doing',
  audience: 'admin',
  rateClass: 'read',
  answers: { 200: z.object({ success: z.literal(true), overview: adminOverviewSchema }) },
  errors: adminErrors,
});
