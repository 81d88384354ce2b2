import type { Offer } from '@pricehunt/offers';
import type { Storage } from '../storage';
import { sampleBusiness, sampleImport, sampleItem, sampleOffer, sampleProduct } from './samples';
import type { MerchantItemRow } from '../rows/merchants';
import type { OperatorFeedRow } from '../rows/sources';

const at = '2026-11-21T10:00:00.000Z';

export function describeOperatorFeeds(storage: () => Storage): void {
  describe('operator feeds', () => {
    const choices = (changes: Partial<OperatorFeedRow> = {}): OperatorFeedRow => ({
      feedId: 'f1',
      preset: 'awin',
      sealedLink: 'sealed',
      shopName: null,
      shops: [{ domain: 'oak.example', advertiserId: '7' }],
      retentionDays: 7,
      mayShowHistory: false,
      endsWithMembership: true,
      endedAt: null,
      ...changes,
    });

    beforeEach(async () => {
      for (const id of ['f1', 'oak']) {
        await storage().businesses.createBusiness(sampleBusiness(id));
        await storage().feeds.createFeed({
          id,
          businessId: id,
          kind: 'link',
          name: id,
          link: 'https://awin.example/…',
          schedule: 'daily',
          currency: null,
          country: null,
          isAutoConfirmed: true,
          isPaused: false,
          createdAt: at,
          nextRunAt: at,
          contentDigest: null,
          validators: [],
          columnMapping: [],
        });
      }
      await storage().operatorFeeds.saveFeed(choices());
    });

    it('store their settings until the feed is deleted', async () => {
      const { operatorFeeds, businesses } = storage();
      await operatorFeeds.saveFeed(choices({ retentionDays: null }));

      expect(await operatorFeeds.listFeeds()).toEqual([choices({ retentionDays: null })]);
      expect(await operatorFeeds.findFeed('oak')).toBeNull();
      await businesses.deleteBusiness('f1');
      expect(await operatorFeeds.findFeed('f1')).toBeNull();
    });

    it('are no merchants: no list or count of businesses includes them', async () => {
      const { businesses, merchantItems } = storage();
      await saveItem({ businessId: 'f1', itemId: 'a' });
      await saveItem({ businessId: 'oak', itemId: 'b' });

      const listed = await businesses.listBusinesses({ status: null, after: null, limit: 10 });
      const found = await businesses.searchBusinesses({ text: null, status: null, after: null, limit: 10 });

      expect([listed, found].map((rows) => rows.map(({ id }) => id))).toEqual([['oak'], ['oak']]);
      expect(await businesses.countByStatus()).toEqual({ pending: 0, active: 1, suspended: 0 });
      expect(await merchantItems.listBusinesses()).toEqual(['oak']);
    });

    it('count the results of their items', async () => {
      const { operatorFeeds, merchantItems } = storage();
      await saveItem({ businessId: 'f1', itemId: 'a', productId: 'p1' });
      await saveItem({ businessId: 'f1', itemId: 'b', productId: 'p2' });
      await saveItem({ businessId: 'f1', itemId: 'c', productId: 'p2', isShown: false, standing: 'held' });
      await saveOffer({ id: 'other' }, 'p1');

      const before = await operatorFeeds.countItems('f1');
      await merchantItems.markListedElsewhere(['f1 b'], at);
      const after = await operatorFeeds.countItems('f1');

      expect(before).toEqual({
        standings: new Map(Object.entries({ shown: 2, held: 1 })),
        matched: 1,
        products: 2,
      });
      expect(after.standings.get('listed-elsewhere')).toBe(1);
      expect(
        (await merchantItems.listListedElsewhere({ businessId: 'f1', after: null, limit: 5 })).map(
          ({ itemId }) => itemId,
        ),
      ).toEqual(['b']);
    });

    it('list items that no run has seen for a period', async () => {
      const { feeds, merchantItems } = storage();
      await feeds.createImport(
        sampleImport({
          businessId: 'f1',
          id: 'old',
          requestedAt: '2026-11-01T10:00:00.000Z',
          state: 'applied',
        }),
      );
      await feeds.createImport(sampleImport({ businessId: 'f1', id: 'new', requestedAt: at }));
      await saveItem({ businessId: 'f1', itemId: 'a', importId: 'old' });
      await saveItem({ businessId: 'f1', itemId: 'b', importId: 'new' });
      const since = { businessId: 'f1', moment: '2026-11-14T10:00:00.000Z', limit: 10 };

      const unseen = await merchantItems.listNotSeenSince({ ...since, exceptImportId: null });
      const excepted = await merchantItems.listNotSeenSince({ ...since, exceptImportId: 'old' });

      expect(unseen.map(({ itemId }) => itemId)).toEqual(['a']);
      expect(excepted).toEqual([]);
    });

    it('lose prices from before a moment, but not later ones', async () => {
      const { priceHistory } = storage();
      await saveOffer({ id: 'o1', checkedAt: '2026-11-01T10:00:00.000Z' }, 'p1');
      await saveOffer({ id: 'o1', price: { amountMinor: 900, currency: 'EUR' }, checkedAt: at }, 'p1');

      await priceHistory.retractObservations([
        { offerId: 'o1', productId: 'p1', since: null, before: '2026-11-14T10:00:00.000Z' },
      ]);

      expect(await priceHistory.findFirstObserved('p1', ['o1'])).toEqual(new Map([['o1', at]]));
    });

    function saveItem(changes: Partial<MerchantItemRow> & Pick<MerchantItemRow, 'businessId' | 'itemId'>) {
      const { businessId, itemId } = changes;
      return storage().merchantItems.saveItems([
        sampleItem(itemId, { feedId: businessId, offerId: `${businessId} ${itemId}`, ...changes }),
      ]);
    }

    async function saveOffer(changes: Partial<Offer> & Pick<Offer, 'id'>, productId: string): Promise<void> {
      await storage().products.saveProducts([sampleProduct({ id: productId })]);
      await storage().offers.saveOffers([{ productId, offer: sampleOffer(changes) }]);
    }
  });
}
