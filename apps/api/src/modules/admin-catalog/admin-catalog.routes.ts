import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services';
import { registerAdminItems } from './admin-items.routes';
import { registerAdminMatches } from './admin-matches.routes';
import { registerAdminProducts } from './admin-products.routes';
import { registerAdminReports } from './admin-reports.routes';

export function registerAdminCatalog(app: FastifyInstance, services: Services): void {
  registerAdminProducts(app, services);
  registerAdminReports(app, services);
  registerAdminItems(app, services);
  registerAdminMatches(app, services);
}
