import { reportWrongPrice } from '@pricehunt/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';
import { recordWrongPrice } from './record-wrong-price';

/** What shoppers tell the operator. */
export function registerReports(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, reportWrongPrice, async ({ body }) => ({
    success: true as const,
    report: await recordWrongPrice(services, body),
  }));
}
