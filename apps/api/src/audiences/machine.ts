import type { FastifyInstance } from 'fastify';
import { registerIncomingOrders } from '../modules/incoming-orders/incoming-orders.routes';
import { registerPushProducts } from '../modules/merchant-catalog/push-products.routes';
import { registerPushEvents } from '../modules/tracking/push-events.routes';
import { installEntityTags } from '../plugins/entity-tags';
import { installMachineKeys } from '../plugins/machine-keys';
import type { Services } from '../services';

/** Calls with an API key: its own, and those of other audiences that keys may make. Registered after the others. */
export function registerMachineAudience(context: FastifyInstance, services: Services): void {
  installMachineKeys(context, services);
  installEntityTags(context);
  registerPushProducts(context, services);
  registerIncomingOrders(context, services);
  registerPushEvents(context, services);
  for (const route of context.keyedRoutes ?? []) context.route(route);
}
