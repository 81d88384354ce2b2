import type { JobCounts } from '@pricehunt/job-queue';
import type { ClickRow, ConnectionCounts } from '@pricehunt/storage';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Served on a port of its own, never on the public one (AUTHZ-4). */
export interface Metrics {
  readonly registry: Registry;
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>;
  readonly clicks: Counter<'visit' | 'kept'>;
  readonly comparisons: Counter<'outcome'>;
  readonly sourceOutcomes: Counter<'source' | 'outcome'>;
  readonly journaledClicks: Gauge;
  readonly unreadableJournalFiles: Gauge;
  readonly uncountedCalls: Counter;
  readonly jobSeconds: Histogram<'kind' | 'outcome'>;
}

export interface Watched {
  readonly countJournaledClicks: () => Promise<number>;
  readonly countUnreadableFiles: () => Promise<number>;
  readonly countJobs: () => Promise<readonly JobCounts[]>;
  readonly connections: () => ConnectionCounts | null;
  readonly now: () => Date;
}

export function createMetrics(watched?: Watched): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  if (watched !== undefined) watchJobs(registry, watched);
  if (watched !== undefined) watchConnections(registry, watched);
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'pricehunt_request_seconds',
      help: 'Response time by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    clicks: new Counter({
      name: 'pricehunt_clicks_total',
      help: 'Outbound clicks by visit type and where they were stored',
      labelNames: ['visit', 'kept'],
      registers: [registry],
    }),
    comparisons: new Counter({
      name: 'pricehunt_comparisons_total',
      help: 'Comparisons by outcome of product identification',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    sourceOutcomes: new Counter({
      name: 'pricehunt_source_outcomes_total',
      help: 'Offer source responses by outcome',
      labelNames: ['source', 'outcome'],
      registers: [registry],
    }),
    journaledClicks: new Gauge({
      name: 'pricehunt_journaled_clicks',
      help: 'Clicks in the journal waiting to be written to the database',
      registers: [registry],
      async collect() {
        if (watched !== undefined) this.set(await watched.countJournaledClicks());
      },
    }),
    unreadableJournalFiles: new Gauge({
      name: 'pricehunt_unreadable_journal_files',
      help: 'Click journal files that could not be read',
      registers: [registry],
      async collect() {
        if (watched !== undefined) this.set(await watched.countUnreadableFiles());
      },
    }),
    uncountedCalls: new Counter({
      name: 'pricehunt_uncounted_calls_total',
      help: 'Requests this process could not count against the shared rate limits',
      registers: [registry],
    }),
    jobSeconds: new Histogram({
      name: 'pricehunt_job_seconds',
      help: 'Duration of job attempts in this process by kind and outcome: done, failed, hopeless',
      labelNames: ['kind', 'outcome'],
      buckets: [0.005, 0.02, 0.1, 0.5, 1, 5, 15, 60, 300, 1_800],
      registers: [registry],
    }),
  };
}

/** Reports nothing, rather than old figures, while the database is down. */
function watchJobs(registry: Registry, { countJobs, now }: Watched): void {
  new Gauge({
    name: 'pricehunt_oldest_due_job_seconds',
    help: 'How long the oldest due job of a kind has been waiting for a worker',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const kinds = await countJobs().catch(() => []);
      this.reset();
      for (const { name: kind, oldestDueAt } of kinds) {
        this.set({ kind }, oldestDueAt === null ? 0 : (now().getTime() - oldestDueAt.getTime()) / 1000);
      }
    },
  });
  new Gauge({
    name: 'pricehunt_jobs',
    help: 'Jobs by kind and state: due, delayed, running, dead (failed for good)',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      const kinds = await countJobs().catch(() => []);
      this.reset();
      for (const { name: kind, due, delayed, running, dead } of kinds) {
        this.set({ kind, state: 'due' }, due);
        this.set({ kind, state: 'delayed' }, delayed);
        this.set({ kind, state: 'running' }, running);
        this.set({ kind, state: 'dead' }, dead);
      }
    },
  });
}

function watchConnections(registry: Registry, { connections }: Watched): void {
  new Gauge({
    name: 'pricehunt_database_connections',
    help: 'PostgreSQL connections of this process: open, idle, and requests waiting for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const counts = connections();
      if (counts === null) return;
      for (const state of ['open', 'idle', 'waiting'] as const) this.set({ state }, counts[state]);
    },
  });
}

/** Counts clicks that were stored together. Counting them one by one costs as much as verifying a link. */
export function countClicks(
  { clicks: counter }: Pick<Metrics, 'clicks'>,
  clicks: readonly Pick<ClickRow, 'visit'>[],
  kept: string,
): void {
  for (const visit of ['person', 'bot'] as const) {
    const count = clicks.filter((click) => click.visit === visit).length;
    if (count > 0) counter.inc({ visit, kept }, count);
  }
}
