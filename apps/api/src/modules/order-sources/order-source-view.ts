import type { OrderSourceView } from '@pricehunt/api-contract/order-sources';
import { pushOrder } from '@pricehunt/api-contract/incoming-orders';
import { shopifyOrderTopics } from '@pricehunt/api-contract/order-sources';
import type { OrderSourceRow } from '@pricehunt/storage';
import { attributionTermsOf } from '../../merchant-orders/attribution-terms';
import { shopifyEventProgram } from '../../merchant-orders/pixel-program';
import { pixelSettingsOf, pixelSnippet } from '../../merchant-orders/pixel-settings';
import type { Needs } from '../../services';

type ShopifyView = Extract<OrderSourceView, { kind: 'shopify' }>;
type PixelView = Extract<OrderSourceView, { kind: 'pixel' }>;

/** Never includes the secret. */
export function shopifyView({ origins, now }: Needs<'origins' | 'now'>, source: OrderSourceRow): ShopifyView {
  const until = source.previousSecretUntil;
  return {
    kind: 'shopify',
    id: source.id,
    shopDomain: source.shopDomain ?? '',
    webhookLink: `${origins.shopper}/api/webhooks/shopify/${source.id}`,
    topics: [...shopifyOrderTopics],
    createdAt: source.createdAt,
    lastDeliveryAt: source.lastAt,
    lastTopic: source.lastFrom,
    deliveryCount: source.takenCount,
    badSignatureCount: source.refusedCount,
    lastBadSignatureAt: source.lastRefusedAt,
    previousSecretUntil: until !== null && until > now().toISOString() ? until : null,
    uninstalledAt: source.uninstalledAt,
  };
}

export function woocommerceView(source: OrderSourceRow): Extract<OrderSourceView, { kind: 'woocommerce' }> {
  return {
    kind: 'woocommerce',
    id: source.id,
    shopDomain: source.shopDomain ?? '',
    createdAt: source.createdAt,
    lastDeliveryAt: source.lastAt,
    deliveryCount: source.takenCount,
    badSignatureCount: source.refusedCount,
  };
}

export async function pixelView(
  services: Needs<'storage' | 'origins'>,
  source: OrderSourceRow,
): Promise<PixelView> {
  const { clickParameter } = await attributionTermsOf(services.storage, source.businessId);
  const publishableKey = source.publishableKey ?? '';
  return {
    kind: 'pixel',
    id: source.id,
    publishableKey,
    allowedOrigins: [...source.allowedOrigins],
    isConsentRequired: source.isConsentRequired,
    snippet: pixelSnippet(services, publishableKey),
    shopifySnippet: shopifyEventProgram(pixelSettingsOf(services, source, clickParameter)),
    createdAt: source.createdAt,
    lastSeenAt: source.lastAt,
    lastOrigin: source.lastFrom,
    reportCount: source.takenCount,
    refusedCount: source.refusedCount,
    lastRefusedOrigin: source.lastRefusedFrom,
  };
}

export async function serverView(
  { storage, origins }: Needs<'storage' | 'origins'>,
  businessId: string,
): Promise<OrderSourceView> {
  const keys = await storage.apiKeys.listApiKeys({ businessId, shopperId: null });
  const real = await storage.orders.searchOrders({
    businessId,
    state: null,
    payment: null,
    source: 'server',
    reason: null,
    since: null,
    until: null,
    words: null,
    isTest: false,
    measure: null,
    after: null,
    limit: 1,
  });
  return {
    kind: 'server',
    id: 'server',
    link: `${origins.shopper}${pushOrder.path}`,
    keyCount: keys.filter(({ revokedAt, scopes }) => revokedAt === null && scopes.includes('orders.write'))
      .length,
    lastOrderAt: await storage.orders.findLastReceived(businessId, 'server'),
    orderCount: real.total,
  };
}
