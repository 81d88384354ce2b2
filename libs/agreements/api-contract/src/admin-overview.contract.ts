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
const adminOverviewSchema = z.object({
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
  /** Answers with 5xx of all processes that run, since the oldest of them started. */
  serverErrors: z.object({ count: z.int(), since: instantSchema }),
  /** Clicks that wait in the journal of this process for the database. */
  journaledClicks: z.int(),
  /** Files in the folder of that journal that could not be read. */
  unreadableJournalFiles: z.int(),
  sources: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isOn: z.boolean(),
      /** The worst of all processes. */
      circuit: z.nullable(z.enum(circuitStates)),
      health: z.nullable(sourceHealthSchema),
    }),
  ),
  /** The processes that run, the oldest first. One that is silent for 35 seconds is taken to be gone. */
  processes: z.array(
    z.object({
      id: z.string(),
      program: z.enum(['api', 'worker']),
      startedAt: instantSchema,
      /** When it last told of itself. */
      at: instantSchema,
      /** Its answers with 5xx since it started. */
      serverErrors: z.int(),
      /** The names of the sources that it holds back or has on trial. */
      heldBack: z.array(z.string()),
    }),
  ),
  /** What waits for an admin. */
  waiting: z.object({
    pendingBusinesses: z.int(),
    openPriceReports: z.int(),
    /** Items of merchants that are held for review. */
    heldItems: z.int(),
    /** Webhooks of stores that are held until an admin confirms or dismisses them. */
    heldDeliveries: z.int(),
    deadJobs: z.int(),
    /** Mails that could not be handed over at the first try: those that are tried again and those that are dead. */
    unsentMails: z.int(),
  }),
  /** The latest failures of sources, feeds, jobs and shops' rules (their state is the message), the newest first, twenty at most. */
  failures: z.array(
    z.object({
      kind: z.enum(['source', 'feed', 'job', 'rules']),
      at: instantSchema,
      /** The source's id, the run's id, the job's id or the domain of a shop with rules. */
      id: z.string(),
      /** The source's name, the feed's name, the kind of job or the shop's name. */
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
  summary: "Get the installation's status",
  audience: 'admin',
  rateClass: 'read',
  answers: { 200: z.object({ success: z.literal(true), overview: adminOverviewSchema }) },
  errors: adminErrors,
});
