export interface JobRow {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly state: 'waiting' | 'running' | 'done' | 'dead';
  /** Unique within a kind of job. */
  readonly idempotencyKey: string | null;
  /** Higher goes first. */
  readonly priority: number;
  readonly runAt: string;
  readonly attempts: number;
  readonly attemptsMax: number;
  /** The longest an attempt may take without progress. */
  readonly leaseMs: number;
  /** Identifies the running attempt; null if there is none. */
  readonly leaseToken: string | null;
  readonly leaseUntil: string | null;
  readonly createdAt: string;
  readonly endedAt: string | null;
  readonly lastError: string | null;
}
