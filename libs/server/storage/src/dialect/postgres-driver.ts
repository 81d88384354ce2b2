import type { ConnectionCounts } from './connection-counts';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export interface PostgresConnection {
  readonly database: PgDatabase<PgQueryResultHKT>;
  query(text: string, parameters?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Commands without a result, limited by the server's statement_timeout only. */
  execute(text: string): Promise<void>;
}

/** PostgreSQL over the network, or in process for tests. */
export interface PostgresDriver extends PostgresConnection {
  /** Commits when the work resolves, rolls back when it throws. */
  transaction<Result>(work: (connection: PostgresConnection) => Promise<Result>): Promise<Result>;
  /** Listens to a channel until the returned function is called; `onMissed` is called after the connection was lost for a while. */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onMissed: () => void,
  ): Promise<() => Promise<void>>;
  connections(): ConnectionCounts | null;
  close(): Promise<void>;
}
