import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestMember } from '../../testing/sign-in';
import { makeTestMerchant, sendWebhook, shopifyOrder } from '../../testing/orders';
import type { TestMerchant } from '../../testing/orders';
import { signatureOf } from '../../merchant-orders/order-source-secrets';

let api: TestApi;
let merchant: TestMerchant;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse('2026-11-21T09:00:00Z');
  api = await startTestApi({ now: () => new Date(nowMs) });
  merchant = await makeTestMerchant(api);
});
afterEach(() => api.close());

const base = '/api/business/order-sources';
const post = async (path: string, payload: object) =>
  merchant.caller.inject({ method: 'POST', url: `${base}${path}`, payload });
const list = async () => (await merchant.caller.inject({ url: base })).json().items;

describe('order sources', () => {
  it('show the webhook address, received and refused calls, and never a secret', async () => {
    await sendWebhook(api, merchant, 'orders/create', shopifyOrder());
    await sendWebhook(api, merchant, 'orders/paid', shopifyOrder(), { signature: 'wrong' });

    const [source, server] = await list();

    expect(source).toMatchObject({
      kind: 'shopify',
      id: merchant.sourceId,
      deliveryCount: 1,
      lastTopic: 'orders/create',
      badSignatureCount: 1,
      webhookLink: `https://pricehunt.example/api/webhooks/shopify/${merchant.sourceId}`,
    });
    expect(server).toMatchObject({ kind: 'server', keyCount: 0, orderCount: 0 });
    expect(JSON.stringify(source)).not.toContain('shpss_');
  });

  it('return a generated secret once, and never one that the shop gave', async () => {
    const made = await post('/shopify', { shopDomain: 'https://Oak.example/' });
    const given = await post('/shopify', { shopDomain: 'elm.example', secret: 'a secret of Shopify' });
    const wrong = await post('/shopify', { shopDomain: 'no domain' });

    expect(made.json()).toMatchObject({ source: { shopDomain: 'oak.example' }, secret: expect.any(String) });
    expect(given.json()).toMatchObject({ source: { shopDomain: 'elm.example' }, secret: null });
    expect(wrong.json()).toMatchObject({ code: 'order.bad-shop' });
    const stored = await api.services.storage.orderSources.listSources(merchant.businessId);
    expect(JSON.stringify(stored)).not.toContain(made.json().secret);
  });

  it('accept both secrets during a rotation', async () => {
    const rotated = await post(`/shopify/${merchant.sourceId}/rotate`, {});
    const body = JSON.stringify(shopifyOrder());
    const send = async (secret: string) =>
      (await sendWebhook(api, merchant, 'orders/create', body, { signature: signatureOf(body, secret) }))
        .statusCode;

    expect(rotated.json().source.previousSecretUntil).toBe('2026-11-21T11:00:00.000Z');
    expect(await send(rotated.json().secret)).toBe(200);
    expect(await send('shpss_a-secret-of-klangwerk.example')).toBe(200);
    nowMs += 3 * 60 * 60_000;
    expect(await send('shpss_a-secret-of-klangwerk.example')).toBe(401);
  });

  it('have one pixel, whose key stays the same when it is changed', async () => {
    const put = (payload: object) => merchant.caller.inject({ method: 'PUT', url: `${base}/pixel`, payload });
    const made = await put({ allowedOrigins: ['https://Klangwerk.example/'], isConsentRequired: false });
    const changed = await put({ allowedOrigins: ['null'], isConsentRequired: true });
    const wrong = await put({ allowedOrigins: ['https://klangwerk.example/shop'], isConsentRequired: true });

    expect(made.json().source).toMatchObject({ allowedOrigins: ['https://klangwerk.example'] });
    expect(made.json().source.snippet).toContain(
      `https://pricehunt.example/api/pixel.js?key=${made.json().source.publishableKey}`,
    );
    expect(changed.json().source).toMatchObject({
      publishableKey: made.json().source.publishableKey,
      isConsentRequired: true,
    });
    expect(wrong.json()).toMatchObject({ code: 'pixel.bad-origin' });
  });

  it('end at once, and still list their orders', async () => {
    await sendWebhook(api, merchant, 'orders/create', shopifyOrder(), { deliveryId: 'w-1' });
    const brought = await merchant.caller.inject({ url: `${base}/${merchant.sourceId}/deliveries` });
    await merchant.caller.inject({ method: 'DELETE', url: `${base}/${merchant.sourceId}` });

    const after = await sendWebhook(api, merchant, 'orders/create', shopifyOrder());

    expect(brought.json().items).toMatchObject([{ deliveryId: 'w-1', state: 'received' }]);
    expect(after.json()).toMatchObject({ code: 'delivery.unknown-source' });
    expect((await list()).map(({ kind }: { kind: string }) => kind)).toEqual(['server']);
  });

  it('are invisible to others, and viewers can’t change them', async () => {
    const other = await signInTestMember(api);
    const viewer = await signInTestMember(api, { businessId: merchant.businessId, role: 'viewer' });
    const rotate = {
      method: 'POST',
      url: `${base}/shopify/${merchant.sourceId}/rotate`,
      payload: {},
    } as const;

    const byOther = await other.inject(rotate);
    const byViewer = await viewer.inject(rotate);
    const deliveries = await other.inject({ url: `${base}/${merchant.sourceId}/deliveries` });

    expect([byOther, byViewer, deliveries].map((answer) => answer.json().code)).toEqual([
      ...['order.source-not-found', 'auth.not-allowed', 'order.source-not-found'],
    ]);
  });
});
