import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Access, Reporting, Searching } from '../access';
import type { CallCounts } from '../call-counts';
import type { Months, Notifications, Storage } from '../storage';
import type { ConnectionCounts } from './connection-counts';

/** One opened database of either dialect. */
export interface Backend {
  readonly dialect: Storage['dialect'];
  /** For reading outside of any transaction. */
  readonly reading: Access;
  /** For reading much, while the process goes on with everything else. */
  readonly reporting: Reporting;
  /** For one search, wherever searches are best run now. */
  searching(): Promise<Searching>;
  /** One transaction: kept when the work resolves, undone when it throws. */
  transaction<Result>(work: (access: Access) => Promise<Result>): Promise<Result>;
  /** Adds rows in one transaction, without waiting for the disk where it may; those whose key is taken are left as they are. */
  append<Table extends SQLiteTable>(table: Table, rows: readonly Table['$inferInsert'][]): Promise<void>;
  migrate(): Promise<void>;
  check(): Promise<void>;
  /** Null where one process answers all calls. */
  readonly callCounts: CallCounts | null;
  /** Null where a table is one. */
  readonly months: Months | null;
  connections(): ConnectionCounts | null;
  readonly notifications: Notifications;
  close(): Promise<void>;
}
