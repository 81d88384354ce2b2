import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../child-programs';
import { findPostgres } from '../installed-programs';
import { startPostgres } from '../postgres-server';
import { guaranteed } from './fault';
import type { Fault, Figure } from './fault';
import { openFaultedProduct } from './faulted-product';
import type { FaultedProduct } from './faulted-product';

const backMs = 3_600_000;
/** A job that runs every five seconds. */
const job = 'deliver-webhooks';
const watchedMs = 30_000;

/** Sets a worker's clock back by an hour, on SQLite and on PostgreSQL. */
export const clock: Fault = {
  word: 'clock',
  title: 'a clock that is set back by an hour',
  run: async () => {
    const onSqlite = await setBack(await openFaultedProduct(), 'SQLite');
    const programs = findPostgres();
    if (programs === null) throw new Error('PostgreSQL is not installed: apt-get install postgresql-15');
    const server = await startPostgres(programs);
    try {
      const postgresUrl = await server.createDatabase('faults');
      return [...onSqlite, ...(await setBack(await openFaultedProduct({ postgresUrl }), 'PostgreSQL'))];
    } finally {
      await server.remove();
    }
  },
};

async function setBack(product: FaultedProduct, database: string): Promise<readonly Figure[]> {
  try {
    const offsetFile = join(product.folder, 'clock-offset');
    const preload = join(product.folder, 'shift-clock.cjs');
    await writeFile(offsetFile, '0');
    await writeFile(preload, shiftClock);
    const worker = await product.startWorker({
      NODE_OPTIONS: `--require=${preload}`,
      CLOCK_OFFSET_FILE: offsetFile,
    });
    const done = async () => {
      const [row] = await product.rows(
        `SELECT count(*) AS jobs FROM queued_jobs WHERE name = '${job}' AND state = 'done'`,
      );
      return Number(row?.['jobs'] ?? 0);
    };
    await until('the schedule comes round', async () => (await done()) >= 3, 60_000);
    await writeFile(offsetFile, String(-backMs));
    const before = await done();
    await pause(watchedMs);
    const runs = (await done()) - before;
    return [
      guaranteed(`${database}: runs of a job of every 5 s in the 30 s after`, runs, runs >= 3),
      guaranteed(`${database}: the worker`, worker.isRunning() ? 'runs' : 'ended', worker.isRunning()),
    ];
  } finally {
    await product.stop();
  }
}

/** Loaded before the program: shifts Date by an offset in a file. Timers go on, as they do when a clock is set. */
const shiftClock = `
const { readFileSync } = require('node:fs');
const RealDate = Date;
let offset = 0;
setInterval(() => { offset = Number(readFileSync(process.env.CLOCK_OFFSET_FILE, 'utf8')) || 0; }, 200).unref();
globalThis.Date = class Date extends RealDate {
  constructor(...parts) { if (parts.length === 0) super(RealDate.now() + offset); else super(...parts); }
  static now() { return RealDate.now() + offset; }
};
`;
