import { renameSync } from 'node:fs';
import { openStorage } from '../open-storage';
import type { Storage } from '../storage';
import { openTestStorage, sampleOffer, sampleProduct } from '../testing';
import { describeSearch } from '../testing/search.suite';
import { temporaryFileForEach } from '../testing/temporary-file';

describe('a catalog searched on a thread', () => {
  let opened: Storage | null = null;
  beforeEach(async () => {
    opened = await openTestStorage({
      clock: () => Date.parse('2026-11-21T12:00:00.000Z'),
      searchedHereMax: 0,
    });
  });
  afterEach(async () => opened?.close());

  describeSearch(() => {
    if (opened === null) throw new Error('The storage is open within a test only.');
    return opened;
  });
});

describe('the thread that searches a SQLite file', () => {
  const place = temporaryFileForEach();

  /** Two products, with the given size limit for searches on this thread. */
  async function openWithTwo(searchedHereMax: number): Promise<Storage> {
    const storage = await openStorage(`sqlite:${place.file}`, { searchedHereMax });
    await storage.products.saveProducts([
      sampleProduct({ id: 'p1', title: 'Sony WH-1000XM5 Headphones' }),
      sampleProduct({ id: 'p2', title: 'Bose Headphones', brand: 'Bose', mpn: 'QC45', gtins: [] }),
    ]);
    await storage.offers.saveOffers([{ productId: 'p1', offer: sampleOffer({ id: 'o1' }) }]);
    return storage;
  }

  const requests = (storage: Storage): readonly (() => Promise<readonly unknown[]>)[] => [
    async () => (await search(storage, 'headphones')).items,
    async () => (await search(storage, '')).items,
    async () => storage.search.findCandidates(sampleProduct({ id: 'p3' }), 5),
    async () => storage.search.suggest('sony', 5),
  ];

  it('is a separate one for a large catalog: the process continues before the result is ready', async () => {
    const storage = await openWithTwo(1);

    for (const request of requests(storage)) {
      const { found, isWithinTheTurn } = await ask(request);

      expect(found).not.toEqual([]);
      expect(isWithinTheTurn).toBe(false);
    }
    await storage.close();
  });

  it('is the calling one for a small catalog: the result is ready within the turn', async () => {
    const storage = await openWithTwo(2);

    for (const request of requests(storage)) {
      const { found, isWithinTheTurn } = await ask(request);

      expect(found).not.toEqual([]);
      expect(isWithinTheTurn).toBe(true);
    }
    await storage.close();
  });

  it('finds what was just saved, and within a transaction what that saved itself', async () => {
    const storage = await openWithTwo(1);
    await search(storage, 'headphones');

    await storage.products.saveProducts([sampleProduct({ id: 'p3', title: 'Yamaha Piano', gtins: [] })]);
    const after = await search(storage, 'piano');
    const inside = await storage.atomically(async ({ products, search: searches }) => {
      await products.saveProducts([sampleProduct({ id: 'p4', title: 'Alto Saxophone', gtins: [] })]);
      return searches.findCandidates(sampleProduct({ id: 'p5', title: 'Alto Saxophone', gtins: [] }), 1);
    });

    expect(after.items.map(({ product }) => product.id)).toEqual(['p3']);
    expect(inside.map(({ id }) => id)).toEqual(['p4']);
    await storage.close();
  });

  it('rejects a search when it cannot start, and starts again for the next one', async () => {
    const storage = await openWithTwo(1);

    renameSync(place.file, `${place.file}-away`);
    const refused = search(storage, 'headphones');
    await expect(refused).rejects.toMatchObject({ cause: { code: 'SQLITE_CANTOPEN' } });
    renameSync(`${place.file}-away`, place.file);

    expect((await search(storage, 'headphones')).items).toHaveLength(2);
    await storage.close();
  });
});

function search(storage: Storage, text: string) {
  return storage.search.search({
    text,
    filters: {},
    currency: null,
    country: null,
    sort: 'relevance',
    cursor: null,
    limit: 10,
  });
}

/** Whether the result is ready before the next turn of the event loop, which no other thread can interrupt. */
async function ask(
  request: () => Promise<readonly unknown[]>,
): Promise<{ readonly found: readonly unknown[]; readonly isWithinTheTurn: boolean }> {
  let isAnswered = false;
  const asking = request().finally(() => (isAnswered = true));
  for (let step = 0; step < 5_000; step += 1) await null;
  const isWithinTheTurn = isAnswered;
  return { found: await asking, isWithinTheTurn };
}
