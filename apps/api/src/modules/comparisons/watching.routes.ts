import { watchComparison as watchEndpoint } from '@pricehunt/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';
import { watchComparison } from './watch-comparison';

/** Has what a comparison found watched. */
export function registerWatching(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, watchEndpoint, async ({ body: { requestId } }) => ({
    success: true as const,
    ...(await watchComparison(services, requestId)),
  }));
}
