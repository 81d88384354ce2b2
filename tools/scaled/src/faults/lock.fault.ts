import BetterSqlite3 from 'better-sqlite3';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../child-programs';
import { startLoad } from '../load';
import { inMs, middle, redirectPath, slowest, timeAnswers } from './answer-times';
import { guaranteed, measured } from './fault';
import type { Fault } from './fault';
import { openFaultedProduct } from './faulted-product';

const lockedMs = 20_000;
/** In milliseconds: a click's 250 ms for the database, and as much for the rest on a busy machine. */
const redirectMsMax = 500;
const healthMsMax = 500;

/** Another process locks the SQLite file for 20 seconds. */
export const lock: Fault = {
  word: 'lock',
  title: 'the SQLite file locked by another process for 20 seconds',
  run: async () => {
    const product = await openFaultedProduct();
    try {
      await product.startApi();
      await product.startWorker();
      const before = startLoad(product.origin, { redirects: 1, events: 1 });
      await until('a first click', () => before.history.clicks.length > 20);
      await before.stop();
      const other = new BetterSqlite3(product.databaseFile, { timeout: 10_000 });
      other.exec('BEGIN EXCLUSIVE');
      const load = startLoad(product.origin, { redirects: 4, events: 2 });
      const redirects = timeAnswers(`${product.origin}${redirectPath}`, 100);
      const health = timeAnswers(`${product.origin}/healthz`, 100);
      await pause(lockedMs);
      const redirectTimes = await redirects.stop();
      const healthTimes = await health.stop();
      const clicks = load.history.clicks.length;
      const held = (await product.journalFiles()).filter((name) => name.endsWith('.jsonl')).length;
      other.exec('ROLLBACK');
      other.close();
      await load.stop();
      await until(
        'the journal is empty',
        async () => (await product.journalFiles()).every((name) => !name.endsWith('.jsonl')),
        120_000,
      );
      const lost = await product.lostOf(load.history);
      return [
        middle('redirects', redirectTimes),
        guaranteed(
          'the slowest redirect',
          inMs(slowest(redirectTimes)),
          slowest(redirectTimes) <= redirectMsMax,
        ),
        middle('/healthz', healthTimes),
        guaranteed('the slowest /healthz', inMs(slowest(healthTimes)), slowest(healthTimes) <= healthMsMax),
        measured('clicks answered while it was locked', clicks),
        measured('files in the journal when it was released', held),
        guaranteed('clicks and events answered and lost', lost, lost === 0),
      ];
    } finally {
      await product.stop();
    }
  },
};
