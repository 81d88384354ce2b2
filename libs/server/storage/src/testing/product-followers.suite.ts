import type { JsonValue } from '../json';
import type { Storage } from '../storage';
import { sampleAlert, sampleAlertFiring } from './samples';
import type { ShopperList } from '../rows/shoppers';

export function describeProductFollowers(storage: () => Storage): void {
  const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`;
  const alertsOf = async (shopperId: string) =>
    (await storage().alerts.listAlerts(shopperId))
      .map(({ id, productId, isPaused, version }) => ({ id, productId, isPaused, version }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const moveAlerts = (fromProductId: string, toProductId: string, originIds: string[] | null = null) =>
    storage().atomically((stores) =>
      stores.productFollowers.moveAlerts({ fromProductId, toProductId, originIds }),
    );

  describe('alerts of a product that becomes another', () => {
    it('follow it with their firings and are evaluated again', async () => {
      await storage().alerts.createAlert(sampleAlert({ id: 'a1', productId: 'p3', seenCheckedAt: at(1) }));
      await storage().alerts.recordFiring(sampleAlertFiring({ id: 'f1', alertId: 'a1', productId: 'p3' }));

      await moveAlerts('p3', 'p2');

      const alert = await storage().alerts.findAlert('a1');
      expect(alert).toMatchObject({ productId: 'p2', seenCheckedAt: '', version: 2 });
      expect(await storage().productFollowers.listAlertOrigins('p2')).toEqual(['p3']);
      const request = { shopperId: 's1', alertId: 'a1', before: null, limit: 5 };
      expect(await storage().alerts.listFirings(request)).toMatchObject([{ id: 'f1', productId: 'p2' }]);
    });

    it('are merged with an alert of the shopper with the same rule, active if either was', async () => {
      const rule = { productId: 'p2', isPaused: true };
      await storage().alerts.createAlert(sampleAlert({ id: 'a2', ...rule }));
      await storage().alerts.createAlert(sampleAlert({ id: 'a3', productId: 'p3' }));
      await storage().alerts.createAlert(sampleAlert({ id: 'a4', productId: 'p3', currency: 'USD' }));
      await storage().alerts.createAlert(sampleAlert({ id: 'b3', productId: 'p3', shopperId: 's2' }));
      await storage().alerts.recordFiring(sampleAlertFiring({ id: 'f3', alertId: 'a3', productId: 'p3' }));

      await moveAlerts('p3', 'p2');

      expect(await alertsOf('s1')).toEqual([
        { id: 'a2', productId: 'p2', isPaused: false, version: 2 },
        { id: 'a4', productId: 'p2', isPaused: false, version: 2 },
      ]);
      expect(await alertsOf('s2')).toMatchObject([{ id: 'b3', productId: 'p2' }]);
      const request = { shopperId: 's1', alertId: 'a2', before: null, limit: 5 };
      expect(await storage().alerts.listFirings(request)).toMatchObject([{ id: 'f3', productId: 'p2' }]);
    });

    it('return to their original product, also after two moves', async () => {
      await storage().alerts.createAlert(sampleAlert({ id: 'a1', productId: 'p3' }));
      await storage().alerts.createAlert(sampleAlert({ id: 'a2', productId: 'p2', currency: 'USD' }));
      await moveAlerts('p3', 'p2');
      await moveAlerts('p2', 'p1');
      const origins = await storage().productFollowers.listAlertOrigins('p1');

      await moveAlerts('p1', 'p3', ['p3']);

      expect(origins.toSorted()).toEqual(['p2', 'p3']);
      expect(await alertsOf('s1')).toMatchObject([
        { id: 'a1', productId: 'p3' },
        { id: 'a2', productId: 'p1' },
      ]);
      expect(await storage().productFollowers.listAlertOrigins('p3')).toEqual([]);
    });
  });

  describe('list entries of a product that becomes another', () => {
    const put = (shopperId: string, key: string, minute: number, list: ShopperList = 'favorites') =>
      merge(shopperId, list, { entries: [{ key, at: at(minute), content: { productId: key } }] });
    const takeOut = (shopperId: string, key: string, minute: number) =>
      merge(shopperId, 'favorites', { removed: [{ key, at: at(minute) }] });
    const merge = (shopperId: string, list: ShopperList, news: object) =>
      storage().shopperLists.mergeList({
        shopperId,
        list,
        entries: [],
        removed: [],
        clearedAt: null,
        entriesMax: 10,
        whenFull: 'refuse',
        ...news,
      });
    const move = (fromKey: string, toKey: string, originKeys: string[] | null = null) =>
      storage().atomically((stores) =>
        stores.productFollowers.moveEntries({
          list: 'favorites',
          fromKey,
          toKey,
          originKeys,
          rewrite: (): JsonValue => ({ productId: toKey }),
        }),
      );
    const entriesOf = async (shopperId: string, list: ShopperList = 'favorites') =>
      (await storage().shopperLists.listEntries({ shopperId, list, after: null, limit: 10 })).map(
        ({ key, at: moment, content }) => ({ key, minute: Number(moment.slice(14, 16)), content }),
      );

    it('get the new key and keep their time, in that list only', async () => {
      await put('s1', 'p3', 1);
      await put('s1', 'p3', 2, 'history');

      await move('p3', 'p2');

      expect(await entriesOf('s1')).toEqual([{ key: 'p2', minute: 1, content: { productId: 'p2' } }]);
      expect(await entriesOf('s1', 'history')).toMatchObject([{ key: 'p3', minute: 2 }]);
      expect(await storage().productFollowers.listEntryOrigins('favorites', 'p2')).toEqual(['p3']);
    });

    it('leave an existing entry, and replace one that was removed earlier', async () => {
      await put('both', 'p2', 1);
      await put('both', 'p3', 5);
      await takeOut('earlier', 'p2', 1);
      await put('earlier', 'p3', 5);
      await put('later', 'p3', 1);
      await takeOut('later', 'p2', 5);
      await put('gone', 'p2', 1);
      await takeOut('gone', 'p3', 5);

      await move('p3', 'p2');

      const left = await Promise.all(['both', 'earlier', 'later', 'gone'].map((id) => entriesOf(id)));
      expect(left.map((entries) => entries.map(({ key, minute }) => [key, minute]))).toEqual([
        ...[[['p2', 1]], [['p2', 5]], [], [['p2', 1]]],
      ]);
    });

    it('stay removed under the new key', async () => {
      await put('s1', 'p3', 1);
      await takeOut('s1', 'p3', 4);

      await move('p3', 'p2');
      await put('s1', 'p2', 3);

      expect(await entriesOf('s1')).toEqual([]);
    });

    it('return to their original key, or stay if the new content says so', async () => {
      await put('s1', 'p3', 1);
      await put('s2', 'p2', 1);
      await move('p3', 'p2');

      await move('p2', 'p3', ['p3']);
      await storage().atomically((stores) =>
        stores.productFollowers.moveEntries({
          list: 'favorites',
          fromKey: 'p3',
          toKey: 'p9',
          originKeys: null,
          rewrite: () => null,
        }),
      );

      expect([await entriesOf('s1'), await entriesOf('s2')]).toMatchObject([
        [{ key: 'p3' }],
        [{ key: 'p2' }],
      ]);
      expect(await storage().productFollowers.listEntryOrigins('favorites', 'p3')).toEqual([]);
    });
  });
}
