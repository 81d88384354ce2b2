import BetterSqlite3 from 'better-sqlite3';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, host, startProgram, until } from '../child-programs';
import type { ChildProgram } from '../child-programs';
import type { LoadHistory } from '../load';
import { builtProgram, isOk } from '../scaled-form';
import { ask } from '../postgres-server';

/** PriceHunt as one API and optional workers: the built programs on one database. */
export interface FaultedProduct {
  readonly origin: string;
  readonly folder: string;
  readonly databaseFile: string;
  readonly startApi: () => Promise<ChildProgram>;
  readonly startWorker: (environment?: Readonly<Record<string, string>>) => Promise<ChildProgram>;
  /** Runs a query that PostgreSQL and SQLite both understand. */
  readonly rows: (query: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** The number of confirmed requests that aren't stored. */
  readonly lostOf: (history: LoadHistory) => Promise<number>;
  readonly journalFiles: () => Promise<readonly string[]>;
  /** Ends the programs and removes their files. */
  readonly stop: () => Promise<void>;
}

/** Creates the product's folder, on SQLite by default. Nothing runs yet. */
export async function openFaultedProduct(
  options: {
    /** For data and logs; a temporary folder by default. */
    readonly folder?: string;
    readonly postgresUrl?: string;
    readonly environment?: Readonly<Record<string, string>>;
  } = {},
): Promise<FaultedProduct> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'faults-')));
  const databaseFile = join(folder, 'pricehunt.db');
  const journal = join(folder, 'click-journal');
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const started: ChildProgram[] = [];
  const environment = {
    NODE_ENV: 'production',
    HOST: host,
    DATABASE_URL: options.postgresUrl ?? `sqlite:${databaseFile}`,
    CLICK_JOURNAL_FOLDER: journal,
    FEED_FOLDER: join(folder, 'feeds'),
    MAILBOX_FOLDER: join(folder, 'mailbox'),
    SHOPPER_ORIGIN: origin,
    MERCHANT_ORIGIN: `http://${host}:1`,
    ADMIN_ORIGIN: `http://${host}:2`,
    REDIRECT_SIGNING_KEYS: 'a-key-that-is-used-by-these-faults-only-0123456789',
    SESSION_SECRETS: 'a-secret-that-is-used-by-these-faults-only-0123456789',
    ENCRYPTION_KEYS: 'a-key-that-seals-in-these-faults-only-0123456789',
    TRUST_PROXY: host,
    ADMIN_LISTEN: 'public',
    UCP_CATALOGS: ' ,',
    AFFILIATE_IDS: '{"amazon":{"amazon.de":"hunt-21"}}',
    EXCHANGE_RATES_URL: `http://${host}:1/`,
    LOG_LEVEL: 'info',
    ...options.environment,
  };

  async function start(
    name: 'main' | 'worker',
    door: string,
    ports: Readonly<Record<string, string>>,
  ): Promise<ChildProgram> {
    const program = startProgram({
      command: process.execPath,
      parameters: [builtProgram(`${name}.mjs`)],
      environment: { ...environment, ...ports },
      logFile: join(folder, `${name}.log`),
    });
    started.push(program);
    await until(
      `${door} is ready`,
      () => {
        if (!program.isRunning()) throw new Error(`the program ended:\n${program.printed().slice(-2_000)}`);
        return isOk(`${door}/readyz`);
      },
      60_000,
    );
    return program;
  }

  async function rows(query: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    if (options.postgresUrl !== undefined) return ask(options.postgresUrl, query);
    const database = new BetterSqlite3(databaseFile, { readonly: true });
    try {
      return database.prepare<[], Record<string, unknown>>(query).all();
    } finally {
      database.close();
    }
  }

  return {
    origin,
    folder,
    databaseFile,
    rows,
    startApi: async () =>
      start('main', origin, { PORT: String(port), METRICS_PORT: String(await freePort()) }),
    startWorker: async (more = {}) => {
      const workerPort = await freePort();
      const ports = { WORKER_METRICS_PORT: String(workerPort) };
      return start('worker', `http://${host}:${workerPort}`, { ...ports, ...more });
    },
    lostOf: async (history) => {
      const stored = new Set((await rows('SELECT id FROM clicks')).map(({ id }) => id));
      for (const name of await namesIn(journal)) {
        if (!name.endsWith('.jsonl')) continue;
        const lines = (await readFile(join(journal, name), 'utf8')).trimEnd().split('\n').filter(Boolean);
        for (const line of lines) stored.add(Reflect.get(parsed(line), 'id'));
      }
      const events = new Set(
        (await rows('SELECT data FROM tracking_events')).map(({ data }) => Reflect.get(parsed(data), 'id')),
      );
      return (
        history.clicks.filter((id) => !stored.has(id)).length +
        history.events.filter((id) => !events.has(id)).length
      );
    },
    journalFiles: () => namesIn(journal),
    stop: async () => {
      await Promise.all(started.map((program) => program.end('SIGKILL')));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}

function parsed(value: unknown): object {
  const object: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return typeof object === 'object' && object !== null ? object : {};
}
