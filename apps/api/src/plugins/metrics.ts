import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What the API counts. Served on a port of its own, never on the public one (AUTHZ-4). */
export interface Metrics {
  readonly registry: Registry;
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>;
  readonly clicks: Counter<'visit' | 'kept'>;
  readonly comparisons: Counter<'outcome'>;
  readonly sourceOutcomes: Counter<'source' | 'outcome'>;
  readonly journaledClicks: Gauge;
  readonly uncountedCalls: Counter;
}

/** Makes the counters, in a registry of their own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'pricehunt_request_seconds',
      help: 'Time to answer, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    clicks: new Counter({
      name: 'pricehunt_clicks_total',
      help: 'Outbound clicks by kind of visit and where they were kept',
      labelNames: ['visit', 'kept'],
      registers: [registry],
    }),
    comparisons: new Counter({
      name: 'pricehunt_comparisons_total',
      help: 'Comparisons by how the product was identified',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    sourceOutcomes: new Counter({
      name: 'pricehunt_source_outcomes_total',
      help: 'Answers of offer sources by outcome',
      labelNames: ['source', 'outcome'],
      registers: [registry],
    }),
    journaledClicks: new Gauge({
      name: 'pricehunt_journaled_clicks',
      help: 'Clicks in the journal that wait for the database',
      registers: [registry],
    }),
    uncountedCalls: new Counter({
      name: 'pricehunt_uncounted_calls_total',
      help: 'Calls that this process could not count together with the others',
      registers: [registry],
    }),
  };
}

/** Times every request by route and status. */
export function installRequestMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requestSeconds.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
    done();
  });
}
