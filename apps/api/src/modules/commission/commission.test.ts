import type { StatementLine, StatementView } from '@pricehunt/api-contract/commission';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import {
  cartAttribute,
  clickTo,
  makeTestMerchant,
  runOrderJobs,
  sendWebhook,
  shopifyOrder,
} from '../../testing/orders';
import type { TestMerchant } from '../../testing/orders';
import { signInTestAdmin, signInTestMember } from '../../testing/sign-in';

let api: TestApi;
let now: Date;
let merchantCount = 0;

beforeAll(async () => {
  now = new Date('2026-10-01T12:00:00Z');
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(() => {
  now = new Date('2026-10-01T12:00:00Z');
});

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const toTime = (at: string) => {
  now = new Date(at);
};

async function merchantIn(timeZone: string): Promise<TestMerchant> {
  merchantCount += 1;
  const merchant = await makeTestMerchant(api, { domain: `shop${merchantCount}.example` });
  const { businessId } = merchant;
  await api.services.storage.businessProfiles.saveProfile({
    businessId,
    webAddress: null,
    currency: null,
    timeZone,
  });
  return merchant;
}

/** An order of €100 after a click, received when placed unless `at` says otherwise; returns its id. */
async function receiveOrder(
  merchant: TestMerchant,
  externalId: number,
  at: string,
  changes: Readonly<Record<string, unknown>> = {},
  receivedAt = at,
): Promise<string> {
  toTime(new Date(Date.parse(at) - 60_000).toISOString());
  const { referenceId } = await clickTo(api, merchant.domain);
  toTime(receivedAt);
  await sendWebhook(api, merchant, 'orders/create', {
    ...shopifyOrder({ id: externalId, name: `#${externalId}`, customer: null, email: null }),
    created_at: at,
    processed_at: at,
    updated_at: at,
    ...cartAttribute(referenceId),
    ...changes,
  });
  await runOrderJobs(api);
  const order = await api.services.storage.orders.findByExternalId(merchant.businessId, String(externalId));
  return order?.id ?? '';
}

async function receiveRefund(merchant: TestMerchant, externalId: number, at: string): Promise<void> {
  toTime(at);
  await sendWebhook(api, merchant, 'refunds/create', {
    id: externalId + 100_000,
    order_id: externalId,
    created_at: at,
    order_adjustments: [],
    refund_line_items: [{ line_item_id: 9001, quantity: 1, subtotal: '50.00', total_tax: '9.50' }],
    transactions: [{ kind: 'refund', status: 'success', amount: '59.50' }],
  });
  await runOrderJobs(api);
}

async function asAdmin(method: 'GET' | 'POST', { businessId }: TestMerchant, path: string, payload?: object) {
  const admin = await signInTestAdmin(api);
  const url = `/api/admin/businesses/${businessId}/${path}`;
  return admin.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
}
const decide = async (merchant: TestMerchant, input: object) =>
  asAdmin('POST', merchant, 'commissions', input);
const close = async (merchant: TestMerchant, period: string) =>
  asAdmin('POST', merchant, `months/${period}/close`, {});

/** Signs in again, because the clock may have moved. */
async function get({ businessId }: Pick<TestMerchant, 'businessId'>, path: string) {
  const member = await signInTestMember(api, { businessId });
  return member.inject({ url: `/api/business/${path}` });
}

interface Detail {
  readonly statement: StatementView;
  readonly items: readonly StatementLine[];
}
const statement = async (merchant: TestMerchant, period: string, currency = 'EUR') =>
  (await get(merchant, `statements/${period}-${currency}`)).json<Detail>();

describe('the commission of an order', () => {
  it('is pending until the operator decides; each decision is on the order with its reason, and in both audit logs', async () => {
    const merchant = await merchantIn('UTC');
    const id = await receiveOrder(merchant, 1, '2026-10-05T10:00:00Z');
    const pending = (await get(merchant, `orders/${id}`)).json();

    await decide(merchant, { decision: 'approved', orderIds: [id] });
    toTime('2026-10-06T10:00:00Z');
    await decide(merchant, { decision: 'denied', orderIds: [id], reason: 'A friend of the shop' });
    toTime('2026-10-07T10:00:00Z');
    const to = { kind: 'amount', amount: eur(320) };
    await decide(merchant, { decision: 'adjusted', orderIds: [id], reason: 'Agreed by phone', to });

    const { order, decisions, receipt, ledger } = (await get(merchant, `orders/${id}`)).json();
    expect(pending.order).toMatchObject({ commission: eur(500), commissionStatus: 'pending' });
    expect(order).toMatchObject({ commission: eur(320), commissionStatus: 'adjusted' });
    const decided = [
      { status: 'approved', at: '2026-10-05T10:00:00.000Z', amount: eur(500), reason: null },
      { status: 'denied', at: '2026-10-06T10:00:00.000Z', amount: eur(0), reason: 'A friend of the shop' },
      { status: 'adjusted', at: '2026-10-07T10:00:00.000Z', amount: eur(320), reason: 'Agreed by phone' },
    ];
    expect(decisions).toEqual(decided.map((decision) => ({ ...decision, by: null })));
    expect(receipt.filter(({ code }: { code: string }) => code === 'commission-decided')).toEqual(
      decided.map((decision) => ({ code: 'commission-decided', ...decision })),
    );
    expect(ledger.map(({ kind, amount }: { kind: string; amount: object }) => [kind, amount])).toEqual([
      ['commission', eur(500)],
      ['denial', eur(-500)],
      ['adjustment', eur(320)],
    ]);
    const log = await api.services.storage.audit.listEntries({
      businessId: merchant.businessId,
      before: null,
      limit: 20,
    });
    expect(log.filter(({ action }) => action.startsWith('commission.'))).toMatchObject([
      {
        action: 'commission.adjusted',
        subject: { kind: 'order', id },
        details: { reason: 'Agreed by phone' },
      },
      { action: 'commission.denied', details: { before: { status: 'approved', amountMinor: 500 } } },
      { action: 'commission.approved', actor: { kind: 'admin' } },
    ]);
    const admin = await signInTestAdmin(api);
    const listed = (await admin.inject({ url: '/api/admin/audit-log' })).json().items;
    expect(listed).toContainEqual(
      expect.objectContaining({
        action: 'commission.denied',
        subject: { kind: 'order', id, name: order.name },
      }),
    );
  });

  it('is decided for many orders at once, all or none', async () => {
    const [merchant, other] = [await merchantIn('UTC'), await merchantIn('UTC')];
    const ids = [
      await receiveOrder(merchant, 1, '2026-10-05T10:00:00Z'),
      await receiveOrder(merchant, 2, '2026-10-05T11:00:00Z'),
    ];
    const foreign = await receiveOrder(other, 3, '2026-10-05T12:00:00Z');
    const reason = 'Half for vouchers';
    const share = { kind: 'share', basisPoints: 5_000 };

    const refused = await decide(merchant, { decision: 'denied', orderIds: [...ids, foreign], reason });
    const afterRefusal = (await statement(merchant, '2026-10')).statement;
    const accepted = await decide(merchant, { decision: 'adjusted', orderIds: ids, reason, to: share });

    expect(refused.json()).toMatchObject({ success: false, code: 'order.not-found' });
    expect(afterRefusal).toMatchObject({ pendingOrders: 2, due: eur(1_000) });
    expect(accepted.json()).toEqual({ success: true, decided: 2, unchanged: 0 });
    expect((await statement(merchant, '2026-10')).statement).toMatchObject({
      pendingOrders: 0,
      commission: eur(1_000),
      adjustments: eur(-500),
      due: eur(500),
    });
  });

  it('is unchanged when the same decision is repeated', async () => {
    const merchant = await merchantIn('UTC');
    const id = await receiveOrder(merchant, 1, '2026-10-05T10:00:00Z');
    const denial = { decision: 'denied', orderIds: [id, id], reason: 'Returned in store' };

    const first = await decide(merchant, denial);
    const again = await decide(merchant, denial);

    expect(first.json()).toMatchObject({ decided: 1, unchanged: 0 });
    expect(again.json()).toMatchObject({ decided: 0, unchanged: 1 });
    expect(await api.services.storage.ledger.listDecisions([id])).toHaveLength(1);
  });

  it('needs a reason to be denied or adjusted', async () => {
    const merchant = await merchantIn('UTC');
    const id = await receiveOrder(merchant, 1, '2026-10-05T10:00:00Z');
    const to = { kind: 'amount', amount: eur(100) };

    const answers = [
      await decide(merchant, { decision: 'denied', orderIds: [id] }),
      await decide(merchant, { decision: 'adjusted', orderIds: [id], to }),
    ];

    expect(answers.map((answer) => answer.json().code)).toEqual(['request.invalid', 'request.invalid']);
  });

  it('is adjusted only in the order’s currency, to at most its revenue', async () => {
    const merchant = await merchantIn('UTC');
    const id = await receiveOrder(merchant, 1, '2026-10-05T10:00:00Z');
    const adjust = async (to: object) =>
      (await decide(merchant, { decision: 'adjusted', orderIds: [id], reason: 'By hand', to })).json();

    expect(await adjust({ kind: 'amount', amount: { amountMinor: 100, currency: 'USD' } })).toMatchObject({
      code: 'commission.bad-amount',
    });
    expect(await adjust({ kind: 'amount', amount: eur(10_001) })).toMatchObject({
      code: 'commission.bad-amount',
    });
    expect(await adjust({ kind: 'amount', amount: eur(10_000) })).toMatchObject({ decided: 1 });
  });

  it("can't be decided if none is due", async () => {
    const merchant = await merchantIn('UTC');
    const id = await receiveOrder(merchant, 1, '2026-10-05T10:00:00Z', { note_attributes: [] });

    const answer = await decide(merchant, { decision: 'approved', orderIds: [id] });

    expect(answer.json()).toMatchObject({ success: false, code: 'commission.none' });
  });
});

describe('a monthly statement', () => {
  it("contains the month's orders in the merchant's time zone", async () => {
    const newYork = await merchantIn('America/New_York');
    const berlin = await merchantIn('Europe/Berlin');
    for (const merchant of [newYork, berlin]) {
      await receiveOrder(merchant, 1, '2026-10-31T22:30:00Z');
      await receiveOrder(merchant, 2, '2026-10-31T23:30:00Z');
      await receiveOrder(merchant, 3, '2026-11-01T03:59:00Z');
      await receiveOrder(merchant, 4, '2026-11-01T04:00:00Z');
    }

    const ordersOf = async (merchant: TestMerchant) =>
      (await get(merchant, 'statements'))
        .json<{ items: StatementView[] }>()
        .items.map(({ period, orders, timeZone, from, to }) => [period, orders, timeZone, from, to]);

    const csvOf = async (merchant: TestMerchant) =>
      (await get(merchant, 'statements/2026-10-EUR/csv')).body.split('\n').map((row) => row.split(',')[2]);

    expect(await csvOf(berlin)).toContain('2026-10-31T23:30:00.000+01:00');
    expect(await csvOf(newYork)).toContain('2026-10-31T23:59:00.000-04:00');
    expect(await ordersOf(newYork)).toEqual([
      ['2026-11', 1, 'America/New_York', '2026-11-01', '2026-11-30'],
      ['2026-10', 3, 'America/New_York', '2026-10-01', '2026-10-31'],
    ]);
    expect(await ordersOf(berlin)).toEqual([
      ['2026-11', 3, 'Europe/Berlin', '2026-11-01', '2026-11-30'],
      ['2026-10', 1, 'Europe/Berlin', '2026-10-01', '2026-10-31'],
    ]);
  });

  it('has the same total on the page, in its lines, in CSV, in the console and in the ledger', async () => {
    const merchant = await merchantIn('UTC');
    await receiveOrder(merchant, 1, '2026-10-05T10:00:00Z');
    const denied = await receiveOrder(merchant, 2, '2026-10-06T10:00:00Z');
    await receiveOrder(merchant, 3, '2026-10-07T10:00:00Z');
    await receiveRefund(merchant, 3, '2026-10-09T10:00:00Z');
    await decide(merchant, { decision: 'denied', orderIds: [denied], reason: 'Own order, "by hand"' });

    const { statement: page, items } = await statement(merchant, '2026-10');
    const listed = (await get(merchant, 'statements')).json().items[0];
    const inConsole = (await asAdmin('GET', merchant, 'statements/2026-10-EUR')).json();
    const csv = (await get(merchant, 'statements/2026-10-EUR/csv')).body.trim().split('\n');
    const csvForAdmin = (await asAdmin('GET', merchant, 'statements/2026-10-EUR/csv')).body
      .trim()
      .split('\n');
    const { balances } = (await get(merchant, 'ledger')).json();

    expect(page).toMatchObject({
      state: 'open',
      orders: 3,
      pendingOrders: 2,
      rateBasisPoints: 500,
      revenue: eur(25_000),
      commission: eur(1_500),
      corrections: eur(-250),
      adjustments: eur(-500),
      due: eur(750),
    });
    expect(items.map(({ orderName, status, due }) => [orderName, status, due])).toEqual([
      ['#1', 'pending', eur(500)],
      ['#2', 'denied', eur(0)],
      ['#3', 'pending', eur(250)],
    ]);
    expect(listed).toEqual(page);
    expect(inConsole.statement).toEqual(page);
    expect(inConsole.items[1].decision).toMatchObject({
      reason: 'Own order, "by hand"',
      by: expect.stringMatching(/@/),
    });
    expect(items[1]?.decision).toMatchObject({ reason: 'Own order, "by hand"', by: null });
    expect(balances).toEqual([{ due: eur(750), held: eur(0) }]);
    expect(csv).toEqual(csvForAdmin);
    expect(csv[2]?.trim()).toBe(
      '2026-10,#2,2026-10-06T10:00:00.000Z,denied,"Own order, ""by hand""",EUR,100.00,5,5.00,0.00,-5.00,0.00',
    );
    expect(csv.at(-1)?.trim()).toBe('2026-10,total,,,,EUR,250.00,5,15.00,-2.50,-5.00,7.50');
  });

  it('exists per currency', async () => {
    const merchant = await merchantIn('UTC');
    await receiveOrder(merchant, 1, '2026-10-05T10:00:00Z');
    await receiveOrder(merchant, 2, '2026-10-05T11:00:00Z', { currency: 'CHF' });

    const { items } = (await get(merchant, 'statements')).json<{ items: StatementView[] }>();

    expect(items.map(({ currency, due }) => [currency, due])).toEqual([
      ['CHF', { amountMinor: 500, currency: 'CHF' }],
      ['EUR', eur(500)],
    ]);
  });

  it('omits test orders', async () => {
    const merchant = await merchantIn('UTC');
    await receiveOrder(merchant, 1, '2026-10-05T10:00:00Z', { test: true });

    expect((await get(merchant, 'statements')).json()).toMatchObject({ items: [] });
  });

  it('is not found by another business, and viewers may read but not export it', async () => {
    const [merchant, other] = [await merchantIn('UTC'), await merchantIn('UTC')];
    await receiveOrder(merchant, 1, '2026-10-05T10:00:00Z');
    const viewer = await signInTestMember(api, { businessId: merchant.businessId, role: 'viewer' });
    const url = '/api/business/statements/2026-10-EUR';

    const foreign = await get(other, 'statements/2026-10-EUR');
    const inConsole = await asAdmin('GET', other, 'statements/2026-10-EUR');

    expect(foreign.json()).toMatchObject({ success: false, code: 'statement.not-found' });
    expect(inConsole.json()).toMatchObject({ success: false, code: 'statement.not-found' });
    expect((await viewer.inject({ url })).statusCode).toBe(200);
    expect((await viewer.inject({ url: `${url}/csv` })).statusCode).toBe(403);
  });
});

describe('closing a statement', () => {
  it('requires the month to be over, earlier statements closed and every order decided', async () => {
    const merchant = await merchantIn('America/New_York');
    const ids = [
      await receiveOrder(merchant, 1, '2026-09-20T10:00:00Z'),
      await receiveOrder(merchant, 2, '2026-10-20T10:00:00Z'),
    ];
    const refusals: unknown[] = [];
    const tryToClose = async (period: string) =>
      refusals.push((await close(merchant, period)).json().code ?? 'closed');

    await tryToClose('2026-08');
    toTime('2026-11-01T03:59:59Z');
    await tryToClose('2026-10');
    toTime('2026-11-01T04:00:00Z');
    await tryToClose('2026-10');
    await tryToClose('2026-09');
    await decide(merchant, { decision: 'approved', orderIds: ids });
    await tryToClose('2026-09');
    await tryToClose('2026-10');
    await tryToClose('2026-10');

    expect(refusals).toEqual([
      ...['statement.not-found', 'statement.month-not-over', 'statement.earlier-open'],
      ...['statement.has-pending', 'closed', 'closed', 'closed'],
    ]);
    const log = await api.services.storage.audit.listEntries({
      businessId: merchant.businessId,
      before: null,
      limit: 20,
    });
    expect(log.filter(({ action }) => action === 'statement.closed')).toHaveLength(2);
  });

  it('freezes it: refunds, denials and late orders go into the first open one', async () => {
    const merchant = await merchantIn('Europe/Berlin');
    const ids = [
      await receiveOrder(merchant, 1, '2026-10-05T10:00:00Z'),
      await receiveOrder(merchant, 2, '2026-10-06T10:00:00Z'),
    ];
    toTime('2026-11-03T10:00:00Z');
    await decide(merchant, { decision: 'approved', orderIds: ids });
    await close(merchant, '2026-10');
    const closed = await statement(merchant, '2026-10');

    await receiveRefund(merchant, 1, '2026-11-04T10:00:00Z');
    await decide(merchant, { decision: 'denied', orderIds: ids.slice(1), reason: 'Fraud' });
    await receiveOrder(merchant, 3, '2026-10-30T10:00:00Z', {}, '2026-11-05T10:00:00Z');
    await api.services.storage.businessProfiles.saveProfile({
      businessId: merchant.businessId,
      webAddress: null,
      currency: null,
      timeZone: 'Asia/Tokyo',
    });

    const next = await statement(merchant, '2026-11');
    expect(closed.statement).toMatchObject({
      state: 'closed',
      closedAt: '2026-11-03T10:00:00.000Z',
      due: eur(1_000),
    });
    expect(await statement(merchant, '2026-10')).toEqual(closed);
    expect(next.statement).toMatchObject({
      state: 'open',
      orders: 1,
      pendingOrders: 1,
      revenue: eur(5_000),
      commission: eur(500),
      corrections: eur(-250),
      adjustments: eur(-500),
      due: eur(-250),
    });
    expect(next.items.map(({ orderName, status, due }) => [orderName, status, due])).toEqual([
      ['#1', 'approved', eur(-250)],
      ['#2', 'denied', eur(-500)],
      ['#3', 'pending', eur(500)],
    ]);
  });
});
