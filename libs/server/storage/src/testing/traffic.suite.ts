import { emptyEntry, type CountedOrder } from '../stores/traffic/activity-entry';
import type { ClickToCount } from '../stores/traffic/day-visits';
import type { Storage } from '../storage';
import type { ActivityFilters } from '../stores/traffic/activity.store';
import { sampleBusiness, sampleClick } from './samples';
import type { PricePositionRow } from '../rows/traffic';

const businessId = 'b1';
const days = { businessId, from: '2026-11-20', to: '2026-11-21' };
const firstDay = '2026-11-20T00:00:00.000Z';
const secondDay = '2026-11-21T00:00:00.000Z';
const dayByDay = [
  { begins: firstDay, until: secondDay },
  { begins: secondDay, until: '2026-11-22T00:00:00.000Z' },
];

export function describeTraffic(storage: () => Storage): void {
  beforeEach(async () => {
    for (const id of [businessId, 'b2']) {
      await storage().businesses.createBusiness(
        sampleBusiness(id, { createdAt: '2026-11-01T00:00:00.000Z' }),
      );
    }
  });

  it('returns uncounted clicks, oldest first, until they are marked as counted', async () => {
    const { clicks, trafficCounts } = storage();
    const late = sampleClick({ id: 'a', clickedAt: '2026-11-20T09:00:00.000Z' });
    const early = sampleClick({ id: 'b', clickedAt: '2026-11-20T08:00:00.000Z' });
    await clicks.recordClicks([late, early]);

    const wasUncounted = await trafficCounts.hasUncounted();
    const first = await trafficCounts.takeClicks(1);
    await trafficCounts.markCounted('clicks', [{ id: early.id, at: early.clickedAt }], 'now');
    const second = await trafficCounts.takeClicks(9);
    await trafficCounts.markCounted('clicks', [{ id: late.id, at: late.clickedAt }], 'now');
    await clicks.recordClicks([late, early]);

    const isUncounted = await trafficCounts.hasUncounted();

    expect([first, second, await trafficCounts.takeClicks(9)]).toEqual([[early], [late], []]);
    expect([wasUncounted, isUncounted]).toEqual([true, false]);
  });

  it('adds clicks to quarter hours and dimensions, in three ways, and lists them', async () => {
    const { trafficCounts, trafficReports, activity } = storage();

    const businesses = await trafficCounts.addEntries([
      click({ recordId: 'c1', visitorHash: 'ann', offerId: 'o1' }),
      click({ recordId: 'c2', visitorHash: 'ann', offerId: 'o1', at: '2026-11-20T08:30:00.000Z' }),
      click({ recordId: 'c3', visitorHash: 'ann', offerId: 'o2', at: '2026-11-20T09:00:00.000Z' }),
      click({ recordId: 'c4', visit: 'bot', exclusion: 'bot', botReason: 'bot-user-agent', offerId: 'o1' }),
      click({ recordId: 'c5', businessId: 'b2', visitorHash: 'ann' }),
    ]);

    const hours = await trafficReports.listStretches(businessId, [
      { begins: '2026-11-20T07:30:00.000Z', until: '2026-11-20T08:30:00.000Z' },
      { begins: '2026-11-20T08:30:00.000Z', until: '2026-11-20T09:30:00.000Z' },
      { begins: '2026-11-20T09:30:00.000Z', until: '2026-11-20T10:30:00.000Z' },
    ]);
    const products = await trafficReports.listDimension({
      ...days,
      dimension: 'product',
      sort: 'clicks',
      offset: 0,
      limit: 9,
    });
    const exclusions = await trafficReports.findDimension({
      ...days,
      dimension: 'exclusion',
      values: ['bot:bot-user-agent', 'repeat:'],
    });
    const listed = await activity.listEntries({
      businessId,
      filters: {},
      from: null,
      until: null,
      before: null,
      limit: 9,
    });
    expect(businesses).toEqual([businessId, 'b2']);
    expect(hours).toMatchObject([
      {
        begins: '2026-11-20T07:30:00.000Z',
        clicks: 2,
        humanClicks: 1,
        billableClicks: 1,
        visitors: 1,
      },
      {
        begins: '2026-11-20T08:30:00.000Z',
        clicks: 2,
        humanClicks: 2,
        billableClicks: 1,
        visitors: 0,
      },
    ]);
    expect(products).toMatchObject([
      { value: 'o1', clicks: 3, humanClicks: 2, billableClicks: 1 },
      { value: 'o2', clicks: 1, humanClicks: 1, billableClicks: 1 },
    ]);
    expect(exclusions.map(({ value, clicks }) => [value, clicks])).toEqual(
      expect.arrayContaining([
        ['bot:bot-user-agent', 1],
        ['repeat:', 1],
      ]),
    );
    expect(listed.map(({ recordId, exclusion }) => [recordId, exclusion])).toEqual([
      ['c3', null],
      ['c2', 'repeat'],
      ['c4', 'bot'],
      ['c1', null],
    ]);
  });

  it('counts an entry once, also when another batch repeats it', async () => {
    const { trafficCounts, trafficReports } = storage();
    await trafficCounts.addEntries([click({ recordId: 'c1' })]);

    const again = await trafficCounts.addEntries([click({ recordId: 'c1' })]);

    expect(again).toEqual([]);
    expect(await trafficReports.listStretches(businessId, dayByDay)).toMatchObject([
      { begins: firstDay, clicks: 1 },
    ]);
  });

  it('counts clicks of a visitor again after an hour, and the visitor again on the next day', async () => {
    const { trafficCounts, trafficReports } = storage();
    const of = (recordId: string, at: string) => click({ recordId, at, visitorHash: 'ann', offerId: 'o1' });
    await trafficCounts.addEntries([of('c1', '2026-11-20T08:00:00.000Z')]);

    await trafficCounts.addEntries([of('c2', '2026-11-20T09:00:00.000Z')]);
    await trafficCounts.addEntries([of('c3', '2026-11-21T08:00:00.000Z')]);

    expect(await trafficReports.listStretches(businessId, dayByDay)).toMatchObject([
      { begins: firstDay, billableClicks: 2, visitors: 1 },
      { begins: secondDay, billableClicks: 1, visitors: 1 },
    ]);
  });

  it('stores nothing of a batch whose transaction fails', async () => {
    const failing = storage().atomically(async ({ trafficCounts }) => {
      await trafficCounts.addEntries([click({ recordId: 'c1' })]);
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    const { trafficReports, activity } = storage();
    expect(await trafficReports.listStretches(businessId, dayByDay)).toEqual([]);
    expect(await activity.readLastSequence()).toBe(0);
  });

  it('lists an order at once, and counts it once when it is credited', async () => {
    const { trafficCounts, trafficReports, activity } = storage();
    const uncredited = await trafficCounts.countOrder(order({ isCredited: false }));
    const before = await trafficReports.listStretches(businessId, dayByDay);

    const outcomes = [
      await trafficCounts.countOrder(order({ creditedTo: { offerId: 'o1', source: 'search' } })),
      await trafficCounts.countOrder(order({ creditedTo: { offerId: 'o1', source: 'search' } })),
      await trafficCounts.countOrder(order({ kind: 'refund', recordId: 'r1', amountMinor: 1_000 })),
    ];

    const listed = await activity.listEntriesAfter({ businessId, filters: {}, after: 0, limit: 9 });
    expect([uncredited, ...outcomes]).toEqual([true, true, false, true]);
    expect(before).toMatchObject([{ orders: 0 }]);
    expect(await trafficReports.listStretches(businessId, dayByDay)).toMatchObject([
      { orders: 1, refunds: 1 },
    ]);
    expect(await trafficReports.listRevenue(businessId, dayByDay)).toEqual([
      { begins: firstDay, currency: 'EUR', revenueMinor: 5_000, refundedMinor: 1_000 },
    ]);
    expect(
      await trafficReports.findDimensionRevenue({ ...days, dimension: 'product', values: ['o1', ''] }),
    ).toEqual([
      { value: 'o1', currency: 'EUR', revenueMinor: 5_000, refundedMinor: 0 },
      { value: '', currency: 'EUR', revenueMinor: 0, refundedMinor: 1_000 },
    ]);
    expect(listed.map(({ sequence, recordId, isCredited }) => [sequence, recordId, isCredited])).toEqual([
      [2, 'order-1', true],
      [3, 'r1', true],
    ]);
  });

  it('adjusts figures when an order changes, moves to another product, or no longer counts', async () => {
    const { trafficCounts, trafficReports } = storage();
    const read = async () => ({
      money: (await trafficReports.listRevenue(businessId, dayByDay)).map(({ revenueMinor }) => revenueMinor),
      products: (
        await trafficReports.listDimension({
          ...days,
          dimension: 'product',
          sort: 'revenue',
          offset: 0,
          limit: 9,
        })
      ).map(({ value, orders }) => [value, orders]),
    });
    await trafficCounts.countOrder(order({ creditedTo: { offerId: 'o1' } }));

    await trafficCounts.countOrder(order({ amountMinor: 7_500, creditedTo: { offerId: 'o2' } }));
    const changed = await read();
    await trafficCounts.countOrder(order({ amountMinor: 7_500, isCredited: false }));

    expect(changed).toEqual({ money: [7_500], products: [['o2', 1]] });
    expect(await read()).toEqual({ money: [0], products: [] });
  });

  it('moves figures to the days of a new time zone', async () => {
    const { businessProfiles, trafficCounts, trafficReports } = storage();
    const profile = { businessId, webAddress: null, currency: null };
    const of = async (day: string) =>
      (
        await trafficReports.findDimension({
          businessId,
          from: day,
          to: day,
          dimension: 'product',
          values: ['o1'],
        })
      ).map(({ clicks, orders }) => [clicks, orders]);
    const late = '2026-11-20T23:30:00.000Z';
    await trafficCounts.addEntries([
      click({ recordId: 'c1', offerId: 'o1' }),
      click({ recordId: 'c2', offerId: 'o1', at: late }),
    ]);
    await trafficCounts.countOrder(order({ at: late, creditedTo: { offerId: 'o1' } }));

    await businessProfiles.saveProfile({ ...profile, timeZone: 'Europe/Berlin' });
    const inBerlin = [await of('2026-11-20'), await of('2026-11-21')];
    await trafficCounts.addEntries([click({ recordId: 'c3', offerId: 'o1', at: late })]);
    const withMore = await of('2026-11-21');
    await businessProfiles.saveProfile({ ...profile, timeZone: 'America/New_York' });

    expect(inBerlin).toEqual([[[1, 0]], [[1, 1]]]);
    expect(withMore).toEqual([[2, 1]]);
    expect([await of('2026-11-20'), await of('2026-11-21')]).toEqual([[[3, 1]], []]);
  });

  it('lists exactly the entries of a figure, and those of one line of a breakdown', async () => {
    const { trafficCounts, activity } = storage();
    await trafficCounts.addEntries([
      click({ recordId: 'c1', visitorHash: 'ann', offerId: 'o1', position: 12 }),
      click({ recordId: 'c2', visitorHash: 'ann', offerId: 'o1', position: 10 }),
      click({ recordId: 'c3', exclusion: 'own', campaign: 'spring' }),
      click({ recordId: 'c4', visit: 'bot', exclusion: 'bot', botReason: 'bot-user-agent' }),
      { ...emptyEntry, businessId, kind: 'referral', recordId: 'f1', at: '2026-11-20T08:00:00.000Z' },
    ]);
    await trafficCounts.countOrder(order({}));
    await trafficCounts.countOrder(order({ recordId: 'order-2', orderId: 'order-2', isCredited: false }));
    const ids = async (filters: ActivityFilters) => {
      const request = { businessId, filters, from: null, until: null };
      const listed = await activity.listEntries({ ...request, before: null, limit: 20 });
      expect(await activity.countEntries(request)).toBe(listed.length);
      return listed.map(({ recordId }) => recordId).sort();
    };

    expect(await ids({ measure: 'all-clicks' })).toEqual(['c1', 'c2', 'c3', 'c4']);
    expect(await ids({ measure: 'clicks' })).toEqual(['c1', 'c2', 'c3']);
    expect(await ids({ measure: 'billable-clicks' })).toEqual(['c1']);
    expect(await ids({ measure: 'orders' })).toEqual(['order-1']);
    expect(await ids({ measure: 'referrals' })).toEqual(['f1']);
    expect(await ids({ measure: 'clicks', line: { by: 'product', value: '' } })).toEqual(['c3']);
    expect(await ids({ measure: 'clicks', line: { by: 'position', value: '10' } })).toEqual(['c1', 'c2']);
    expect(await ids({ line: { by: 'campaign', value: 'spring' } })).toEqual(['c3']);
    expect(await ids({ line: { by: 'exclusion', value: 'bot:bot-user-agent' } })).toEqual(['c4']);
  });

  it('removes an order and its refunds from the list and every figure, and leaves the others', async () => {
    const { trafficCounts, trafficReports, activity } = storage();
    const other = { recordId: 'order-2', orderId: 'order-2' };
    await trafficCounts.countOrder(order({ creditedTo: { offerId: 'o1' } }));
    await trafficCounts.countOrder(order({ kind: 'refund', recordId: 'r1', amountMinor: 1_000 }));
    await trafficCounts.countOrder(order({ ...other, creditedTo: { offerId: 'o1' } }));

    await trafficCounts.uncountOrder(businessId, order({}).orderId);
    await trafficCounts.uncountOrder(businessId, order({}).orderId);

    const listed = await activity.listEntriesAfter({ businessId, filters: {}, after: 0, limit: 9 });
    expect(listed.map(({ recordId }) => recordId)).toEqual(['order-2']);
    expect(await trafficReports.listStretches(businessId, dayByDay)).toMatchObject([
      { orders: 1, refunds: 0 },
    ]);
    expect(await trafficReports.listRevenue(businessId, dayByDay)).toEqual([
      { begins: firstDay, currency: 'EUR', revenueMinor: 5_000, refundedMinor: 0 },
    ]);
    expect(
      await trafficReports.findDimensionRevenue({ ...days, dimension: 'product', values: ['o1'] }),
    ).toEqual([{ value: 'o1', currency: 'EUR', revenueMinor: 5_000, refundedMinor: 0 }]);
  });

  it('returns breakdowns by page, by revenue, and the share without a value', async () => {
    const { trafficCounts, trafficReports } = storage();
    await trafficCounts.addEntries([
      click({ recordId: 'c1', campaign: 'spring' }),
      click({ recordId: 'c2', campaign: 'spring' }),
      click({ recordId: 'c3', campaign: 'autumn' }),
      click({ recordId: 'c4' }),
    ]);
    await trafficCounts.countOrder(order({ creditedTo: { campaign: 'autumn' } }));
    const request = { ...days, dimension: 'campaign' } as const;

    const pages = [
      await trafficReports.listDimension({ ...request, sort: 'clicks', offset: 0, limit: 1 }),
      await trafficReports.listDimension({ ...request, sort: 'clicks', offset: 1, limit: 9 }),
      await trafficReports.listDimension({ ...request, sort: 'revenue', offset: 0, limit: 9 }),
    ];

    expect(pages.map((page) => page.map(({ value }) => value))).toEqual([
      ['spring'],
      ['', 'autumn'],
      ['autumn'],
    ]);
    expect(await trafficReports.sumDimension({ ...request, sort: 'other' })).toEqual({
      values: 3,
      clicksKnown: 3,
      clicksUnknown: 1,
    });
  });

  it('sums impressions', async () => {
    const { trafficCounts, trafficReports } = storage();
    const shown = {
      businessId,
      quarter: '2026-11-20T08:15',
      offerId: 'o1',
      retailerDomain: 'oak.test',
      source: 'product',
      impressions: 3,
    };

    await trafficCounts.addShown([shown, { ...shown, offerId: 'o2', impressions: 1 }]);
    await trafficCounts.addShown([shown]);

    expect(await trafficReports.listStretches(businessId, dayByDay)).toMatchObject([{ impressions: 7 }]);
    expect(
      await trafficReports.findDimension({ ...days, dimension: 'product', values: ['o1'] }),
    ).toMatchObject([{ impressions: 6 }]);
  });

  it('filters the list and continues after a page, also within one moment', async () => {
    const { trafficCounts, activity } = storage();
    await trafficCounts.addEntries(['c1', 'c2', 'c3'].map((recordId) => click({ recordId, source: 's' })));
    await trafficCounts.addEntries([click({ recordId: 'c4', source: 'other' })]);
    const request = { businessId, filters: { source: 's' }, from: '2026-11-20', until: '2026-11-21' };

    const page = await activity.listEntries({ ...request, before: null, limit: 2 });
    const last = page.at(-1) ?? null;
    const rest = await activity.listEntries({ ...request, before: last, limit: 2 });

    expect([...page, ...rest].map(({ recordId }) => recordId)).toEqual(['c3', 'c2', 'c1']);
    expect(await activity.findLatest(businessId, 'click')).toBe('2026-11-20T08:00:00.000Z');
    expect(await activity.findLatest(businessId, 'order')).toBeNull();
  });

  it('returns what enough visitors searched for on one day', async () => {
    const { demand } = storage();
    const of = (visitorHash: string, key: string, day: string) =>
      ({ day, kind: 'words', key, visitorHash, productIds: [`found ${day}`] }) as const;
    await demand.addDemand([
      of('ann', 'desk', '2026-11-20'),
      of('ann', 'desk', '2026-11-20'),
      of('ben', 'desk', '2026-11-20'),
    ]);

    await demand.addDemand([of('ann', 'desk', '2026-11-20'), of('cid', 'desk', '2026-11-21')]);
    await demand.addDemand([of('ann', 'lamp', '2026-11-20'), of('ann', 'lamp', '2026-11-21')]);

    const request = { from: '2026-11-20', to: '2026-11-21', offset: 0, limit: 9 };
    expect(await demand.listDemand({ ...request, searchersMin: 2 })).toEqual([
      {
        kind: 'words',
        key: 'desk',
        searches: 5,
        searchers: 3,
        productIds: ['found 2026-11-21'],
      },
    ]);
    expect(await demand.listDemand({ ...request, searchersMin: 3 })).toEqual([]);
  });

  it('stores only the last ranking of prices', async () => {
    const { pricePositions } = storage();
    await pricePositions.savePositions([
      position({ offerId: 'o1', gapPoints: 300, priceGap: 'dearer-up-to-5', clicks: 4 }),
      position({ offerId: 'o2', rankedAt: 'before' }),
    ]);

    await pricePositions.savePositions([position({ offerId: 'o3', clicks: 9 })]);
    await pricePositions.removeOlder(businessId, 'now');

    const request = { businessId, text: '', priceGaps: null, after: null, limit: 9 };
    const dearest = await pricePositions.listPositions({ ...request, sort: 'dearest' });
    const second = await pricePositions.listPositions({
      ...request,
      sort: 'clicks',
      after: { value: 9, offerId: 'o3' },
    });
    await pricePositions.savePositions([position({ offerId: 'o4', impact: 2.5 })]);
    const byImpact = await pricePositions.listPositions({ ...request, sort: 'impact', limit: 1 });
    const beyond = await pricePositions.listPositions({
      ...request,
      sort: 'impact',
      after: { value: 2.5, offerId: 'o4' },
    });
    expect(byImpact.map(({ offerId }) => offerId)).toEqual(['o4']);
    expect(beyond.map(({ offerId }) => offerId)).toEqual(['o3', 'o1']);
    await pricePositions.savePositions([position({ offerId: 'o4', rankedAt: 'before' })]);
    await pricePositions.removeOlder(businessId, 'now');
    expect(dearest.map(({ offerId }) => offerId)).toEqual(['o1', 'o3']);
    expect(second.map(({ offerId }) => offerId)).toEqual(['o1']);
    expect(await pricePositions.countSteps(businessId, '')).toEqual(
      expect.arrayContaining([
        { priceGap: 'same', items: 1, clicks: 9 },
        { priceGap: 'dearer-up-to-5', items: 1, clicks: 4 },
      ]),
    );
    expect(await pricePositions.findRankedAt('b2')).toBeNull();
  });

  it('deletes visits and listed entries, but not figures', async () => {
    const { trafficCounts, trafficReports, activity } = storage();
    await trafficCounts.addEntries([click({ recordId: 'c1', visitorHash: 'ann' })]);

    await trafficCounts.deleteTraffic({
      visitsOf: '2026-11-21',
      trackedOf: '2026-11-21',
      entriesOf: '2026-11-21',
    });
    await trafficCounts.setCountedUntil('2026-11-21T00:00:00.000Z');

    const request = { businessId, filters: {}, from: null, until: null, before: null, limit: 9 };
    expect(await activity.listEntries(request)).toEqual([]);
    expect(await trafficReports.listStretches(businessId, dayByDay)).toMatchObject([{ clicks: 1 }]);
    expect(await trafficCounts.readCountedUntil()).toBe('2026-11-21T00:00:00.000Z');
  });
}

function click(changes: Partial<ClickToCount> & Pick<ClickToCount, 'recordId'>): ClickToCount {
  return {
    ...emptyEntry,
    businessId,
    kind: 'click',
    at: '2026-11-20T08:00:00.000Z',
    visitorHash: null,
    ...changes,
  };
}

function order(changes: Partial<CountedOrder>): CountedOrder {
  return {
    businessId,
    kind: 'order',
    recordId: 'order-1',
    orderId: 'order-1',
    orderName: '#1001',
    at: '2026-11-20T10:00:00.000Z',
    amountMinor: 5_000,
    currency: 'EUR',
    isCredited: true,
    ...changes,
  };
}

function position(changes: Partial<PricePositionRow> & Pick<PricePositionRow, 'offerId'>): PricePositionRow {
  return {
    businessId,
    itemId: 'i1',
    title: 'Oak desk',
    imageUrl: null,
    priceMinor: 100,
    currency: 'EUR',
    position: 1,
    place: 'cheapest',
    offersShown: 2,
    bestMinor: 100,
    bestRetailerName: 'Elm',
    bestRetailerDomain: 'elm.test',
    gapPoints: 0,
    priceGap: 'same',
    clicks: 0,
    rankedAt: 'now',
    impact: 0,
    winMinor: null,
    winClicks: null,
    ...changes,
  };
}
