import { eq, lt } from 'drizzle-orm';
import type { Session } from '../access';

/** How often something was tried under one key. Times are milliseconds since 1970. */
export interface AttemptCount {
  readonly windowStartedAtMs: number;
  /** Tries within the window. */
  readonly count: number;
  /** Tries since the last success. */
  readonly streak: number;
  /** No try counts as one before this time; 0 when nothing is blocked. */
  readonly blockedUntilMs: number;
}

/** Counts of tries, shared by all processes. */
export interface AttemptStore {
  /**
   * Changes the count of a key in one step, so that tries at the same moment are all counted: `decide` gets the count, or
   * null where there was none, and answers the new one with what is to be told.
   */
  countAttempt<Told>(
    key: string,
    at: string,
    decide: (before: AttemptCount | null) => { readonly count: AttemptCount; readonly told: Told },
  ): Promise<Told>;
  /** Forgets the count of a key, such as after a success. */
  forgetAttempts(key: string): Promise<void>;
  /** Deletes the counts that were last changed before `before`. */
  purgeAttempts(before: string): Promise<void>;
}

/** The attempt store over either dialect. */
export function createAttemptStore(session: Session): AttemptStore {
  return {
    countAttempt: (key, at, decide) =>
      session.writing(async ({ database, tables }) => {
        const { attempts } = tables;
        // Writing first locks the row: others that try at this moment wait for what is decided here.
        const [row] = await database
          .insert(attempts)
          .values({ key, changedAt: at, ...noAttempts })
          .onConflictDoUpdate({ target: attempts.key, set: { changedAt: at } })
          .returning();
        const { windowStartedAtMs, count, streak, blockedUntilMs } = row ?? noAttempts;
        const isNew = windowStartedAtMs === noAttempts.windowStartedAtMs;
        const decided = decide(isNew ? null : { windowStartedAtMs, count, streak, blockedUntilMs });
        await database.update(attempts).set(decided.count).where(eq(attempts.key, key));
        return decided.told;
      }),
    forgetAttempts: (key) =>
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
