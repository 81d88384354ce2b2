import type { Authorized, BusinessActor } from '@pricehunt/access-policy';
import { unusedOrderSource } from '@pricehunt/storage';
import type { OrderSourceRow, ShopifyConnectionRow, Stores } from '@pricehunt/storage';
import { noteAct } from '../../merchant-domains/own-business';
import { addFeed } from '../../merchant-items/add-feed';
import { removeAllItems } from '../../merchant-items/remove-items';
import { sealedSecret, secretOverlapMs } from '../../merchant-orders/order-source-secrets';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import {
  shopQuery,
  shopSchema,
  subscribeMutation,
  subscribeSchema,
  unsubscribeMutation,
  unsubscribeSchema,
  subscribedTopics,
} from './admin-queries';
import { queryConnectedStore, queryShopify } from './query-shopify';
import type { AdminApiAccess } from './query-shopify';
import { readShopifyStore } from './read-shopify-products.job';
import { sealedToken } from './shopify-tokens';
import type { ShopifyToken } from './shopify-tokens';

export interface ShopifyKeys {
  readonly shopDomain: string;
  readonly token: ShopifyToken;
  /** Signs the store's webhooks; null if the operator's app does, whose secrets are in the configuration. */
  readonly apiSecret: string | null;
  readonly isAppInstall: boolean;
}

/** Throws shopify.not-a-shop, shopify.token-refused, shopify.missing-scope, shopify.unreachable and feed.too-many. */
export async function connectShopifyStore(
  services: Needs<'storage' | 'safeFetch' | 'jobQueue' | 'secretBox' | 'origins' | 'now' | 'newId'>,
  actor: BusinessActor,
  business: Authorized<{ readonly businessId: string }>,
  keys: ShopifyKeys,
): Promise<ShopifyConnectionRow> {
  const shopOrigin = shopOriginOf(keys.shopDomain);
  const access: AdminApiAccess = { shopOrigin, accessToken: keys.token.accessToken };
  const shop = await shopBehind(services, access);
  const stored = await services.storage.atomically(async (stores) => {
    const connection = await storeConnection(services, stores, business, { access, shop, keys });
    const subject = { kind: 'shopify-connection', id: connection.id };
    const details = { shop: shop.myshopifyDomain, by: keys.isAppInstall ? 'app' : 'token' };
    const at = services.now();
    await noteAct(stores, actor, { at, action: 'shopify.connected', subject, details });
    return connection;
  });
  const webhooks = await subscribe(services, access, stored);
  await services.storage.shopifyConnections.changeConnection(stored.id, { webhooks });
  return queueReading(services, { ...stored, webhooks });
}

export async function queueReading(
  { storage, jobQueue, now }: Needs<'storage' | 'jobQueue' | 'now'>,
  connection: ShopifyConnectionRow,
): Promise<ShopifyConnectionRow> {
  const requestedAt = now().toISOString();
  const changes = { readState: 'queued', readProblem: null } as const;
  await storage.atomically(async (stores) => {
    await stores.shopifyConnections.changeConnection(connection.id, changes);
    const payload = { connectionId: connection.id, requestedAt };
    await jobQueue.enqueueWithin(stores, readShopifyStore, payload);
  });
  return { ...connection, ...changes };
}

/** Unsubscribes the webhooks, if the store still answers, and deletes the store with its products. */
export async function disconnectShopifyStore(
  services: Needs<'storage' | 'safeFetch' | 'secretBox' | 'shopifyApp' | 'now'>,
  actor: BusinessActor,
  connection: Authorized<ShopifyConnectionRow>,
): Promise<void> {
  const { storage, now } = services;
  for (const { id } of connection.webhooks) {
    const answer = await queryConnectedStore(services, connection, unsubscribeSchema, unsubscribeMutation, {
      id,
    });
    if (answer.kind === 'token-refused' || answer.kind === 'unreachable') break;
  }
  const at = now();
  await storage.atomically(async (stores) => {
    const { id, orderSourceId } = connection;
    if (orderSourceId !== null) {
      await stores.orderSources.changeSource(orderSourceId, { endedAt: at.toISOString() });
    }
    await stores.shopifyConnections.deleteConnection(id);
    const subject = { kind: 'shopify-connection', id };
    await noteAct(stores, actor, { at, action: 'shopify.disconnected', subject });
  });
  await removeFeed(services, connection);
}

/** NAME.myshopify.com, or a store on the operator's own machine. Throws shopify.not-a-shop. */
export function shopOriginOf(typed: string): string {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');
  if (/^[a-z0-9][a-z0-9-]{0,62}\.myshopify\.com$/.test(host)) return `https://${host}`;
  if (/^(127\.0\.0\.1|localhost)(:\d{1,5})?$/.test(host)) return `http://${host}`;
  throw new Refusal('shopify.not-a-shop');
}

type Shop = Awaited<ReturnType<typeof shopBehind>>;

async function shopBehind(services: Needs<'safeFetch'>, access: AdminApiAccess) {
  const answer = await queryShopify(services, access, shopSchema, shopQuery);
  switch (answer.kind) {
    case 'token-refused':
      throw new Refusal('shopify.token-refused');
    case 'denied':
      throw new Refusal('shopify.missing-scope');
    case 'unreachable':
    case 'throttled':
      throw new Refusal('shopify.unreachable');
    case 'answered': {
      const { shop, currentAppInstallation } = answer.data;
      const scopes = currentAppInstallation.accessScopes.map(({ handle }) => handle);
      const mayRead = scopes.includes('read_products') || scopes.includes('write_products');
      if (!mayRead) throw new Refusal('shopify.missing-scope');
      return shop;
    }
  }
}

interface ToStore {
  readonly access: AdminApiAccess;
  readonly shop: Shop;
  readonly keys: ShopifyKeys;
}

async function storeConnection(
  services: Needs<'secretBox' | 'now' | 'newId'>,
  stores: Stores,
  { businessId }: { readonly businessId: string },
  { access, shop, keys }: ToStore,
): Promise<ShopifyConnectionRow> {
  const { shopOrigin } = access;
  const connections = await stores.shopifyConnections.listConnections(businessId);
  const before = connections.find((one) => one.shopOrigin === shopOrigin);
  const id = before?.id ?? services.newId();
  const country = shop.billingAddress?.countryCodeV2 ?? null;
  const facts = {
    shopOrigin,
    shopName: shop.name,
    currency: shop.currencyCode,
    country,
    primaryDomain: shop.primaryDomain.host,
    pageOrigin: new URL(shop.primaryDomain.url).origin,
    ...sealedToken(services, id, keys.token),
    isAppInstall: keys.isAppInstall,
    state: 'connected' as const,
    feedId: await feedOf(services, stores, businessId, { shop, country, feedId: before?.feedId ?? null }),
    orderSourceId: await orderSourceOf(services, stores, businessId, {
      shopDomain: shop.myshopifyDomain,
      secret: keys.apiSecret,
    }),
  };
  if (before !== undefined) {
    await stores.shopifyConnections.changeConnection(id, facts);
    return { ...before, ...facts };
  }
  const connection: ShopifyConnectionRow = {
    id,
    businessId,
    ...facts,
    connectedAt: services.now().toISOString(),
    webhooks: [],
    readState: 'queued',
    readStartedAt: null,
    readFinishedAt: null,
    readProblem: null,
    productCount: 0,
    itemCount: 0,
    refusedCount: 0,
    heldBackCount: 0,
  };
  await stores.shopifyConnections.createConnection(connection);
  return connection;
}

async function feedOf(
  services: Needs<'now' | 'newId'>,
  stores: Stores,
  businessId: string,
  given: { readonly shop: Shop; readonly country: string | null; readonly feedId: string | null },
): Promise<string> {
  const feeds = await stores.feeds.listFeeds(businessId);
  const before = feeds.find(({ id }) => id === given.feedId);
  if (before !== undefined) return before.id;
  const feed = await addFeed(services, stores, {
    businessId,
    kind: 'shopify-admin',
    name: given.shop.name,
    link: null,
    schedule: 'manual',
    currency: given.shop.currencyCode,
    country: given.country,
    isAutoConfirmed: true,
    createdAt: services.now().toISOString(),
    nextRunAt: null,
  });
  return feed.id;
}

/** An existing endpoint gets the new secret and accepts the old one for a while. */
async function orderSourceOf(
  services: Needs<'secretBox' | 'now' | 'newId'>,
  stores: Stores,
  businessId: string,
  { shopDomain, secret }: { readonly shopDomain: string; readonly secret: string | null },
): Promise<string> {
  const at = services.now();
  const sources = await stores.orderSources.listSources(businessId);
  const before = sources.find((one) => one.kind === 'shopify' && one.shopDomain === shopDomain);
  if (before !== undefined) {
    await stores.orderSources.changeSource(before.id, {
      secret: secret === null ? null : sealedSecret(services, before.id, secret),
      previousSecret: before.secret,
      previousSecretUntil:
        before.secret === null ? null : new Date(at.getTime() + secretOverlapMs).toISOString(),
      uninstalledAt: null,
    });
    return before.id;
  }
  const id = services.newId();
  const source: OrderSourceRow = {
    ...unusedOrderSource,
    id,
    businessId,
    kind: 'shopify',
    shopDomain,
    secret: secret === null ? null : sealedSecret(services, id, secret),
    createdAt: at.toISOString(),
  };
  await stores.orderSources.createSource(source);
  return id;
}

/** Skips topics that the app may not subscribe to. */
async function subscribe(
  services: Needs<'safeFetch' | 'origins'>,
  access: AdminApiAccess,
  { orderSourceId, webhooks: before }: ShopifyConnectionRow,
): Promise<ShopifyConnectionRow['webhooks']> {
  const uri = `${services.origins.shopper}/api/webhooks/shopify/${orderSourceId ?? ''}`;
  for (const { id } of before) {
    await queryShopify(services, access, unsubscribeSchema, unsubscribeMutation, { id });
  }
  const made: { topic: string; id: string }[] = [];
  for (const topic of subscribedTopics) {
    const variables = { topic, webhookSubscription: { uri, format: 'JSON' } };
    const answer = await queryShopify(services, access, subscribeSchema, subscribeMutation, variables);
    const id =
      answer.kind === 'answered' ? answer.data.webhookSubscriptionCreate?.webhookSubscription?.id : null;
    if (typeof id === 'string') made.push({ topic: topic.toLowerCase().replace('_', '/'), id });
  }
  return made;
}

async function removeFeed(
  services: Needs<'storage' | 'now'>,
  { businessId, feedId }: ShopifyConnectionRow,
): Promise<void> {
  await removeAllItems(services, { businessId, feedId });
  await services.storage.feeds.deleteFeed(feedId);
}
