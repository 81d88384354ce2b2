import type { FastifyInstance } from 'fastify';
import { registerPublicAlerts } from '../modules/alerts/public-alerts.routes';
import { registerAgents } from '../agents/agents.routes';
import { registerUcp } from '../agents/ucp.routes';
import { registerBaskets } from '../modules/baskets/baskets.routes';
import { registerBrowsing } from '../modules/browsing/browsing.routes';
import { registerComparisons } from '../modules/comparisons/comparisons.routes';
import { registerCrawling } from '../modules/crawling/crawling.routes';
import { registerInstallation } from '../modules/installation/installation.routes';
import { registerReports } from '../modules/reports/reports.routes';
import { registerTracking } from '../modules/tracking/tracking.routes';
import type { Services } from '../services';

/** Reads no session, so none can leak. */
export function registerPublicAudience(
  context: FastifyInstance,
  services: Services,
  options: { readonly shopperOrigin: string },
): void {
  registerComparisons(context, services);
  registerBrowsing(context, services);
  registerBaskets(context, services);
  registerReports(context, services);
  registerTracking(context, services);
  registerPublicAlerts(context, services);
  registerInstallation(context, services);
  registerAgents(context, services, options.shopperOrigin);
  registerUcp(context, services, options.shopperOrigin);
  registerCrawling(context, services, options.shopperOrigin);
}
