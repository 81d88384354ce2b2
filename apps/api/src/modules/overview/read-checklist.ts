import { verifiedDomainsOf } from '@pricehunt/business-accounts';
import type { overviewSteps } from '@pricehunt/api-contract/analytics';
import type { Storage } from '@pricehunt/storage';

export interface ChecklistStep {
  readonly step: (typeof overviewSteps)[number];
  readonly isDone: boolean;
}

export async function readChecklist(
  storage: Storage,
  member: { readonly businessId: string; readonly isEmailVerified: boolean },
): Promise<readonly ChecklistStep[]> {
  const { businessId } = member;
  const { businessDomains, merchantItems, orders } = storage;
  const [domains, items, isConnected, hasOrders] = await Promise.all([
    businessDomains.listDomains(businessId),
    merchantItems.listItems({ businessId, feedId: null, after: null, limit: 1 }),
    hasOrderConnection(storage, businessId),
    orders.hasOrders(businessId),
  ]);
  return [
    { step: 'verify-email', isDone: member.isEmailVerified },
    { step: 'verify-domain', isDone: verifiedDomainsOf(domains).length > 0 },
    { step: 'add-products', isDone: items.length > 0 },
    { step: 'connect-orders', isDone: isConnected },
    { step: 'test-order', isDone: hasOrders },
  ];
}

/** Whether a store, a pixel or an API key can send orders. */
async function hasOrderConnection(
  { orderSources, apiKeys }: Pick<Storage, 'orderSources' | 'apiKeys'>,
  businessId: string,
): Promise<boolean> {
  const [sources, keys] = await Promise.all([
    orderSources.listSources(businessId),
    apiKeys.listApiKeys({ businessId, shopperId: null }),
  ]);
  return (
    sources.some(({ uninstalledAt }) => uninstalledAt === null) ||
    keys.some(({ revokedAt, scopes }) => revokedAt === null && scopes.includes('orders.write'))
  );
}
