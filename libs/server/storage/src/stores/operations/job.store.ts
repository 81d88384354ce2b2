import { and, asc, desc, eq, inArray, like, lt, lte, gt, or, sql } from 'drizzle-orm';
import type { Session, Tables } from '../../access';
import type { JobRow } from '../../rows/operations';

interface JobLease {
  readonly id: string;
  readonly token: string;
}

export type JobOutcome = Pick<JobRow, 'lastError'> &
  (
    | { readonly state: 'waiting'; readonly runAt: string }
    | { readonly state: 'done' | 'dead'; readonly endedAt: string }
  );

interface JobSearch {
  readonly state: 'due' | 'delayed' | 'running' | 'done' | 'dead';
  readonly name: string | null;
  /** Only jobs whose payload contains this ID. */
  readonly about?: string;
  readonly now: string;
  readonly after: { readonly at: string; readonly id: string } | null;
  readonly limit: number;
}

interface CountedJobs {
  readonly name: string;
  readonly due: number;
  readonly delayed: number;
  readonly running: number;
  readonly dead: number;
  readonly oldestDueAt: string | null;
}

/** Limits to find times in the future, and their corrections. Times are ISO 8601 in UTC. */
interface JobTimes {
  readonly now: string;
  /** Jobs created after this time are in the future. */
  readonly createdMax: string;
  /** Leases that end after this time are in the future. */
  readonly leaseMax: string;
  /** Their corrected end. */
  readonly leaseUntil: string;
  /** The prefix of idempotency keys of schedules. */
  readonly scheduleKeyStart: string;
}

/** Only the job queue writes here. */
export interface JobStore {
  /** Returns the id of the existing job if its kind has one with the same idempotency key. */
  addJob(job: JobRow): Promise<{ readonly isNew: boolean; readonly id: string }>;
  listDueJobs(
    names: readonly string[],
    now: string,
    limit: number,
  ): Promise<readonly Pick<JobRow, 'id' | 'name'>[]>;
  /** Starts an attempt at a waiting job and its lease. Null if the job isn't waiting. */
  startTry(lease: JobLease, leaseUntil: string): Promise<JobRow | null>;
  prolongTry(lease: JobLease, until: string): Promise<boolean>;
  /** False, and unchanged, if the attempt has already ended. */
  endTry(lease: JobLease, outcome: JobOutcome): Promise<boolean>;
  listExpired(now: string, limit: number): Promise<readonly JobRow[]>;
  /** Whether any job or lease is in the future, as after the clock was set back. */
  hasJobsAhead(times: Pick<JobTimes, 'createdMax' | 'leaseMax'>): Promise<boolean>;
  /** Corrects future times: waiting jobs keep their delay, leases restart, schedules lose slot keys. Returns rescheduled jobs. */
  bringIntoPresent(
    times: JobTimes,
  ): Promise<readonly (Pick<JobRow, 'id' | 'name' | 'priority'> & { readonly delayMs: number })[]>;
  /** Makes a dead job wait again, with all its attempts. Null if there is none. */
  reopenDead(id: string, runAt: string): Promise<JobRow | null>;
  deleteDead(id: string): Promise<boolean>;
  deleteEnded(before: { readonly done: string; readonly dead: string }): Promise<void>;
  findJob(id: string): Promise<JobRow | null>;
  /** Newest first, by their end, or their creation if they haven't ended. */
  listJobs(search: JobSearch): Promise<readonly JobRow[]>;
  countJobs(now: string): Promise<readonly CountedJobs[]>;
  /** PostgreSQL: runs a statement of pg-boss in this transaction (decision 0029). Rejects on SQLite. */
  runStatement(
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Calls back after this transaction is committed; at once outside one. */
  afterCommit(callback: () => void): void;
}

/** On PostgreSQL, a job with the same key can be deleted between the insert and the query. */
const addTriesMax = 10;

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
            state: 'running',
            leaseToken: token,
            leaseUntil,
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
    async listJobs({ state, name, about, now, after, limit }) {
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
        .where(
          and(
            isInState,
            name === null ? undefined : eq(table.name, name),
            about === undefined ? undefined : sql`cast(${table.payload} as text) like ${`%"${about}"%`}`,
            isLater,
          ),
        )
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
