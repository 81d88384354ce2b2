import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../child-programs';
import { startLoad } from '../load';
import { isOk } from '../scaled-form';
import { guaranteed, measured } from './fault';
import type { Fault } from './fault';
import { openFaultedProduct } from './faulted-product';

const diskMegabytes = 64;

/** Fills the disk with the database, the journal and the logs for a while. Needs root, to mount a small disk. */
export const disk: Fault = {
  word: 'disk',
  title: `a disk of ${diskMegabytes} MB that is full`,
  run: async () => {
    const place = await mkdtemp(join(tmpdir(), 'faults-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', place]);
    const product = await openFaultedProduct({ folder: join(place, '.') });
    try {
      const api = await product.startApi();
      const worker = await product.startWorker();
      const load = startLoad(product.origin, { redirects: 4, events: 2 });
      await until('a load before', () => load.history.clicks.length > 100);
      const filler = join(place, 'filler');
      fillUp(filler);
      const before = new Map(load.history.answers);
      const clicksBefore = load.history.clicks.length;
      await until('clicks while it is full', () => load.history.clicks.length > clicksBefore + 300, 60_000);
      await until('events are refused', () => [...load.history.answers.keys()].some(isRefusal), 60_000);
      const isReady = await isOk(`${product.origin}/readyz`);
      const isAlive = await isOk(`${product.origin}/healthz`);
      const during = [...load.history.answers].filter(([what, count]) => count > (before.get(what) ?? 0));
      const clicks = load.history.clicks.length - clicksBefore;
      rmSync(filler);
      await until('it is ready again', () => isOk(`${product.origin}/readyz`), 60_000);
      await load.stop();
      await until(
        'the journal is empty',
        async () => (await product.journalFiles()).every((name) => !name.endsWith('.jsonl')),
        150_000,
      );
      const lost = await product.lostOf(load.history);
      const parts = (await readdir(place, { recursive: true })).filter((name) =>
        String(name).endsWith('.part'),
      );
      const odd = during.map(([what]) => what).filter((what) => !isExpected(what));
      return [
        guaranteed('clicks answered while it was full', clicks, clicks > 0),
        guaranteed('answers', during.map(([what]) => what).join(', '), odd.length === 0),
        guaranteed('/readyz says', isReady ? 'ready' : 'not ready', !isReady),
        guaranteed('/healthz says', isAlive ? 'ok' : 'nothing', isAlive),
        guaranteed('clicks and events answered and lost', lost, lost === 0),
        guaranteed('unfinished files left', parts.length, parts.length === 0),
        guaranteed(
          'programs still running',
          [api, worker].filter((one) => one.isRunning()).length,
          api.isRunning() && worker.isRunning(),
        ),
        measured('ready again without a restart', 'yes'),
      ];
    } finally {
      await product.stop().catch(() => undefined);
      execFileSync('umount', ['-l', place]);
      await rm(place, { recursive: true, force: true });
    }
  },
};

function isRefusal(what: string): boolean {
  return /^event 503 in \d+ s$/.test(what);
}

function isExpected(what: string): boolean {
  return isRefusal(what) || what === 'redirect 302' || what === 'event 202';
}

/** Writes until there is no room, in ever smaller pieces. */
function fillUp(path: string): void {
  const file = openSync(path, 'w');
  for (let size = 1024 * 1024; size >= 512; size /= 2) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size, 1));
    } catch {
      // A smaller piece may still fit.
    }
  }
  closeSync(file);
}
