import { watchComparison as watchEndpoint } from '@pricehunt/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../plugins/contract';
import { shopperOf } from '../../plugins/guard';
import type { Services } from '../../services';
import { watchComparison } from './watch-comparison';

export function registerWatching(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, watchEndpoint, async ({ body: { requestId } }, request) => ({
    success: true as const,
    ...(await watchComparison(services, shopperOf(request).accountId, requestId)),
  }));
}
