import { execa } from 'execa';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from './free-ports';
import type { RunningProduct } from './running-product';

const root = join(import.meta.dirname, '../../..');
const startMsMax = 60_000;

/** The merchant dashboard and the admin console on `localhost`, without the demo: browsers have no passkeys under an IP address. */
export interface StartedConsoles {
  readonly product: RunningProduct;
  /** Returns the password. */
  readonly createAdmin: (email: string) => string;
  readonly stop: () => Promise<void>;
}

/** The built API and the two apps, on a database of their own. Admins need a second factor. */
export async function startConsoles(): Promise<StartedConsoles> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'consoles-'));
  const api = await findFreePorts();
  const [shopper, merchant, admin] = [api + 2, api + 3, api + 4];
  const at = (port: number) => `http://localhost:${port}`;
  const secret = () => randomBytes(32).toString('base64url');
  const environment = {
    NODE_ENV: 'development',
    DATABASE_URL: `sqlite:${join(dataFolder, 'pricehunt.db')}`,
    HOST: '127.0.0.1',
    PORT: String(api),
    METRICS_PORT: String(api + 1),
    WORKER_METRICS_PORT: String(api + 5),
    CLICK_JOURNAL_FOLDER: join(dataFolder, 'click-journal'),
    MAILBOX_FOLDER: join(dataFolder, 'mailbox'),
    SHOPPER_ORIGIN: at(shopper),
    MERCHANT_ORIGIN: at(merchant),
    ADMIN_ORIGIN: at(admin),
    REDIRECT_SIGNING_KEYS: secret(),
    SESSION_SECRETS: secret(),
    ENCRYPTION_KEYS: secret(),
    TRUST_PROXY: '127.0.0.1',
    ADMIN_TOTP: 'required',
    LOOP_DELAY_MS_MAX: '0',
  };
  const start = (parameters: readonly string[], more: Record<string, string> = {}) =>
    execa(process.execPath, parameters, {
      cwd: root,
      env: { ...process.env, ...more },
      stdin: 'ignore',
      all: true,
      reject: false,
    });
  const config = JSON.stringify({
    shopperOrigin: at(shopper),
    merchantOrigin: at(merchant),
    adminOrigin: at(admin),
  });
  const serve = (app: string, port: number) =>
    start([
      join(root, 'dist/apps/shopper-pages/serve.mjs'),
      ...['--folder', join(root, 'dist/apps', app), '--port', String(port), '--host', '127.0.0.1'],
      ...['--api', `http://127.0.0.1:${api}`, '--config', config],
    ]);
  const programs = [
    start([join(root, 'dist/apps/api/main.mjs')], environment),
    start([join(root, 'dist/apps/api/worker.mjs')], environment),
    serve('merchant-dashboard', merchant),
    serve('admin', admin),
  ];
  const stop = async () => {
    for (const program of programs) program.kill('SIGTERM');
    await Promise.all(programs);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    await untilReady(`http://127.0.0.1:${api}/readyz`);
    for (const port of [merchant, admin]) await untilReady(`http://127.0.0.1:${port}/`);
  } catch (failure) {
    await stop();
    throw new Error((await Promise.all(programs)).map(({ all }) => String(all)).join('\n'), {
      cause: failure,
    });
  }
  return {
    product: {
      origins: { api: at(api), shopper: at(shopper), merchant: at(merchant), admin: at(admin) },
      dataFolder,
      demoShop: (id) => {
        throw new Error(`There is no ${id} here.`);
      },
    },
    createAdmin: (email) => {
      const program = join(root, 'dist/apps/api/create-admin.mjs');
      const env = { ...process.env, DATABASE_URL: environment.DATABASE_URL };
      const printed = execFileSync(process.execPath, [program, email], { encoding: 'utf8', env });
      return /shown only once\): (\S+)/.exec(printed)?.[1] ?? '';
    },
    stop,
  };
}

async function untilReady(address: string): Promise<void> {
  for (const until = Date.now() + startMsMax; Date.now() < until;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not start.`);
}
