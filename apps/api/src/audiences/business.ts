import type { FastifyInstance } from 'fastify';
import { registerViewing } from '../modules/admin-businesses/view-as.routes';
import { registerBusinessIdentity } from '../modules/identity/business-identity.routes';
import { registerOwnBusiness } from '../modules/identity/own-business.routes';
import { registerTeam } from '../modules/identity/team.routes';
import { registerActivity } from '../modules/activity/activity.routes';
import { registerAnalytics } from '../modules/analytics/analytics.routes';
import { registerAttribution } from '../modules/attribution/attribution.routes';
import { registerOrderSources } from '../modules/order-sources/order-sources.routes';
import { registerOrders } from '../modules/orders/orders.routes';
import { registerTestOrders } from '../modules/test-orders/test-orders.routes';
import { registerApiKeys } from '../modules/api-keys/api-keys.routes';
import { registerBusinessAccount } from '../modules/business-account/business-account.routes';
import { registerShopify } from '../modules/feeds/connect-shopify.routes';
import { registerFeeds } from '../modules/feeds/feeds.routes';
import { registerIntegrations } from '../modules/integrations/integrations.routes';
import { registerMerchantProducts } from '../modules/merchant-catalog/merchant-products.routes';
import { registerOverview } from '../modules/overview/overview.routes';
import { registerShopifyAdmin } from '../modules/shopify-admin/shopify-admin.routes';
import { registerWebhooksOut } from '../modules/webhooks-out/webhooks-out.routes';
import { installGuard } from '../plugins/guard';
import { installSessions } from '../plugins/sessions';
import type { Services } from '../services';

/** The calls of members of businesses. A call is refused without a session unless its contract says otherwise. */
export async function registerBusinessAudience(context: FastifyInstance, services: Services): Promise<void> {
  await installSessions(context, services, 'business');
  installGuard(context, services, { audience: 'business' });
  registerBusinessIdentity(context, services);
  registerViewing(context, services);
  registerTeam(context, services);
  registerOwnBusiness(context, services);
  registerBusinessAccount(context, services);
  registerIntegrations(context, services);
  await registerFeeds(context, services);
  registerShopify(context, services);
  registerMerchantProducts(context, services);
  registerApiKeys(context, services);
  registerOrders(context, services);
  registerOrderSources(context, services);
  registerAttribution(context, services);
  registerTestOrders(context, services);
  registerOverview(context, services);
  registerActivity(context, services);
  registerAnalytics(context, services);
  registerWebhooksOut(context, services);
  registerShopifyAdmin(context, services);
}
