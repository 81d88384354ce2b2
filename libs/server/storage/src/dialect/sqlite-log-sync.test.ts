import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { temporaryFileForEach } from '../testing/temporary-file';
import { sqliteLogSync } from './sqlite-log-sync';

describe('syncing the log of a SQLite file to disk', () => {
  const place = temporaryFileForEach();
  beforeEach(() => writeFileSync(`${place.file}-wal`, ''));

  function openOverDisk() {
    const syncs: { readonly end: () => void; readonly fail: () => void }[] = [];
    const waits: (() => void)[] = [];
    const errors: unknown[] = [];
    const log = sqliteLogSync({
      databaseFile: place.file,
      onError: (error) => errors.push(error),
      syncData: () =>
        new Promise((resolve, reject) => {
          syncs.push({ end: resolve, fail: () => reject(new Error('the disk failed')) });
        }),
      wait: () => new Promise((resolve) => waits.push(resolve)),
    });
    const timePasses = async () => {
      for (const end of waits.splice(0)) end();
      await nextTurn();
    };
    return { log, syncs, errors, timePasses };
  }

  it('runs once for all commits within the delay', async () => {
    const { log, syncs, timePasses } = openOverDisk();

    for (let commit = 0; commit < 5; commit += 1) log.syncSoon();
    await timePasses();
    syncs[0]?.end();
    await log.close();

    expect(syncs).toHaveLength(1);
  });

  it('runs again for commits made during a sync, and never twice at a time', async () => {
    const { log, syncs, timePasses } = openOverDisk();
    log.syncSoon();
    await timePasses();

    log.syncSoon();
    await timePasses();
    const whileUnderWay = syncs.length;
    syncs[0]?.end();
    await nextTurn();
    syncs[1]?.end();
    await log.close();

    expect([whileUnderWay, syncs.length]).toEqual([1, 2]);
  });

  it('reports a failed sync, and runs for the next commits all the same', async () => {
    const { log, syncs, errors, timePasses } = openOverDisk();
    log.syncSoon();
    await timePasses();
    syncs[0]?.fail();

    log.syncSoon();
    await timePasses();
    syncs[1]?.end();
    await log.close();

    expect(errors).toEqual([new Error('the disk failed')]);
  });

  it('completes before the file is closed', async () => {
    const { log, syncs, timePasses } = openOverDisk();
    let isClosed = false;

    log.syncSoon();
    const closing = log.close().then(() => (isClosed = true));
    await timePasses();
    const wasClosedBefore = isClosed;
    syncs[0]?.end();
    await closing;

    expect(wasClosedBefore).toBe(false);
  });

  it('opens the log next to the file, and needs none before the first commit', async () => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const idle = sqliteLogSync({ databaseFile: join(place.folder, 'other.sqlite'), onError });
    const log = sqliteLogSync({ databaseFile: place.file, onError });
    const missing = sqliteLogSync({ databaseFile: join(place.folder, 'missing.sqlite'), onError });

    log.syncSoon();
    missing.syncSoon();
    await Promise.all([idle.close(), log.close(), missing.close()]);

    expect(errors).toEqual([
      expect.objectContaining({ code: 'ENOENT', path: expect.stringContaining('missing.sqlite-wal') }),
    ]);
  });
});
