import { startCapturedComparison as startCapturedEndpoint } from '@pricehunt/api-contract/captures';
import {
  followComparison as followEndpoint,
  getComparison as getEndpoint,
  startComparison as startEndpoint,
} from '@pricehunt/api-contract/comparisons';
import type { ComparisonRecord } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../../access/country-of-request';
import { openEventStreams, sendEvents } from '../../answers/event-streams';
import { noteDemand } from '../../merchant-traffic/note-demand';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';
import { readComparison } from './comparison-log';
import { createComparisonRunner } from './comparison-runner';
import { followComparison } from './follow-comparison';
import { startComparison } from './start-comparison';

export function registerComparisons(context: FastifyInstance, services: Services): void {
  const runner = createComparisonRunner(services);
  const untilGone = openEventStreams(context);
  context.addHook('onClose', async () => runner.idle());

  registerEndpoint(context, startEndpoint, async ({ body }, request) => {
    const comparison = await startComparison(services, runner, {
      ...body,
      country: placeOf(body, request).country,
    });
    if (body.query !== undefined) noteDemand(services, request, { words: body.query, productIds: [] });
    return { success: true as const, comparison };
  });

  registerEndpoint(context, startCapturedEndpoint, async ({ body }, request) => {
    const { country } = placeOf(body, request);
    const comparison = await startComparison(services, runner, { ...body, country });
    return { success: true as const, comparison };
  });

  registerEndpoint(context, getEndpoint, async ({ params, query }, request) => {
    const record = await findRecord(services, params.requestId);
    runner.ensureRunning(record);
    const comparison = await readComparison(services, record, placeOf(query, request));
    return { success: true as const, comparison };
  });

  registerRawEndpoint(context, followEndpoint, async ({ params, query }, request, reply) => {
    const record = await findRecord(services, params.requestId);
    runner.ensureRunning(record);
    const gone = untilGone(request);
    const afterSequence = lastEventIdOf(request.headers['last-event-id']);
    const place = placeOf(query, request);
    const stream = followComparison(services, record, { place, afterSequence }, gone);
    return sendEvents(reply, stream);
  });
}

async function findRecord({ storage }: Needs<'storage'>, requestId: string): Promise<ComparisonRecord> {
  const record = await storage.comparisons.findComparison(requestId);
  if (record === null) throw new Refusal('comparison.not-found');
  return record;
}

function lastEventIdOf(header: string | string[] | undefined): number {
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : 0;
}
