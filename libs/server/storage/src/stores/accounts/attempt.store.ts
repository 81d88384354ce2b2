import { eq, lt } from 'drizzle-orm';
import type { Session } from '../../access';

/** Attempts under one key. Times are milliseconds since 1970. */
export interface AttemptCount {
  readonly windowStartedAtMs: number;
  readonly count: number;
  /** Attempts since the last success. */
  readonly streak: number;
  /** Attempts before this time are refused; 0 if nothing is blocked. */
  readonly blockedUntilMs: number;
}

/** Attempt counts shared by all processes. */
export interface AttemptStore {
  /** Updates a count atomically: `decide` gets the count, or null, and returns the new one with a result for the caller. */
  countAttempt<Result>(
    key: string,
    at: string,
    decide: (before: AttemptCount | null) => { readonly count: AttemptCount; readonly result: Result },
  ): Promise<Result>;
  deleteAttempts(key: string): Promise<void>;
  purgeAttempts(before: string): Promise<void>;
}

export function createAttemptStore(session: Session): AttemptStore {
  return {
    countAttempt: (key, at, decide) =>
      session.writing(async ({ database, tables }) => {
        const { attempts } = tables;
        // Writing first locks the row, so that concurrent attempts wait for this decision.
        const [row] = await database
          .insert(attempts)
          .values({ key, changedAt: at, ...noAttempts })
          .onConflictDoUpdate({ target: attempts.key, set: { changedAt: at } })
          .returning();
        const { windowStartedAtMs, count, streak, blockedUntilMs } = row ?? noAttempts;
        const isNew = windowStartedAtMs === noAttempts.windowStartedAtMs;
        const decided = decide(isNew ? null : { windowStartedAtMs, count, streak, blockedUntilMs });
        await database.update(attempts).set(decided.count).where(eq(attempts.key, key));
        return decided.result;
      }),
    deleteAttempts: (key) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.attempts).where(eq(tables.attempts.key, key));
      }),
    purgeAttempts: (before) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.attempts).where(lt(tables.attempts.changedAt, before));
      }),
  };
}

const noAttempts = { windowStartedAtMs: -1, count: 0, streak: 0, blockedUntilMs: 0 } as const;
