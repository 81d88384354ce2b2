import type { ConnectionCounts } from './connection-counts';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** One connection, or a pool of them, to a PostgreSQL. */
export interface PostgresConnection {
  readonly database: PgDatabase<PgQueryResultHKT>;
  query(text: string, parameters?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Statements without parameters, several at once. */
  execute(text: string): Promise<void>;
}

/** A way to a PostgreSQL: over the network, or one inside the process for tests. */
export interface PostgresDriver extends PostgresConnection {
  /** Runs the work on one connection between BEGIN and COMMIT, or ROLLBACK when it throws. */
  transaction<Result>(work: (connection: PostgresConnection) => Promise<Result>): Promise<Result>;
  /**
   * Hears a channel until the returned function is called. `onMissed` is called when the connection was away for a while.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onMissed: () => void,
  ): Promise<() => Promise<void>>;
  /** The pool's connections right now; null where there is no pool. */
  connections(): ConnectionCounts | null;
  close(): Promise<void>;
}
