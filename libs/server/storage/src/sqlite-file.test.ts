import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { build } from 'esbuild';
import { migrationsTable, NewerDatabaseError, readMigrations } from './migrations';
import { openStorage } from './open-storage';
import { sampleClick, sampleOffer, sampleProduct } from './testing';
import { clickGroups, clicksOfGroups } from './testing/click-groups';
import { itemLowsOf } from './testing/item-lows';
import { temporaryFileForEach } from './testing/temporary-file';

const workspace = join(import.meta.dirname, '..', '..', '..', '..');
const migrations = join(import.meta.dirname, '..', 'migrations');

let running: ChildProcess | null = null;

describe('the storage in a SQLite file', () => {
  const place = temporaryFileForEach();
  afterEach(() => running?.kill('SIGKILL'));

  it('opens the same file for each form of address', async () => {
    for (const url of [`sqlite:${place.file}`, `file:${place.file}`, `file://${place.file}`]) {
      const storage = await openStorage(url);
      const settings = await storage.settings.findSetting('opened');
      await storage.settings.saveSetting('opened', true);
      await storage.close();

      expect(settings).toBe(url.startsWith('sqlite:') ? undefined : true);
    }
  });

  it('rejects an address of another kind', async () => {
    const opening = openStorage('mysql://localhost/x');

    await expect(opening).rejects.toThrow(TypeError);
  });

  it('reclassifies products of a version before the taxonomy', async () => {
    const storage = await openStorage(`sqlite:${place.file}`);
    const products = ['Bauset', 'Rutschauto', 'Mystery'].map((category) =>
      sampleProduct({ id: category, category, title: 'Thing' }),
    );
    await storage.offers.saveProductsWithOffers(
      products,
      products.map(({ id }) => ({ productId: id, offer: sampleOffer({ id: `offer of ${id}` }) })),
    );
    await storage.close();
    const connection = new BetterSqlite3(place.file);
    connection.exec(`
      UPDATE products SET category_slug = lower(category);
      UPDATE product_listings SET category_slug = lower(product_id);
      DELETE FROM catalog_counts WHERE kind IN ('category', 'offered-category');
      INSERT INTO catalog_counts VALUES ('category', 'bauset', 'Bauset', 1);
      DELETE FROM settings WHERE key = 'taxonomy-version'`);
    connection.close();

    const reopened = await openStorage(`sqlite:${place.file}`);
    const { items } = await reopened.search.search({
      text: '',
      currency: null,
      country: null,
      sort: 'relevance',
      cursor: null,
      limit: 9,
      filters: { category: 'toys' },
    });
    const counted = await reopened.products.listCategories();
    await reopened.close();

    expect(items.map(({ product }) => product.id).toSorted()).toEqual(['Bauset', 'Rutschauto']);
    expect(counted.map(({ slug }) => slug).toSorted()).toEqual([
      'building-toys',
      'ride-on-toys',
      'toys',
      'toys-games',
    ]);
  });

  it('is a WAL file', async () => {
    const storage = await openStorage(`sqlite:${place.file}`);
    await storage.close();

    const connection = new BetterSqlite3(place.file, { readonly: true });

    expect(connection.pragma('journal_mode', { simple: true })).toBe('wal');
    connection.close();
  });

  it.each([
    ['with the first click of a new file', () => true],
    ['with a log that recovery reads back', (clickCount: number) => clickCount > 100],
    ['after its log was copied into the file', (_: number, grownBytes: number) => grownBytes > 0],
  ])('has every acknowledged click after the process is killed %s', async (_moment, isMoment) => {
    const program = await bundleRecorder(place.folder);
    const acknowledged = await recordUntilKilled(program, place.file, isMoment);
    const connection = new BetterSqlite3(place.file);
    const integrity = connection.pragma('integrity_check', { simple: true });
    connection.close();
    const storage = await openStorage(`sqlite:${place.file}`);
    const clicks = await storage.clicks.listClicks({ after: null, limit: 1_000_000 });
    await storage.close();
    const ids = new Set(clicks.map(({ id }) => id));

    expect(integrity).toBe('ok');
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('never reports that the database is busy, whoever else writes', async () => {
    const one = await openStorage(`sqlite:${place.file}`);
    const two = await openStorage(`sqlite:${place.file}`);
    const countUp = (storage: typeof one) =>
      storage.atomically(async ({ settings, clicks }) => {
        const count = Number((await settings.findSetting('count')) ?? 0) + 1;
        await settings.saveSetting('count', count);
        await clicks.recordClicks([sampleClick({ id: `c${count}` })]);
      });

    await Promise.all(Array.from({ length: 100 }, (_, place) => countUp(place % 2 === 0 ? one : two)));

    expect(await one.settings.findSetting('count')).toBe(100);
    expect(await two.clicks.countClicks({ since: '' })).toEqual({ person: 100, bot: 0 });
    await one.close();
    await two.close();
  });

  it('hides a transaction from readers until it ends', async () => {
    const storage = await openStorage(`sqlite:${place.file}`);
    let seen: unknown = 'unread';

    await storage.atomically(async ({ settings }) => {
      await settings.saveSetting('key', 'inside');
      seen = await storage.settings.findSetting('key');
    });

    expect(seen).toBeUndefined();
    expect(await storage.settings.findSetting('key')).toBe('inside');
    await storage.close();
  });

  it('notifies listeners with null after another process wrote', async () => {
    const one = await openStorage(`sqlite:${place.file}`);
    const two = await openStorage(`sqlite:${place.file}`);
    const received = new Promise((resolve) => {
      one.notifications.subscribe('topic', resolve);
    });

    await two.settings.saveSetting('key', 1);

    expect(await received).toBeNull();
    await one.close();
    await two.close();
  });

  it('reports a listener that throws and still notifies the others', async () => {
    const errors: unknown[] = [];
    const storage = await openStorage(`sqlite:${place.file}`, { onError: (error) => errors.push(error) });
    const received: unknown[] = [];
    storage.notifications.subscribe('topic', () => {
      throw new Error('listener');
    });
    storage.notifications.subscribe('topic', (payload) => received.push(payload));

    await storage.notifications.publish('topic', 'hello');

    expect(received).toEqual(['hello']);
    expect(errors).toEqual([new Error('listener')]);
    await storage.close();
  });

  it('refuses a database that a newer program has migrated, and leaves it unchanged', async () => {
    await (await openStorage(`sqlite:${place.file}`)).close();
    const connection = new BetterSqlite3(place.file);
    connection.prepare('INSERT INTO storage_migrations VALUES (?, ?)').run(9_999_999_999_999, '2030-01-01');
    connection.close();

    const opening = openStorage(`sqlite:${place.file}`);

    await expect(opening).rejects.toThrow(NewerDatabaseError);
  });

  it('rolls back a migration that fails, and completes it once fixed', async () => {
    const broken = join(place.folder, 'migrations');
    cpSync(migrations, broken, { recursive: true });
    const second = join(broken, 'sqlite', '0001_product-search.sql');
    const sound = readFileSync(second, 'utf8');
    writeFileSync(second, `${sound}\n--> statement-breakpoint\nCREATE NONSENSE;`);

    const opening = openStorage(`sqlite:${place.file}`, { migrationsFolder: broken });

    await expect(opening).rejects.toMatchObject({ message: expect.stringContaining('NONSENSE') });
    const storage = await openStorage(`sqlite:${place.file}`);
    await storage.products.saveProducts([sampleProduct({ id: 'p1' })]);
    await storage.offers.saveOffers([{ productId: 'p1', offer: sampleOffer({ id: 'o1' }) }]);
    expect(await storage.search.suggest('sony', 1)).toHaveLength(1);
    await storage.close();
  });

  it('shows the prices and history of a catalog from a version before prices by destination', async () => {
    const connection = new BetterSqlite3(place.file);
    connection.exec(migrationsTable);
    for (const { madeAt, statements } of readMigrations(migrations, 'sqlite').slice(0, 20)) {
      for (const statement of statements) connection.exec(statement);
      connection.prepare('INSERT INTO storage_migrations VALUES (?, ?)').run(madeAt, '2026-11-01');
    }
    connection.exec(`
      INSERT INTO products (id, title, gtins, attributes, first_seen_at) VALUES ('p1', 'Lamp', '[]', '{}', '2026-11-01');
      INSERT INTO offers (id, product_id, source, retailer_domain, retailer_name, title, gtins, attributes, link, link_key,
        price_minor, currency, shipping_kind, availability, condition, checked_at)
      SELECT 'o-' || value, 'p1', 'catalog', 'shop.de', 'Shop', 'Lamp', '[]', '{}', 'https://shop.de/' || value, value,
        CASE value WHEN 'new' THEN 900 ELSE 100 END, 'EUR', 'free', 'in_stock', value, '2026-11-02T08:00:00.000Z'
      FROM json_each('["new", "used"]');
      INSERT INTO price_observations (product_id, offer_id, observed_at, day, retailer_domain, price_minor, currency)
      SELECT product_id, id, checked_at, '2026-11-02', retailer_domain, price_minor, currency FROM offers;
      INSERT INTO price_drops (offer_id, product_id, previous_minor, current_minor, currency, basis_points, since)
      SELECT id, product_id, 2 * price_minor, price_minor, currency, 5000, checked_at FROM offers;
      INSERT INTO product_listings (number, product_id, currency, is_main, lowest_minor, offer_count, in_stock, condition_bits,
        first_seen_at, drop_basis_points) VALUES (1, 'p1', 'EUR', 1, 100, 2, 1, 5, '2026-11-01', 0);
    `);
    connection.close();

    const storage = await openStorage(`sqlite:${place.file}`);

    const [item] = await storage.search.listItems(['p1'], { currency: 'EUR', country: 'DE' });
    const lows = await itemLowsOf(storage, 'p1');
    await storage.close();
    expect(item).toMatchObject({ lowestPrice: { amountMinor: 900, currency: 'EUR' }, offerCount: 2 });
    expect(lows.map(({ low }) => low.amountMinor)).toEqual([900]);
  });

  it('counts only vouched-for offers of a catalog from a version that counted unvouched pages', async () => {
    const current = await openStorage(`sqlite:${join(place.folder, 'current')}`);
    const priced = await current.settings.findSetting('product-prices');
    const taxonomy = await current.settings.findSetting('taxonomy-version');
    await current.close();
    const all = readMigrations(migrations, 'sqlite');
    const added = all.findIndex(({ statements }) =>
      statements.some((statement) => statement.includes('vouched_offer_count')),
    );
    const connection = new BetterSqlite3(place.file);
    connection.exec(migrationsTable);
    for (const { madeAt, statements } of all.slice(0, added)) {
      for (const statement of statements) connection.exec(statement);
      connection.prepare('INSERT INTO storage_migrations VALUES (?, ?)').run(madeAt, '2026-11-01');
    }
    const setting = connection.prepare('INSERT INTO settings VALUES (?, ?)');
    setting.run('taxonomy-version', JSON.stringify(taxonomy));
    setting.run('product-prices', JSON.stringify({ ...Object(priced), reckoning: 3 }));
    connection.exec(`
      INSERT INTO products (number, id, title, brand, brand_key, category_slug, gtins, attributes, first_seen_at)
      SELECT key + 1, value, 'Lamp', value, value, 'lamps', '[]', '{}', '2026-11-01'
      FROM json_each('["bare", "both", "counted", "negative"]');
      INSERT INTO offers (id, product_id, source, retailer_domain, retailer_name, title, gtins, attributes, link, link_key,
        price_minor, currency, shipping_kind, availability, condition, checked_at)
      SELECT column1, column2, column3, 'shop.de', 'Shop', 'Lamp', '[]', '{}', 'https://shop.de/' || column1, column1,
        100, 'EUR', 'free', 'in_stock', 'new', '2026-11-02T08:00:00.000Z'
      FROM (VALUES ('a', 'both', 'catalog'), ('b', 'both', 'watched-page'), ('c', 'counted', 'watched-page'),
        ('d', 'negative', 'watched-page'));
      INSERT INTO product_listings (number, product_id, category_slug, brand_key, offer_count, in_stock, condition_bits,
        first_seen_at, drop_basis_points)
      SELECT number, id, category_slug, brand_key, column2, 1, 1, first_seen_at, 0
      FROM (VALUES ('bare', 0), ('both', 2), ('counted', 1), ('negative', -1)) JOIN products ON id = column1;
      INSERT INTO catalog_counts (kind, key, name, count) VALUES ('offered-category', 'lamps', 'Lamps', 2),
        ('offered-brand', 'both', '', 1), ('offered-brand', 'counted', '', 1);
    `);
    connection.close();

    await (await openStorage(`sqlite:${place.file}`)).close();

    const upgraded = new BetterSqlite3(place.file);
    const rows = (query: string) => upgraded.prepare(query).raw().all();
    const listings = rows(
      'SELECT product_id, offer_count, vouched_offer_count FROM product_listings ORDER BY number',
    );
    const counts = rows(
      "SELECT kind, key, count FROM catalog_counts WHERE key IN ('lamps', 'both', 'counted') ORDER BY kind, key",
    );
    upgraded.close();
    expect(listings).toEqual([
      ...[
        ['bare', 0, 0],
        ['both', 2, 1],
        ['counted', 1, 0],
        ['negative', 1, 0],
      ],
    ]);
    expect(counts).toEqual([
      ['offered-brand', 'both', 1],
      ['offered-brand', 'counted', 0],
      ['offered-category', 'lamps', 1],
    ]);
  });

  it('turns the click groups of an earlier version into clicks, each once and uncounted', async () => {
    const all = readMigrations(migrations, 'sqlite');
    const dropped = all.findIndex(({ statements }) =>
      statements.some((statement) => statement.includes('DROP TABLE `click_groups`')),
    );
    const connection = new BetterSqlite3(place.file);
    connection.exec(migrationsTable);
    for (const { madeAt, statements } of all.slice(0, dropped)) {
      for (const statement of statements) connection.exec(statement);
      connection.prepare('INSERT INTO storage_migrations VALUES (?, ?)').run(madeAt, '2026-11-01');
    }
    for (const { id, clicks } of clickGroups) {
      connection.prepare('INSERT INTO click_groups VALUES (?, ?)').run(id, clicks);
    }
    connection.close();

    const storage = await openStorage(`sqlite:${place.file}`);

    const listed = await storage.clicks.listClicks({ after: null, limit: 10 });
    const uncounted = await storage.trafficCounts.takeClicks(10);
    await storage.close();
    expect(listed).toEqual(clicksOfGroups);
    expect(uncounted).toHaveLength(clicksOfGroups.length);
  });

  it('gives a feed from a version without lists of shops the shops of its offers', () => {
    const all = readMigrations(migrations, 'sqlite');
    const added = all.findIndex(({ statements }) =>
      statements.some((statement) => /operator_feeds` ADD `shops`/.test(statement)),
    );
    const connection = new BetterSqlite3(place.file);
    for (const statement of all.slice(0, added).flatMap(({ statements }) => statements)) {
      connection.exec(statement);
    }
    connection.exec(`
      INSERT INTO businesses (id, name, status, created_at, updated_at)
      SELECT value, value, 'active', '2026-11-01', '2026-11-01' FROM json_each('["several", "one", "ended", "new"]');
      INSERT INTO feeds (id, business_id, kind, name, schedule, is_auto_confirmed, is_paused, created_at, validators)
      SELECT id, id, 'link', id, 'daily', 1, 0, '2026-11-01', '[]' FROM businesses;
      INSERT INTO operator_feeds (feed_id, preset, shop_domain, may_show_history, ends_with_membership, ended_at)
      SELECT id, 'awin', iif(id = 'one', 'oak.example', NULL), 0, 0, iif(id = 'ended', '2026-11-02', NULL) FROM feeds;
      INSERT INTO products (id, title, gtins, attributes, first_seen_at) VALUES ('p1', 'Lamp', '[]', '{}', '2026-11-01');
      INSERT INTO offers (id, product_id, source, retailer_domain, retailer_name, title, gtins, attributes, link, link_key,
        price_minor, currency, shipping_kind, availability, condition, checked_at)
      SELECT column1, 'p1', 'network-feed', column3, 'Shop', 'Lamp', '[]', '{}', 'https://' || column3, column1,
        100, 'EUR', 'free', 'in_stock', 'new', '2026-11-02T08:00:00.000Z'
      FROM (VALUES ('a', 'several', 'oak.example'), ('b', 'several', 'oak.example'), ('c', 'several', 'elm.example'),
        ('d', 'one', 'oak.example'), ('e', 'ended', 'elm.example'));
      INSERT INTO merchant_items (business_id, item_id, feed_id, import_id, digest, offer_id, product_id, item, issues,
        issue_codes, issue_count, words, title_key, price_minor, currency, availability, is_shown, updated_at)
      SELECT column2, column1, column2, 'i', 'd', column1, 'p1', json_object('shop', json_object('trackedLink', column3)), '[]',
        ' ', 0, 'lamp', 'lamp', 100, 'EUR', 'in_stock', 1, '2026-11-02'
      FROM (VALUES ('a', 'several', 'https://www.awin1.com/pclick.php?p=1&a=2&m=31&clickref=x'),
        ('b', 'several', 'https://www.awin1.com/pclick.php?p=2&a=2&m=31'), ('c', 'several', NULL),
        ('d', 'one', NULL), ('e', 'ended', NULL));
    `);

    for (const statement of all.slice(added).flatMap(({ statements }) => statements)) {
      connection.exec(statement);
    }

    const rows = connection.prepare('SELECT feed_id, shops FROM operator_feeds ORDER BY feed_id').raw().all();
    connection.close();
    expect(rows.map((row) => (Array.isArray(row) ? [row[0], JSON.parse(row[1])] : row))).toEqual([
      ['ended', []],
      ['new', []],
      ['one', [{ domain: 'oak.example', advertiserId: null }]],
      [
        'several',
        [
          { domain: 'elm.example', advertiserId: null },
          { domain: 'oak.example', advertiserId: '31' },
        ],
      ],
    ]);
  });
});

async function bundleRecorder(folder: string): Promise<string> {
  const file = join(folder, 'record-clicks.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'testing', 'record-clicks-for-ever.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    tsconfig: join(workspace, 'libs/server/storage/tsconfig.json'),
  });
  symlinkSync(join(workspace, 'node_modules'), join(folder, 'node_modules'));
  return file;
}

/** Starts the program, kills it at the given moment, and returns the acknowledged ids. */
async function recordUntilKilled(
  program: string,
  file: string,
  isMoment: (clickCount: number, grownBytes: number) => boolean,
): Promise<readonly string[]> {
  const child = spawn(process.execPath, [program, `sqlite:${file}`, migrations, 'click'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  const ended = new Promise((resolve) => child.once('close', resolve));
  const acknowledged: string[] = [];
  let unfinished = '';
  let firstBytes: number | null = null;
  child.stdout.on('data', (piece: Buffer) => {
    const lines = (unfinished + piece.toString()).split('\n');
    unfinished = lines.pop() ?? '';
    acknowledged.push(...lines);
    const { size } = statSync(file);
    firstBytes ??= size;
    if (isMoment(acknowledged.length, size - firstBytes)) child.kill('SIGKILL');
  });
  await ended;
  return acknowledged;
}
