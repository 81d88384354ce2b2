import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoMerchantEmail } from './demo-stores';
import type { DemoStore } from './demo-stores';
import { root } from './places';
import type { Ports } from './ports';
import type { Environment, Programs } from './programs';

export interface DemoDatabase {
  readonly programs: Programs;
  readonly environment: Environment;
  readonly dataFolder: string;
}

/** Imports the demo catalog once a day because its prices change. */
export async function importDemoCatalog(
  { programs, environment, dataFolder }: DemoDatabase,
  ports: Ports,
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const stamp = join(dataFolder, 'demo-catalog-day');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === today) return;
  console.log('Importing the demo catalog…');
  const snapshot = join(dataFolder, 'demo-catalog.jsonl');
  await programs.run(
    process.execPath,
    [
      join(root, 'dist/tools/demo-stores/write-catalog-snapshot.mjs'),
      ...['--port-from', String(ports.demoStoresFrom), '--out', snapshot],
    ],
    { output: 'terminal' },
  );
  await programs.run(process.execPath, [join(root, 'dist/apps/api/import-catalog.mjs'), snapshot], {
    environment,
    output: 'terminal',
  });
  writeFileSync(stamp, today);
}

export interface DemoMerchant {
  readonly email: string;
  readonly password: string;
}

/** Creates the demo merchant once, with ninety days of data and a demo shop connected through its Admin API. */
export async function seedDemoMerchant(
  { programs, environment }: DemoDatabase,
  stores: readonly DemoStore[],
  password: string,
): Promise<DemoMerchant> {
  const shop = stores.find((store) => store.name === 'Klotz & Kegel');
  if (shop === undefined) throw new Error("The demo merchant's shop isn't running.");
  const receiver = stores.find((store) => store.kind === 'webhook-receiver');
  if (receiver === undefined) throw new Error("The demo's webhook receiver isn't running.");
  const app: ShopApp = JSON.parse(await (await fetch(`${shop.origin}/office/app.json`)).text());
  const printed = await programs.run(
    process.execPath,
    [
      join(root, 'dist/apps/api/seed-demo-merchant.mjs'),
      ...[demoMerchantEmail, password, shop.name, app.shopDomain, app.accessToken, app.apiSecret],
      `${receiver.origin}/webhooks`,
    ],
    { environment, output: 'returned' },
  );
  const seeded: SeededMerchant = JSON.parse(printed.trim().split('\n').at(-1) ?? '');
  if (seeded.isNew) {
    console.log(
      `Created the demo merchant with ${seeded.clickCount} clicks and ${seeded.orderCount} orders.`,
    );
    const html = `<meta name="pricehunt-verification" content="${seeded.metaToken}">`;
    await fetch(`${shop.origin}/office/head`, { method: 'POST', body: new URLSearchParams({ html }) });
    const secret = seeded.webhookSecret;
    await fetch(`${receiver.origin}/secrets`, { method: 'POST', body: new URLSearchParams({ secret }) });
  }
  return { email: demoMerchantEmail, password };
}

interface ShopApp {
  readonly shopDomain: string;
  readonly accessToken: string;
  readonly apiSecret: string;
}

interface SeededMerchant {
  readonly isNew: boolean;
  readonly metaToken: string;
  readonly webhookSecret: string;
  readonly clickCount: number;
  readonly orderCount: number;
}
