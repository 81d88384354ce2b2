import { reportWrongPrice } from '@pricehunt/api-contract/reports';
import type { FastifyInstance } from 'fastify';
import { assertIsOn } from '../../live-settings/live-settings';
import { registerEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';
import { recordWrongPrice } from './record-wrong-price';

export function registerReports(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, reportWrongPrice, async ({ body }) => {
    assertIsOn(services, 'price-reports');
    return { success: true as const, report: await recordWrongPrice(services, body) };
  });
}
