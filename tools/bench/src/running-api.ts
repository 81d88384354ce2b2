import { openStorage } from '@pricehunt/storage';
import type { Storage } from '@pricehunt/storage';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts, host, root, startProgram, untilItAnswers } from './child-programs';
import type { ChildProgram } from './child-programs';

/** The built API in a process and a folder of its own. */
export interface RunningApi {
  readonly origin: string;
  readonly program: ChildProgram;
  withStorage<Result>(work: (storage: Storage) => Promise<Result>): Promise<Result>;
}

/** Throws when the program isn't built. */
export function builtProgram(path: string): string {
  const file = join(root, 'dist', path);
  if (!existsSync(file)) throw new Error(`dist/${path} is not there: npx nx run-many -t build`);
  return file;
}

/** The settings of an API with its data in this folder, as `npm start` makes them, with the usual log level. */
export function apiEnvironment(folder: string, port: number): Readonly<Record<string, string>> {
  return {
    NODE_ENV: 'production',
    HOST: host,
    PORT: String(port),
    METRICS_PORT: String(port + 1),
    WORKER_METRICS_PORT: '0',
    DATABASE_URL: `sqlite:${join(folder, 'pricehunt.db')}`,
    CLICK_JOURNAL_FOLDER: join(folder, 'click-journal'),
    SHOPPER_ORIGIN: `http://${host}:${port + 2}`,
    MERCHANT_ORIGIN: `http://${host}:${port + 3}`,
    ADMIN_ORIGIN: `http://${host}:${port + 4}`,
    REDIRECT_SIGNING_KEYS: 'a-key-that-is-used-by-benchmarks-only-0123456789',
    SESSION_SECRETS: 'a-secret-that-is-used-by-benchmarks-only-0123456789',
    ENCRYPTION_KEYS: 'a-key-that-seals-in-benchmarks-only-0123456789',
    MAILBOX_FOLDER: join(folder, 'mailbox'),
    UCP_CATALOGS: ' ,',
    LOG_LEVEL: 'info',
  };
}

/** Starts the built API on free ports. `nodeOptions` go to Node itself, such as --cpu-prof. */
export async function startApi(
  folder: string,
  options: {
    readonly nodeOptions?: readonly string[];
    readonly environment?: Readonly<Record<string, string>>;
  } = {},
): Promise<RunningApi> {
  const port = await freePorts(5);
  const environment = { ...apiEnvironment(folder, port), ...options.environment };
  const program = startProgram({
    parameters: [...(options.nodeOptions ?? []), builtProgram('apps/api/main.mjs')],
    environment,
    logFile: join(folder, 'api.log'),
  });
  const origin = `http://${host}:${port}`;
  await untilItAnswers(`${origin}/readyz`, program);
  return { origin, program, withStorage: (work) => onStorage(environment.DATABASE_URL ?? '', work) };
}

export async function onStorage<Result>(
  url: string,
  work: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  const storage = await openStorage(url);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

/** In milliseconds. */
export interface LoopDelay {
  readonly mean: number;
  readonly p99: number;
}

/** The event loop delay since the last call, in milliseconds, of which 10 are the sampling itself. */
export async function loopDelayOf(origin: string): Promise<LoopDelay> {
  const address = new URL('/metrics', origin);
  address.port = String(Number(address.port) + 1);
  const text = await (await fetch(address)).text();
  const inMs = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) * 1_000;
  return { mean: inMs('nodejs_eventloop_lag_mean_seconds'), p99: inMs('nodejs_eventloop_lag_p99_seconds') };
}
