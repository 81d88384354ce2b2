import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services';
import { registerAdminItems } from './admin-items.routes';
import { registerAdminProducts } from './admin-products.routes';
import { registerAdminReports } from './admin-reports.routes';

/** The catalog under an admin's eyes: products, reports of wrong prices, items of merchants. */
export function registerAdminCatalog(app: FastifyInstance, services: Services): void {
  registerAdminProducts(app, services);
  registerAdminReports(app, services);
  registerAdminItems(app, services);
}
