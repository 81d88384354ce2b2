import { setTimeout as delay } from 'node:timers/promises';
import { openStorage } from './open-storage';
import type { Storage } from './storage';
import { describeStorage, sampleOffer, sampleProduct } from './testing';
import { createTestDatabase, emptyTables, execute, type TestDatabase } from './testing/postgres-storage';

const server = process.env['STORAGE_TEST_POSTGRES_URL'] ?? '';

/** What needs a server: it runs where STORAGE_TEST_POSTGRES_URL names one on which databases may be created. */
(server === '' ? describe.skip : describe)('on a PostgreSQL server', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(server, 'stores');
  }, 60_000);
  afterAll(() => database.remove(), 60_000);

  describeStorage('the storage', async (options) => {
    const storage = await openStorage(database.url, options);
    await execute(database.url, emptyTables);
    return storage;
  });

  describe('two processes', () => {
    let one: Storage;
    let two: Storage;
    const errors: unknown[] = [];

    beforeEach(async () => {
      await execute(database.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      const onError = (error: unknown) => errors.push(error);
      const opened = await Promise.all([openStorage(database.url), openStorage(database.url, { onError })]);
      [one, two] = opened;
    });
    afterEach(async () => {
      await one.close();
      await two.close();
    });

    it('migrate once when they begin at the same moment', async () => {
      await Promise.all([one.check(), two.check()]);
    });

    it('hear each other, also after a connection was lost', async () => {
      const heard: (string | null)[] = [];
      two.notifications.subscribe('topic', (payload) => heard.push(payload));
      await until(async () => {
        await one.notifications.publish('topic', 'first');
        return heard.includes('first');
      });

      await execute(
        database.url,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE query LIKE 'LISTEN %' AND datname = current_database()`,
      );
      await until(async () => heard.includes(null));
      await one.notifications.publish('topic', 'second');

      await until(async () => heard.includes('second'));
      expect(errors).toHaveLength(1);
    });

    it('keep counts and listings right when both write the same product', async () => {
      await one.products.saveProducts([sampleProduct({ id: 'p1' })]);
      const save = (storage: Storage, id: string, amountMinor: number) =>
        storage.offers.saveOffers([
          { productId: 'p1', offer: sampleOffer({ id, price: { amountMinor, currency: 'EUR' } }) },
        ]);

      await Promise.all(
        Array.from({ length: 20 }, (_, place) =>
          save(place % 2 === 0 ? one : two, `o${place}`, 1000 + place),
        ),
      );

      const browsing = { text: '', filters: {}, sort: 'relevance', cursor: null, limit: 5 } as const;
      const { items } = await one.search.search(browsing);
      expect(items[0]).toMatchObject({ offerCount: 20, lowestPrice: { amountMinor: 1000 } });
      expect(await two.offers.listRetailers()).toMatchObject([{ offerCount: 20 }]);
    });
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(20);
}
