import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { createMetrics } from './metrics';

const dashboard = z
  .object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })
  .parse(
    JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../../docs/operations/grafana-dashboard.json'), 'utf8'),
    ),
  );

const language = new Set(['sum', 'by', 'rate', 'max', 'histogram_quantile']);

function namesIn(query: string): readonly string[] {
  const bare = query
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\bby \([^)]*\)/g, '');
  return [...bare.matchAll(/[a-z][a-z0-9_]*/g)].map(([name]) => name).filter((name) => !language.has(name));
}

function watchedMetrics() {
  return createMetrics({
    countJournaledClicks: async () => 3,
    countUnreadableFiles: async () => 2,
    countJobs: async () => [
      {
        name: 'send-mail',
        due: 2,
        delayed: 0,
        running: 1,
        dead: 4,
        oldestDueAt: new Date('2026-11-21T11:59:00.000Z'),
      },
    ],
    connections: () => ({ open: 5, idle: 4, waiting: 0 }),
    now: () => new Date('2026-11-21T12:00:00.000Z'),
  });
}

describe('the metrics', () => {
  it('include every figure on the dashboard', async () => {
    const queried = dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));
    const { registry } = watchedMetrics();

    const offered = (await registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    );

    expect(queried.length).toBeGreaterThan(12);
    expect([...new Set(queried)].filter((name) => !offered.includes(name))).toEqual([]);
  });

  it('are all on the dashboard, if they are our own', async () => {
    const { registry } = watchedMetrics();
    const text = JSON.stringify(dashboard);

    const own = (await registry.getMetricsAsJSON())
      .map(({ name }) => name)
      .filter((name) => /^pricehunt_/.test(name));

    expect(own.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('read journal, jobs and connections at each scrape', async () => {
    const { registry } = watchedMetrics();

    const text = await registry.metrics();

    expect(text).toContain('pricehunt_journaled_clicks 3');
    expect(text).toContain('pricehunt_unreadable_journal_files 2');
    expect(text).toContain('pricehunt_jobs{kind="send-mail",state="dead"} 4');
    expect(text).toContain('pricehunt_oldest_due_job_seconds{kind="send-mail"} 60');
    expect(text).toContain('pricehunt_database_connections{state="idle"} 4');
  });

  it('are served while the database is away, without figures of jobs', async () => {
    const metrics = createMetrics({
      countJournaledClicks: async () => 1,
      countUnreadableFiles: async () => 0,
      countJobs: () => Promise.reject(new Error('away')),
      connections: () => null,
      now: () => new Date(),
    });

    const text = await metrics.registry.metrics();

    expect(text).toContain('pricehunt_journaled_clicks 1');
    expect(text).not.toContain('pricehunt_jobs{');
  });
});
