import type { FastifyInstance } from 'fastify';
import { registerIncomingOrders } from '../modules/incoming-orders/incoming-orders.routes';
import { registerPushProducts } from '../modules/merchant-catalog/push-products.routes';
import { registerPushEvents } from '../modules/tracking/push-events.routes';
import { installMachineKeys } from '../plugins/machine-keys';
import type { Services } from '../services';

export function registerMachineAudience(context: FastifyInstance, services: Services): void {
  installMachineKeys(context, services);
  registerPushProducts(context, services);
  registerIncomingOrders(context, services);
  registerPushEvents(context, services);
}
