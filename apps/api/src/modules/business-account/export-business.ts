import type { Stores } from '@pricehunt/storage';
import { itemBatches } from '../../merchant-items/item-batches';
import { exportOrders } from '../../merchant-orders/export-orders';

type Data = Readonly<Record<string, unknown>>;

const pageSize = 500;

/** Pages through the data to limit memory. Leaves out secrets, hashes and other businesses' data. */
export async function* exportBusiness(
  stores: Stores,
  businessId: string,
  at: Date,
): AsyncGenerator<string, void, undefined> {
  const counts: Record<string, number> = {};
  yield lineOf('export', { exportedAt: at.toISOString(), businessId });
  for await (const [kind, data] of rowsOf(stores, businessId)) {
    counts[kind] = (counts[kind] ?? 0) + 1;
    yield lineOf(kind, data);
  }
  yield lineOf('end', { counts });
}

function lineOf(kind: string, data: Data): string {
  return `${JSON.stringify({ kind, data })}\n`;
}

async function* rowsOf(stores: Stores, businessId: string): AsyncGenerator<readonly [string, Data]> {
  const business = await stores.businesses.findBusiness(businessId);
  if (business === null) return;
  yield ['business', { ...business, ...(await stores.businessProfiles.findProfile(businessId)) }];
  yield* settingsOf(stores, businessId);
  yield* feedsOf(stores, businessId);
  yield* productsOf(stores, businessId);
  yield* exportOrders(stores, businessId);
  yield* auditOf(stores, businessId);
}

async function* settingsOf(stores: Stores, businessId: string): AsyncGenerator<readonly [string, Data]> {
  for (const { accountId, email, role, joinedAt } of await stores.businesses.listMembers(businessId)) {
    const notices = await stores.businessProfiles.findNoticeChoices(businessId, accountId);
    const savedViews = await stores.businessProfiles.findSavedViews(businessId, accountId);
    yield ['member', { accountId, email, role, joinedAt, notices, savedViews }];
  }
  for (const domain of await stores.businessDomains.listDomains(businessId)) yield ['domain', { ...domain }];
  for (const { keyHash: _hash, ...key } of await stores.apiKeys.listApiKeys({
    businessId,
    shopperId: null,
  })) {
    yield ['api-key', key];
  }
  for (const endpoint of await stores.webhooks.listEndpoints(businessId)) {
    const { secret: _secret, previousSecret: _previous, ...shown } = endpoint;
    yield ['webhook', shown];
  }
  for (const connection of await stores.shopifyConnections.listConnections(businessId)) {
    const { accessToken: _token, ...shown } = connection;
    yield ['shopify-connection', shown];
  }
}

async function* feedsOf(stores: Stores, businessId: string): AsyncGenerator<readonly [string, Data]> {
  for (const feed of await stores.feeds.listFeeds(businessId)) {
    yield ['feed', { ...feed }];
    const runs = await stores.feeds.listImports(feed.id, null, pageSize);
    for (const { fileKey: _key, ...run } of runs) yield ['feed-import', run];
  }
}

async function* productsOf(stores: Stores, businessId: string): AsyncGenerator<readonly [string, Data]> {
  for await (const items of itemBatches(stores, { businessId, batchSize: pageSize })) {
    for (const { item, issues, offerId, productId, feedId, isShown, updatedAt } of items) {
      yield ['product', { ...item, issues, offerId, productId, feedId, isShown, updatedAt }];
    }
  }
}

async function* auditOf(stores: Stores, businessId: string): AsyncGenerator<readonly [string, Data]> {
  let after = 0;
  for (;;) {
    const entries: Awaited<ReturnType<Stores['audit']['listEntriesAfter']>> =
      await stores.audit.listEntriesAfter({ businessId, after, limit: pageSize });
    for (const { previousDigest: _before, digest: _digest, ...entry } of entries) {
      yield ['audit-entry', { ...entry }];
    }
    after = entries.at(-1)?.sequence ?? after;
    if (entries.length < pageSize) return;
  }
}
