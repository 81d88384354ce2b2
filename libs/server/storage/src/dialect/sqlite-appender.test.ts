import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { openStorage } from '../open-storage';
import { clicks } from '../schema/sqlite';
import { sampleClick } from '../testing';
import { sqliteAppender } from './sqlite-appender';

describe('the thread that adds rows to a SQLite file', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-storage-'));
    file = join(folder, 'storage.sqlite');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps nothing of rows of which the database refuses one, says why, and takes the next ones', async () => {
    const storage = await openStorage(`sqlite:${file}`);
    const other = new BetterSqlite3(file);
    other.exec(`CREATE TRIGGER refuse BEFORE INSERT ON click_groups WHEN new.clicks LIKE '%"bad"%'
      BEGIN SELECT RAISE(ABORT, 'not this one'); END`);
    other.close();

    const refused = storage.clicks.recordClicks([sampleClick({ id: 'good' }), sampleClick({ id: 'bad' })]);

    await expect(refused).rejects.toMatchObject({
      message: 'not this one',
      code: 'SQLITE_CONSTRAINT_TRIGGER',
    });
    await storage.clicks.recordClicks([sampleClick({ id: 'next' })]);
    expect(await storage.clicks.listClicks({ after: null, limit: 9 })).toMatchObject([{ id: 'next' }]);
    await storage.close();
  });

  it('keeps nothing of refused rows on the thread either, and tells how long a commit of it took', async () => {
    await (await openStorage(`sqlite:${file}`)).close();
    const other = new BetterSqlite3(file);
    other.exec(`CREATE TRIGGER refuse BEFORE INSERT ON clicks WHEN new.id = 'bad'
      BEGIN SELECT RAISE(ABORT, 'not this one'); END`);
    const appender = sqliteAppender({
      file,
      busyMsMax: 1_000,
      settings: { journal_mode: 'wal' },
      onError: () => undefined,
    });

    const refused = appender.append(clicks, [sampleClick({ id: 'good' }), sampleClick({ id: 'bad' })]);

    await expect(refused).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_TRIGGER' });
    expect(await appender.append(clicks, [sampleClick({ id: 'next' })])).toBeGreaterThan(0);
    await appender.close();
    expect(other.prepare('SELECT id FROM clicks').pluck().all()).toEqual(['next']);
    other.close();
  });

  it('waits for another process that writes, while its own goes on', async () => {
    const storage = await openStorage(`sqlite:${file}`);
    const other = new BetterSqlite3(file);
    other.exec('BEGIN IMMEDIATE');
    let isKept = false;

    const recording = storage.clicks.recordClicks([sampleClick({ id: 'c1' })]).then(() => (isKept = true));
    for (let read = 0; read < 50; read += 1) await storage.check();
    const wasKeptBefore = isKept;
    other.exec('COMMIT');
    other.close();
    await recording;

    expect(wasKeptBefore).toBe(false);
    expect(await storage.clicks.countClicks({ since: '' })).toEqual({ person: 1, bot: 0 });
    await storage.close();
  });

  it('takes turns with the other writes of its process', async () => {
    const storage = await openStorage(`sqlite:${file}`);
    const places = Array.from({ length: 60 }, (_, place) => place);

    await Promise.all(
      places.flatMap((place) => [
        storage.clicks.recordClicks([sampleClick({ id: `c${place}` })]),
        storage.settings.saveSetting(`setting${place}`, place),
        storage.atomically(({ clicks }) => clicks.recordClicks([sampleClick({ id: `within${place}` })])),
      ]),
    );

    expect(await storage.clicks.countClicks({ since: '' })).toEqual({ person: 120, bot: 0 });
    expect(await storage.settings.findSetting('setting59')).toBe(59);
    await storage.close();
  });

  it('keeps what was under way when the storage is closed', async () => {
    const storage = await openStorage(`sqlite:${file}`);

    const recording = storage.clicks.recordClicks([sampleClick({ id: 'c1' })]);
    await storage.close();

    await expect(recording).resolves.toBeUndefined();
    const again = await openStorage(`sqlite:${file}`);
    expect(await again.clicks.listClicks({ after: null, limit: 9 })).toMatchObject([{ id: 'c1' }]);
    await again.close();
  });

  it('refuses rows when it cannot start, and starts with the next ones once it can', async () => {
    const errors: unknown[] = [];
    const appender = sqliteAppender({
      file,
      busyMsMax: 1_000,
      settings: { journal_mode: 'wal' },
      onError: (error) => errors.push(error),
    });

    const refused = appender.append(clicks, [sampleClick({ id: 'c1' })]);

    await expect(refused).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' });
    await (await openStorage(`sqlite:${file}`)).close();
    await appender.append(clicks, [sampleClick({ id: 'c2' })]);
    await appender.close();
    const other = new BetterSqlite3(file, { readonly: true });
    expect(other.prepare('SELECT id FROM clicks').pluck().all()).toEqual(['c2']);
    other.close();
    expect(errors).toEqual([]);
  });

  it('refuses to add rows with less than the settings that were asked for', async () => {
    await (await openStorage(`sqlite:${file}`)).close();
    const appender = sqliteAppender({
      file,
      busyMsMax: 1_000,
      settings: { synchronous: 9 },
      onError: () => undefined,
    });

    const refused = appender.append(clicks, [sampleClick({ id: 'c1' })]);

    await expect(refused).rejects.toMatchObject({ message: expect.stringContaining('9 was asked for') });
    await appender.close();
  });
});
