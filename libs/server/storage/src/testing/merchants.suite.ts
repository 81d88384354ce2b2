import type { MerchantItemFilters, MerchantItemRequest } from '../stores/merchants/list-merchant-items';
import type { PricePlace } from '@pricehunt/offers';
import type { Storage } from '../storage';
import {
  sampleAccount,
  sampleBusiness,
  sampleImport,
  sampleItem,
  sampleOffer,
  sampleProduct,
} from './samples';
import type { BusinessDomainRow, FeedRow, ItemCheckRow, MerchantItemRow } from '../rows/merchants';
import type { PricePositionRow } from '../rows/traffic';

const at = '2026-11-21T09:00:00.000Z';

export function describeMerchants(storage: () => Storage): void {
  beforeEach(async () => {
    for (const id of ['b1', 'b2']) {
      await storage().businesses.createBusiness(sampleBusiness(id));
    }
  });
  describeDomains(storage);
  describeFeeds(storage);
  describeItems(storage);
  describeKeys(storage);
}

function describeDomains(storage: () => Storage): void {
  describe('store domains', () => {
    const claim = (id: string, businessId: string): BusinessDomainRow => ({
      id,
      businessId,
      domain: 'oak.example',
      token: `t-${id}`,
      state: 'pending',
      method: null,
      claimedAt: at,
      checkedAt: null,
      verifiedAt: null,
      problem: null,
      shippingRates: [],
    });

    it('keeps the first claim of a business on a domain, separately for each business', async () => {
      await storage().businessDomains.claimDomain(claim('d1', 'b1'));
      await storage().businessDomains.claimDomain(claim('d2', 'b1'));
      await storage().businessDomains.claimDomain(claim('d3', 'b2'));

      expect(await storage().businessDomains.listDomains('b1')).toEqual([claim('d1', 'b1')]);
      expect(await storage().businessDomains.findDomain('d3')).toEqual(claim('d3', 'b2'));
    });

    it('verifies a domain for one business at a time', async () => {
      await storage().businessDomains.claimDomain(claim('d1', 'b1'));
      await storage().businessDomains.claimDomain(claim('d3', 'b2'));
      const verified = { state: 'verified', method: 'dns', verifiedAt: at } as const;

      await storage().businessDomains.changeDomain('d1', verified);

      expect((await storage().businessDomains.findVerified('oak.example'))?.id).toBe('d1');
      await expect(storage().businessDomains.changeDomain('d3', verified)).rejects.toBeDefined();
      await storage().businessDomains.changeDomain('d1', { state: 'lost', verifiedAt: null });
      await storage().businessDomains.changeDomain('d3', verified);
      expect((await storage().businessDomains.findVerified('oak.example'))?.id).toBe('d3');
      expect(await storage().businessDomains.listVerifiedOn('oak.example')).toEqual([
        { domain: 'oak.example', businessId: 'b2' },
      ]);
    });
  });
}

function feed(changes: Partial<FeedRow> = {}): FeedRow {
  return {
    id: 'f1',
    businessId: 'b1',
    kind: 'link',
    name: 'Everything',
    link: 'https://oak.example/feed.xml',
    schedule: 'daily',
    currency: 'EUR',
    country: 'DE',
    isAutoConfirmed: true,
    isPaused: false,
    createdAt: at,
    nextRunAt: at,
    contentDigest: null,
    validators: [],
    columnMapping: [],
    ...changes,
  };
}

function describeFeeds(storage: () => Storage): void {
  describe('feeds', () => {
    it('lists due feeds, without paused ones', async () => {
      const validators = [{ link: 'https://oak.example/feed.xml', etag: '"1"', lastModified: null }];
      await storage().feeds.createFeed(feed({ validators }));
      await storage().feeds.createFeed(feed({ id: 'f2', isPaused: true }));
      await storage().feeds.createFeed(feed({ id: 'f3', nextRunAt: '2026-11-22T00:00:00.000Z' }));

      const due = await storage().feeds.listDueFeeds('2026-11-21T10:00:00.000Z', 10);

      expect(due).toEqual([feed({ validators })]);
    });

    it('allows one run of a feed at a time', async () => {
      await storage().feeds.createFeed(feed());

      const made = [
        await storage().feeds.createImport(sampleImport()),
        await storage().feeds.createImport(sampleImport({ id: 'i2' })),
      ];
      await storage().feeds.changeImport('i1', { state: 'applied', finishedAt: at });
      made.push(await storage().feeds.createImport(sampleImport({ id: 'i2' })));

      expect(made).toEqual([true, false, true]);
      expect((await storage().feeds.findImportUnderWay('f1'))?.id).toBe('i2');
      expect((await storage().feeds.listImports('f1', null, 10)).map(({ id }) => id)).toEqual(['i2', 'i1']);
      expect((await storage().feeds.listImports('f1', 'i2', 10)).map(({ id }) => id)).toEqual(['i1']);
    });

    it('searches the feeds and runs of all businesses, newest first', async () => {
      await storage().feeds.createFeed(feed());
      await storage().feeds.createFeed(feed({ id: 'f2', businessId: 'b2' }));
      await storage().feeds.createImport(sampleImport());
      await storage().feeds.createImport(
        sampleImport({ id: 'i2', feedId: 'f2', businessId: 'b2', state: 'failed' }),
      );
      const search = { businessId: null, after: null, limit: 5 };
      const runs = { ...search, feedId: null, state: null };
      const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

      expect(idsOf(await storage().feeds.searchFeeds(search))).toEqual(['f2', 'f1']);
      expect(idsOf(await storage().feeds.searchFeeds({ ...search, businessId: 'b1' }))).toEqual(['f1']);
      expect(idsOf(await storage().feeds.searchImports({ ...runs, after: 'i2' }))).toEqual(['i1']);
      expect(await storage().feeds.searchImports({ ...runs, feedId: 'f1' })).toEqual([sampleImport()]);
      expect(idsOf(await storage().feeds.searchImports({ ...runs, state: 'failed' }))).toEqual(['i2']);
    });

    it('does not change a run that has ended, and counts what a run writes', async () => {
      await storage().feeds.createFeed(feed());
      await storage().feeds.createImport(sampleImport());

      await storage().feeds.countImport('i1', { created: 2, updated: 1, unchanged: 0, removed: 0 });
      await storage().feeds.countImport('i1', { created: 1, updated: 0, unchanged: 4, removed: 5 });
      await storage().feeds.changeImport('i1', { state: 'cancelled' });
      await storage().feeds.changeImport('i1', { state: 'applying' });

      expect(await storage().feeds.findImport('i1')).toEqual(
        sampleImport({
          state: 'cancelled',
          createdCount: 3,
          updatedCount: 1,
          unchangedCount: 4,
          removedCount: 5,
        }),
      );
    });

    it('lists issues from a number on, by code and severity, and deletes them with the feed', async () => {
      await storage().feeds.createFeed(feed());
      await storage().feeds.createImport(sampleImport());
      const issue = (number: number, code: string) => ({
        ...({ importId: 'i1', number, code, severity: 'error', row: number + 2, line: null } as const),
        itemId: 'a',
        column: 'price',
        given: 'free',
      });
      await storage().feeds.saveIssues([issue(0, 'x'), issue(1, 'y'), issue(2, 'x')]);
      await storage().feeds.saveIssues([issue(0, 'z')]);
      const all = { importId: 'i1', from: 0, code: null, severity: null, limit: 2 } as const;

      expect(await storage().feeds.listIssues(all)).toEqual([issue(0, 'x'), issue(1, 'y')]);
      expect(await storage().feeds.listIssues({ ...all, from: 1, code: 'x' })).toEqual([issue(2, 'x')]);
      expect(await storage().feeds.listIssues({ ...all, severity: 'notice' })).toEqual([]);
      await storage().feeds.deleteFeed('f1');
      expect(await storage().feeds.listIssues(all)).toEqual([]);
    });
  });
}

function describeItems(storage: () => Storage): void {
  describe('merchant items', () => {
    it('lists items of a feed that a run has not seen', async () => {
      await storage().merchantItems.saveItems([
        sampleItem('a'),
        sampleItem('b'),
        sampleItem('c', { feedId: 'f2' }),
      ]);
      await storage().merchantItems.markSeen('b1', ['a'], 'i2');

      expect(await storage().merchantItems.countItems('f1')).toBe(2);
      expect(await storage().merchantItems.countUnseen('f1', 'i2')).toBe(1);
      const unseen = await storage().merchantItems.listUnseen('f1', 'i2', 10);
      expect(unseen.map(({ itemId }) => itemId)).toEqual(['b']);
      await storage().merchantItems.removeItems('b1', ['b']);
      expect(await storage().merchantItems.countUnseen('f1', 'i2')).toBe(0);
    });

    it('returns items as they were saved, to their own business only', async () => {
      const given = sampleItem('a', {
        issues: [{ code: 'gtin.missing', severity: 'notice', column: null, given: null }],
        repriceAt: at,
      });
      await storage().merchantItems.saveItems([given]);

      expect(await storage().merchantItems.findItems('b1', ['a', 'z'])).toEqual([given]);
      expect(await storage().merchantItems.findItems('b2', ['a'])).toEqual([]);
      expect(await storage().merchantItems.findItemOfOffer('o-a')).toEqual(given);
      expect(await storage().merchantItems.listItemsToReprice(at, 10)).toEqual([given]);
    });

    it('searches the items of all merchants, and marks disapproved ones', async () => {
      const stored = sampleItem('b', { isShown: false, words: 'oak desk' });
      await storage().merchantItems.saveItems([sampleItem('a', { words: 'oak lamp' }), stored]);
      const disapproval = { businessId: 'b1', itemId: 'b', reason: 'counterfeit', at, byId: 'ada' };
      await storage().itemDisapprovals.saveDisapproval(disapproval);
      const search = { businessId: null, text: null, state: null, after: null, limit: 5 };

      const all = await storage().merchantItems.searchItems(search);
      const desks = await storage().merchantItems.searchItems({ ...search, text: 'OAK D' });
      const out = await storage().merchantItems.searchItems({ ...search, state: 'disapproved' });

      expect(all.map((found) => found.disapproval?.reason ?? null)).toEqual([null, 'counterfeit']);
      expect(desks).toEqual([{ item: stored, disapproval }]);
      expect(out).toEqual(desks);
      expect(await storage().merchantItems.searchItems({ ...search, businessId: 'b2' })).toEqual([]);
      expect(await storage().merchantItems.countItemsOf('b1')).toEqual({
        total: 2,
        shown: 1,
        disapproved: 1,
      });
    });

    it('lists held items with what they contradict, and has their pages checked too', async () => {
      const price = { amountMinor: 500, currency: 'EUR' };
      const range = { lowest: { ...price, amountMinor: 30_000 }, highest: { ...price, amountMinor: 33_000 } };
      const held = sampleItem('b', {
        isShown: false,
        standing: 'held',
        holdReasons: [
          { kind: 'title', claimed: 'Garden gnome', known: 'Headphones', sources: 2 },
          { kind: 'price', claimed: price, ...range, sources: 2 },
        ],
      });
      await storage().merchantItems.saveItems([sampleItem('a'), held, sampleItem('c', { isShown: false })]);
      const search = { businessId: null, text: null, state: 'held', after: null, limit: 5 } as const;

      expect(await storage().merchantItems.searchItems(search)).toEqual([{ item: held, disapproval: null }]);
      expect(await storage().merchantItems.countHeld()).toBe(1);
      const due = await storage().itemChecks.listItemsToCheck({ businessId: 'b1', before: at, limit: 9 });
      expect(due.map(({ itemId }) => itemId)).toEqual(['a', 'b']);
    });

    it('hides the items of a business in batches, except those hidden for another reason', async () => {
      const later = '2026-11-22T09:00:00.000Z';
      const price = { amountMinor: 500, currency: 'EUR' };
      await storage().merchantItems.saveItems([
        sampleItem('a'),
        sampleItem('b', {
          isShown: false,
          standing: 'held',
          holdReasons: [{ kind: 'price', claimed: price, lowest: price, highest: price, sources: 2 }],
        }),
        sampleItem('c', { isShown: false, standing: 'withheld' }),
        sampleItem('d', { isShown: false, standing: 'disapproved' }),
        sampleItem('e', { businessId: 'b2' }),
      ]);
      const hide = async (limit: number) =>
        (await storage().merchantItems.hideItems({ businessId: 'b1', at: later, limit })).map(
          ({ itemId }) => itemId,
        );

      const hidden = [await hide(1), await hide(9), await hide(9)];

      expect(hidden.map((ids) => ids.length)).toEqual([1, 1, 0]);
      expect(hidden.flat().toSorted()).toEqual(['a', 'b']);
      const stored = await storage().merchantItems.findItems('b1', ['a', 'b', 'c', 'd']);
      const standings = new Map(stored.map((row) => [row.itemId, row.standing]));
      expect(Object.fromEntries(standings)).toEqual({
        a: 'business-hidden',
        b: 'business-hidden',
        c: 'withheld',
        d: 'disapproved',
      });
      expect(stored.find(({ itemId }) => itemId === 'b')).toMatchObject({
        holdReasons: [],
        updatedAt: later,
      });
      expect(await storage().merchantItems.findItems('b2', ['e'])).toMatchObject([{ standing: 'shown' }]);
    });

    it('lists every matching item once over all pages', async () => {
      const issue = { code: 'price.missing', severity: 'error', column: null, given: null } as const;
      await storage().merchantItems.saveItems([
        ...['a', 'b', 'c'].map((id) => sampleItem(id, { priceMinor: 500 })),
        sampleItem('d', { issues: [issue], availability: 'out_of_stock', words: '100% wool_sock' }),
      ]);
      const first = {
        businessId: 'b1',
        text: '',
        feedId: null,
        issue: null,
        availability: null,
        standing: null,
        place: null,
        ...({ sort: 'price', after: null, limit: 2 } as const),
      };
      const ids = (page: { readonly items: readonly MerchantItemRow[] }) =>
        page.items.map(({ itemId }) => itemId);

      const one = await storage().merchantItems.listPage(first);
      const two = await storage().merchantItems.listPage({ ...first, after: one.after });

      expect([ids(one), ids(two), one.total, two.after]).toEqual([['a', 'b'], ['c', 'd'], 4, null]);
      const only = async (filter: Partial<typeof first> | object) =>
        ids(await storage().merchantItems.listPage({ ...first, ...filter }));
      expect(await only({ issue: 'any' })).toEqual(['d']);
      expect(await only({ issue: 'price' })).toEqual([]);
      expect(await only({ text: '100% Wool' })).toEqual(['d']);
      expect(await only({ text: 'lamp_a' })).toEqual([]);
      expect(await only({ availability: 'out_of_stock' })).toEqual(['d']);
      expect(await only({ businessId: 'b2' })).toEqual([]);
    });

    it('pages by price gap and by clicks, with items that have none last', async () => {
      await storage().merchantItems.saveItems([
        ...['a', 'b', 'c', 'd', 'e'].map((id) => sampleItem(id, { priceMinor: 500 })),
        sampleItem('f', { standing: 'withheld', isShown: false }),
      ]);
      const position = (itemId: string, gapPoints: number | null, clicks: number): PricePositionRow => ({
        businessId: 'b1',
        offerId: `o-${itemId}`,
        itemId,
        title: itemId,
        imageUrl: null,
        place: 'middle',
        priceMinor: 500,
        currency: 'EUR',
        position: 1,
        offersShown: 2,
        bestMinor: gapPoints === null ? null : 400,
        bestRetailerName: null,
        bestRetailerDomain: null,
        gapPoints: gapPoints ?? 0,
        priceGap: 'best',
        clicks,
        impact: 0,
        winMinor: null,
        winClicks: null,
        rankedAt: at,
      });
      await storage().pricePositions.savePositions([
        position('a', -300, 7),
        position('b', null, 9),
        position('c', 2_500, 0),
        position('d', 100, 7),
        position('f', 9_000, 99),
      ]);
      const pagesBy = async (sort: 'gap' | 'clicks') => {
        const ids: string[] = [];
        for (let after: MerchantItemRequest['after'] = null; ;) {
          const page = await storage().merchantItems.listPage({
            businessId: 'b1',
            text: '',
            feedId: null,
            issue: null,
            availability: null,
            standing: null,
            place: null,
            sort,
            after,
            limit: 2,
          });
          ids.push(...page.items.map(({ itemId }) => itemId));
          if (page.after === null) return ids;
          after = page.after;
        }
      };

      expect(await pagesBy('gap')).toEqual(['c', 'd', 'a', 'b', 'e', 'f']);
      expect(await pagesBy('clicks')).toEqual(['b', 'a', 'd', 'c', 'e', 'f']);
    });

    it('filters by status, price rank and page issues, and counts each', async () => {
      await storage().merchantItems.saveItems([
        sampleItem('a', { priceMinor: 500 }),
        sampleItem('b', { standing: 'withheld', isShown: false }),
        sampleItem('c', { standing: 'expired', isShown: false }),
        sampleItem('d', { availability: 'out_of_stock', digest: 'newer' }),
      ]);
      const position = (itemId: string, place: PricePlace): PricePositionRow => ({
        businessId: 'b1',
        offerId: `o-${itemId}`,
        itemId,
        title: itemId,
        imageUrl: null,
        place,
        priceMinor: 500,
        currency: 'EUR',
        position: 1,
        offersShown: 2,
        bestMinor: null,
        bestRetailerName: null,
        bestRetailerDomain: null,
        gapPoints: 0,
        priceGap: 'best',
        clicks: 0,
        impact: 0,
        winMinor: null,
        winClicks: null,
        rankedAt: at,
      });
      await storage().pricePositions.savePositions([
        position('a', 'cheapest'),
        position('b', 'dearest'),
        position('d', 'middle'),
      ]);
      const check = (itemId: string): ItemCheckRow => ({
        businessId: 'b1',
        itemId,
        digest: 'd',
        checkedAt: at,
        page: 'read',
        image: 'broken',
        pageMinor: 600,
        pageCurrency: 'EUR',
        pageAvailability: null,
        codes: ['page.price-differs', 'image.broken'],
      });
      await storage().itemChecks.saveChecks([check('a'), check('d')]);
      const all = {
        businessId: 'b1',
        text: '',
        feedId: null,
        issue: null,
        availability: null,
        standing: null,
        place: null,
      };
      const only = async (filter: Partial<MerchantItemFilters>) =>
        (
          await storage().merchantItems.listPage({ ...all, ...filter, sort: 'title', after: null, limit: 9 })
        ).items.map(({ itemId }) => itemId);

      const facets = await storage().merchantItems.countFacets({ ...all, standing: 'shown' });

      expect(await only({ standing: 'hidden' })).toEqual(['b', 'c']);
      expect(await only({ standing: 'withheld' })).toEqual(['b']);
      expect(await only({ place: 'cheapest' })).toEqual(['a']);
      expect(await only({ place: 'dearest' })).toEqual([]);
      expect(await only({ place: 'beaten' })).toEqual(['d']);
      expect(await only({ issue: 'image.broken' })).toEqual(['a']);
      expect(await only({ issue: 'any' })).toEqual(['a']);
      expect(Object.fromEntries(facets.standings)).toEqual({ shown: 2, withheld: 1, expired: 1 });
      expect(Object.fromEntries(facets.availabilities)).toEqual({ in_stock: 1, out_of_stock: 1 });
      expect(Object.fromEntries(facets.places)).toEqual({ cheapest: 1, middle: 1 });
      expect(Object.fromEntries(facets.issues)).toEqual({ 'page.price-differs': 1, 'image.broken': 1 });
      expect(facets.withIssues).toBe(1);
    });

    it('lists items to check, those never checked in their current state first', async () => {
      await storage().merchantItems.saveItems([
        ...['a', 'b', 'c'].map((id) => sampleItem(id)),
        sampleItem('d', { isShown: false }),
      ]);
      const check = (itemId: string, checkedAt: string, digest = 'd'): ItemCheckRow => ({
        businessId: 'b1',
        itemId,
        digest,
        checkedAt,
        page: 'read',
        image: 'none',
        codes: [],
        pageMinor: null,
        pageCurrency: null,
        pageAvailability: null,
      });
      await storage().itemChecks.saveChecks([
        check('a', '2026-11-20T09:00:00.000Z'),
        check('b', '2026-11-21T08:00:00.000Z'),
        check('c', '2026-11-21T08:00:00.000Z', 'older'),
      ]);
      const due = async (before: string) =>
        (await storage().itemChecks.listItemsToCheck({ businessId: 'b1', before, limit: 9 })).map(
          ({ itemId }) => itemId,
        );

      expect(await due('2026-11-21T00:00:00.000Z')).toEqual(['c', 'a']);
      expect(await due('2026-11-22T00:00:00.000Z')).toEqual(['c', 'a', 'b']);
      expect(await storage().itemChecks.findChecks('b1', ['a', 'z'])).toEqual([
        check('a', '2026-11-20T09:00:00.000Z'),
      ]);
    });

    it('hides an item again that its merchant had hidden before it was re-imported', async () => {
      const lamp = { businessId: 'b1', itemId: 'lamp', at, byId: 'ann' };
      await storage().withheldItems.withholdItems([lamp]);
      await storage().withheldItems.withholdItems([{ ...lamp, byId: 'bob' }]);

      const found = await storage().withheldItems.findWithheld('b1', ['lamp', 'desk']);
      await storage().withheldItems.releaseItems('b1', ['lamp']);

      expect(found).toEqual([lamp]);
      expect(await storage().withheldItems.findWithheld('b1', ['lamp'])).toEqual([]);
    });

    it('finds the products of many models at once', async () => {
      const ofModel = (id: string, mpn: string) => sampleProduct({ id, mpn });
      await storage().products.saveProducts([ofModel('p1', 'X-1'), ofModel('p2', 'X2'), ofModel('p3', 'Y')]);

      const found = await storage().products.findProductsByModelKeys(['X1', 'X2', 'Z']);

      expect(found.map(({ id }) => id)).toEqual(['p1', 'p2']);
    });

    it('removes offers from the catalog with their counts and listings', async () => {
      await storage().products.saveProducts([sampleProduct({ id: 'p1' })]);
      await storage().offers.saveOffers([
        { productId: 'p1', offer: sampleOffer({ id: 'o1' }) },
        { productId: 'p1', offer: sampleOffer({ id: 'o2' }) },
      ]);
      const [before] = await storage().offers.listRetailers();

      await storage().offers.removeOffers(['o1', 'o9']);
      await storage().offers.confirmOffers(['o2'], '2026-11-21T11:00:00.000Z');

      const left = await storage().offers.listOffersOfProducts(['p1']);
      expect(left.map(({ offer }) => [offer.id, offer.checkedAt])).toEqual([
        ['o2', '2026-11-21T11:00:00.000Z'],
      ]);
      expect((await storage().offers.listRetailers())[0]?.offerCount).toBe((before?.offerCount ?? 0) - 1);
      const found = await storage().search.search({
        text: '',
        filters: {},
        currency: null,
        country: null,
        sort: 'relevance',
        cursor: null,
        limit: 5,
      });
      expect(found.items.map(({ offerCount }) => offerCount)).toEqual([1]);
    });
  });
}

function describeKeys(storage: () => Storage): void {
  describe('API keys', () => {
    const key = {
      ...({
        id: 'k1',
        businessId: 'b1',
        shopperId: null,
        kind: 'secret',
        name: 'Shop',
        beginning: 'ph_sk_ab',
      } as const),
      ...({ keyHash: 'h1', scopes: ['products.write'], createdAt: at, createdBy: 'a1' } as const),
      lastUsedAt: null,
      revokedAt: null,
    };
    const ofBusiness = { businessId: 'b1', shopperId: null };

    it("lists and revokes a shopper's keys apart from those of businesses", async () => {
      const owner = { businessId: null, shopperId: 's1' };
      await storage().accounts.createAccount(sampleAccount({ id: 's1', audience: 'shopper' }));
      const personal = { ...key, ...owner, ...({ id: 'k2', keyHash: 'h2', kind: 'personal' } as const) };
      await storage().apiKeys.createApiKey(key);
      await storage().apiKeys.createApiKey(personal);

      expect(await storage().apiKeys.listApiKeys(owner)).toEqual([personal]);
      expect(await storage().apiKeys.listApiKeys(ofBusiness)).toEqual([key]);
      expect(await storage().apiKeys.revokeApiKey(owner, 'k1', at)).toBeNull();
      expect((await storage().apiKeys.revokeApiKey(owner, 'k2', at))?.revokedAt).toBe(at);
    });

    it('finds an active key by its hash, records its use at intervals, and revokes it', async () => {
      await storage().apiKeys.createApiKey(key);
      expect(await storage().apiKeys.findApiKey('h1')).toEqual(key);

      await storage().apiKeys.touchApiKey('k1', '2026-11-21T10:00:00.000Z', '2026-11-21T09:59:00.000Z');
      await storage().apiKeys.touchApiKey('k1', '2026-11-21T10:00:30.000Z', '2026-11-21T09:59:30.000Z');
      expect((await storage().apiKeys.findApiKey('h1'))?.lastUsedAt).toBe('2026-11-21T10:00:00.000Z');

      expect(await storage().apiKeys.revokeApiKey({ ...ofBusiness, businessId: 'b2' }, 'k1', at)).toBeNull();
      expect((await storage().apiKeys.revokeApiKey(ofBusiness, 'k1', at))?.revokedAt).toBe(at);
      expect(await storage().apiKeys.findApiKey('h1')).toBeNull();
      expect(await storage().apiKeys.listApiKeys(ofBusiness)).toHaveLength(1);
    });

    it('stores the first response of an Idempotency-Key, for a while', async () => {
      const answer = { businessId: 'b1', key: 'x', requestDigest: 'r', answer: { n: 1 }, answeredAt: at };
      await storage().apiKeys.saveResponse(answer);
      await storage().apiKeys.saveResponse({ ...answer, answer: { n: 2 } });

      expect(await storage().apiKeys.findStoredResponse('b1', 'x')).toEqual(answer);
      expect(await storage().apiKeys.findStoredResponse('b2', 'x')).toBeNull();
      await storage().apiKeys.deleteResponsesBefore('2026-11-22T00:00:00.000Z');
      expect(await storage().apiKeys.findStoredResponse('b1', 'x')).toBeNull();
    });
  });
}
