import type { Storage } from '../storage';
import type {
  ShopifyConnectionRow,
  WebhookDeliveryRow,
  WebhookEndpointRow,
  WoocommerceConnectionRow,
} from '../rows/integrations';
import { sampleAccount, sampleBusiness } from './samples';

const at = '2026-11-21T09:00:00.000Z';
const later = '2026-11-21T09:05:00.000Z';

const endpoint: WebhookEndpointRow = {
  id: 'w1',
  businessId: 'b1',
  url: 'https://oak.example/hook',
  events: ['feed.failed'],
  secret: 's',
  previousSecret: null,
  previousSecretUntil: null,
  isPaused: false,
  disabledAt: null,
  disabledReason: null,
  createdAt: at,
  lastDeliveredAt: null,
  consecutiveFailures: 0,
};

function delivery(id: string, changes: Partial<WebhookDeliveryRow> = {}): WebhookDeliveryRow {
  return {
    id,
    endpointId: 'w1',
    eventKey: `feed.failed ${id}`,
    event: 'feed.failed',
    payload: '{}',
    createdAt: at,
    state: 'waiting',
    isForced: false,
    attemptCount: 0,
    nextAt: at,
    ...changes,
  };
}

export function describeIntegrations(storage: () => Storage): void {
  beforeEach(async () => {
    await storage().businesses.createBusiness(sampleBusiness('b1'));
  });
  describeWebhooks(storage);
  describeConnections(storage);
  describeWoocommerce(storage);
  describeProfiles(storage);
}

function describeWoocommerce(storage: () => Storage): void {
  it('has one WooCommerce connection per business and store, found by its feed until it is deleted', async () => {
    const { woocommerceConnections } = storage();
    const connection: WoocommerceConnectionRow = {
      id: 'w1',
      businessId: 'b1',
      storeLink: 'https://oak.example',
      storeName: 'Oak',
      consumerKey: 'sealed',
      consumerSecret: 'sealed too',
      state: 'connected',
      connectedAt: at,
      feedId: 'f1',
      orderSourceId: 's1',
      webhooks: [{ topic: 'order.created', id: 7 }],
    };
    await woocommerceConnections.createConnection(connection);

    await expect(woocommerceConnections.createConnection({ ...connection, id: 'w2' })).rejects.toBeDefined();
    await woocommerceConnections.changeConnection('w1', { state: 'keys-refused' });
    const changed = { ...connection, state: 'keys-refused' };
    expect(await woocommerceConnections.findConnectionOfFeed('f1')).toEqual(changed);
    expect(await woocommerceConnections.listConnections('b1')).toEqual([changed]);
    await woocommerceConnections.deleteConnection('w1');
    expect(await woocommerceConnections.findConnection('w1')).toBeNull();
  });
}

function describeWebhooks(storage: () => Storage): void {
  describe('webhooks', () => {
    beforeEach(() => storage().webhooks.createEndpoint(endpoint));
    const claim = () => storage().webhooks.claimDeliveries({ at, leaseUntil: later, limit: 10 });

    it('queues an event once per URL, and gives each delivery to one worker at a time', async () => {
      await storage().webhooks.queueDeliveries([delivery('d1')]);
      await storage().webhooks.queueDeliveries([delivery('d2', { eventKey: 'feed.failed d1' })]);

      const claimed = await claim();
      const again = await claim();

      const taken = delivery('d1', { attemptCount: 1, nextAt: later });
      expect(claimed).toEqual([{ delivery: taken, endpoint }]);
      expect(again).toEqual([]);
    });

    it('logs every attempt and shows the last, newest delivery first', async () => {
      await storage().webhooks.queueDeliveries([delivery('d1'), delivery('d2')]);
      await claim();
      const attempt = (number: number, status: number) => ({
        ...({
          deliveryId: 'd1',
          number,
          at,
          outcome: 'refused',
          status,
          durationMs: 12,
          excerpt: null,
        } as const),
      });
      await storage().webhooks.settleDelivery({ id: 'd1', state: 'waiting', nextAt: at }, attempt(1, 500));
      await storage().webhooks.settleDelivery({ id: 'd1', state: 'failed', nextAt: at }, attempt(2, 503));
      const all = { endpointId: 'w1', state: null, event: null, after: null, limit: 10 } as const;

      const listed = await storage().webhooks.listDeliveries(all);

      expect(listed.map((one) => [one.delivery.id, one.lastAttempt?.status ?? null])).toEqual([
        ['d2', null],
        ['d1', 503],
      ]);
      expect(await storage().webhooks.listAttempts('d1')).toEqual([attempt(1, 500), attempt(2, 503)]);
      expect(await storage().webhooks.listDeliveries({ ...all, state: 'failed', after: 'd2' })).toHaveLength(
        1,
      );
      expect(await storage().webhooks.findDelivery('w1', 'd9')).toBeNull();
    });

    it('abandons waiting deliveries, except those requested by a person', async () => {
      await storage().webhooks.queueDeliveries([delivery('d1'), delivery('d2', { isForced: true })]);

      await storage().webhooks.giveUpDeliveries('w1');

      expect((await claim()).map((one) => one.delivery.id)).toEqual(['d2']);
      await storage().webhooks.reopenDelivery('d1', at);
      expect((await claim()).map((one) => one.delivery.id)).toEqual(['d1']);
    });

    it('deletes old deliveries with their attempts, and all of a deleted URL', async () => {
      await storage().webhooks.queueDeliveries([delivery('d1'), delivery('d2', { createdAt: later })]);

      await storage().webhooks.deleteDeliveriesBefore(later);

      expect(await storage().webhooks.findDelivery('w1', 'd1')).toBeNull();
      expect(await storage().webhooks.findDelivery('w1', 'd2')).not.toBeNull();
      await storage().webhooks.deleteEndpoint('w1');
      expect(await storage().webhooks.findDelivery('w1', 'd2')).toBeNull();
    });

    it('are deleted with their business', async () => {
      await storage().webhooks.queueDeliveries([delivery('d1')]);

      await storage().businesses.deleteBusiness('b1');

      expect(await storage().webhooks.findEndpoint('w1')).toBeNull();
      expect(await claim()).toEqual([]);
    });
  });
}

function describeConnections(storage: () => Storage): void {
  describe('Shopify connections', () => {
    const connection: ShopifyConnectionRow = {
      id: 'c1',
      businessId: 'b1',
      shopOrigin: 'https://oak.myshopify.com',
      shopName: 'Oak',
      primaryDomain: 'oak.example',
      pageOrigin: 'https://oak.example',
      currency: 'EUR',
      country: null,
      accessToken: 'sealed',
      state: 'connected',
      connectedAt: at,
      feedId: 'f1',
      orderSourceId: 's1',
      isAppInstall: true,
      refreshToken: 'sealed too',
      tokenExpiresAt: later,
      webhooks: [{ topic: 'orders/paid', id: 'gid' }],
      readState: 'queued',
      readStartedAt: null,
      readFinishedAt: null,
      readProblem: null,
      productCount: 0,
      itemCount: 0,
      refusedCount: 0,
      heldBackCount: 0,
    };

    it('are unique per business and store, and are found by the order source of their webhooks', async () => {
      await storage().shopifyConnections.createConnection(connection);

      await expect(
        storage().shopifyConnections.createConnection({ ...connection, id: 'c2' }),
      ).rejects.toBeDefined();
      expect(await storage().shopifyConnections.findConnectionOfSource('s1')).toEqual(connection);
      await storage().shopifyConnections.changeConnection('c1', { readState: 'done', itemCount: 3 });
      expect(await storage().shopifyConnections.listConnections('b1')).toEqual([
        { ...connection, readState: 'done', itemCount: 3 },
      ]);
    });

    it('list the verified domains of a business while its store is connected', async () => {
      const claim = { businessId: 'b1', token: 't', state: 'pending', method: null, claimedAt: at } as const;
      const unseen = { checkedAt: null, verifiedAt: null, problem: null };
      await storage().businessDomains.claimDomain({
        ...claim,
        ...unseen,
        id: 'cd1',
        domain: 'lamps.example',
      });
      await storage().businessDomains.claimDomain({
        ...claim,
        ...unseen,
        id: 'cd2',
        domain: 'claimed.example',
      });
      await storage().businessDomains.changeDomain('cd1', {
        state: 'verified',
        method: 'dns',
        verifiedAt: at,
      });
      const listed = () => storage().shopifyConnections.listConnectedDomains();
      const before = await listed();

      await storage().shopifyConnections.createConnection(connection);
      const connected = await listed();
      await storage().shopifyConnections.changeConnection('c1', { state: 'uninstalled' });

      expect([before, connected, await listed()]).toEqual([[], ['lamps.example'], []]);
    });

    it('list products that a sync did not see', async () => {
      await storage().shopifyConnections.createConnection(connection);
      const product = (productId: string, seenAt: string) => ({
        connectionId: 'c1',
        productId,
        itemIds: [`${productId}1`],
        seenAt,
      });
      for (const id of ['1', '2']) await storage().shopifyConnections.saveProduct(product(id, at));
      await storage().shopifyConnections.saveProduct(product('2', later));

      const unseen = await storage().shopifyConnections.listProductsSeenBefore('c1', later, 10);

      expect(unseen).toEqual([product('1', at)]);
      await storage().shopifyConnections.deleteConnection('c1');
      expect(await storage().shopifyConnections.findProduct('c1', '2')).toBeNull();
    });
  });
}

function describeProfiles(storage: () => Storage): void {
  describe('business profiles', () => {
    it('have defaults until saved, and then the last values', async () => {
      const profile = { businessId: 'b1', webAddress: null, currency: null, timeZone: 'UTC' };
      expect(await storage().businessProfiles.findProfile('b1')).toEqual(profile);

      await storage().businessProfiles.saveProfile({ ...profile, currency: 'EUR' });
      await storage().businessProfiles.saveProfile({ ...profile, currency: 'SEK' });

      expect(await storage().businessProfiles.findProfile('b1')).toEqual({ ...profile, currency: 'SEK' });
      expect(await storage().businessProfiles.findNoticeChoices('b1', 'nobody')).toEqual({});
    });

    it('store the views of each member, which are deleted with the account', async () => {
      const { accounts, businessProfiles } = storage();
      await accounts.createAccount(sampleAccount({ id: 'viewing' }));
      const view = { path: '/business/dashboard/orders', name: 'Waiting', query: '?state=waiting' };
      await businessProfiles.storeSavedViews('b1', 'viewing', []);

      await businessProfiles.storeSavedViews('b1', 'viewing', [view]);

      expect(await businessProfiles.findSavedViews('b1', 'viewing')).toEqual([view]);
      expect(await businessProfiles.findSavedViews('b1', 'nobody')).toEqual([]);
      await accounts.deleteAccount('viewing');
      expect(await businessProfiles.findSavedViews('b1', 'viewing')).toEqual([]);
    });
  });
}
