import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { saveTestItem } from '../../merchant-traffic/testing-traffic';
import { clickTo, makeTestMerchant } from '../../testing/orders';
import type { TestMerchant } from '../../testing/orders';

let api: TestApi;
let merchant: TestMerchant;
let key: string;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse('2026-11-21T09:00:00Z');
  api = await startTestApi({ now: () => new Date(nowMs) });
  merchant = await makeTestMerchant(api);
  key = await makeKey('orders.write');
});
afterEach(() => api.close());

async function makeKey(scope: string): Promise<string> {
  const answer = await merchant.caller.inject({
    method: 'POST',
    url: '/api/business/api-keys',
    payload: { name: 'shop', kind: 'secret', scopes: [scope] },
  });
  return answer.json().key;
}

function push(path: 'orders' | 'refunds', payload: object, headers: Record<string, string> = {}) {
  return api.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    payload,
    headers: { authorization: `Bearer ${key}`, ...headers },
  });
}

const order = {
  orderId: 'A-1',
  placedAt: '2026-11-21T09:00:00Z',
  currency: 'EUR',
  totalMinor: 12_390,
  taxMinor: 1_900,
  shippingMinor: 490,
};

const lamp = { offerId: 'KW-1', productId: 'p1', priceMinor: 10_000 };

async function figures() {
  const ask = async (path: string) => (await merchant.caller.inject({ url: `/api/business/${path}` })).json();
  const { items } = await ask('activity');
  const { totals } = await ask('analytics?from=2026-11-01&to=2026-11-30');
  const overview = (await ask('overview?days=7')).totals;
  const entries = items.filter(({ order: of }: { order: object | null }) => of !== null);
  return { entries, totals, overview, attribution: await ask('attribution'), ledger: await ask('ledger') };
}

describe('orders by API key', () => {
  it('return 503 with the time to wait when the disk is full, and are accepted when there is space again', async () => {
    const { storage } = api.services;
    const { atomically } = storage;
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    Object.assign(storage, { atomically: () => Promise.reject(full) });

    const refused = await push('orders', order);
    Object.assign(storage, { atomically });
    const taken = await push('orders', order);

    expect([refused.statusCode, refused.json().code]).toEqual([503, 'server.busy']);
    expect(refused.headers['retry-after']).toBe('5');
    expect(taken.statusCode).toBe(200);
  });

  it('are attributed at once, by the id that the shop stored', async () => {
    const { referenceId } = await clickTo(api, merchant.domain);

    const answer = await push('orders', { ...order, references: [referenceId] });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ outcome: 'created', state: 'attributed', reason: 'credited' });
    const stored = await api.services.storage.orders.findByExternalId(merchant.businessId, 'A-1');
    expect(stored).toMatchObject({ source: 'server', subtotalMinor: 10_000, commissionMinor: 500 });
  });

  it('are attributed by the landing URL, and by the click id itself', async () => {
    const { location } = await clickTo(api, merchant.domain);
    const [click] = await api.services.storage.clicks.listClicks({ after: null, limit: 1 });

    const byLanding = await push('orders', { ...order, landingLink: location.href });
    const byClick = await push('orders', { ...order, orderId: 'A-2', references: [click?.id] });

    expect([byLanding, byClick].map((answer) => answer.json().state)).toEqual(['attributed', 'attributed']);
  });

  it('may state their times with an offset, and belong to the same moment', async () => {
    const utc = { ...order, updatedAt: '2026-11-21T09:30:00Z' };
    const inBerlin = { placedAt: '2026-11-21T10:00:00+01:00', updatedAt: '2026-11-21T10:30:00+01:00' };

    const first = await push('orders', { ...order, ...inBerlin });
    const again = await push('orders', utc);
    const refundedAt = '2026-11-21T23:30:00-05:00';
    await push('refunds', { orderId: 'A-1', refundId: 'R-1', refundedAt, totalMinor: 100 });
    const outOfYears = await push('orders', { ...order, placedAt: '0001-01-01T00:00:00+05:00' });

    expect([first.json().outcome, again.json().outcome]).toEqual(['created', 'unchanged']);
    const stored = await api.services.storage.orders.findByExternalId(merchant.businessId, 'A-1');
    expect(stored?.placedAt).toBe('2026-11-21T09:00:00.000Z');
    const refunds = await api.services.storage.orders.listRefunds([stored?.id ?? '']);
    expect(refunds.map(({ at }) => at)).toEqual(['2026-11-22T04:30:00.000Z']);
    expect(outOfYears.statusCode).toBe(400);
  });

  it('are updated, not duplicated, when they are sent again', async () => {
    const { referenceId } = await clickTo(api, merchant.domain);
    const sent = { ...order, references: [referenceId], updatedAt: '2026-11-21T09:00:00Z' };
    await push('orders', sent);

    const again = await push('orders', sent);
    const older = await push('orders', { ...sent, totalMinor: 99_999, updatedAt: '2026-11-21T08:00:00Z' });
    const newer = await push('orders', { ...sent, totalMinor: 22_390, updatedAt: '2026-11-21T10:00:00Z' });

    expect([again, older, newer].map((answer) => answer.json().outcome)).toEqual([
      ...['unchanged', 'unchanged', 'changed'],
    ]);
    const stored = await api.services.storage.orders.findByExternalId(merchant.businessId, 'A-1');
    expect(stored).toMatchObject({ totalMinor: 22_390, commissionMinor: 1_000 });
    expect((await api.services.storage.ledger.listOfOrder(stored?.id ?? '')).map(({ kind }) => kind)).toEqual(
      [...['commission', 'correction']],
    );
  });

  it('are unchanged when they are sent again later, and counted once in activity and figures', async () => {
    const { referenceId } = await clickTo(api, merchant.domain);
    await saveTestItem(api, merchant.businessId, { ...lamp, productType: 'Audio' });
    const lines = [{ lineId: '1', itemId: 'KW-1', totalMinor: 10_000 }];
    const sent = { ...order, references: [referenceId], lines };
    await push('orders', sent);
    const before = await figures();
    nowMs += 60 * 60_000;
    await saveTestItem(api, merchant.businessId, { ...lamp, productType: 'Lamps' });

    const again = await push('orders', sent);
    const older = await push('orders', { ...sent, totalMinor: 99_999, updatedAt: '2026-11-21T09:30:00Z' });

    expect([again, older].map((answer) => answer.json().outcome)).toEqual(['unchanged', 'unchanged']);
    expect(await figures()).toEqual(before);
    expect(before.entries).toHaveLength(1);
    expect(before.totals).toMatchObject({ orders: 1 });
  });

  it('leave the activity and every figure once they turn out to be tests', async () => {
    const { referenceId } = await clickTo(api, merchant.domain);
    await push('orders', { ...order, references: [referenceId], updatedAt: '2026-11-21T09:00:00Z' });
    const refund = { orderId: 'A-1', refundId: 'R-1', refundedAt: '2026-11-21T09:00:00Z', totalMinor: 100 };
    await push('refunds', refund);
    const counted = await figures();

    await push('orders', {
      ...order,
      references: [referenceId],
      updatedAt: '2026-11-21T09:01:00Z',
      isTest: true,
    });

    expect(counted.totals).toMatchObject({ orders: 1, refunds: 1 });
    const { entries, totals, overview } = await figures();
    expect(entries).toEqual([]);
    for (const figure of [totals, overview]) {
      expect(figure).toMatchObject({ orders: 0, refunds: 0 });
      expect(JSON.stringify(figure)).not.toContain('12390');
    }
  });

  it('return the same response for the same Idempotency-Key, which accepts no other body', async () => {
    const first = await push('orders', order, { 'idempotency-key': 'k1' });
    const again = await push('orders', order, { 'idempotency-key': 'k1' });
    const other = await push('orders', { ...order, orderId: 'A-9' }, { 'idempotency-key': 'k1' });

    expect(again.json()).toEqual(first.json());
    expect(other.json()).toMatchObject({ code: 'push.key-reused' });
  });

  it('are counted for their source without tests, which still show that it works', async () => {
    await push('orders', { ...order, isTest: true });

    const { items } = (await merchant.caller.inject({ url: '/api/business/order-sources' })).json();

    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'server', orderCount: 0, lastOrderAt: '2026-11-21T09:00:00.000Z' }),
    );
  });

  it('are refused with inconsistent amounts, and without the scope', async () => {
    const bad = await push('orders', { ...order, taxMinor: 99_999 });
    const twice = await push('orders', {
      ...order,
      lines: [
        { lineId: '1', totalMinor: 100 },
        { lineId: '1', totalMinor: 100 },
      ],
    });
    key = await makeKey('products.write');
    const noScope = await push('orders', order);

    expect([bad, twice, noScope].map((answer) => answer.json().code)).toEqual([
      ...['order.bad-amounts', 'order.bad-amounts', 'key.not-allowed'],
    ]);
  });

  it('use the most specific commission rule', async () => {
    const { referenceId } = await clickTo(api, merchant.domain);
    await merchant.caller.inject({
      method: 'PUT',
      url: '/api/business/attribution/settings',
      payload: {
        windowDays: 30,
        model: 'last',
        clickParameter: 'pricehunt_ref',
        discountCodes: [],
        utm: { source: 'pricehunt', medium: 'm', campaign: 'c' },
        commissionRules: [
          { applies: { to: 'default' }, pays: { kind: 'percent', basisPoints: 100 } },
          { applies: { to: 'category', category: 'Audio' }, pays: { kind: 'percent', basisPoints: 1_000 } },
          {
            applies: { to: 'item', itemId: 'KW-1' },
            pays: { kind: 'fixed', amount: { amountMinor: 300, currency: 'EUR' } },
          },
        ],
      },
    });

    await push('orders', {
      ...order,
      references: [referenceId],
      lines: [
        { lineId: '1', totalMinor: 5_000 },
        { lineId: '2', totalMinor: 3_000, category: 'Audio > Headphones' },
        { lineId: '3', totalMinor: 2_000, itemId: 'KW-1', quantity: 2 },
      ],
    });

    const stored = await api.services.storage.orders.findByExternalId(merchant.businessId, 'A-1');
    expect(stored?.commissionMinor).toBe(50 + 300 + 600);
  });
});

describe('refunds by API key', () => {
  it('are negative entries, once each, and leave nothing after a full refund', async () => {
    const { referenceId } = await clickTo(api, merchant.domain);
    await push('orders', { ...order, references: [referenceId] });
    const half = { orderId: 'A-1', refundId: 'R-1', refundedAt: '2026-11-22T09:00:00Z', totalMinor: 6_195 };

    const first = await push('refunds', half);
    const again = await push('refunds', half);
    await push('refunds', { ...half, refundId: 'R-2' });

    expect([first, again].map((answer) => answer.json().outcome)).toEqual(['changed', 'unchanged']);
    const stored = await api.services.storage.orders.findByExternalId(merchant.businessId, 'A-1');
    expect(stored).toMatchObject({ payment: 'refunded', refundedMinor: 12_390, commissionMinor: 0 });
    const rows = await api.services.storage.ledger.listOfOrder(stored?.id ?? '');
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([500, -250, -250]);
  });

  it('require a known order and its own items', async () => {
    await push('orders', order);
    const refund = { refundId: 'R-1', refundedAt: '2026-11-22T09:00:00Z', totalMinor: 100 };

    const unknown = await push('refunds', { ...refund, orderId: 'A-7' });
    const line = { lineId: '9', quantity: 1, totalMinor: 100 };
    const badLine = await push('refunds', { ...refund, orderId: 'A-1', lines: [line] });

    expect(unknown.json()).toMatchObject({ code: 'order.not-found' });
    expect(badLine.json()).toMatchObject({ code: 'order.bad-amounts' });
  });
});
