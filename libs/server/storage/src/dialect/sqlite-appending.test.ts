import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { openStorage } from '../open-storage';
import { sampleClick } from '../testing';
import { temporaryFileForEach } from '../testing/temporary-file';

describe('adding rows to a SQLite file', () => {
  const place = temporaryFileForEach();

  /** Records the PRAGMA synchronous of each connection at COMMIT from now on. */
  function recordDurabilities(): readonly string[] {
    const names = ['OFF', 'NORMAL', 'FULL', 'EXTRA'];
    const durabilities: string[] = [];
    const { exec } = BetterSqlite3.prototype;
    jest.spyOn(BetterSqlite3.prototype, 'exec').mockImplementation(function (
      this: BetterSqlite3.Database,
      text,
    ) {
      if (text === 'COMMIT')
        durabilities.push(names[Number(this.pragma('synchronous', { simple: true }))] ?? '');
      return exec.call(this, text);
    });
    return durabilities;
  }

  function refuseBadClicks(): void {
    const other = new BetterSqlite3(place.file);
    other.exec(`CREATE TRIGGER refuse BEFORE INSERT ON clicks WHEN new.id = 'bad'
      BEGIN SELECT RAISE(ABORT, 'not this one'); END`);
    other.close();
  }

  it('stores none of the rows if the database rejects one, reports why, and accepts the next ones', async () => {
    const storage = await openStorage(`sqlite:${place.file}`);
    refuseBadClicks();

    const refused = storage.clicks.recordClicks([sampleClick({ id: 'good' }), sampleClick({ id: 'bad' })]);

    await expect(refused).rejects.toMatchObject({
      message: 'not this one',
      code: 'SQLITE_CONSTRAINT_TRIGGER',
    });
    await storage.clicks.recordClicks([sampleClick({ id: 'next' })]);
    expect(await storage.clicks.listClicks({ after: null, limit: 9 })).toMatchObject([{ id: 'next' }]);
    await storage.close();
  });

  it('does not wait for the disk, while every other write does, also after rejected rows', async () => {
    const storage = await openStorage(`sqlite:${place.file}`);
    const durabilities = recordDurabilities();
    refuseBadClicks();

    await storage.clicks.recordClicks([sampleClick({ id: 'c1' })]);
    await storage.settings.saveSetting('after', 'clicks');
    await expect(storage.clicks.recordClicks([sampleClick({ id: 'bad' })])).rejects.toBeDefined();
    await storage.settings.saveSetting('after', 'refused clicks');
    await storage.atomically(({ clicks }) => clicks.recordClicks([sampleClick({ id: 'c2' })]));

    jest.restoreAllMocks();
    expect(durabilities).toEqual(['NORMAL', 'FULL', 'FULL', 'FULL']);
    await storage.close();
  });

  it('syncs the log to disk a moment later, and before the storage is closed', async () => {
    const putOnDisk = jest.spyOn(fs, 'fdatasync');
    const storage = await openStorage(`sqlite:${place.file}`);
    await storage.settings.saveSetting('before', 'clicks');

    const before = putOnDisk.mock.calls.length;
    await storage.clicks.recordClicks([sampleClick({ id: 'c1' })]);
    while (putOnDisk.mock.calls.length === 0) await delay(1);
    await storage.clicks.recordClicks([sampleClick({ id: 'c2' })]);
    await storage.close();

    expect([before, putOnDisk.mock.calls.length]).toEqual([0, 2]);
    jest.restoreAllMocks();
  });

  it('waits for a write of another process, without blocking its own', async () => {
    const storage = await openStorage(`sqlite:${place.file}`);
    const other = new BetterSqlite3(place.file);
    other.exec('BEGIN IMMEDIATE');
    let isRecorded = false;

    const recording = storage.clicks
      .recordClicks([sampleClick({ id: 'c1' })])
      .then(() => (isRecorded = true));
    for (let read = 0; read < 50; read += 1) await storage.check();
    const wasRecordedBefore = isRecorded;
    other.exec('COMMIT');
    other.close();
    await recording;

    expect(wasRecordedBefore).toBe(false);
    expect(await storage.clicks.countClicks({ since: '' })).toEqual({ person: 1, bot: 0 });
    await storage.close();
  });

  it('takes turns with other writes of its process', async () => {
    const storage = await openStorage(`sqlite:${place.file}`);
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

  it('finishes running writes when the storage is closed', async () => {
    const storage = await openStorage(`sqlite:${place.file}`);

    const recording = storage.clicks.recordClicks([sampleClick({ id: 'c1' })]);
    await storage.close();

    await expect(recording).resolves.toBeUndefined();
    const again = await openStorage(`sqlite:${place.file}`);
    expect(await again.clicks.listClicks({ after: null, limit: 9 })).toMatchObject([{ id: 'c1' }]);
    await again.close();
  });
});
