import { getAdminOverview } from '@pricehunt/api-contract/admin-overview';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';
import { readOverview } from './read-overview';

export function registerAdminOverview(
  app: FastifyInstance,
  services: Services,
  options: { readonly mailJobs: readonly string[] },
): void {
  registerEndpoint(app, getAdminOverview, async () => ({
    success: true as const,
    overview: await readOverview(services, options),
  }));
}
