import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Access } from '../access';
import type { Notifications, Storage } from '../storage';

/** One opened database of either dialect. */
export interface Backend {
  readonly dialect: Storage['dialect'];
  /** For reading outside of any transaction. */
  readonly reading: Access;
  /** One transaction: kept when the work resolves, undone when it throws. */
  transaction<Result>(work: (access: Access) => Promise<Result>): Promise<Result>;
  /** Adds rows in one transaction; those whose key is taken are left as they are. */
  append<Table extends SQLiteTable>(table: Table, rows: readonly Table['$inferInsert'][]): Promise<void>;
  migrate(): Promise<void>;
  check(): Promise<void>;
  readonly notifications: Notifications;
  close(): Promise<void>;
}
