import { sql } from 'drizzle-orm';
import type { JsonValue } from '../json';
import { defineTable, index, json, number, text, uniqueIndex } from './define-table';
import type { JobRow } from '../rows/operations';

export const settings = defineTable('settings', {
  key: text('key').primaryKey(),
  value: json('value').$type<JsonValue>().notNull(),
});

export const queuedJobs = defineTable(
  'queued_jobs',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    payload: json('payload').$type<unknown>().notNull(),
    state: text('state').$type<JobRow['state']>().notNull(),
    idempotencyKey: text('idempotency_key'),
    priority: number('priority').notNull(),
    runAt: text('run_at').notNull(),
    attempts: number('attempts').notNull(),
    attemptsMax: number('attempts_max').notNull(),
    leaseMs: number('lease_ms').notNull(),
    leaseToken: text('lease_token'),
    leaseUntil: text('lease_until'),
    createdAt: text('created_at').notNull(),
    endedAt: text('ended_at'),
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('queued_jobs_by_key').on(table.name, table.idempotencyKey),
    index('queued_jobs_by_urgency').on(table.state, sql`${table.priority} desc`, table.runAt, table.id),
    index('queued_jobs_by_creation').on(table.state, table.createdAt, table.id),
    index('queued_jobs_by_end').on(table.state, table.endedAt, table.id),
  ],
);
