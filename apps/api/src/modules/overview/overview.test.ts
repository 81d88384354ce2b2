import { queuedImport } from '@pricehunt/storage';
import { settingKeys } from '../../live-settings/live-settings';
import { countTraffic } from '../../merchant-traffic/count-traffic';
import { clickAt, saveTestItem, saveTestOffers, testOrder } from '../../merchant-traffic/testing-traffic';
import { signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { verifyTestDomain } from '../../testing/verify-test-domain';

const now = new Date('2026-11-21T09:00:00.000Z');
let api: TestApi;
let owner: SignedInCaller & { readonly businessId: string };

beforeEach(async () => {
  api = await startTestApi({ now: () => now });
  owner = await signInTestMember(api);
});
afterEach(() => api.close());

async function overview(caller: SignedInCaller, query = '') {
  return (await caller.inject({ method: 'GET', url: `/api/business/overview${query}` })).json();
}

async function saveRun(changes: object): Promise<void> {
  const { feeds } = api.services.storage;
  const { businessId } = owner;
  await feeds.createFeed({
    id: 'f1',
    businessId,
    kind: 'link',
    name: 'Desks',
    link: 'https://oak.test/feed.xml',
    schedule: 'daily',
    currency: null,
    country: null,
    isAutoConfirmed: true,
    isPaused: false,
    createdAt: '2026-11-01T00:00:00.000Z',
    nextRunAt: null,
    contentDigest: null,
    validators: [],
    columnMapping: [],
  });
  await feeds.createImport({
    ...queuedImport,
    id: 'i1',
    feedId: 'f1',
    businessId,
    startedBy: 'schedule',
    requestedAt: '2026-11-10T00:00:00.000Z',
  });
  await feeds.changeImport('i1', changes);
}

describe('GET /api/business/overview', () => {
  it('compares the last days, including today, with the previous period', async () => {
    const { storage } = api.services;
    await verifyTestDomain(api, owner.businessId, 'oak.test');
    await storage.clicks.recordClicks([
      clickAt('oak.test', { id: 'c1', clickedAt: '2026-11-21T08:00:00.000Z' }),
      clickAt('oak.test', { id: 'c2', clickedAt: '2026-11-15T00:00:00.000Z' }),
      clickAt('oak.test', { id: 'c3', clickedAt: '2026-11-14T23:59:59.999Z' }),
    ]);
    await countTraffic(api.services);

    const week = await overview(owner);
    const month = await overview(owner, '?days=30');

    expect(week).toMatchObject({
      period: { from: '2026-11-15', to: '2026-11-21' },
      before: { from: '2026-11-08', to: '2026-11-14' },
      totals: { clicks: { all: 2 } },
      totalsBefore: { clicks: { all: 1 } },
      countedUntil: now.toISOString(),
    });
    expect([week.series.length, week.seriesBefore.length]).toEqual([7, 7]);
    expect(month.totals.clicks.all).toBe(3);
  });

  it('returns until when figures are complete while records wait', async () => {
    await verifyTestDomain(api, owner.businessId, 'oak.test');
    await api.services.storage.trafficCounts.setCountedUntil('2026-11-21T08:00:00.000Z');
    await api.services.storage.clicks.recordClicks([
      clickAt('oak.test', { id: 'c1', clickedAt: '2026-11-21T08:30:00.000Z' }),
    ]);

    expect(await overview(owner)).toMatchObject({ countedUntil: '2026-11-21T08:00:00.000Z' });
  });

  it('completes the steps in the order of setup, until an order has arrived', async () => {
    const { businessId } = owner;
    const before = (await overview(owner)).checklist;
    await verifyTestDomain(api, businessId, 'oak.test');
    await saveTestOffers(api, 'p1', [{ id: 'mine', domain: 'oak.test', priceMinor: 10_400 }]);
    await saveTestItem(api, businessId, { offerId: 'mine', productId: 'p1', priceMinor: 10_400 });
    const payload = { name: 'Shop', kind: 'secret', scopes: ['orders.write'] };
    const made = await owner.inject({ method: 'POST', url: '/api/business/api-keys', payload });
    const connected = (await overview(owner)).checklist;
    await api.app.inject({
      method: 'POST',
      url: '/api/v1/orders',
      headers: { authorization: `Bearer ${made.json().key}` },
      payload: {
        orderId: 'A-1',
        placedAt: '2026-11-20T10:00:00Z',
        currency: 'EUR',
        totalMinor: 5_000,
        taxMinor: 0,
        shippingMinor: 0,
      },
    });

    const after = (await overview(owner)).checklist;

    const done = (list: readonly { readonly step: string; readonly isDone: boolean }[]) =>
      list.filter(({ isDone }) => isDone).map(({ step }) => step);
    expect(done(before)).toEqual(['verify-email']);
    expect(done(connected)).toEqual(['verify-email', 'verify-domain', 'add-products', 'connect-orders']);
    expect(after.every(({ isDone }: { readonly isDone: boolean }) => isDone)).toBe(true);
  });

  it('lists an unverified domain, a failed feed, and orders that stopped', async () => {
    const { storage } = api.services;
    const { businessId } = owner;
    await storage.businessDomains.claimDomain({
      id: 'd1',
      businessId,
      domain: 'oak.test',
      token: 't',
      state: 'pending',
      method: null,
      claimedAt: '2026-11-01T00:00:00.000Z',
      checkedAt: null,
      verifiedAt: null,
      problem: null,
    });
    await saveRun({
      state: 'failed',
      finishedAt: '2026-11-10T00:01:00.000Z',
      failure: 'The file broke off.',
    });
    await storage.trafficCounts.countOrder(
      testOrder({ businessId, recordId: 'o1', at: '2026-11-12T10:00:00.000Z' }),
    );

    const { attention } = await overview(owner);

    expect(attention).toEqual([
      { kind: 'domain-unverified', domainId: 'd1', domain: 'oak.test' },
      {
        kind: 'feed-failed',
        feedId: 'f1',
        feedName: 'Desks',
        importId: 'i1',
        at: '2026-11-10T00:01:00.000Z',
      },
      { kind: 'integration-silent', integration: 'orders', lastAt: '2026-11-12T10:00:00.000Z' },
    ]);
  });

  it('lists price losses with the clicks at stake, and nothing where no competitor is cheaper', async () => {
    const { businessId } = owner;
    const position = (offerId: string, priceGap: string, clicks: number) => ({
      businessId,
      offerId,
      itemId: offerId,
      title: 'Desk',
      imageUrl: null,
      priceMinor: 10_400,
      currency: 'EUR',
      position: 2,
      place: 'middle' as const,
      offersShown: 2,
      bestMinor: 10_000,
      bestRetailerName: 'Elm',
      bestRetailerDomain: 'elm.test',
      gapPoints: 400,
      priceGap,
      clicks,
      impact: 400 * clicks,
      winMinor: 9_999,
      winClicks: null,
      rankedAt: now.toISOString(),
    });
    const { pricePositions } = api.services.storage;
    await pricePositions.savePositions([position('same', 'same', 7), position('alone', 'alone', 9)]);
    const before = (await overview(owner)).attention;
    await pricePositions.savePositions([
      position('little', 'dearer-up-to-5', 100),
      position('much', 'dearer-over-20', 36),
    ]);

    expect(before).toEqual([]);
    expect((await overview(owner)).attention).toEqual([
      { kind: 'price-losses', productCount: 2, clicks: 136 },
    ]);
  });

  it('tells a business that waits for approval whether shoppers see its products', async () => {
    const waiting = await signInTestMember(api, { status: 'pending' });
    const visible = (await overview(waiting)).attention;
    await api.services.storage.settings.saveSetting(settingKeys.switch('unapproved-merchants'), {
      isOn: false,
    });

    expect(visible).toEqual([{ kind: 'approval-pending', isVisible: true }]);
    expect((await overview(waiting)).attention).toEqual([{ kind: 'approval-pending', isVisible: false }]);
  });

  it('lists a feed that was not read for days', async () => {
    await saveRun({ state: 'applied', finishedAt: '2026-11-10T00:01:00.000Z' });

    expect((await overview(owner)).attention).toEqual([
      { kind: 'integration-silent', integration: 'catalog', lastAt: '2026-11-10T00:01:00.000Z' },
    ]);
  });

  it('shows nothing of another business', async () => {
    await saveRun({ state: 'failed', finishedAt: '2026-11-10T00:01:00.000Z' });
    const stranger = await signInTestMember(api);

    expect((await overview(stranger)).attention).toEqual([]);
  });
});
