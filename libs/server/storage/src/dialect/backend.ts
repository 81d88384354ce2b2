import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Access, Reporting, Searching } from '../access';
import type { CallCounts } from '../call-counts';
import type { Months, Notifications, Storage } from '../storage';
import type { ConnectionCounts } from './connection-counts';

export interface Backend {
  readonly dialect: Storage['dialect'];
  readonly reading: Access;
  readonly reporting: Reporting;
  searching(): Promise<Searching>;
  /** Commits when the work resolves, rolls back when it throws. */
  transaction<Result>(work: (access: Access) => Promise<Result>): Promise<Result>;
  /** Adds rows in one transaction, possibly without waiting for the disk. Ignores rows whose key is taken. */
  append<Table extends SQLiteTable>(table: Table, rows: readonly Table['$inferInsert'][]): Promise<void>;
  migrate(): Promise<void>;
  check(): Promise<void>;
  /** Null if only one process serves requests. */
  readonly callCounts: CallCounts | null;
  /** Null without partitions. */
  readonly months: Months | null;
  connections(): ConnectionCounts | null;
  readonly notifications: Notifications;
  close(): Promise<void>;
}
