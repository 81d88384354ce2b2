import type { Storage } from '../storage';
import { itemLowsOf } from './item-lows';
import { sampleBusiness, sampleOffer, sampleProduct, sampleReport } from './samples';

const at = '2026-11-21T10:00:00.000Z';
const later = '2026-11-21T10:30:00.000Z';

export function describeModeration(storage: () => Storage): void {
  const business = (id: string, name: string) =>
    storage().businesses.createBusiness(
      sampleBusiness(id, { name, storeDomain: `${id}.example`, status: 'pending' }),
    );

  describe('viewings', () => {
    const viewing = (id: string, changes: object = {}) => ({
      id,
      adminId: 'ada',
      sessionHash: 'console',
      businessId: 'oak',
      reason: 'a ticket',
      startedAt: at,
      until: '2026-11-21T11:00:00.000Z',
      tokenHash: `token-${id}`,
      cookieHash: null,
      endedAt: null,
      tokenUntil: '2026-11-21T10:01:00.000Z',
      ...changes,
    });
    beforeEach(() => business('oak', 'Oak'));

    it('are opened once by token, before it expires', async () => {
      await storage().viewings.createViewing(viewing('v1'));
      await storage().viewings.createViewing(viewing('v2'));
      const open = (id: string, when: string) =>
        storage().viewings.openByToken({ tokenHash: `token-${id}`, cookieHash: `cookie-${id}`, at: when });

      const opened = [await open('v1', at), await open('v1', at), await open('v2', later)];

      expect(opened.map((each) => each?.id ?? null)).toEqual(['v1', null, null]);
      expect(await storage().viewings.findByCookie('cookie-v1', later)).toMatchObject({ id: 'v1' });
      expect(await storage().viewings.findByCookie('cookie-v1', '2026-11-21T11:00:00.000Z')).toBeNull();
    });

    it('end once, and then belong to nobody', async () => {
      await storage().viewings.createViewing(viewing('v1', { cookieHash: 'cookie' }));
      const before = await storage().viewings.findOpenOf('ada', at);

      const ended = [
        await storage().viewings.endViewing('v1', at),
        await storage().viewings.endViewing('v1', at),
      ];

      expect([before?.id, ended]).toEqual(['v1', [true, false]]);
      expect(await storage().viewings.findOpenOf('ada', at)).toBeNull();
      expect(await storage().viewings.findByCookie('cookie', at)).toBeNull();
    });
  });

  it('stores disapprovals by business and item, with the last reason', async () => {
    await business('oak', 'Oak');
    const { itemDisapprovals } = storage();
    const lamp = { businessId: 'oak', itemId: 'lamp', at, byId: 'ada' };
    await itemDisapprovals.saveDisapproval({ ...lamp, reason: 'counterfeit' });
    await itemDisapprovals.saveDisapproval({ ...lamp, reason: 'dangerous' });

    const found = await itemDisapprovals.findDisapprovals('oak', ['lamp', 'desk']);
    const removed = [
      await itemDisapprovals.removeDisapproval('oak', 'lamp'),
      await itemDisapprovals.removeDisapproval('oak', 'lamp'),
    ];

    expect(found).toEqual([{ ...lamp, reason: 'dangerous' }]);
    expect(removed).toEqual([true, false]);
  });

  it('stores the last release of an item until it is withdrawn', async () => {
    await business('oak', 'Oak');
    const { itemReleases } = storage();
    const lamp = { businessId: 'oak', itemId: 'lamp', reason: 'A true sale', at, byId: 'ada' };
    const release = { ...lamp, identityKey: 'k1', priceMinor: 500, currency: 'EUR' };
    await itemReleases.saveRelease(release);
    await itemReleases.saveRelease({ ...release, priceMinor: 400 });

    expect(await itemReleases.findReleases('oak', ['lamp', 'desk'])).toEqual([
      { ...release, priceMinor: 400 },
    ]);
    await itemReleases.removeRelease('oak', 'lamp');
    expect(await itemReleases.findReleases('oak', ['lamp'])).toEqual([]);
  });

  it('resolves a report once, and lists open and resolved ones separately', async () => {
    const { wrongPriceReports } = storage();
    for (const id of ['r1', 'r2']) await wrongPriceReports.recordReport(sampleReport({ id }));
    const resolution = { reportId: 'r1', outcome: 'no-fault', note: null, at, byId: 'ada' } as const;

    const resolved = [
      await wrongPriceReports.resolveReport(resolution),
      await wrongPriceReports.resolveReport({ ...resolution, outcome: 'offer-removed' }),
    ];

    const list = async (isResolved: boolean) => {
      const found = await wrongPriceReports.listResolvable({ isResolved, after: null, limit: 10 });
      return found.map(({ report, resolution: of }) => [report.id, of?.outcome ?? null]);
    };
    expect(resolved).toEqual([true, false]);
    expect([await list(false), await list(true)]).toEqual([[['r2', null]], [['r1', 'no-fault']]]);
    expect(await wrongPriceReports.countOpenReports()).toBe(1);
    expect((await wrongPriceReports.findReport('r1'))?.resolution).toEqual(resolution);
  });

  it('stores the latest ten failures of a source, and its calls by day', async () => {
    for (let minute = 10; minute < 22; minute += 1) {
      await storage().sourceHealth.recordOutcome({
        sourceId: 'shop',
        outcome: 'failed',
        durationMs: 5,
        error: `no ${minute}`,
        at: `2026-11-21T10:${minute}:00.000Z`,
      });
    }
    await storage().sourceHealth.recordOutcome({
      sourceId: 'shop',
      outcome: 'found',
      durationMs: 5,
      error: null,
      at: '2026-11-22T10:00:00.000Z',
    });

    const failures = await storage().sourceHealth.listFailures();

    expect(failures).toHaveLength(10);
    expect([failures[0]?.error, failures.at(-1)?.error]).toEqual(['no 21', 'no 12']);
    expect((await storage().sourceHealth.countCallsOn('2026-11-21')).get('shop')).toBe(12);
    expect((await storage().sourceHealth.countCallsOn('2026-11-22')).get('shop')).toBe(1);
  });

  it('allows calls of a source up to its daily limit under concurrency', async () => {
    const { sourceHealth } = storage();
    const take = (day: string, callsMax: number | null) =>
      sourceHealth.takeCall({ sourceId: 'shop', day, callsMax });

    const taken = await Promise.all([1, 2, 3, 4, 5].map(() => take('2026-11-21', 3)));

    expect(taken.filter((each) => each)).toHaveLength(3);
    expect([await take('2026-11-21', 3), await take('2026-11-22', 3), await take('2026-11-21', 0)]).toEqual([
      ...[false, true, false],
    ]);
    expect(await take('2026-11-21', null)).toBe(true);
    expect((await sourceHealth.countCallsOn('2026-11-21')).get('shop')).toBe(4);
  });

  it('does not count a request twice for a source whose calls are counted individually', async () => {
    const { sourceHealth } = storage();
    await sourceHealth.takeCall({ sourceId: 'shop', day: '2026-11-21', callsMax: 10 });

    await sourceHealth.recordOutcome({
      sourceId: 'shop',
      outcome: 'found',
      durationMs: 5,
      error: null,
      isCall: false,
      at: '2026-11-21T10:00:00.000Z',
    });

    expect((await sourceHealth.countCallsOn('2026-11-21')).get('shop')).toBe(1);
  });

  it('finds businesses by name, with wildcards in the text escaped', async () => {
    await business('b1', 'Oak 100% wood');
    await business('b2', 'Elm');
    const search = async (text: string | null, after: string | null = null) => {
      const found = await storage().businesses.searchBusinesses({ text, status: null, after, limit: 5 });
      return found.map(({ id }) => id);
    };

    expect(await search('100% WOOD')).toEqual(['b1']);
    expect(await search('1%d')).toEqual([]);
    expect(await search('b2.exam')).toEqual(['b2']);
    expect(await search('b2')).toEqual(['b2']);
    expect([await search(null), await search(null, 'b2')]).toEqual([['b2', 'b1'], ['b1']]);
    expect(await storage().businesses.countByStatus()).toEqual({ pending: 2, active: 0, suspended: 0 });
  });

  it('filters the audit log by area, kind of actor and time, in either order', async () => {
    const entry = (action: string, minute: number) =>
      storage().audit.appendEntry({
        at: `2026-11-21T10:0${minute}:00.000Z`,
        actor: { kind: 'admin', id: 'ada' },
        action,
        subject: null,
        businessId: null,
        details: {},
      });
    await entry('product.merged', 1);
    await entry('product.split', 2);
    await entry('productions.begun', 3);

    const newest = await storage().audit.listEntries({ before: null, limit: 5, action: 'product' });
    const oldest = await storage().audit.listEntriesAfter({ after: 1, limit: 5, actorKind: 'admin' });
    const until = await storage().audit.listEntries({
      before: null,
      limit: 5,
      until: '2026-11-21T10:02:00.000Z',
    });

    expect(newest.map(({ action }) => action)).toEqual(['product.split', 'product.merged']);
    expect(oldest.map(({ sequence }) => sequence)).toEqual([2, 3]);
    expect(until.map(({ sequence }) => sequence)).toEqual([1]);
  });

  it('lists settings by key prefix, and deletes them', async () => {
    const { settings } = storage();
    for (const key of ['live:a', 'live:b', 'other']) await settings.saveSetting(key, { key });
    await settings.removeSetting('live:b');

    expect(await settings.listSettings('live:')).toEqual([{ key: 'live:a', value: { key: 'live:a' } }]);
  });

  it('moves price history to another product, and leaves the rest', async () => {
    const { products, offers, priceHistory } = storage();
    await products.saveProducts([sampleProduct({ id: 'p1' }), sampleProduct({ id: 'p2' })]);
    const both = ['o1', 'o2'].map((id) => ({ productId: 'p1', offer: sampleOffer({ id }) }));
    await offers.saveOffers(both);
    await offers.saveOffers(both.slice(0, 1).map((each) => ({ ...each, productId: 'p2' })));

    const move = { fromProductId: 'p1', toProductId: 'p2' };
    const moved = await priceHistory.moveObservations({ ...move, offerIds: ['o1', 'unknown'] });

    const daysOf = async (id: string) => (await itemLowsOf(storage(), id)).length;
    expect(moved).toEqual(['o1']);
    expect([await daysOf('p1'), await daysOf('p2')]).toEqual([1, 1]);
  });
}
