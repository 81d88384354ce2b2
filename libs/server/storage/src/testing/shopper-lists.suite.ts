import type { Storage } from '../storage';
import type { ShopperListNews } from '../stores/shoppers/shopper-list.store';

export function describeShopperLists(storage: () => Storage): void {
  const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`;
  const entry = (key: string, minute: number, title = key) => ({ key, at: at(minute), content: { title } });
  const merge = (news: Partial<ShopperListNews>) =>
    storage().shopperLists.mergeList({
      shopperId: 's1',
      list: 'history',
      entries: [],
      removed: [],
      clearedAt: null,
      entriesMax: 3,
      whenFull: 'drop-oldest',
      ...news,
    });
  const keys = async (whose: Partial<Pick<ShopperListNews, 'shopperId' | 'list'>> = {}) => {
    const listed = await storage().shopperLists.listEntries({
      shopperId: 's1',
      list: 'history',
      after: null,
      limit: 50,
      ...whose,
    });
    return listed.map(({ key }) => key);
  };

  describe('shopper lists', () => {
    it('return entries newest first, page by page', async () => {
      await merge({ entries: [entry('a', 1), entry('b', 3), entry('c', 2)] });

      const page = await storage().shopperLists.listEntries({
        shopperId: 's1',
        list: 'history',
        after: entry('b', 3),
        limit: 1,
      });

      expect(await keys()).toEqual(['b', 'c', 'a']);
      expect(page).toEqual([entry('c', 2)]);
    });

    it('use the latest change of a key, in any order', async () => {
      await merge({ entries: [entry('a', 2, 'later')] });
      await merge({ entries: [entry('a', 1, 'earlier'), entry('b', 1, 'earlier'), entry('b', 3, 'later')] });

      const listed = await storage().shopperLists.listEntries({
        shopperId: 's1',
        list: 'history',
        after: null,
        limit: 5,
      });

      expect(listed).toEqual([entry('b', 3, 'later'), entry('a', 2, 'later')]);
    });

    it('do not restore what was removed later', async () => {
      await merge({ entries: [entry('a', 1), entry('b', 1)] });
      await merge({ removed: [{ key: 'a', at: at(2) }] });
      await merge({ entries: [entry('a', 1), entry('a', 2)] });

      expect(await keys()).toEqual(['b']);
    });

    it('add what was viewed after it was removed', async () => {
      await merge({ removed: [{ key: 'a', at: at(2) }] });
      await merge({ entries: [entry('a', 3)] });

      expect(await keys()).toEqual(['a']);
    });

    it('are the same after repeated changes, in any order', async () => {
      const news = [
        { entries: [entry('a', 1), entry('b', 4)] },
        { removed: [{ key: 'a', at: at(2) }] },
        { entries: [entry('a', 3), entry('c', 5)], clearedAt: at(2) },
      ];
      for (const each of news) await merge(each);
      for (const each of news.toReversed()) await merge({ ...each, shopperId: 's2' });
      for (const each of news) await merge(each);

      expect(await keys()).toEqual(['c', 'b', 'a']);
      expect(await keys({ shopperId: 's2' })).toEqual(['c', 'b', 'a']);
    });

    it('are emptied up to a moment, also for devices that did not know', async () => {
      await merge({ entries: [entry('a', 1), entry('b', 3)] });
      await merge({ clearedAt: at(2) });
      await merge({ clearedAt: at(1), entries: [entry('a', 1), entry('c', 2)] });

      expect(await keys()).toEqual(['b']);
    });

    it('remove the oldest entries over the limit', async () => {
      await merge({ entries: [entry('a', 1), entry('b', 2), entry('c', 3)] });

      const { refused } = await merge({ entries: [entry('d', 4), entry('old', 0)] });

      expect(await keys()).toEqual(['d', 'c', 'b']);
      expect(refused).toEqual([]);
    });

    it('refuse new entries over the limit if none may be removed, and name them', async () => {
      const whenFull = 'refuse' as const;
      await merge({ entries: [entry('a', 1), entry('b', 2)], whenFull });

      const { refused } = await merge({
        entries: [entry('c', 3), entry('d', 4), entry('a', 5, 'newer')],
        whenFull,
      });

      expect(refused).toEqual(['c']);
      expect(await keys()).toEqual(['a', 'd', 'b']);
    });

    it('accept more changes than one statement', async () => {
      const entries = Array.from({ length: 180 }, (_, place) => entry(`k${place}`, place % 60));

      await merge({ entries, entriesMax: 1000 });

      const listed = await storage().shopperLists.listEntries({
        shopperId: 's1',
        list: 'history',
        after: null,
        limit: 500,
      });
      expect(listed).toHaveLength(180);
    });

    it('are separate by shopper and kind, until they are deleted', async () => {
      await merge({ entries: [entry('a', 1)] });
      await merge({ entries: [entry('b', 1)], list: 'favorites' });
      await merge({ entries: [entry('c', 1)], shopperId: 's2' });

      await storage().shopperLists.deleteLists('s1');

      expect(await keys()).toEqual([]);
      expect(await keys({ list: 'favorites' })).toEqual([]);
      expect(await keys({ shopperId: 's2' })).toEqual(['c']);
    });
  });
}
