import { getInstallation } from '@pricehunt/api-contract/installation';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';
import { readInstallation } from './read-installation';

export function registerInstallation(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, getInstallation, async () => ({
    success: true as const,
    ...(await readInstallation(services)),
  }));
}
