import type { FastifyInstance } from 'fastify';
import { registerAdminAudit } from '../modules/admin-audit/admin-audit.routes';
import { registerAdminBusinesses } from '../modules/admin-businesses/admin-businesses.routes';
import { registerAdminViewing } from '../modules/admin-businesses/view-as.routes';
import { registerAdminCatalog } from '../modules/admin-catalog/admin-catalog.routes';
import { registerAdminCommission } from '../modules/commission/admin-commission.routes';
import { registerAdminDeliveries } from '../modules/admin-deliveries/admin-deliveries.routes';
import { registerAdminFeeds } from '../modules/feeds/admin-feeds.routes';
import {
  callsAboutOneself,
  callsOfOwners,
  callsWithoutTotp,
  registerAdminIdentity,
} from '../modules/identity/admin-identity.routes';
import { registerAdmins } from '../modules/identity/admins.routes';
import { registerSetUp } from '../modules/installation/set-up.routes';
import { registerAdminJobs } from '../modules/admin-jobs/admin-jobs.routes';
import { mailJobs } from '../jobs';
import { registerAdminOverview } from '../modules/admin-overview/admin-overview.routes';
import { registerAdminShippingRules } from '../modules/shipping-rules/shipping-rules.routes';
import { registerAdminProgrammes } from '../modules/admin-programmes/admin-programmes.routes';
import { registerAdminShops } from '../modules/admin-shops/admin-shops.routes';
import { registerAdminWebSearch } from '../modules/admin-web-search/admin-web-search.routes';
import { registerShopRules } from '../modules/admin-shops/shop-rules.routes';
import { registerAdminSources } from '../modules/admin-sources/admin-sources.routes';
import { registerAdminTracking } from '../modules/admin-tracking/admin-tracking.routes';
import { registerAdminSwitches } from '../modules/admin-switches/admin-switches.routes';
import { registerOperatorFeeds } from '../modules/feeds/operator-feeds.routes';
import { installGuard } from '../plugins/guard';
import { installKnownDevices } from '../plugins/known-devices';
import { installSessions } from '../plugins/sessions';
import type { Services } from '../services';

/** With `isTotpRequired`, an admin without an authenticator app may only set one up. */
export async function registerAdminAudience(
  context: FastifyInstance,
  services: Services,
  options: { readonly isTotpRequired: boolean },
): Promise<void> {
  await installSessions(context, services, 'admin');
  installKnownDevices(context, services, 'admin');
  installGuard(context, services, {
    audience: 'admin',
    isTotpRequired: options.isTotpRequired,
    withoutTotp: callsWithoutTotp,
    rights: { ofEverybody: callsAboutOneself, ofOwners: callsOfOwners },
  });
  registerAdminIdentity(context, services, options);
  registerAdmins(context, services, options);
  registerAdminOverview(context, services, { mailJobs });
  registerAdminBusinesses(context, services);
  registerAdminViewing(context, services);
  registerAdminCommission(context, services);
  registerAdminProgrammes(context, services);
  registerAdminShippingRules(context, services);
  registerAdminSources(context, services);
  registerAdminShops(context, services);
  registerAdminWebSearch(context, services);
  registerAdminTracking(context, services);
  registerShopRules(context, services);
  registerAdminCatalog(context, services);
  registerAdminDeliveries(context, services);
  registerAdminFeeds(context, services);
  await registerOperatorFeeds(context, services);
  registerAdminJobs(context, services);
  registerAdminAudit(context, services);
  registerAdminSwitches(context, services);
  registerSetUp(context, services);
}
