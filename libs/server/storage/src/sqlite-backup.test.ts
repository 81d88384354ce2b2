import {
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  mkdtempSync,
  writeSync,
  closeSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { openStorage } from './open-storage';
import type { Storage } from './storage';
import { makeSqliteBackup, restoreSqliteBackup, verifySqliteBackup } from './sqlite-backup';
import { sampleClick } from './testing/samples';

describe('backups of a SQLite installation', () => {
  let folder: string;
  let path: string;
  const now = new Date('2026-11-21T12:00:00.000Z');
  const idsIn = async (storage: Storage) =>
    (await storage.clicks.listClicks({ after: null, limit: 10_000 })).map(({ id }) => id);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
    path = join(folder, 'data', 'pricehunt.db');
    mkdirSync(join(folder, 'data'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const open = () => openStorage(`sqlite:${path}`, { durability: 'none' });
  const backUp = () => makeSqliteBackup({ path, folder: join(folder, 'backups'), now });

  it('made while clicks arrive restore a moment in between, and the later state is stored next to it', async () => {
    const storage = await open();
    // As created by an earlier version.
    new BetterSqlite3(`${path}.jobs`).exec('CREATE TABLE queued (id TEXT)').close();
    await storage.clicks.recordClicks([sampleClick({ id: 'before' })]);
    const writing = (async () => {
      for (let place = 0; place < 60; place += 1) {
        await storage.clicks.recordClicks([sampleClick({ id: `during-${String(place).padStart(3, '0')}` })]);
      }
    })();
    const backup = await backUp();
    await writing;
    await storage.clicks.recordClicks([sampleClick({ id: 'the-last' })]);
    await storage.close();

    const previous = restoreSqliteBackup({ backup, path, now });

    const restored = await open();
    const ids = await idsIn(restored);
    await restored.check();
    await restored.close();
    expect(ids).toContain('before');
    expect(ids).not.toContain('the-last');
    const during = ids.filter((id) => id.startsWith('during'));
    expect(during).toEqual(during.map((_, place) => `during-${String(place).padStart(3, '0')}`));
    const later = await openStorage(`sqlite:${previous ?? ''}`);
    expect(await idsIn(later)).toContain('the-last');
    await later.close();
    expect(readdirSync(backup).sort()).toEqual(['backup.json', 'jobs.db', 'pricehunt.db']);
  });

  it('include the jobs of the records', async () => {
    const storage = await open();
    const at = now.toISOString();
    await storage.jobs.addJob({
      id: 'j1',
      name: 'send-mail',
      payload: { to: 'jo@post.example' },
      state: 'waiting',
      priority: 0,
      idempotencyKey: null,
      runAt: at,
      attempts: 0,
      attemptsMax: 8,
      leaseMs: 60_000,
      createdAt: at,
      leaseToken: null,
      leaseUntil: null,
      endedAt: null,
      lastError: null,
    });
    const backup = await backUp();
    await storage.close();

    restoreSqliteBackup({ backup, path, now });

    const restored = await open();
    expect(await restored.jobs.findJob('j1')).toMatchObject({ payload: { to: 'jo@post.example' } });
    await restored.close();
  });

  it('can be restored to an empty place', async () => {
    const storage = await open();
    await storage.clicks.recordClicks([sampleClick({ id: 'c1' })]);
    const backup = await backUp();
    await storage.close();
    rmSync(join(folder, 'data'), { recursive: true });

    const previous = restoreSqliteBackup({ backup, path, now });

    const restored = await open();
    expect(await idsIn(restored)).toEqual(['c1']);
    expect(previous).toBeNull();
    await restored.close();
  });

  it('are not restored over a database in use', async () => {
    const storage = await open();
    const backup = await backUp();

    const restoring = () => restoreSqliteBackup({ backup, path, now });

    expect(restoring).toThrow(/in use/);
    await storage.clicks.recordClicks([sampleClick({ id: 'c1' })]);
    expect(await idsIn(storage)).toEqual(['c1']);
    await storage.close();
  });

  it.each([
    ['a changed byte', (file: string) => overwrite(file, statSync(file).size - 100), /not what was written/],
    ['a missing file', (file: string) => rmSync(file), /not there/],
  ])('are rejected with %s', async (_what, damage, reason) => {
    const storage = await open();
    const backup = await backUp();
    await storage.close();
    damage(join(backup, 'pricehunt.db'));

    const verifying = () => verifySqliteBackup(backup);

    expect(verifying).toThrow(reason);
  });

  it('are rejected if a newer program made the database', async () => {
    const storage = await open();
    await storage.close();
    new BetterSqlite3(path).exec("INSERT INTO storage_migrations VALUES (99999999999999, 'later')").close();
    const backup = await backUp();

    const verifying = () => verifySqliteBackup(backup);

    expect(verifying).toThrow(/newer version/);
  });

  it('are rejected if they are incomplete', async () => {
    const storage = await open();
    const backup = await backUp();
    await storage.close();
    rmSync(join(backup, 'backup.json'));

    const verifying = () => verifySqliteBackup(backup);

    expect(verifying).toThrow(/no whole backup/);
  });
});

function overwrite(file: string, position: number): void {
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.from('!'), 0, 1, position);
  closeSync(opened);
}
