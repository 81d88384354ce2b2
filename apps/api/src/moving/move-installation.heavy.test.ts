import { defineJob, handleJob, openJobQueue } from '@pricehunt/job-queue';
import {
  compareStorages,
  differenceOf,
  makePostgresBackup,
  makeSqliteBackup,
  openStorage,
  restoreSqliteBackup,
} from '@pricehunt/storage';
import { describeOnPostgres, sampleClick, sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import * as z from 'zod/mini';
import { openClickJournal } from '../clicks/click-journal';
import { patientTestMs, until } from '../testing/waits';
import { moveRecordsAndJobs } from './move-installation';
import { restoreToPostgres } from './restore-to-postgres';

const root = join(import.meta.dirname, '../../../..');
const probe = defineJob('probe', z.object({ place: z.number() }));

jest.setTimeout(patientTestMs);

describeOnPostgres('moving an installation to PostgreSQL', (server) => {
  let admin: Client;
  let folder: string;
  let source: string;
  beforeAll(async () => {
    admin = new Client({ connectionString: server().url });
    await admin.connect();
    folder = mkdtempSync(join(tmpdir(), 'moving-'));
    source = `sqlite:${join(folder, 'source.db')}`;
    await fill(source);
  });
  afterAll(async () => {
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  });

  async function create(name: string): Promise<string> {
    await admin.query(`CREATE DATABASE ${name}`);
    return server().url.replace(/postgres$/, name);
  }

  function run(words: readonly string[]) {
    const program = spawn(
      process.execPath,
      [...['--import', 'tsx', 'apps/api/src/commands/move-storage.ts'], ...words],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          TSX_TSCONFIG_PATH: 'apps/api/tsconfig.json',
          CLICK_JOURNAL_FOLDER: join(folder, 'click-journal'),
        },
      },
    );
    let output = '';
    for (const stream of [program.stdout, program.stderr]) {
      stream.on('data', (part: Buffer) => (output += String(part)));
    }
    const ended = new Promise<number | null>((resolve) => program.once('close', resolve));
    return { program, ended, output: () => output };
  }

  it('resumes after kill -9, and moves jobs and the click journal', async () => {
    const target = await create('moved');
    const journal = openClickJournal(
      join(folder, 'click-journal'),
      () => 'journaled',
      () => undefined,
    );
    await journal.append([sampleClick({ id: 'journaled' })]);
    const holder = new Client({ connectionString: target });
    await holder.connect();
    await holder.query(`${stopAtOffers}; SELECT pg_advisory_lock(1)`);

    const killed = run([source, target]);
    await until('the move to copy offers', async () => {
      const { rows } = await holder.query(
        `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
      );
      return rows.length > 0;
    });
    killed.program.kill('SIGKILL');
    await killed.ended;
    const started = await openStorage(target).catch(String);
    // Unlocked first: the server still runs the killed move's statement, which locks the table of the trigger.
    await holder.query('SELECT pg_advisory_unlock(1)');
    await holder.query('DROP SCHEMA stopping CASCADE');
    await holder.end();
    const again = run([source, target]);
    const code = await again.ended;

    expect(started).toContain('has not finished. Run storage:move again');
    expect(again.output()).toContain('products: 40 rows (40 already copied)');
    expect(again.output()).toContain('Waiting jobs: 2. Clicks imported from the journal: 1.');
    expect(code).toBe(0);
    expect(readdirSync(join(folder, 'click-journal'))).toEqual([]);
    const storage = await openStorage(target);
    const clicks = await storage.clicks.listClicks({ after: null, limit: 10 });
    expect(clicks.map(({ id }) => id).sort()).toEqual(['c1', 'journaled']);
    expect(await runDueJobs(storage, target)).toEqual([1]);
    await storage.close();
  });

  it('refuses a database that is not empty, with one sentence and exit code 1', async () => {
    const target = await create('taken');
    await (await openStorage(target)).close();

    const refused = run([source, target]);

    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/^The target is not empty: .* Move into a new, empty database\.\n$/);
  });

  it('restores a backup of SQLite to PostgreSQL, and a backup of that to SQLite', async () => {
    const target = await create('restored');
    const path = join(folder, 'back.db');
    const [now, report] = [new Date(), () => undefined];

    const ofSqlite = await makeSqliteBackup({
      path: join(folder, 'source.db'),
      folder: join(folder, 'of-sqlite'),
      now,
    });
    await restoreToPostgres({ backup: ofSqlite, url: target, now, report });
    const ofPostgres = await makePostgresBackup({ url: target, folder: join(folder, 'of-postgres'), now });
    restoreSqliteBackup({ backup: ofPostgres, path, now });
    const [there, andBack] = [
      await compareStorages(source, target),
      await compareStorages(source, `sqlite:${path}`),
    ];

    expect([...there, ...andBack].flatMap((table) => differenceOf(table) ?? [])).toEqual([]);
    const storage = await openStorage(target);
    expect(await runDueJobs(storage, target)).toEqual([1]);
    await storage.close();
  });

  it('finds a value that differs between two databases', async () => {
    const target = await create('flipped');
    await moveRecordsAndJobs({ source, target, report: () => undefined });
    const client = new Client({ connectionString: target });
    await client.connect();
    await client.query(`UPDATE offers SET price_minor = price_minor + 1 WHERE id = 'o7'`);
    await client.end();

    const compared = run(['--compare', source, target]);

    expect(await compared.ended).toBe(1);
    expect(compared.output()).toContain(
      'offers: 40 rows in the source, 40 in the target; first differing keys: o7\n',
    );
  });
});

/** Makes every insert of an offer wait for advisory lock 1, once the table exists. */
const stopAtOffers = `
  CREATE SCHEMA stopping;
  CREATE FUNCTION stopping.wait() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NEW; END $$;
  CREATE FUNCTION stopping.watch() RETURNS event_trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT 1 FROM pg_event_trigger_ddl_commands() WHERE object_identity = 'public.offers') THEN
        CREATE TRIGGER wait BEFORE INSERT ON public.offers FOR EACH ROW EXECUTE FUNCTION stopping.wait();
      END IF;
    END $$;
  CREATE EVENT TRIGGER watch ON ddl_command_end WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION stopping.watch()`;

async function fill(url: string): Promise<void> {
  const storage = await openStorage(url, { durability: 'none' });
  const places = Array.from({ length: 40 }, (_, place) => place);
  await storage.products.saveProducts(places.map((place) => sampleProduct({ id: `p${place}` })));
  await storage.offers.saveOffers(
    places.map((place) => ({ productId: `p${place}`, offer: sampleOffer({ id: `o${place}` }) })),
  );
  await storage.clicks.recordClicks([sampleClick({ id: 'c1' })]);
  const queue = await openJobQueue({ storage, databaseUrl: url, kinds: [probe], report: () => undefined });
  await queue.enqueue(probe, { place: 1 });
  await queue.enqueue(probe, { place: 2 }, { delayMs: 3_600_000 });
  await queue.close();
  await storage.close();
}

async function runDueJobs(
  storage: Awaited<ReturnType<typeof openStorage>>,
  databaseUrl: string,
): Promise<readonly number[]> {
  const queue = await openJobQueue({ storage, databaseUrl, kinds: [probe], report: () => undefined });
  const ran: number[] = [];
  const stop = new AbortController();
  const running = queue.runJobs([handleJob(probe, async ({ place }) => void ran.push(place))], {
    concurrency: 1,
    report: () => undefined,
    signal: stop.signal,
  });
  await until('a job to run', async () => ran.length > 0);
  stop.abort();
  await running;
  await queue.close();
  return ran;
}
