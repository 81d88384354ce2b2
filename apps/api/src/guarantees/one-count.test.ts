import { analyticsDimensions } from '@pricehunt/api-contract/analytics';
import { dayAfter, orderStates } from '@pricehunt/order-attribution';
import { quarterOf } from '@pricehunt/storage';
import type { ClickRow } from '@pricehunt/storage';
import { sampleClick, seededRandom } from '@pricehunt/storage/testing';
import { recordOrder } from '../merchant-orders/record-order';
import { recordRefund } from '../merchant-orders/record-refund';
import { testOrderSource } from '../merchant-traffic/test-order-marks';
import type { OrderMessage } from '../merchant-orders/order-message';
import { countTraffic } from '../merchant-traffic/count-traffic';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { makeTestMerchant } from '../testing/orders';
import type { TestMerchant } from '../testing/orders';
import { signInTestAdmin } from '../testing/sign-in';

// In these days the clocks go back in Berlin (25 October) and in New York (1 November).
const now = new Date('2026-11-06T12:00:00.000Z');
const firstMs = Date.parse('2026-10-06T00:00:00.000Z');
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'] as const;
const hourMs = 3_600_000;
let api: TestApi;
/** Each merchant has its own address, because calls are rate limited. */
let remoteAddress = '';
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.close());

type Random = () => number;
interface ExpectedOrder {
  readonly placedAt: string;
  readonly totalMinor: number;
  readonly currency: string;
  readonly isReal: boolean;
  readonly isOurs: boolean;
  readonly refunds: readonly { readonly at: string; readonly amountMinor: number }[];
}
interface Happened {
  readonly orders: readonly ExpectedOrder[];
  readonly clicks: readonly { readonly at: string; readonly isBot: boolean }[];
  readonly impressions: readonly { readonly at: string; readonly count: number }[];
}

it.each(zones.map((timeZone, place) => [timeZone, place + 1] as const))(
  'shows the same figures everywhere, by the days of %s',
  async (timeZone, seed) => {
    const merchant = await makeTestMerchant(api, {
      domain: `shop-${seed}.example`,
      email: `m${seed}@shop.example`,
    });
    remoteAddress = `10.0.0.${seed}`;
    const random = seededRandom(4_000 + seed);
    const { storage } = api.services;
    const profile = { businessId: merchant.businessId, webAddress: null, currency: null };
    const early = await happen(merchant, random, 'e');
    await storage.businessProfiles.saveProfile({ ...profile, timeZone });
    const late = await happen(merchant, random, 'l');
    const happened = {
      orders: [...early.orders, ...late.orders],
      clicks: [...early.clicks, ...late.clicks],
      impressions: [...early.impressions, ...late.impressions],
    };

    const last = dayIn(timeZone, now.toISOString());
    for (const days of [7, 30]) {
      await expectOneCount(merchant, timeZone, happened, { from: dayAfter(last, 1 - days), to: last });
    }
    for (const day of ['2026-10-25', '2026-11-01', '2026-10-31']) {
      await expectOneCount(merchant, timeZone, happened, { from: day, to: day });
    }
  },
);

it('counts the same clicks of people for the operator as for all merchants together', async () => {
  const admin = await signInTestAdmin(api);
  const merchants = [
    await makeTestMerchant(api, { domain: 'oak.example', email: 'oak@shop.example' }),
    await makeTestMerchant(api, { domain: 'elm.example', email: 'elm@shop.example' }),
  ];
  for (const merchant of merchants) await happen(merchant, seededRandom(7), 'a');
  const since = new Date(now.getTime() - 24 * hourMs).toISOString();
  await api.services.storage.clicks.recordClicks([
    sampleClick({
      id: 'of a test',
      retailerDomain: 'oak.example',
      clickedAt: since,
      source: testOrderSource,
    }),
  ]);
  await countTraffic(api.services);
  const { businesses, activity } = api.services.storage;
  const all = await businesses.searchBusinesses({ text: null, status: null, after: null, limit: 100 });
  const ofMerchants = await Promise.all(
    all.map(({ id: businessId }) =>
      activity.countEntries({ businessId, filters: { measure: 'clicks' }, from: since, until: null }),
    ),
  );

  const { overview } = (await admin.inject({ url: '/api/admin/overview' })).json();

  expect(overview.clicks.lastDay).toBe(ofMerchants.reduce((sum, clicks) => sum + clicks, 0));
  expect(overview.clicks.lastDay).toBeGreaterThan(0);
});

async function happen(merchant: TestMerchant, random: Random, part: string): Promise<Happened> {
  const { storage } = api.services;
  const { businessId, domain } = merchant;
  const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(random() * items.length)] ?? items[0];
  const moment = () => {
    const atMs = firstMs + Math.floor(random() * (now.getTime() - firstMs - 2 * hourMs));
    const turn = Math.floor(atMs / hourMs) * hourMs + oneOf([-1_000, 0, 1_000]);
    return new Date(random() < 0.5 ? atMs : turn).toISOString();
  };
  const clicks: ClickRow[] = [];
  for (let place = 0; place < 24; place += 1) {
    const isBot = random() < 0.2;
    const id = `${domain}-${part}${place}`;
    const before = random() < 0.25 ? clicks.at(-1) : undefined;
    const click = sampleClick({
      id,
      referenceId: `ref-${id}`,
      clickedAt: place === 0 ? recently() : moment(),
      retailerDomain: domain,
      target: `https://${domain}/p/1`,
      offerId: oneOf([null, 'mine', 'other']),
      source: oneOf(['comparison', 'product_page']),
      device: oneOf([null, 'mobile', 'desktop'] as const),
      visit: isBot ? 'bot' : 'person',
      botReason: isBot ? 'bot-user-agent' : null,
      visitorHash: oneOf([null, 'ann', 'ben']),
    });
    // The same visitor comes again a few minutes later.
    const again = new Date(Date.parse(before?.clickedAt ?? '') + 600_000);
    clicks.push(
      before === undefined
        ? click
        : { ...before, id, referenceId: `ref-${id}`, clickedAt: again.toISOString() },
    );
  }
  await storage.clicks.recordClicks(clicks);
  await countTraffic(api.services);
  // Impressions by product stay in the day that counted them, so there are none before the time zone is set.
  const impressions =
    part === 'e'
      ? []
      : Array.from({ length: 8 }, () => ({ at: moment(), count: 1 + Math.floor(random() * 9) }));
  for (const { at, count } of impressions) {
    await storage.trafficCounts.addShown([
      {
        businessId,
        quarter: quarterOf(at),
        offerId: oneOf(['mine', 'other']),
        retailerDomain: domain,
        source: 'product_page',
        impressions: count,
      },
    ]);
  }
  const people = clicks.filter(({ visit }) => visit === 'person');
  const orders: ExpectedOrder[] = [];
  for (let number = 0; number < 16; number += 1) {
    const click = people[Math.floor(random() * people.length)] ?? people[0];
    const from = Date.parse(click?.clickedAt ?? '');
    const isOurs = random() < 0.7;
    const placedMs = Math.min(from + Math.floor(random() * 48) * hourMs, now.getTime() - hourMs);
    const placedAt = new Date(placedMs).toISOString();
    const message = orderMessage(merchant, `${part}${number}`, {
      placedAt,
      changedAt: placedAt,
      currency: oneOf(['EUR', 'USD']),
      totalMinor: 100 + Math.floor(random() * 9_000),
      isTest: random() < 0.15,
      checkoutToken: `checkout ${domain} ${part}${number}`,
      marks: {
        attributes: isOurs ? [{ name: '_pricehunt_ref', value: click?.referenceId ?? '' }] : [],
        landingLink: '/',
      },
    });
    await recordOrder(api.services, message);
    if (random() < 0.1) {
      const twin = { ...message, externalId: `${message.externalId}-twin`, name: `${message.name}-twin` };
      await recordOrder(api.services, twin);
    }
    const refunds = random() < 0.4 ? [await refund(message, moment(), random)] : [];
    const changed = { ...message, changedAt: now.toISOString(), totalMinor: message.totalMinor + 50 };
    const isChanged = random() < 0.25;
    if (isChanged) await recordOrder(api.services, changed);
    const latest = isChanged ? changed : message;
    const isCancelled = random() < 0.2;
    if (isCancelled) {
      const later = new Date(now.getTime() + 1).toISOString();
      await recordOrder(api.services, { ...latest, changedAt: later, cancelledAt: now.toISOString() });
    }
    const { currency, totalMinor } = latest;
    const isReal = !message.isTest && !isCancelled;
    orders.push({ placedAt, totalMinor, currency, isReal, isOurs, refunds });
  }
  return {
    orders,
    impressions,
    clicks: clicks.map(({ clickedAt, visit }) => ({ at: clickedAt, isBot: visit === 'bot' })),
  };
}

function recently(): string {
  return new Date(now.getTime() - 3 * hourMs).toISOString();
}

async function refund(message: OrderMessage, at: string, random: Random) {
  const amountMinor = Math.max(1, Math.floor(random() * message.totalMinor));
  const { businessId, externalId: orderExternalId } = message;
  await recordRefund(api.services, {
    businessId,
    orderExternalId,
    externalId: `${orderExternalId}-refund`,
    at,
    totalMinor: amountMinor,
    lines: null,
  });
  return { at, amountMinor };
}

function orderMessage(
  { businessId, sourceId }: TestMerchant,
  number: string,
  facts: Pick<
    OrderMessage,
    'placedAt' | 'changedAt' | 'currency' | 'totalMinor' | 'isTest' | 'checkoutToken' | 'marks'
  >,
): OrderMessage {
  return {
    businessId,
    externalId: number,
    name: `#${number}`,
    source: 'shopify',
    sourceId,
    customer: null,
    customerId: null,
    discountMinor: 0,
    taxMinor: 0,
    shippingMinor: 0,
    subtotalMinor: facts.totalMinor,
    lines: [
      {
        lineId: '1',
        itemId: '41',
        sku: null,
        title: 'Desk',
        category: null,
        quantity: 1,
        totalMinor: facts.totalMinor,
      },
    ],
    discountCodes: [],
    payment: 'paid',
    cancelledAt: null,
    isConfirmed: true,
    ...facts,
  };
}

async function expectOneCount(
  { caller }: TestMerchant,
  timeZone: string,
  happened: Happened,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const ask = async (path: string) => {
    const response = await caller.inject({ url: `/api/business/${path}`, remoteAddress });
    expect(response.statusCode).toBe(200);
    return response;
  };
  const json = async (path: string) => (await ask(path)).json();
  const rows = async (path: string) => (await ask(path)).body.trim().split(/\r?\n/).slice(1);
  const days = `from=${from}&to=${to}`;
  const isIn = (at: string) => dayIn(timeZone, at) >= from && dayIn(timeZone, at) <= to;
  const counted = happened.orders.filter(({ isReal, isOurs }) => isReal && isOurs);
  const placed = counted.filter(({ placedAt }) => isIn(placedAt));
  const received = happened.orders.filter(({ isReal, placedAt }) => isReal && isIn(placedAt));
  const refunds = counted.flatMap((order) =>
    order.refunds.filter(({ at }) => isIn(at)).map((each) => ({ ...each, currency: order.currency })),
  );
  const clicks = happened.clicks.filter(({ at }) => isIn(at));
  const expected = {
    impressions: sumOf(happened.impressions.filter(({ at }) => isIn(at)).map(({ count }) => count)),
    orders: placed.length,
    refunds: refunds.length,
    revenue: moneyOf(placed.map(({ currency, totalMinor }) => ({ currency, amountMinor: totalMinor }))),
    refunded: moneyOf(refunds),
  };

  const analytics = await json(`analytics?${days}`);
  const { totals, series, exclusions } = analytics;
  expect(totals).toMatchObject(expected);
  expect(totals.clicks).toMatchObject({
    all: clicks.length,
    human: clicks.filter(({ isBot }) => !isBot).length,
  });
  const excluded = exclusions.map((each: { readonly clicks: number }) => each.clicks);
  expect(totals.clicks.all - sumOf(excluded)).toBe(totals.clicks.billable);
  for (const interval of ['hour', 'week']) {
    const other = await json(`analytics?${days}&interval=${interval}`);
    expect(other.totals).toEqual(totals);
    expect(pointsOf(other.series)).toBe(pointsOf(series));
  }
  for (const point of series) {
    const day = dayIn(timeZone, point.at);
    expect(point.orders).toBe(placed.filter(({ placedAt }) => dayIn(timeZone, placedAt) === day).length);
    expect(point.clicks.all).toBe(clicks.filter(({ at }) => dayIn(timeZone, at) === day).length);
  }
  if (to === dayIn(timeZone, now.toISOString())) {
    const overview = await json(`overview?days=${series.length}`);
    expect([overview.period, overview.totals, overview.series]).toEqual([{ from, to }, totals, series]);
  }
  const { steps } = await json(`analytics/funnel?${days}`);
  expect(steps.map(({ count }: { readonly count: number }) => count)).toEqual([
    ...[totals.impressions, totals.clicks.human, totals.orders],
  ]);

  for (const by of analyticsDimensions) {
    const { items } = await json(`analytics/breakdown?${days}&by=${by}`);
    const add = (pick: (line: Line) => number) => sumOf(items.map(pick));
    expect([
      ...[add(({ counts }) => counts.clicks.all), add(({ counts }) => counts.clicks.human)],
      ...[add(({ counts }) => counts.clicks.billable), add(({ counts }) => counts.orders)],
      add(({ counts }) => counts.refunds),
    ]).toEqual([
      totals.clicks.all,
      totals.clicks.human,
      totals.clicks.billable,
      totals.orders,
      totals.refunds,
    ]);
    expect(moneyOf(items.flatMap(({ counts }: Line) => counts.revenue))).toEqual(totals.revenue);
    expect(await rows(`analytics.csv?${days}&by=${by}`)).toHaveLength(items.length);
    if (by !== 'product') continue;
    expect(add(({ counts }) => counts.impressions)).toBe(totals.impressions);
    for (const { value, counts } of items) {
      const line = `${days}&by=product${value === null ? '' : `&value=${value}`}`;
      expect((await json(`activity?${line}&measure=clicks`)).total).toBe(counts.clicks.human);
      expect((await json(`activity?${line}&measure=orders`)).total).toBe(counts.orders);
    }
  }

  const orders = await json(`orders?${days}&measure=orders`);
  expect([orders.total, orders.amounts]).toEqual([totals.orders, totals.revenue]);
  expect((await json(`orders?${days}&measure=orders-received`)).total).toBe(received.length);
  const notAttributed = (await json(`orders?${days}&measure=orders-not-attributed`)).total;
  expect(notAttributed).toBe(received.length - placed.length);
  const inState = async (state: string) => (await json(`orders?${days}&state=${state}`)).total;
  expect(await inState('attributed')).toBe(totals.orders);
  expect((await inState('waiting')) + (await inState('unattributed'))).toBe(notAttributed);
  for (const state of orderStates) {
    const { items } = await json(`orders?${days}&state=${state}`);
    expect(items.every((order: { readonly state: string }) => order.state === state)).toBe(true);
  }
  const listed = (await rows(`orders.csv?${days}&measure=orders`)).map((row) => row.split(','));
  expect(listed).toHaveLength(totals.orders);
  expect(moneyOf(listed.map((cells) => moneyAt(cells, 8)))).toEqual(totals.revenue);
  expect(listed.every(([, , at = '']) => at.slice(0, 10) >= from && at.slice(0, 10) <= to)).toBe(true);

  const attribution = await json(`attribution?${days}`);
  const { payingModel, orderCount, withoutCredit } = attribution;
  const credited = attribution.totals[payingModel];
  expect([credited.orders, orderCount]).toEqual([totals.orders, received.length]);
  expect(sumOf(withoutCredit.map((each: { readonly orderCount: number }) => each.orderCount))).toBe(
    notAttributed,
  );
  for (const { reason, orderCount: count } of withoutCredit) {
    const rows = await json(`orders?${days}&measure=orders-not-attributed&reason=${reason}`);
    expect([reason, rows.total]).toEqual([reason, count]);
  }
  expect(moneyOf(credited.commission)).toEqual(moneyOf(listed.map((cells) => moneyAt(cells, 10))));

  const counts = {
    'all-clicks': totals.clicks.all,
    clicks: totals.clicks.human,
    'billable-clicks': totals.clicks.billable,
    referrals: totals.referrals,
    events: totals.events,
    orders: totals.orders,
    refunds: totals.refunds,
  };
  for (const [measure, count] of Object.entries(counts)) {
    expect([measure, (await json(`activity?${days}&measure=${measure}`)).total]).toEqual([measure, count]);
    expect(await rows(`activity.csv?${days}&measure=${measure}`)).toHaveLength(count);
  }
}

interface Money {
  readonly currency: string;
  readonly amountMinor: number;
}

interface Line {
  readonly value: string | null;
  readonly counts: {
    readonly impressions: number;
    readonly clicks: { readonly all: number; readonly human: number; readonly billable: number };
    readonly orders: number;
    readonly refunds: number;
    readonly revenue: readonly Money[];
  };
}

function pointsOf(series: readonly Line['counts'][]): string {
  const of = (pick: (point: Line['counts']) => number) => sumOf(series.map(pick));
  return [
    of(({ orders }) => orders),
    of(({ clicks }) => clicks.all),
    of(({ impressions }) => impressions),
  ].join();
}

function moneyAt(cells: readonly string[], place: number): Money {
  return { currency: cells[7] ?? '', amountMinor: Math.round(Number(cells[place]) * 100) };
}

function moneyOf(amounts: readonly Money[]): readonly Money[] {
  const sums = new Map<string, number>();
  for (const { currency, amountMinor } of amounts) {
    sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  }
  return [...sums]
    .map(([currency, amountMinor]) => ({ amountMinor, currency }))
    .filter(({ amountMinor }) => amountMinor !== 0)
    .sort((one, other) => other.amountMinor - one.amountMinor);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Computes the day in another way than the product does. */
function dayIn(timeZone: string, at: string): string {
  return new Date(at).toLocaleDateString('sv-SE', { timeZone });
}
