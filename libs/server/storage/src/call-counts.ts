import type { PostgresConnection } from './dialect/postgres-driver';

/** Counts per key within a time window, over all processes. */
export interface CallCounts {
  /** Counts one call. A window starts with the first call of a key and lasts `windowMs` by the database's clock. */
  countCall(key: string, windowMs: number): Promise<{ readonly calls: number; readonly leftMs: number }>;
  /** Deletes the counts of expired windows. */
  purgeCalls(): Promise<void>;
}

/** Counts in an unlogged PostgreSQL table, which doesn't wait for the disk and is empty after a server crash. */
export function postgresCallCounts(connection: PostgresConnection): CallCounts {
  return {
    async countCall(key, windowMs) {
      const [row] = await connection.query(countStatement, [key, windowMs]);
      return { calls: Number(row?.['calls'] ?? 1), leftMs: Number(row?.['left_ms'] ?? windowMs) };
    },
    async purgeCalls() {
      await connection.query('DELETE FROM call_counts WHERE ends_at < clock_timestamp()');
    },
  };
}

const isOver = 'call_counts.ends_at <= excluded.begun_at';
const countStatement = `
  INSERT INTO call_counts AS call_counts (key, calls, begun_at, ends_at)
  VALUES ($1, 1, clock_timestamp(), clock_timestamp() + $2 * interval '1 millisecond')
  ON CONFLICT (key) DO UPDATE SET
    calls = CASE WHEN ${isOver} THEN 1 ELSE call_counts.calls + 1 END,
    begun_at = CASE WHEN ${isOver} THEN excluded.begun_at ELSE call_counts.begun_at END,
    ends_at = CASE WHEN ${isOver} THEN excluded.ends_at ELSE call_counts.ends_at END
  RETURNING calls, ceil(extract(epoch FROM ends_at - clock_timestamp()) * 1000)::int AS left_ms`;
