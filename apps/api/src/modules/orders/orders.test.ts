import { dayMs } from '@pricehunt/offers';
import { matchOrders } from '../../merchant-orders/match-orders.job';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestMember } from '../../testing/sign-in';
import {
  cartAttribute,
  clickTo,
  makeTestMerchant,
  runOrderJobs,
  sendWebhook,
  shopifyOrder,
} from '../../testing/orders';
import type { TestMerchant } from '../../testing/orders';

const placedAt = '2026-11-21T09:00:00.000Z';
let api: TestApi;
let merchant: TestMerchant;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse(placedAt);
  api = await startTestApi({ now: () => new Date(nowMs) });
  merchant = await makeTestMerchant(api, { email: 'mira@klangwerk.example' });
});
afterEach(() => api.close());

async function clickBefore(days: number, choice: Parameters<typeof clickTo>[2] = {}): Promise<string> {
  nowMs = Date.parse(placedAt) - days * dayMs;
  const { referenceId } = await clickTo(api, merchant.domain, choice);
  nowMs = Date.parse(placedAt);
  return referenceId;
}

async function order(changes: Record<string, unknown>, of: TestMerchant = merchant) {
  await sendWebhook(api, of, 'orders/create', shopifyOrder(changes));
  await runOrderJobs(api);
  const { items } = (await of.caller.inject({ url: '/api/business/orders?test=with' })).json();
  const id = items.find(
    ({ externalId }: { externalId: string }) => externalId === String(changes['id'] ?? 5001),
  ).id;
  return (await of.caller.inject({ url: `/api/business/orders/${id}` })).json();
}

const ask = async (url: string) => (await merchant.caller.inject({ url })).json();

describe('the receipt of an order', () => {
  it('lists every touchpoint, its credit under each model, and the reason', async () => {
    const references = [
      await clickBefore(40),
      await clickBefore(9, { headers: { 'user-agent': 'curl/8.5.0' } }),
      await clickBefore(8, { source: 'price_drop' }),
      await clickBefore(1, { source: 'comparison' }),
    ];

    const { touches, receipt, order: summary } = await order(cartAttribute(...references));

    const creditOf = (model: string) =>
      touches.map(
        ({ credits }: { credits: { model: string; shareBasisPoints: number; reason: string }[] }) => {
          const credit = credits.find((each) => each.model === model);
          return [credit?.shareBasisPoints, credit?.reason];
        },
      );
    expect(creditOf('last')).toEqual([
      [0, 'outside-window'],
      [0, 'bot'],
      [0, 'later-touch-won'],
      [10_000, 'credited'],
    ]);
    expect(creditOf('first')[3]).toEqual([0, 'earlier-touch-won']);
    expect(creditOf('linear').map(([share]: [number]) => share)).toEqual([0, 0, 5_000, 5_000]);
    expect(summary).toMatchObject({ touchCount: 4, lastTouch: { source: 'comparison' } });
    expect(receipt).toEqual([
      { code: 'order-placed', at: placedAt, total: eur(12_390), source: 'shopify' },
      { code: 'matched', method: 'cart-attribute', touchCount: 4 },
      { code: 'window', days: 30, model: 'last' },
      expect.objectContaining({ code: 'touch-not-credited', daysBefore: 40, reason: 'outside-window' }),
      expect.objectContaining({ code: 'touch-not-credited', daysBefore: 9, reason: 'bot' }),
      expect.objectContaining({ code: 'touch-not-credited', daysBefore: 8, reason: 'later-touch-won' }),
      expect.objectContaining({ code: 'touch-credited', shareBasisPoints: 10_000, credited: eur(10_000) }),
      { code: 'commission', base: eur(10_000), commission: eur(500) },
    ]);
  });

  it('lists touchpoints in time order, marks a click after the order, and ignores it', async () => {
    const before = await clickBefore(1, { source: 'comparison' });
    const after = await clickBefore(-1, { source: 'price_drop' });

    const { touches, receipt, order: summary } = await order(cartAttribute(after, before));

    const last = touches.map(
      ({ source, credits }: { source: string; credits: { model: string; reason: string }[] }) => [
        source,
        credits.find(({ model }) => model === 'last')?.reason,
      ],
    );
    expect(last).toEqual([
      ['comparison', 'credited'],
      ['price_drop', 'after-order'],
    ]);
    expect(summary).toMatchObject({ touchCount: 1, lastTouch: { source: 'comparison' } });
    expect(receipt).toContainEqual(expect.objectContaining({ code: 'matched', touchCount: 1 }));
  });

  it('credits nothing to an order whose only click came after it', async () => {
    const { order: summary, ledger } = await order(cartAttribute(await clickBefore(-1)));
    nowMs += 3 * 60 * 60_000;
    await api.services.jobQueue.enqueue(matchOrders, {});
    await runOrderJobs(api);

    const { items } = await ask('/api/business/orders');
    expect(summary).toMatchObject({ touchCount: 0, lastTouch: null, matchMethod: null });
    expect(items).toMatchObject([{ state: 'unattributed', reason: 'after-order' }]);
    expect(ledger).toEqual([]);
  });

  it('credits our discount code when the only click came after the order', async () => {
    await saveSettings({ discountCodes: ['HUNT5'] });

    const { order: summary } = await order({
      ...cartAttribute(await clickBefore(-1)),
      discount_codes: [{ code: 'hunt5' }],
    });

    expect(summary).toMatchObject({ state: 'attributed', matchMethod: 'discount-code' });
  });

  it.each([
    ['taxes on top', {}],
    [
      'taxes in the prices, and a discount',
      {
        taxes_included: true,
        total_price: '100.00',
        total_tax: '15.96',
        total_discounts: '24.95',
        total_shipping_price_set: { shop_money: { amount: '5.95', currency_code: 'EUR' } },
        shipping_lines: [{ price: '5.95', tax_lines: [{ price: '0.95' }] }],
        line_items: [
          {
            id: 9001,
            title: 'Kopfhörer',
            quantity: 1,
            price: '119.00',
            discount_allocations: [{ amount: '24.95' }],
            tax_lines: [{ price: '15.01' }],
          },
        ],
      },
    ],
  ])('adds lines, tax and shipping up to the total with %s', async (_of, changes) => {
    const { lines, amounts, order: summary } = await order(changes);

    const sumOf = (...parts: readonly { readonly amountMinor: number }[]) =>
      parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const { subtotal, discount, tax, shipping } = amounts;
    const ofLines = sumOf(...lines.map(({ total }: { total: { amountMinor: number } }) => total));
    expect(ofLines + sumOf(tax, shipping)).toBe(summary.total.amountMinor);
    expect(sumOf(subtotal, tax, shipping) - discount.amountMinor).toBe(summary.total.amountMinor);
  });

  it('never bills an order that only bots clicked for', async () => {
    const reference = await clickBefore(1, { headers: { 'user-agent': 'curl/8.5.0' } });

    const { order: summary, ledger } = await order(cartAttribute(reference));

    expect(summary).toMatchObject({ state: 'unattributed', reason: 'bot', commission: eur(0) });
    expect(ledger).toEqual([]);
  });

  it("gives no credit for an order of the merchant's own team", async () => {
    const reference = await clickBefore(1);

    const { order: summary } = await order({
      ...cartAttribute(reference),
      customer: { id: 5, email: 'Mira@Klangwerk.example' },
    });

    expect(summary).toMatchObject({ state: 'unattributed', reason: 'self-referral' });
  });

  it('ignores the click of another shop', async () => {
    const other = await makeTestMerchant(api, { domain: 'oak.example' });
    const { referenceId } = await clickTo(api, other.domain);

    const { order: summary, touches } = await order(cartAttribute(referenceId));

    expect(touches).toEqual([]);
    expect(summary.state).not.toBe('attributed');
  });

  it('shows that a visitor who opted out of tracking came without an id', async () => {
    const { location, referenceId } = await clickTo(api, merchant.domain, { headers: { 'sec-gpc': '1' } });

    const { order: summary, receipt } = await order({
      landing_site: `${location.pathname}${location.search}`,
    });

    expect(referenceId).toBe('');
    expect(summary).toMatchObject({ state: 'unattributed', reason: 'consent-missing' });
    expect(receipt.map(({ code }: { code: string }) => code)).toContain('consent-missing');
  });

  it('credits our discount code when there is no click', async () => {
    await saveSettings({ discountCodes: ['HUNT5'] });

    const { order: summary } = await order({ discount_codes: [{ code: 'hunt5' }] });

    expect(summary).toMatchObject({
      state: 'attributed',
      matchMethod: 'discount-code',
      commission: eur(500),
    });
  });

  it('credits an earlier click of the same customer, within the window of the click', async () => {
    await order({ ...cartAttribute(await clickBefore(3)), id: 1 });

    const soon = await order({ id: 2 });
    const late = await order({ id: 3, processed_at: new Date(nowMs + 60 * dayMs).toISOString() });

    expect(soon.order).toMatchObject({ state: 'attributed', matchMethod: 'known-customer' });
    expect(late.order).toMatchObject({ state: 'unattributed', reason: 'outside-window' });
  });

  it('stops matching an unattributed order after its time limit', async () => {
    const { order: waiting } = await order({ checkout_token: 'c-1', email: null, customer: null });
    nowMs += 3 * 60 * 60_000;
    await api.services.jobQueue.enqueue(matchOrders, {});
    await runOrderJobs(api);

    const { items } = await ask('/api/business/orders');
    expect(waiting).toMatchObject({ state: 'waiting' });
    expect(items).toMatchObject([{ state: 'unattributed', reason: 'no-touch' }]);
  });
});

function eur(amountMinor: number) {
  return { amountMinor, currency: 'EUR' };
}

async function saveSettings(changes: Record<string, unknown>, caller = merchant.caller) {
  const current = await ask('/api/business/attribution/settings');
  const { updatedAt: _updatedAt, ...settings } = current.settings;
  return caller.inject({
    method: 'PUT',
    url: '/api/business/attribution/settings',
    payload: { ...settings, ...changes },
  });
}

describe('the list of orders', () => {
  beforeEach(async () => {
    await order({ id: 1, name: '#1', ...cartAttribute(await clickBefore(1)), customer: null, email: null });
    await order({ id: 2, name: '#2', processed_at: '2026-11-20T09:00:00Z', customer: null, email: null });
    const earlier = '2026-11-19T09:00:00Z';
    await order({ id: 3, name: '#3', test: true, processed_at: earlier, customer: null, email: null });
  });

  it.each([
    ['', ['#1', '#2']],
    ['?state=attributed', ['#1']],
    ['?reason=no-touch', ['#2']],
    ['?from=2026-11-21', ['#1']],
    ['?to=2026-11-20', ['#2']],
    ['?source=server', []],
    ['?q=%232', ['#2']],
    ['?test=only', ['#3']],
    ['?test=with', ['#1', '#2', '#3']],
    ['?measure=orders', ['#1']],
    ['?measure=orders-received&test=with', ['#1', '#2']],
    ['?measure=orders-not-attributed', ['#2']],
  ])('is filtered by %j', async (query, names) => {
    const { items, total } = await ask(`/api/business/orders${query}`);

    expect(items.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(total).toBe(names.length);
  });

  it('continues after a page', async () => {
    for (let id = 10; id < 62; id += 1) {
      await sendWebhook(api, merchant, 'orders/create', shopifyOrder({ id, name: `#${id}` }));
    }
    await runOrderJobs(api);

    const first = await ask('/api/business/orders');
    const second = await ask(`/api/business/orders?cursor=${first.nextCursor}`);

    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 4, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(54);
  });

  it('streams as CSV with a line for each order', async () => {
    const answer = await merchant.caller.inject({ url: '/api/business/orders.csv' });

    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.body.trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('123.90');
  });

  it('is part of the export of the business, without customer identifiers or secrets', async () => {
    await order({ id: 4, ...cartAttribute(await clickBefore(1)) });
    const stored = await api.services.storage.orders.findByExternalId(merchant.businessId, '4');

    const { body } = await merchant.caller.inject({ url: '/api/business/export.ndjson' });

    const kinds = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).kind);
    expect(kinds).toEqual(expect.arrayContaining(['order-source', 'order', 'ledger-entry']));
    expect(kinds.filter((kind) => kind === 'order')).toHaveLength(4);
    expect(body).not.toContain(stored?.customerRef);
    expect(body).not.toContain('"secret"');
  });

  it('shows another business nothing, and refuses a viewer the export', async () => {
    const { items } = await ask('/api/business/orders');
    const other = await makeTestMerchant(api, { domain: 'oak.example' });
    const viewer = await signInTestMember(api, { businessId: merchant.businessId, role: 'viewer' });

    const [list, one, ledger, report] = await Promise.all(
      ['orders', `orders/${items[0].id}`, 'ledger', 'attribution'].map(async (path) =>
        (await other.caller.inject({ url: `/api/business/${path}` })).json(),
      ),
    );

    expect(list).toMatchObject({ items: [], total: 0 });
    expect(one).toMatchObject({ success: false, code: 'order.not-found' });
    expect(ledger).toMatchObject({ items: [], balances: [] });
    expect(report).toMatchObject({ orderCount: 0, rows: [] });
    expect((await viewer.inject({ url: '/api/business/orders' })).statusCode).toBe(200);
    expect((await viewer.inject({ url: '/api/business/orders.csv' })).statusCode).toBe(403);
    expect((await saveSettings({}, viewer)).statusCode).toBe(403);
  });
});

describe('attribution over a period', () => {
  it('compares five models with the same total', async () => {
    const references = [
      await clickBefore(20, { source: 'search' }),
      await clickBefore(10, { source: 'price_drop' }),
      await clickBefore(1, { source: 'comparison' }),
    ];
    await order(cartAttribute(...references));

    const report = await ask('/api/business/attribution?from=2026-11-01&to=2026-11-21');

    const rows = Object.fromEntries(
      report.rows.map(({ key, models }: { key: string; models: Record<string, { orders: number }> }) => [
        key,
        Object.values(models).map(({ orders }) => orders),
      ]),
    );
    expect(rows).toMatchObject({ search: [1, 0, 0.33, 0.4, expect.any(Number)] });
    expect(rows).toMatchObject({ price_drop: [0, 0, 0.33, 0.2, expect.any(Number)] });
    expect(rows).toMatchObject({ comparison: [0, 1, 0.33, 0.4, expect.any(Number)] });
    for (const figure of Object.values(report.totals)) {
      expect(figure).toEqual({ orders: 1, credited: [eur(10_000)], commission: [eur(500)] });
    }
  });

  it('computes a requested window, and shows it beside the settings', async () => {
    await order({ ...cartAttribute(await clickBefore(20)), id: 1, customer: null, email: null });
    await order({ id: 2, customer: null, email: null });

    const narrow = await ask('/api/business/attribution?windowDays=7');

    expect(narrow).toMatchObject({ windowDays: 7, orderCount: 2, rows: [] });
    expect(narrow.withoutCredit).toEqual(
      expect.arrayContaining([
        { reason: 'outside-window', orderCount: 1 },
        { reason: 'no-touch', orderCount: 1 },
      ]),
    );
    expect(await ask('/api/business/attribution?from=2026-12-01&to=2026-11-01')).toMatchObject({
      code: 'attribution.bad-period',
    });
  });

  it('previews other settings without changing the ledger', async () => {
    await order(cartAttribute(await clickBefore(20)));

    const answer = await merchant.caller.inject({
      method: 'POST',
      url: '/api/business/attribution/preview',
      payload: {
        windowDays: 7,
        model: 'last',
        days: 30,
        commissionRules: [{ applies: { to: 'default' }, pays: { kind: 'percent', basisPoints: 1_000 } }],
      },
    });
    await saveSettings({ commissionRules: [] });

    expect(answer.json()).toMatchObject({
      now: { orders: 1, commission: [eur(500)] },
      then: { orders: 0, commission: [] },
    });
    expect(await ask('/api/business/ledger')).toMatchObject({
      balances: [{ due: eur(500), held: eur(0) }],
    });
  });

  it('refuses conflicting rules and names the field', async () => {
    const rule = { applies: { to: 'default' }, pays: { kind: 'percent', basisPoints: 100 } };

    const answer = await saveSettings({ commissionRules: [rule, rule] });

    expect(answer.json()).toMatchObject({
      code: 'attribution.bad-rules',
      fields: [{ path: 'commissionRules.1' }],
    });
  });

  it('uses the merchant’s own parameter and words in links', async () => {
    const utm = { source: 'ph', medium: 'affiliate', campaign: 'autumn' };
    await saveSettings({ clickParameter: 'partner', utm });

    const { location } = await clickTo(api, merchant.domain);
    const { order: summary } = await order({ landing_site: `/p${location.search}` });

    expect(location.searchParams.get('utm_medium')).toBe('affiliate');
    expect(location.searchParams.get('partner')).toMatch(/^aff_klangwerk\.example_/);
    expect(summary).toMatchObject({ state: 'attributed', matchMethod: 'landing-address' });
  });

  it('counts an order in the figures of the business, once, and its refund', async () => {
    await order(cartAttribute(await clickBefore(1)));
    const refund = { id: 1, order_id: 5001, created_at: placedAt, refund_line_items: [] };
    const transactions = [{ kind: 'refund', status: 'success', amount: '10.00' }];
    await sendWebhook(api, merchant, 'refunds/create', { ...refund, transactions });
    await runOrderJobs(api);

    const { items } = await ask('/api/business/activity');
    const kinds = items.map(({ kind }: { kind: string }) => kind);

    expect(kinds.filter((kind: string) => kind === 'order')).toHaveLength(1);
    expect(kinds.filter((kind: string) => kind === 'refund')).toHaveLength(1);
  });
});
