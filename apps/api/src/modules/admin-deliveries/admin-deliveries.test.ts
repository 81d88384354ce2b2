import { dayMs } from '@pricehunt/offers';
import { handleForgetOrderTrails, forgetOrderTrails } from '../../merchant-orders/match-orders.job';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { makeTestMerchant, runOrderJobs, sendWebhook, shopifyOrder } from '../../testing/orders';
import type { TestMerchant } from '../../testing/orders';
import { signInTestAdmin } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';

const path = '/api/admin/held-deliveries';
let api: TestApi;
let admin: SignedInCaller & { readonly accountId: string };
let nowMs = Date.parse('2026-11-21T08:55:00Z');
let stores = 0;

beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(nowMs) });
  admin = await signInTestAdmin(api);
});
afterAll(() => api.close());

async function storeWithRedaction(): Promise<{
  readonly merchant: TestMerchant;
  readonly deliveryId: string;
}> {
  stores += 1;
  const domain = `store-${stores}.example`;
  const merchant = await makeTestMerchant(api, { domain, email: `mira@${domain}` });
  for (const [topic, body] of [
    ['orders/create', shopifyOrder({ checkout_token: 'checkout-1' })],
    ['shop/redact', { shop_id: 1, shop_domain: domain }],
  ] as const) {
    expect((await sendWebhook(api, merchant, topic, body)).statusCode).toBe(200);
    await runOrderJobs(api);
  }
  const [latest] = await deliveriesOf(merchant);
  return { merchant, deliveryId: latest?.id ?? '' };
}

const deliveriesOf = ({ sourceId }: TestMerchant) =>
  api.services.storage.inboundDeliveries.listDeliveries(sourceId, null, 9);
const orderOf = ({ businessId }: TestMerchant) =>
  api.services.storage.orders.findByExternalId(businessId, '5001');
const list = async () => {
  const answer = await admin.inject({ method: 'GET', url: path });
  return answer.json<{ items: { id: string }[] }>().items;
};
const decide = (deliveryId: string, what: 'confirm' | 'dismiss', reason = 'The store wrote to us') =>
  admin.inject({ method: 'POST', url: `${path}/${deliveryId}/${what}`, payload: { reason } });
const heldCount = async () => {
  const answer = await admin.inject({ method: 'GET', url: '/api/admin/overview' });
  return answer.json<{ overview: { waiting: { heldDeliveries: number } } }>().overview.waiting.heldDeliveries;
};

describe('held deliveries in the console', () => {
  it('are listed with shop, topic, time and the reason for the hold, and counted on the overview', async () => {
    const before = await heldCount();
    const { merchant, deliveryId } = await storeWithRedaction();

    const [first] = await list();

    expect(first).toEqual({
      id: deliveryId,
      shop: merchant.domain,
      topic: 'shop/redact',
      holdReason: 'no-admin-api',
      business: { id: merchant.businessId, name: expect.any(String) },
      receivedAt: new Date(nowMs).toISOString(),
    });
    expect(await heldCount()).toBe(before + 1);
  });

  it('delete the store’s customer data and end its webhooks once confirmed, not before', async () => {
    const { merchant, deliveryId } = await storeWithRedaction();
    const before = await orderOf(merchant);

    const answer = await decide(deliveryId, 'confirm');

    const after = await orderOf(merchant);
    expect(answer.json()).toEqual({ success: true });
    expect([before?.customerRef, before?.customerIdRef, before?.checkoutToken]).toEqual([
      ...[expect.any(String), expect.any(String), 'checkout-1'],
    ]);
    expect(after).toEqual({ ...before, customerRef: null, customerIdRef: null, checkoutToken: null });
    const { inboundDeliveries } = api.services.storage;
    for (const { id } of await deliveriesOf(merchant)) {
      expect(await inboundDeliveries.findDelivery(id)).toMatchObject({ state: 'processed', body: '' });
    }
    const late = await sendWebhook(api, merchant, 'orders/create', shopifyOrder());
    expect(late.json()).toMatchObject({ code: 'delivery.unknown-source' });
    expect((await list()).map(({ id }) => id)).not.toContain(deliveryId);
  });

  it('change nothing when dismissed, and leave the list', async () => {
    const { merchant, deliveryId } = await storeWithRedaction();
    const before = await orderOf(merchant);

    const answer = await decide(deliveryId, 'dismiss');

    expect(answer.json()).toEqual({ success: true });
    expect(await orderOf(merchant)).toEqual(before);
    const [delivery] = await deliveriesOf(merchant);
    expect(delivery).toMatchObject({ id: deliveryId, state: 'ignored' });
    const source = await api.services.storage.orderSources.findSource(merchant.sourceId);
    expect(source?.endedAt).toBeNull();
    expect((await list()).map(({ id }) => id)).not.toContain(deliveryId);
  });

  it.each([
    ['confirm', 'shop.redacted'],
    ['dismiss', 'delivery.dismissed'],
  ] as const)('are recorded with the admin and the reason on %s', async (what, action) => {
    const { merchant, deliveryId } = await storeWithRedaction();

    await decide(deliveryId, what, 'Asked the owner by phone');

    const [entry] = await api.services.storage.audit.listEntries({ before: null, limit: 1 });
    expect(entry).toMatchObject({
      action,
      actor: { kind: 'admin', id: admin.accountId },
      businessId: merchant.businessId,
      subject: { kind: 'order-source', id: merchant.sourceId },
      details: {
        deliveryId,
        topic: 'shop/redact',
        shop: merchant.domain,
        heldFor: 'no-admin-api',
        reason: 'Asked the owner by phone',
      },
    });
  });

  it('are decided once, with a reason, and only while held', async () => {
    const { merchant, deliveryId } = await storeWithRedaction();
    const [, order] = await deliveriesOf(merchant);

    const answers = [
      await decide(deliveryId, 'confirm', ''),
      await decide(order?.id ?? '', 'confirm'),
      await decide('nothing', 'dismiss'),
      await decide(deliveryId, 'dismiss'),
      await decide(deliveryId, 'confirm'),
    ].map((answer) => [answer.statusCode, answer.json<{ code?: string }>().code ?? null]);

    expect(answers).toEqual([
      [400, 'request.invalid'],
      [409, 'delivery.not-held'],
      [404, 'delivery.not-found'],
      [200, null],
      [409, 'delivery.not-held'],
    ]);
    expect((await orderOf(merchant))?.customerRef).not.toBeNull();
  });

  it('are stored until somebody decides, while other deliveries are deleted', async () => {
    const { merchant, deliveryId } = await storeWithRedaction();
    nowMs += 40 * dayMs;
    admin = await signInTestAdmin(api);

    await api.services.jobQueue.enqueue(forgetOrderTrails, {});
    await api.runJobs([handleForgetOrderTrails(api.services)]);

    expect((await deliveriesOf(merchant)).map(({ id }) => id)).toEqual([deliveryId]);
    expect((await list()).map(({ id }) => id)).toContain(deliveryId);
  });
});
