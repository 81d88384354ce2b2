import { and, asc, desc, eq, inArray, like, lt, lte, gt, or, sql } from 'drizzle-orm';
import type { Session, Tables } from '../access';

/** A background job. Times are ISO 8601 in UTC. */
export interface JobRow {
  readonly id: string;
  /** The kind of job. */
  readonly name: string;
  readonly payload: unknown;
  readonly state: 'waiting' | 'running' | 'done' | 'dead';
  /** One job of a kind has it. */
  readonly idempotencyKey: string | null;
  /** Higher goes first. */
  readonly priority: number;
  /** Not before this time. */
  readonly runAt: string;
  readonly attempts: number;
  readonly attemptsMax: number;
  /** The longest one try may take without getting on. */
  readonly leaseMs: number;
  /** Names the try under way; null when there is none. */
  readonly leaseToken: string | null;
  readonly leaseUntil: string | null;
  readonly createdAt: string;
  readonly endedAt: string | null;
  readonly lastError: string | null;
}

/** Which try of which job. */
interface JobLease {
  readonly id: string;
  readonly token: string;
}

/** What a try leaves behind. */
export type JobOutcome = Pick<JobRow, 'lastError'> &
  (
    | { readonly state: 'waiting'; readonly runAt: string }
    | { readonly state: 'done' | 'dead'; readonly endedAt: string }
  );

/** Which jobs to list. */
interface JobSearch {
  readonly state: 'due' | 'delayed' | 'running' | 'done' | 'dead';
  readonly name: string | null;
  readonly now: string;
  /** The last job of the page before: its creation, or its end where it has ended, and its id. */
  readonly after: { readonly at: string; readonly id: string } | null;
  readonly limit: number;
}

/** How many jobs of a kind there are. */
interface CountedJobs {
  readonly name: string;
  readonly due: number;
  readonly delayed: number;
  readonly running: number;
  readonly dead: number;
  readonly oldestDueAt: string | null;
}

/** What is of a time to come, and what becomes of it. Times are ISO 8601 in UTC. */
interface JobTimes {
  readonly now: string;
  /** Jobs that were made after this time are ahead. */
  readonly createdMax: string;
  /** Leases that end after this time are ahead. */
  readonly leaseMax: string;
  /** When those end from now on. */
  readonly leaseUntil: string;
  /** What the idempotency keys of schedules begin with. */
  readonly scheduleKeyStart: string;
}

/** The background jobs. Only the job queue writes here. */
export interface JobStore {
  /** Adds the job. Where its kind has one with the same idempotency key, returns that one's id and adds nothing. */
  addJob(job: JobRow): Promise<{ readonly isNew: boolean; readonly id: string }>;
  /** Waiting jobs of these kinds that could run now, the most urgent first. */
  listDueJobs(
    names: readonly string[],
    now: string,
    limit: number,
  ): Promise<readonly Pick<JobRow, 'id' | 'name'>[]>;
  /** Starts a try of a waiting job and its lease. Returns null when the job is not waiting. */
  startTry(lease: JobLease, leaseUntil: string): Promise<JobRow | null>;
  /** Moves the end of the lease. False when the try is over. */
  prolongTry(lease: JobLease, until: string): Promise<boolean>;
  /** Ends a try. False, and nothing changes, when the try is over already. */
  endTry(lease: JobLease, outcome: JobOutcome): Promise<boolean>;
  /** Running jobs whose lease has ended. */
  listExpired(now: string, limit: number): Promise<readonly JobRow[]>;
  /** Whether any job or lease is of a time to come, as those are that the clock was set back after. */
  hasJobsAhead(times: Pick<JobTimes, 'createdMax' | 'leaseMax'>): Promise<boolean>;
  /**
   * Brings jobs and leases of a time to come into the present: waiting jobs keep their delay, leases begin anew, and schedules lose
   * the keys of slots that come again. Returns the jobs that wait for another time now.
   */
  bringIntoPresent(
    times: JobTimes,
  ): Promise<readonly (Pick<JobRow, 'id' | 'name' | 'priority'> & { readonly delayMs: number })[]>;
  /** Makes a dead job wait again, with all its tries. Returns null when there is no such dead job. */
  reopenDead(id: string, runAt: string): Promise<JobRow | null>;
  /** Deletes a dead job. False when there is none with this id. */
  deleteDead(id: string): Promise<boolean>;
  /** Deletes jobs that were done or died before these times. */
  deleteEnded(before: { readonly done: string; readonly dead: string }): Promise<void>;
  findJob(id: string): Promise<JobRow | null>;
  /** Jobs of one state, the latest first: by their end, or their creation while they have not ended. */
  listJobs(search: JobSearch): Promise<readonly JobRow[]>;
  /** Jobs that are not done, by kind. */
  countJobs(now: string): Promise<readonly CountedJobs[]>;
  /** PostgreSQL: runs a statement of pg-boss in this transaction (decision 0029). Rejects on SQLite. */
  runStatement(
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Calls back when this transaction is committed; at once outside of one. */
  afterCommit(callback: () => void): void;
}

/** On PostgreSQL, a job with the same key can be deleted between the insert and the query. */
const addTriesMax = 10;

/** The job store over either dialect. */
export function createJobStore(session: Session): JobStore {
  return {
    addJob: (job) =>
      session.writing(async ({ database, tables: { queuedJobs: table } }) => {
        for (let tries = 0; tries < addTriesMax; tries += 1) {
          const [added] = await database
            .insert(table)
            .values(job)
            .onConflictDoNothing({ target: [table.name, table.idempotencyKey] })
            .returning({ id: table.id });
          if (added !== undefined) return { isNew: true, id: added.id };
          const [known] = await database
            .select({ id: table.id })
            .from(table)
            .where(and(eq(table.name, job.name), eq(table.idempotencyKey, job.idempotencyKey ?? '')));
          if (known !== undefined) return { isNew: false, id: known.id };
        }
        throw new Error(`the job ${job.name} ${job.id} could not be added`);
      }),
    async listDueJobs(names, now, limit) {
      const { database, tables, isOneOf } = session.reading;
      const { queuedJobs: table } = tables;
      return database
        .select({ id: table.id, name: table.name })
        .from(table)
        .where(and(eq(table.state, 'waiting'), lte(table.runAt, now), isOneOf(table.name, names)))
        .orderBy(desc(table.priority), asc(table.runAt), asc(table.id))
        .limit(limit);
    },
    startTry: ({ id, token }, leaseUntil) =>
      session.writing(async ({ database, tables: { queuedJobs: table } }) => {
        const [started] = await database
          .update(table)
          .set({
            ...{ state: 'running', leaseToken: token, leaseUntil },
            attempts: sql`${table.attempts} + 1`,
          })
          .where(and(eq(table.id, id), eq(table.state, 'waiting')))
          .returning();
        return started ?? null;
      }),
    prolongTry: (lease, leaseUntil) =>
      session.writing(async ({ database, tables: { queuedJobs: table } }) => {
        const prolonged = await database
          .update(table)
          .set({ leaseUntil })
          .where(isUnderWay(table, lease))
          .returning({ id: table.id });
        return prolonged.length > 0;
      }),
    endTry: (lease, outcome) =>
      session.writing(async ({ database, tables: { queuedJobs: table } }) => {
        const ended = await database
          .update(table)
          .set({ ...outcome, leaseToken: null, leaseUntil: null })
          .where(isUnderWay(table, lease))
          .returning({ id: table.id });
        return ended.length > 0;
      }),
    async listExpired(now, limit) {
      const { database, tables } = session.reading;
      const { queuedJobs: table } = tables;
      return database
        .select()
        .from(table)
        .where(and(eq(table.state, 'running'), lte(table.leaseUntil, now)))
        .limit(limit);
    },
    async hasJobsAhead({ createdMax, leaseMax }) {
      const { database, tables } = session.reading;
      const { queuedJobs: table } = tables;
      // Each state is a range of an index.
      const isAhead = or(
        and(inArray(table.state, [...jobStates]), gt(table.createdAt, createdMax)),
        and(eq(table.state, 'running'), gt(table.leaseUntil, leaseMax)),
      );
      const [ahead] = await database.select({ id: table.id }).from(table).where(isAhead).limit(1);
      return ahead !== undefined;
    },
    bringIntoPresent: ({ now, createdMax, leaseMax, leaseUntil, scheduleKeyStart }) =>
      session.writing(async ({ database, tables: { queuedJobs: table } }) => {
        const isAhead = gt(table.createdAt, createdMax);
        const key = table.idempotencyKey;
        await database
          .update(table)
          .set({
            idempotencyKey: sql`case when ${like(key, `${scheduleKeyStart}%`)} then null else ${key} end`,
          })
          .where(and(inArray(table.state, ['done', 'dead']), isAhead));
        await database
          .update(table)
          .set({ createdAt: now, endedAt: now })
          .where(and(inArray(table.state, ['done', 'dead']), isAhead));
        await database
          .update(table)
          .set({ leaseUntil })
          .where(and(eq(table.state, 'running'), gt(table.leaseUntil, leaseMax)));
        await database
          .update(table)
          .set({ createdAt: now })
          .where(and(eq(table.state, 'running'), isAhead));
        const waiting = await database
          .select()
          .from(table)
          .where(and(eq(table.state, 'waiting'), isAhead));
        return Promise.all(
          waiting.map(async ({ id, name, priority, runAt, createdAt }) => {
            const delayMs = Math.max(0, Date.parse(runAt) - Date.parse(createdAt));
            await database
              .update(table)
              .set({ createdAt: now, runAt: new Date(Date.parse(now) + delayMs).toISOString() })
              .where(eq(table.id, id));
            return { id, name, priority, delayMs };
          }),
        );
      }),
    reopenDead: (id, runAt) =>
      session.writing(async ({ database, tables: { queuedJobs: table } }) => {
        const [reopened] = await database
          .update(table)
          .set({ state: 'waiting', runAt, attempts: 0, endedAt: null })
          .where(and(eq(table.id, id), eq(table.state, 'dead')))
          .returning();
        return reopened ?? null;
      }),
    deleteDead: (id) =>
      session.writing(async ({ database, tables: { queuedJobs: table } }) => {
        const deleted = await database
          .delete(table)
          .where(and(eq(table.id, id), eq(table.state, 'dead')))
          .returning({ id: table.id });
        return deleted.length > 0;
      }),
    async deleteEnded(before) {
      const isPast = (table: Tables['queuedJobs']) =>
        or(
          and(eq(table.state, 'done'), lt(table.endedAt, before.done)),
          and(eq(table.state, 'dead'), lt(table.endedAt, before.dead)),
        );
      const { database, tables } = session.reading;
      const { queuedJobs } = tables;
      const [past] = await database
        .select({ id: queuedJobs.id })
        .from(queuedJobs)
        .where(isPast(queuedJobs))
        .limit(1);
      if (past === undefined) return;
      await session.writing(async ({ database, tables: { queuedJobs: table } }) => {
        await database.delete(table).where(isPast(table));
      });
    },
    async findJob(id) {
      const { database, tables } = session.reading;
      const { queuedJobs: table } = tables;
      const [row] = await database.select().from(table).where(eq(table.id, id));
      return row ?? null;
    },
    async listJobs({ state, name, now, after, limit }) {
      const { database, tables } = session.reading;
      const { queuedJobs: table } = tables;
      const sortedBy = state === 'done' || state === 'dead' ? table.endedAt : table.createdAt;
      const isInState = {
        due: and(eq(table.state, 'waiting'), lte(table.runAt, now)),
        delayed: and(eq(table.state, 'waiting'), gt(table.runAt, now)),
        running: eq(table.state, 'running'),
        done: eq(table.state, 'done'),
        dead: eq(table.state, 'dead'),
      }[state];
      const isLater =
        after === null
          ? undefined
          : or(lt(sortedBy, after.at), and(eq(sortedBy, after.at), lt(table.id, after.id)));
      return database
        .select()
        .from(table)
        .where(and(isInState, name === null ? undefined : eq(table.name, name), isLater))
        .orderBy(desc(sortedBy), desc(table.id))
        .limit(limit);
    },
    async countJobs(now) {
      const { database, tables } = session.reading;
      const { queuedJobs: table } = tables;
      const countOf = (condition: ReturnType<typeof sql>) =>
        sql`sum(case when ${condition} then 1 else 0 end)`.mapWith(Number);
      const isDue = sql`${table.state} = 'waiting' and ${table.runAt} <= ${now}`;
      return database
        .select({
          name: table.name,
          due: countOf(isDue),
          delayed: countOf(sql`${table.state} = 'waiting' and ${table.runAt} > ${now}`),
          running: countOf(sql`${table.state} = 'running'`),
          dead: countOf(sql`${table.state} = 'dead'`),
          oldestDueAt: sql<string | null>`min(case when ${isDue} then ${table.runAt} end)`,
        })
        .from(table)
        .where(inArray(table.state, ['waiting', 'running', 'dead']))
        .groupBy(table.name)
        .orderBy(asc(table.name));
    },
    runStatement: (text, values) => session.writing((access) => access.runStatement(text, values)),
    afterCommit: (callback) => session.afterCommit(callback),
  };
}

const jobStates = ['waiting', 'running', 'done', 'dead'] as const;

function isUnderWay(table: Tables['queuedJobs'], { id, token }: JobLease) {
  return and(eq(table.id, id), eq(table.leaseToken, token), eq(table.state, 'running'));
}
