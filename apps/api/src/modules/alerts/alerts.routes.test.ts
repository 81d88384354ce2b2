import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import webPush from 'web-push';
import { startTestApi } from '../../testing/test-api';
import type { TestApi, TestWorld } from '../../testing/test-api';
import { signInTestShopper } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { handleDeliverAlerts } from './deliver-alerts.job';
import { evaluateAlerts, handleEvaluateAlerts } from './evaluate-alerts.job';

let api: TestApi;
let jo: SignedInCaller;
let nowMs = 0;
async function start(world: TestWorld = {}) {
  nowMs = Date.parse('2026-11-21T08:00:00.000Z');
  api = await startTestApi({ now: () => new Date(nowMs), ...world });
  jo = await signInTestShopper(api);
  await api.services.storage.products.saveProducts([sampleProduct({ id: 'p1', title: 'Kettle' })]);
  await offer(30_000);
}
afterEach(() => api.close());

async function offer(amountMinor: number) {
  await api.services.storage.offers.saveOffers([
    {
      productId: 'p1',
      offer: sampleOffer({
        id: 'o1',
        price: { amountMinor, currency: 'EUR' },
        checkedAt: new Date(nowMs).toISOString(),
      }),
    },
  ]);
}

const wanted = {
  productId: 'p1',
  rule: { kind: 'target-price', targetMinor: 25_000 },
  currency: 'EUR',
  channels: ['email'],
};
async function make(who: SignedInCaller, changes: object = {}) {
  const answer = await who.inject({
    method: 'POST',
    url: '/api/shopper/alerts',
    payload: { ...wanted, ...changes },
  });
  return answer.json();
}
const list = async (who: SignedInCaller) =>
  (await who.inject({ method: 'GET', url: '/api/shopper/alerts' })).json();

describe('a shopper’s alerts', () => {
  it('are created, listed, changed and deleted', async () => {
    await start();
    const { alert, isMet } = await make(jo);
    const listed = await list(jo);
    const url = `/api/shopper/alerts/${alert.id}`;
    const paused = (await jo.inject({ method: 'PUT', url, payload: { isPaused: true } })).json();
    const deleted = [await jo.inject({ method: 'DELETE', url }), await jo.inject({ method: 'DELETE', url })];

    expect(isMet).toBe(false);
    expect(listed).toMatchObject({ items: [alert], isEmailVerified: true, pushSubscriptions: 0 });
    expect(paused.alert.state).toBe('paused');
    expect(deleted.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await list(jo)).items).toEqual([]);
  });

  it('are visible to their owner only', async () => {
    await start();
    const { alert } = await make(jo);
    const mo = await signInTestShopper(api);
    const url = `/api/shopper/alerts/${alert.id}`;

    const changed = await mo.inject({ method: 'PUT', url, payload: { isPaused: true } });
    await mo.inject({ method: 'DELETE', url });

    expect(changed.json().code).toBe('alert.not-found');
    expect((await list(mo)).items).toEqual([]);
    expect((await list(jo)).items).toHaveLength(1);
  });

  it('lead from a new price to an e-mail and a history entry, through the jobs', async () => {
    await start();
    await make(jo);
    nowMs += 60_000;
    await offer(24_000);

    await api.services.jobQueue.enqueue(evaluateAlerts, { which: 'with-news' });
    await api.runJobs([handleEvaluateAlerts(api.services), handleDeliverAlerts(api.services)]);
    const mails = await api.readMailbox();
    const firings = (await jo.inject({ method: 'GET', url: '/api/shopper/alerts/firings' })).json();

    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[jo.email, 'Kettle: now €240.00']]);
    expect(firings).toMatchObject({
      items: [{ product: { title: 'Kettle' }, price: { amountMinor: 24_000, currency: 'EUR' } }],
      nextCursor: null,
    });
    expect((await list(jo)).items).toMatchObject([{ state: 'fired', firingCount: 1 }]);
  });

  it.each([
    ['json', 'application/json; charset=utf-8'],
    ['csv', 'text/csv; charset=utf-8'],
  ])('are exported as %s', async (format, type) => {
    await start();
    await make(jo);

    const file = await jo.inject({ method: 'GET', url: `/api/shopper/alerts/export?format=${format}` });

    expect(file.headers['content-type']).toBe(type);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="pricehunt-alerts.${format}"`);
    expect(file.body).toContain('Kettle');
  });

  it('are simulated on past prices before they are created', async () => {
    await start();

    const { channels: _channels, ...terms } = wanted;
    const answer = await jo.inject({
      method: 'POST',
      url: '/api/shopper/alerts/simulate',
      payload: terms,
    });

    expect(answer.json()).toMatchObject({ success: true, simulation: { days: 180, isMetNow: false } });
  });

  it('are exported and deleted with the account', async () => {
    await start();
    await make(jo);

    const { data } = (await jo.inject({ method: 'GET', url: '/api/shopper/export' })).json();

    expect(data.alerts).toMatchObject({ alerts: [{ product: { id: 'p1' } }], firings: [], browsers: [] });
    expect(data.lists).toEqual({ history: [], favorites: [], shoppingLists: [] });
  });
});

describe('push messages', () => {
  const browser = {
    endpoint: 'https://push.example/1',
    expirationTime: null,
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  };
  const url = '/api/shopper/push-subscriptions';

  it('are not offered without the operator’s keys', async () => {
    await start();

    const key = await api.app.inject({ method: 'GET', url: '/api/shopper/push-key' });
    const refused = await jo.inject({ method: 'PUT', url, payload: browser });

    expect(key.json()).toEqual({ success: true, publicKey: null });
    expect(refused.json().code).toBe('push.not-offered');
  });

  it("go to a shopper's subscribed browsers until they unsubscribe", async () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await start({ push: { publicKey, privateKey, subject: 'mailto:op@pricehunt.example' } });

    const key = await api.app.inject({ method: 'GET', url: '/api/shopper/push-key' });
    await jo.inject({ method: 'PUT', url, payload: browser });
    await jo.inject({ method: 'PUT', url, payload: browser });
    const subscribed = (await list(jo)).pushSubscriptions;
    await jo.inject({ method: 'DELETE', url, query: { endpoint: browser.endpoint } });

    expect(key.json().publicKey).toBe(publicKey);
    expect([subscribed, (await list(jo)).pushSubscriptions]).toEqual([1, 0]);
  });

  it.each(['http://push.example/1', 'ftp://push.example/1', 'push'])(
    'are not sent to %s',
    async (endpoint) => {
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      await start({ push: { publicKey, privateKey, subject: 'mailto:op@pricehunt.example' } });

      const refused = await jo.inject({ method: 'PUT', url, payload: { ...browser, endpoint } });

      expect(refused.json().code).toBe('request.invalid');
    },
  );
});
