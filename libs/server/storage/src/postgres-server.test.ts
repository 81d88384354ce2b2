import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { migrationsTable, readMigrations } from './migrations';
import { openStorage } from './open-storage';
import type { Storage } from './storage';
import { sampleOffer, sampleProduct } from './testing';
import { clickGroups, clicksOfGroups } from './testing/click-groups';
import { sampleAccount, sampleClick, sampleTrackingEvent } from './testing/samples';
import { describeOnPostgres } from './testing/postgres-server';
import { execute } from './testing/postgres-storage';

describeOnPostgres('on a PostgreSQL server', (server) => {
  describe('the migration to monthly partitions', () => {
    it('preserves every row and key', async () => {
      const before = readMigrations(join(import.meta.dirname, '../migrations'), 'postgres').slice(0, 8);
      const statements = before.flatMap((migration) => migration.statements).join(';\n');
      const applied = before.map(({ madeAt }) => `(${madeAt}, '2026-11-21')`).join(', ');
      await execute(
        server().url,
        `DROP SCHEMA public CASCADE; CREATE SCHEMA public; ${statements};
         ${migrationsTable}; INSERT INTO storage_migrations VALUES ${applied};
         INSERT INTO clicks (id, clicked_at, target, sent_to, source, retailer_domain, visit)
           VALUES ('c1', '2025-03-04T05:06:07.000Z', 't', 's', 'x', 'r', 'person');
         INSERT INTO price_observations VALUES ('p1', 'o1', '2026-01-02T00:00:00.000Z', '2026-01-02', 'r', 100, 'EUR');
         INSERT INTO tracking_events (id, dedupe_key, received_at, event_type, occurred_at, data, visit, is_anonymous)
           VALUES ('e1', 'k1', '2026-10-02T00:00:00.000Z', 'x', '2026-10-02T00:00:00.000Z', '{}', 'person', false)`,
      );

      const storage = await openStorage(server().url);
      const made = await storage.months?.makeMonths(new Date('2026-11-21T12:00:00.000Z'));
      await storage.tracking.recordEvents([sampleTrackingEvent({ id: 'e2', dedupeKey: 'k1' })]);

      const clicks = await storage.clicks.listClicks({ after: null, limit: 10 });
      const events = await storage.tracking.listEvents({ after: null, limit: 10 });
      const observations = await storage.retention.countBefore('price-observations', '2027');
      await storage.close();
      expect(clicks.map(({ id }) => id)).toEqual(['c1']);
      expect(events.map(({ id }) => id)).toEqual(['e1']);
      expect(observations).toBe(1);
      expect(made).toEqual(
        expect.arrayContaining([
          'clicks_2025_03',
          'clicks_2026_11',
          'clicks_2027_01',
          'tracking_events_2026_10',
        ]),
      );
    });
  });

  describe('the migration from click groups', () => {
    async function prepare(groups: string): Promise<void> {
      const all = readMigrations(join(import.meta.dirname, '../migrations'), 'postgres');
      const dropped = all.findIndex(({ statements }) =>
        statements.some((statement) => statement.includes('DROP TABLE "click_groups"')),
      );
      const before = all.slice(0, dropped);
      const statements = before.flatMap((migration) => migration.statements).join(';\n');
      const applied = before.map(({ madeAt }) => `(${madeAt}, '2026-11-21')`).join(', ');
      await execute(
        server().url,
        `DROP SCHEMA public CASCADE; CREATE SCHEMA public; ${statements};
         ${migrationsTable}; INSERT INTO storage_migrations VALUES ${applied}; ${groups}`,
      );
    }

    const groups = clickGroups.map(({ id, clicks }) => `('${id}', '${clicks}')`).join(', ');

    it('keeps a group that a process of the earlier version is about to commit', async () => {
      await prepare('');
      const earlier = new Client({ connectionString: server().url });
      // PostgreSQL keeps what pg_stat_activity shows for the rest of a transaction, so another connection looks.
      const observer = new Client({ connectionString: server().url });
      await earlier.connect();
      await observer.connect();
      await earlier.query(`BEGIN; INSERT INTO click_groups VALUES ${groups}`);
      const opening = openStorage(server().url);
      const isWaiting = async () =>
        (
          await observer.query(
            "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          )
        ).rowCount !== 0;
      while (!(await isWaiting())) await delay(10);
      await earlier.query('COMMIT');
      await Promise.all([earlier.end(), observer.end()]);

      const storage = await opening;
      const listed = await storage.clicks.listClicks({ after: null, limit: 10 });
      await storage.close();
      expect(listed).toEqual(clicksOfGroups);
    });

    it('turns them into clicks, each once and uncounted', async () => {
      await prepare(`INSERT INTO click_groups VALUES ${groups}`);

      const storage = await openStorage(server().url);

      const listed = await storage.clicks.listClicks({ after: null, limit: 10 });
      const uncounted = await storage.trafficCounts.takeClicks(10);
      await storage.close();
      expect(listed).toEqual(clicksOfGroups);
      expect(uncounted).toHaveLength(clicksOfGroups.length);
    });
  });

  describe('two processes', () => {
    let one: Storage;
    let two: Storage;
    const errors: unknown[] = [];

    beforeEach(async () => {
      await execute(server().url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      const onError = (error: unknown) => errors.push(error);
      const opened = await Promise.all([openStorage(server().url), openStorage(server().url, { onError })]);
      [one, two] = opened;
    });
    afterEach(async () => {
      await one.close();
      await two.close();
    });

    it('migrate once when they start at the same moment', async () => {
      await Promise.all([one.check(), two.check()]);
    });

    it('share call counts within time windows', async () => {
      const counted = await Promise.all(
        [one, two, one, two].map((storage) => storage.callCounts?.countCall('k', 60_000)),
      );
      const short = await one.callCounts?.countCall('short', 1);
      await delay(20);
      const restarted = await two.callCounts?.countCall('short', 60_000);
      await one.callCounts?.purgeCalls();

      expect(counted.map((each) => each?.calls).sort()).toEqual([1, 2, 3, 4]);
      expect([short?.calls, restarted?.calls]).toEqual([1, 1]);
      expect(restarted?.leftMs).toBeGreaterThan(50_000);
    });

    it('notify each other, also after a lost connection', async () => {
      const received: (string | null)[] = [];
      two.notifications.subscribe('topic', (payload) => received.push(payload));
      await until(async () => {
        await one.notifications.publish('topic', 'first');
        return received.includes('first');
      });

      await execute(
        server().url,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE query LIKE 'LISTEN %' AND datname = current_database()`,
      );
      await until(async () => received.includes(null));
      await one.notifications.publish('topic', 'second');

      await until(async () => received.includes('second'));
      expect(errors).toHaveLength(1);
    });

    it('count clicks while an order that looked for its clicks waits to be counted', async () => {
      await one.clicks.recordClicks([sampleClick({ id: 'c1' })]);
      let counting: Promise<unknown> = Promise.resolve();

      await one.atomically(async ({ clicks, trafficCounts }) => {
        await clicks.findByReferences(['c1']);
        counting = two.atomically((stores) => stores.trafficCounts.takeClicks(9));
        await delay(200);
        await trafficCounts.setCountedUntil('now');
      });

      expect(await counting).toMatchObject([{ id: 'c1' }]);
    });

    it('change a locked account only after the transaction that locked it', async () => {
      const account = sampleAccount({ id: 'locked' });
      await one.accounts.createAccount(account);
      let changing: Promise<unknown> = Promise.resolve();

      const seen = await one.atomically(async ({ accounts }) => {
        await accounts.lockAccount('locked');
        changing = two.accounts.changeAccount('locked', { passwordHash: 'of a reset' }, account.updatedAt);
        await delay(200);
        return accounts.findAccount('locked');
      });
      await changing;

      expect(seen).toEqual(account);
      expect((await one.accounts.findAccount('locked'))?.passwordHash).toBe('of a reset');
    });

    it('leave correct counts and listings when both write the same product', async () => {
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

      const browsing = {
        text: '',
        filters: {},
        currency: null,
        country: null,
        sort: 'relevance',
        cursor: null,
        limit: 5,
      } as const;
      const { items } = await one.search.search(browsing);
      expect(items[0]).toMatchObject({ offerCount: 20, lowestPrice: { amountMinor: 1000 } });
      expect(await two.offers.listRetailers()).toMatchObject([{ offerCount: 20 }]);
    });
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(20);
}
