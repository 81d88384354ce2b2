import { queuedImport } from '@pricehunt/storage';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestApi } from './test-api';
import { ownPage, signInTestMember } from './sign-in';
import type { SignedInCaller } from './sign-in';

export interface FurnishedBusiness {
  readonly businessId: string;
  readonly owner: SignedInCaller;
  readonly ids: Readonly<Record<string, string>>;
  readonly key: string;
}

/** With hundreds of calls on a busy machine, repeats one that was shed, after its Retry-After. */
export async function unlessBusy(api: TestApi, request: InjectOptions): Promise<LightMyRequestResponse> {
  for (let tries = 1; ; tries += 1) {
    const answer = await api.app.inject(request);
    if (answer.statusCode !== 503 || tries === 50) return answer;
    await pause(100);
  }
}

export async function furnishBusiness(api: TestApi): Promise<FurnishedBusiness> {
  const { storage, newId } = api.services;
  const at = api.services.now().toISOString();
  const owner = await signInTestMember(api, { name: 'Oak' });
  const { businessId } = owner;
  const headers = { ...ownPage, cookie: owner.cookie };
  const post = async (url: string, payload: object) =>
    (await unlessBusy(api, { method: 'POST', url, payload, headers })).json();
  const domainId = newId();
  await storage.businessDomains.claimDomain({
    id: domainId,
    businessId,
    domain: `${newId()}.example`,
    token: 't',
    state: 'verified',
    method: 'dns',
    claimedAt: at,
    checkedAt: at,
    verifiedAt: at,
    problem: null,
  });
  const [claim] = await storage.businessDomains.listDomains(businessId);
  const scopes = ['products.write', 'orders.write', 'events.write'];
  const { apiKey, key } = await post('/api/business/api-keys', { name: 'Shop', kind: 'secret', scopes });
  const byKey = (url: string, payload: object) =>
    unlessBusy(api, { method: 'POST', url, payload, headers: { authorization: `Bearer ${key}` } });
  await byKey('/api/v1/products', {
    upserts: [
      {
        id: 'l1',
        title: 'Lamp',
        link: `https://${claim?.domain}/p/l1`,
        price: '10.00 EUR',
        availability: 'in_stock',
        condition: 'new',
        brand: 'Oak',
      },
    ],
  });
  const [item] = await storage.merchantItems.findItems(businessId, ['l1']);
  const order = await byKey('/api/v1/orders', {
    orderId: 'o1',
    placedAt: at,
    currency: 'EUR',
    totalMinor: 1_000,
  });
  await storage.ledger.addEntries([
    {
      id: newId(),
      businessId,
      orderId: order.json().id,
      orderName: 'o1',
      kind: 'commission',
      state: 'due',
      amountMinor: 50,
      baseMinor: 1_000,
      currency: 'EUR',
      at,
      period: '2026-11',
      isTest: false,
    },
  ]);
  const { webhook } = await post('/api/business/webhooks', {
    url: 'https://oak.example/hook',
    events: ['feed.failed'],
  });
  const { delivery } = await post(`/api/business/webhooks/${webhook.id}/test`, {});
  const { feed } = await post('/api/business/feeds', { name: 'All' });
  const importId = newId();
  await storage.feeds.createImport({
    ...queuedImport,
    id: importId,
    feedId: feed.id,
    businessId,
    startedBy: 'person',
    requestedAt: at,
  });
  const { source } = await post('/api/business/order-sources/shopify', { shopDomain: 'oak.myshopify.com' });
  const connectionId = newId();
  await storage.shopifyConnections.createConnection({
    id: connectionId,
    businessId,
    shopOrigin: 'https://oak.myshopify.com',
    shopName: 'Oak',
    primaryDomain: 'oak.example',
    pageOrigin: 'https://oak.example',
    currency: 'EUR',
    country: null,
    accessToken: 'sealed',
    state: 'connected',
    connectedAt: at,
    feedId: feed.id,
    orderSourceId: null,
    isAppInstall: false,
    refreshToken: null,
    tokenExpiresAt: null,
    webhooks: [],
    readState: 'running',
    readStartedAt: at,
    readFinishedAt: null,
    readProblem: null,
    productCount: 0,
    itemCount: 0,
    refusedCount: 0,
    heldBackCount: 0,
  });
  const woocommerceId = newId();
  await storage.woocommerceConnections.createConnection({
    id: woocommerceId,
    businessId,
    storeLink: 'https://oak.example',
    storeName: 'oak.example',
    consumerKey: 'sealed',
    consumerSecret: 'sealed',
    state: 'keys-refused',
    connectedAt: at,
    feedId: newId(),
    orderSourceId: newId(),
    webhooks: [],
  });
  const testOrderId = newId();
  await storage.testOrders.createTestOrder({
    id: testOrderId,
    businessId,
    startedAt: at,
    externalId: `test-${testOrderId}`,
    hops: [],
  });
  const { invitation } = await post('/api/business/team/invitations', {
    email: `${newId()}@post.example`,
    role: 'viewer',
  });
  const member = await signInTestMember(api, { businessId, role: 'viewer' });
  const sessions = await unlessBusy(api, { method: 'GET', url: '/api/business/auth/sessions', headers });
  const linkId = newId();
  await storage.providerLinks.addLink({
    id: linkId,
    issuer: 'https://id.example/',
    subject: linkId,
    accountId: owner.accountId,
    email: null,
    linkedAt: at,
    lastUsedAt: at,
  });
  const passkeyId = newId();
  await storage.passkeys.addPasskey({
    id: passkeyId,
    accountId: owner.accountId,
    credentialId: passkeyId,
    publicKey: 'key',
    relyingPartyId: 'shops.example',
    counter: 0,
    transports: [],
    name: 'Laptop',
    isSynced: false,
    createdAt: at,
    lastUsedAt: null,
  });
  const ids = {
    passkeyId,
    linkId,
    domainId,
    feedId: feed.id,
    importId,
    connectionId,
    woocommerceId,
    testOrderId,
    accountId: member.accountId,
    keyId: apiKey.id,
    webhookId: webhook.id,
    deliveryId: delivery.id,
    id: item?.offerId ?? '',
    orderId: order.json().id,
    sourceId: source.id,
    invitationId: invitation.id,
    sessionId: sessions.json().items[0].id,
    statementId: '2026-11-EUR',
  };
  return { businessId, owner, ids, key };
}
