import type { Storage } from '../storage';
import { sampleOffer } from './samples';

export function describeWebSearch(storage: () => Storage): void {
  const at = (hour: number, day = 21) => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;

  describe('web search budgets', () => {
    it('are never exceeded under concurrency, and reset every day', async () => {
      const { webSearch } = storage();
      const take = (day: string) => webSearch.take('pages', day, 7);

      const taken = await Promise.all(Array.from({ length: 20 }, () => take('2026-11-21')));

      expect(taken.filter((isTaken) => isTaken)).toHaveLength(7);
      expect(await webSearch.countDay('2026-11-21')).toEqual({ pages: 7, searches: 0 });
      expect(await take('2026-11-22')).toBe(true);
    });

    it('count searches and pages separately, and allow none if the limit is zero', async () => {
      const { webSearch } = storage();

      const first = await webSearch.take('searches', '2026-11-21', 1);
      const second = await webSearch.take('searches', '2026-11-21', 1);
      const page = await webSearch.take('pages', '2026-11-21', 1);
      const none = await webSearch.take('pages', '2026-11-23', 0);

      expect([first, second, page, none]).toEqual([true, false, true, false]);
      expect(await webSearch.countDay('2026-11-23')).toEqual({ pages: 0, searches: 0 });
    });
  });

  describe('web pages', () => {
    const link = 'https://haus.example/p/1';
    const offer = sampleOffer({ id: 'web-search:1', title: 'Kopfhörer "A" \u0000' });

    it('are read by only one of several concurrent callers', async () => {
      const { webSearch } = storage();

      const claims = await Promise.all([1, 2, 3].map(() => webSearch.claimPage(link, at(10), at(9))));

      expect(claims.filter((isOurs) => isOurs)).toHaveLength(1);
    });

    it('return their offers until they expire, and are then read again', async () => {
      const { webSearch } = storage();
      await webSearch.claimPage(link, at(10), at(9));
      await webSearch.savePage(link, [offer]);

      expect(await webSearch.findPage(link, at(9))).toMatchObject([
        { id: 'web-search:1', price: offer.price },
      ]);
      expect(await webSearch.findPage(link, at(10))).toBeNull();
      expect(await webSearch.findPage('https://haus.example/p/2', at(9))).toBeNull();
      expect(await webSearch.claimPage(link, at(11), at(10))).toBe(true);
      expect(await webSearch.findPage(link, at(10))).toEqual([]);
    });

    it('can be claimed again after a claim was released', async () => {
      const { webSearch } = storage();
      await webSearch.claimPage(link, at(10), at(9));

      await webSearch.releasePage(link);

      expect(await webSearch.findPage(link, at(9))).toBeNull();
      expect(await webSearch.claimPage(link, at(10), at(9))).toBe(true);
    });

    it('are deleted with their day', async () => {
      const { webSearch, retention } = storage();
      await webSearch.claimPage(link, at(10, 19), at(9, 19));
      await webSearch.claimPage(`${link}2`, at(10, 21), at(9, 21));

      expect(await retention.countBefore('web-pages', at(3))).toBe(1);
      expect(await retention.deleteOldestDayBefore('web-pages', at(3))).toBe(1);
      expect(await webSearch.findPage(`${link}2`, at(9, 21))).toEqual([]);
    });
  });

  describe('shops found by web searches', () => {
    const found = { domain: 'haus.example', origin: 'https://www.haus.example' };
    const note = (hour: number, confirmed: number) =>
      storage().webSearch.noteShop({
        ...found,
        confirmed,
        at: at(hour),
        title: `Headphones ${hour}`,
        link: `${found.origin}/p/${hour}`,
      });

    it('are counted, with the product found last', async () => {
      await note(10, 1);
      await note(11, 2);

      expect(await storage().webSearch.findShop('haus.example')).toEqual({
        ...found,
        decision: 'open',
        timesFound: 2,
        offersConfirmed: 3,
        firstFoundAt: at(10),
        lastFoundAt: at(11),
        lastTitle: 'Headphones 11',
        lastLink: 'https://www.haus.example/p/11',
      });
    });

    it('are listed by decision, last found first', async () => {
      const { webSearch } = storage();
      await note(10, 1);
      await webSearch.noteShop({
        domain: 'a.example',
        origin: 'https://a.example',
        title: 'A',
        link: 'https://a.example/a',
        confirmed: 0,
        at: at(11),
      });
      await webSearch.decideShop(
        { domain: 'b.example', origin: 'https://b.example', decision: 'never' },
        at(12),
      );
      const domainsOf = async (decision: 'open' | 'never') =>
        (await webSearch.listShops(decision, 10)).map(({ domain }) => domain);

      expect(await domainsOf('open')).toEqual(['a.example', 'haus.example']);
      await webSearch.decideShop({ ...found, decision: 'never' }, at(13));
      expect(await domainsOf('never')).toEqual(['b.example', 'haus.example']);
      const areBlocked = ['b.example', 'shop.b.example:8443', 'a.example', 'ab.example'].map(
        webSearch.isBlockedShop,
      );
      expect(await Promise.all(areBlocked)).toEqual([true, true, false, false]);
      await webSearch.decideShop({ ...found, decision: 'open' }, at(14));
      expect(await webSearch.findShop('haus.example')).toMatchObject({ decision: 'open', timesFound: 1 });
    });

    it('are deleted if nothing was found there for long, except those with a decision', async () => {
      const { webSearch, retention } = storage();
      await note(10, 1);
      await webSearch.decideShop(
        { domain: 'b.example', origin: 'https://b.example', decision: 'never' },
        at(9),
      );

      expect(await retention.countBefore('discovered-shops', at(12))).toBe(1);
      expect(await retention.deleteOldestDayBefore('discovered-shops', at(12))).toBe(1);
      expect(await webSearch.findShop('haus.example')).toBeNull();
      expect(await webSearch.findShop('b.example')).toMatchObject({ decision: 'never' });
    });
  });
}
