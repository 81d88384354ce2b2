import { trackComparison as trackEndpoint } from '@pricehunt/api-contract/tracked-comparisons';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../plugins/contract';
import { shopperOf } from '../../plugins/guard';
import type { Services } from '../../services';
import { trackComparison } from './track-comparison';

export function registerComparisonTracking(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, trackEndpoint, async ({ body: { requestId } }, request) => ({
    success: true as const,
    ...(await trackComparison(services, shopperOf(request).accountId, requestId)),
  }));
}
