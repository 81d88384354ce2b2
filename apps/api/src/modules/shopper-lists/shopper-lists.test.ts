import type { Favorite, HistoryEntry } from '@pricehunt/api-contract/shopper-lists';
import { shopperListLimits } from '@pricehunt/api-contract/shopper-lists';
import type { Storage } from '@pricehunt/storage';
import { openTestStorage, sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { exportShopperLists } from './export-shopper-lists';
import { removeFavorite, saveFavorite, listFavorites, mergeFavorites } from './favorites';
import { removeHistory, listHistory, mergeHistory } from './history';

const shopper = 'shopper-1';
let storage: Storage;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.parse('2026-11-21T12:00:00.000Z');
  storage = await openTestStorage();
});
afterEach(() => storage.close());
const services = () => ({ storage, now: () => new Date(nowMs) });

function looked(key: string, minutesAgo: number, changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    key,
    kind: 'product',
    title: key,
    link: null,
    requestId: null,
    imageUrl: null,
    at: new Date(nowMs - minutesAgo * 60_000).toISOString(),
    ...changes,
  };
}

function favorite(productId: string, changes: Partial<Favorite> = {}): Favorite {
  return {
    productId,
    link: null,
    title: productId,
    imageUrl: null,
    priceWhenSaved: null,
    at: new Date(nowMs).toISOString(),
    note: null,
    ...changes,
  };
}

const historyKeys = async () => (await listHistory(services(), shopper)).items.map(({ key }) => key);
const nowhere = { currency: null, country: null };

const favoriteKeys = async () =>
  (await listFavorites(services(), shopper, nowhere)).items.map(({ key }) => key);

describe('the history', () => {
  it('returns entries latest first, a page at a time', async () => {
    const entries = [
      looked('a', 3, { kind: 'search' }),
      looked('b', 1, { link: 'https://oak.test/b', requestId: 'r', imageUrl: 'https://oak.test/b.jpg' }),
      looked('c', 2),
    ];
    await mergeHistory(services(), shopper, { entries });

    const first = await listHistory(services(), shopper, { limit: 2 });
    const second = await listHistory(services(), shopper, { limit: 2, cursor: first.nextCursor ?? '' });

    expect(first.items).toEqual([entries[1], entries[2]]);
    expect(second).toEqual({ items: [entries[0]], nextCursor: null });
  });

  it('refuses an invalid cursor', async () => {
    await expect(listHistory(services(), shopper, { cursor: 'x' })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });

  it('merges two devices without loss or duplicates, and again without change', async () => {
    const phone = { entries: [looked('a', 10), looked('b', 5)] };
    const desk = { entries: [looked('b', 1, { title: 'later' }), looked('c', 8)] };

    for (const news of [phone, desk, phone, desk]) await mergeHistory(services(), shopper, news);

    const { items } = await listHistory(services(), shopper);
    expect(items.map(({ key, title }) => [key, title])).toEqual([
      ['b', 'later'],
      ['c', 'c'],
      ['a', 'a'],
    ]);
  });

  it('does not restore deleted entries from a device that missed the deletion', async () => {
    const old = { entries: [looked('a', 10), looked('b', 5)] };
    await mergeHistory(services(), shopper, old);
    await removeHistory(services(), shopper, 'a');
    await mergeHistory(services(), shopper, old);
    const afterOne = await historyKeys();
    await removeHistory(services(), shopper, undefined);
    await mergeHistory(services(), shopper, old);

    expect([afterOne, await historyKeys()]).toEqual([['b'], []]);
  });

  it('restores a deleted entry when it is viewed again', async () => {
    await mergeHistory(services(), shopper, { entries: [looked('a', 10)] });
    await removeHistory(services(), shopper, 'a');
    nowMs += 60_000;

    await mergeHistory(services(), shopper, { entries: [looked('a', 0)] });

    expect(await historyKeys()).toEqual(['a']);
  });

  it('does not let a fast clock win forever', async () => {
    await mergeHistory(services(), shopper, { entries: [looked('a', -60 * 24 * 365, { title: 'fast' })] });
    nowMs += 60_000;

    await mergeHistory(services(), shopper, { entries: [looked('a', 0, { title: 'later' })] });

    const { items } = await listHistory(services(), shopper);
    expect(items).toEqual([expect.objectContaining({ title: 'later' })]);
  });

  it('drops the oldest over its limit', async () => {
    const many = Array.from({ length: shopperListLimits.entriesMax + 5 }, (_, place) =>
      looked(`k${place}`, place + 1),
    );
    await mergeHistory(services(), shopper, { entries: many });

    const { history } = await exportShopperLists(storage, shopper);

    expect(history).toHaveLength(shopperListLimits.entriesMax);
    expect(history.at(-1)?.key).toBe(`k${shopperListLimits.entriesMax - 1}`);
  });
});

describe('the favourites', () => {
  beforeEach(async () => {
    await storage.products.saveProducts([sampleProduct({ id: 'p1' }), sampleProduct({ id: 'p2' })]);
    await storage.offers.saveOffers([
      {
        productId: 'p1',
        offer: sampleOffer({
          id: 'o1',
          link: 'https://oak.test/p1',
          price: { amountMinor: 24_000, currency: 'EUR' },
        }),
      },
      {
        productId: 'p1',
        offer: sampleOffer({
          id: 'gone',
          price: { amountMinor: 10_000, currency: 'EUR' },
          availability: 'out_of_stock',
        }),
      },
    ]);
  });
  const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

  it('show today’s price and what changed since', async () => {
    const saved = await saveFavorite(
      services(),
      shopper,
      favorite('p1', { priceWhenSaved: euros(30_000), note: 'for M.' }),
      nowhere,
    );

    expect(saved).toMatchObject({
      key: 'product:p1',
      note: 'for M.',
      today: {
        productId: 'p1',
        lowestPrice: euros(24_000),
        offerCount: 2,
        inStock: true,
        change: { amount: euros(-6_000), percent: -20 },
      },
    });
    expect((await listFavorites(services(), shopper, nowhere)).items).toEqual([saved]);
  });

  it('match a product by its link, however it is written', async () => {
    const link = 'https://oak.test/p1?utm_source=mail';
    const saved = await saveFavorite(
      services(),
      shopper,
      { ...favorite('x'), productId: null, link },
      nowhere,
    );

    expect(saved).toMatchObject({
      key: 'link:https://oak.test/p1',
      today: { productId: 'p1', lowestPrice: euros(24_000) },
    });
  });

  it('compare in the currency in which they were saved, at today’s rates', async () => {
    await storage.exchangeRates.saveRates({ base: 'EUR', date: '2026-11-20', rates: { USD: 1.25 } });

    const saved = await saveFavorite(
      services(),
      shopper,
      favorite('p1', { priceWhenSaved: { amountMinor: 30_000, currency: 'USD' } }),
      nowhere,
    );

    expect(saved.today).toMatchObject({
      lowestPrice: { amountMinor: 30_000, currency: 'USD' },
      change: { percent: 0 },
    });
  });

  it('leave unknown values out', async () => {
    const unknown = await saveFavorite(
      services(),
      shopper,
      favorite('p9', { priceWhenSaved: euros(1) }),
      nowhere,
    );
    const noOffers = await saveFavorite(services(), shopper, favorite('p2'), nowhere);

    const nothing = { productId: null, lowestPrice: null, offerCount: 0, inStock: false, change: null };
    expect([unknown.today, noOffers.today]).toEqual([nothing, nothing]);
  });

  it('are stored once for one product', async () => {
    await saveFavorite(services(), shopper, favorite('p1'), nowhere);
    nowMs += 1_000;
    await saveFavorite(services(), shopper, favorite('p1', { note: 'later' }), nowhere);

    const { items } = await listFavorites(services(), shopper, nowhere);

    expect(items).toEqual([expect.objectContaining({ note: 'later' })]);
  });

  it('do not come back from an old device', async () => {
    const old = { favorites: [favorite('p1'), favorite('p2')] };
    await mergeFavorites(services(), shopper, old);
    await removeFavorite(services(), shopper, 'product:p1');
    await mergeFavorites(services(), shopper, old);
    const afterOne = await favoriteKeys();
    await removeFavorite(services(), shopper, undefined);
    await mergeFavorites(services(), shopper, old);

    expect([afterOne, await favoriteKeys()]).toEqual([['product:p2'], []]);
  });

  it('refuse one more than the limit, and list those of a merge', async () => {
    const full = Array.from({ length: shopperListLimits.entriesMax }, (_, place) => favorite(`f${place}`));
    await mergeFavorites(services(), shopper, { favorites: full });

    const merging = await mergeFavorites(services(), shopper, { favorites: [favorite('more')] });
    const keeping = saveFavorite(services(), shopper, favorite('more'), nowhere);

    expect(merging.refused).toEqual(['product:more']);
    await expect(keeping).rejects.toMatchObject({ code: 'favorite.too-many' });
    nowMs += 1_000;
    await expect(saveFavorite(services(), shopper, favorite('f1'), nowhere)).resolves.toMatchObject({
      key: 'product:f1',
    });
  });
});
