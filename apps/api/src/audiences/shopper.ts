import type { FastifyInstance } from 'fastify';
import { registerAlerts } from '../modules/alerts/alerts.routes';
import { createImportedAlert } from '../modules/alerts/create-alert';
import { alertsData } from '../modules/alerts/export-alerts';
import { registerSearchAlerts } from '../modules/alerts/search-alerts.routes';
import { registerShopperApiKeys } from '../modules/api-keys/api-keys.routes';
import { apiKeysData } from '../modules/api-keys/export-api-keys';
import { registerShopperIdentity } from '../modules/identity/shopper-identity.routes';
import { shopperListsData } from '../modules/shopper-lists/export-shopper-lists';
import { waitingAlertsData } from '../modules/imports/export-waiting-alerts';
import type { ImportTargets } from '../modules/imports/import-targets';
import { registerImports } from '../modules/imports/imports.routes';
import { registerComparisonTracking } from '../modules/comparisons/comparison-tracking.routes';
import { registerNotifications } from '../modules/notifications/notifications.routes';
import { mergeFavorites, readFavoriteKeys } from '../modules/shopper-lists/favorites';
import { registerShopperLists } from '../modules/shopper-lists/shopper-lists.routes';
import { installGuard } from '../plugins/guard';
import { installKnownDevices } from '../plugins/known-devices';
import { installSessions } from '../plugins/sessions';
import type { Services } from '../services';
import type { ShopperDataPart } from '../access/shopper-data';

/** The account's data export and deletion both go through this list. An import takes the first row of a link, so that of its alerts. */
const shopperDataParts: readonly ShopperDataPart[] = [
  waitingAlertsData,
  shopperListsData,
  alertsData,
  apiKeysData,
];

export async function registerShopperAudience(context: FastifyInstance, services: Services): Promise<void> {
  await installSessions(context, services, 'shopper');
  installKnownDevices(context, services, 'shopper');
  installGuard(context, services, { audience: 'shopper' });
  registerShopperIdentity(context, services, shopperDataParts);
  registerShopperLists(context, services);
  registerAlerts(context, services);
  registerSearchAlerts(context, services);
  registerNotifications(context, services);
  registerShopperApiKeys(context, services);
  registerComparisonTracking(context, services);
  await registerImports(context, services, importTargets(services));
}

function importTargets(services: Services): ImportTargets {
  return {
    readFavoriteKeys: (shopperId) => readFavoriteKeys(services, shopperId),
    saveFavorites: (shopperId, favorites) => mergeFavorites(services, shopperId, { favorites }),
    createAlert: (shopperId, wanted) => createImportedAlert(services, shopperId, wanted),
  };
}
