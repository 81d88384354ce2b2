import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, host, root, startProgram, until } from './child-programs';
import type { ChildProgram } from './child-programs';
import { installedPrograms } from './installed-programs';
import { nginxConfiguration } from './nginx-configuration';
import { startPostgres } from './postgres-server';
import type { PostgresServer } from './postgres-server';
import { openSlowShop } from './slow-shop';
import type { SlowShop } from './slow-shop';

interface ApiProcess {
  readonly origin: string;
  readonly metrics: string;
  program: ChildProgram;
}

/** PriceHunt on several processes: two APIs behind nginx, two workers, PostgreSQL, and optionally Redis. */
export interface ScaledForm {
  readonly apis: readonly [ApiProcess, ApiProcess];
  readonly workers: [ChildProgram, ChildProgram];
  /** The workers' own endpoints: /metrics, /healthz, /readyz. */
  readonly workerDoors: readonly [string, string];
  /** nginx's address for both APIs. */
  readonly front: string;
  readonly databaseUrl: string;
  readonly postgres: PostgresServer;
  /** Null without Redis. */
  readonly redis: RedisServer | null;
  readonly shop: SlowShop;
  readonly folder: string;
  readonly restartApi: (place: 0 | 1) => Promise<void>;
  readonly restartWorker: (place: 0 | 1) => Promise<void>;
  readonly mailFiles: () => Promise<readonly string[]>;
  readonly journalFiles: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

interface RedisServer {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

/** Starts everything on free ports, in a temporary folder. Needs `npx nx build api` first. */
export async function startScaledForm(options: { readonly withRedis: boolean }): Promise<ScaledForm> {
  const programs = installedPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'scaled-form-'));
  const ending: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ending.reverse()) await end();
    ending.length = 0;
  };
  try {
    const postgres = await startPostgres(programs.postgres);
    ending.push(postgres.remove);
    const databaseUrl = await postgres.createDatabase('pricehunt');
    const redis = options.withRedis ? await startRedis(programs.redis, folder) : null;
    if (redis !== null) ending.push(redis.kill);
    const shop = await openSlowShop(1_500);
    ending.push(shop.close);
    const frontPort = await freePort();
    const front = `http://${host}:${frontPort}`;
    const environment = environmentOf({ databaseUrl, redis, shop, front, folder });
    const startApi = async (ports: { readonly api: number; readonly metrics: number }, name: string) => {
      const program = startProgram({
        command: process.execPath,
        parameters: [builtProgram('main.mjs')],
        environment: { ...environment, PORT: String(ports.api), METRICS_PORT: String(ports.metrics) },
        logFile: join(folder, `${name}.log`),
      });
      ending.push(() => program.end());
      await untilReady(`http://${host}:${ports.api}`, program);
      return program;
    };
    const workerPorts = [await freePort(), await freePort()] as const;
    const startWorker = async (place: 0 | 1) => {
      const program = startProgram({
        command: process.execPath,
        parameters: [builtProgram('worker.mjs')],
        environment: { ...environment, WORKER_METRICS_PORT: String(workerPorts[place]) },
        logFile: join(folder, `worker-${place + 1}.log`),
      });
      ending.push(() => program.end());
      await untilReady(`http://${host}:${workerPorts[place]}`, program);
      return program;
    };
    const ports = [
      { api: await freePort(), metrics: await freePort() },
      { api: await freePort(), metrics: await freePort() },
    ] as const;
    const apiOf = async (place: 0 | 1): Promise<ApiProcess> => ({
      origin: `http://${host}:${ports[place].api}`,
      metrics: `http://${host}:${ports[place].metrics}/metrics`,
      program: await startApi(ports[place], `api-${place + 1}`),
    });
    const apis: [ApiProcess, ApiProcess] = [await apiOf(0), await apiOf(1)];
    const workers: [ChildProgram, ChildProgram] = [await startWorker(0), await startWorker(1)];
    const nginx = await startNginx(programs.nginx, folder, frontPort, [ports[0].api, ports[1].api]);
    ending.push(() => nginx.end('SIGTERM'));
    return {
      apis,
      workers,
      workerDoors: [`http://${host}:${workerPorts[0]}`, `http://${host}:${workerPorts[1]}`],
      front,
      databaseUrl,
      postgres,
      redis,
      shop,
      folder,
      restartApi: async (place) => {
        apis[place].program = await startApi(ports[place], `api-${place + 1}`);
      },
      restartWorker: async (place) => {
        workers[place] = await startWorker(place);
      },
      mailFiles: () => filesIn(join(folder, 'mailbox'), '.eml'),
      journalFiles: () => filesIn(join(folder, 'click-journal'), '.jsonl'),
      stop,
    };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

function environmentOf(form: {
  readonly databaseUrl: string;
  readonly redis: RedisServer | null;
  readonly shop: SlowShop;
  readonly front: string;
  readonly folder: string;
}): Readonly<Record<string, string>> {
  return {
    NODE_ENV: 'production',
    HOST: host,
    DATABASE_URL: form.databaseUrl,
    ...(form.redis === null ? {} : { REDIS_URL: form.redis.url }),
    CLICK_JOURNAL_FOLDER: join(form.folder, 'click-journal'),
    FEED_FOLDER: join(form.folder, 'feeds'),
    MAILBOX_FOLDER: join(form.folder, 'mailbox'),
    SHOPPER_ORIGIN: form.front,
    MERCHANT_ORIGIN: `http://${host}:1`,
    ADMIN_ORIGIN: `http://${host}:2`,
    REDIRECT_SIGNING_KEYS: 'a-key-that-is-used-by-this-proof-only-0123456789',
    SESSION_SECRETS: 'a-secret-that-is-used-by-this-proof-only-0123456789',
    ENCRYPTION_KEYS: 'a-key-that-seals-in-this-proof-only-0123456789',
    TRUST_PROXY: host,
    OUTBOUND_ALLOW: form.shop.address,
    ADMIN_LISTEN: 'public',
    UCP_CATALOGS: ' ,',
    AFFILIATE_IDS: '{"amazon":{"amazon.de":"hunt-21"}}',
    EXCHANGE_RATES_URL: `http://${form.shop.address}/rates`,
    LOG_LEVEL: 'info',
  };
}

/** Throws when the program isn't built. */
export function builtProgram(name: string): string {
  const file = join(root, 'dist/apps/api', name);
  if (!existsSync(file)) throw new Error(`dist/apps/api/${name} is not there: npx nx build api`);
  return file;
}

async function untilReady(origin: string, program: ChildProgram): Promise<void> {
  await until(`${origin} is ready`, async () => {
    if (!program.isRunning()) throw new Error(`the program ended:\n${program.printed()}`);
    return isOk(`${origin}/readyz`);
  });
}

export async function isOk(address: string): Promise<boolean> {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  );
}

async function startNginx(
  command: string,
  folder: string,
  port: number,
  apiPorts: readonly number[],
): Promise<ChildProgram> {
  const place = join(folder, 'nginx');
  await mkdir(place);
  await writeFile(join(place, 'nginx.conf'), nginxConfiguration({ folder: place, port, apiPorts }));
  const program = startProgram({
    command,
    parameters: ['-p', place, '-c', join(place, 'nginx.conf'), '-e', join(place, 'error.log')],
    logFile: join(folder, 'nginx.log'),
  });
  await until('nginx answers', () => {
    if (!program.isRunning()) throw new Error(`nginx ended:\n${program.printed()}`);
    return isOk(`http://${host}:${port}/api/openapi.json`).then((ok) => ok || isAnswering(port));
  });
  return program;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function isAnswering(port: number): Promise<boolean> {
  return fetch(`http://${host}:${port}/api/nothing`).then(
    (response) => response.status === 404,
    () => false,
  );
}

async function startRedis(command: string, folder: string): Promise<RedisServer> {
  const port = await freePort();
  const begin = () =>
    startProgram({
      command,
      parameters: [
        '--port',
        String(port),
        '--bind',
        host,
        '--dir',
        folder,
        '--save',
        '',
        '--appendonly',
        'no',
      ],
      logFile: join(folder, 'redis.log'),
    });
  let program = begin();
  await until('Redis listens', () => isListening(port));
  return {
    url: `redis://${host}:${port}`,
    start: async () => {
      program = begin();
      await until('Redis listens again', () => isListening(port));
    },
    kill: () => program.end('SIGKILL'),
  };
}

async function filesIn(folder: string, ending: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
}
