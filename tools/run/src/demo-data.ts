import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoStore } from './demo-stores';
import { root } from './places';
import type { Ports } from './ports';
import type { Environment } from './product-environment';
import type { Programs } from './programs';

/** What the demo's programs need to fill its database. */
export interface DemoDatabase {
  readonly programs: Programs;
  readonly environment: Environment;
  readonly dataFolder: string;
}

/** Imports the catalog of the demo shops once a day, because their prices move. */
export async function importDemoCatalog(
  { programs, environment, dataFolder }: DemoDatabase,
  ports: Ports,
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const stamp = join(dataFolder, 'demo-catalog-day');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === today) return;
  console.log('Filling the database with the demo catalog…');
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

/** The account that a person signs in with. */
export interface DemoMerchant {
  readonly email: string;
  readonly password: string;
}

/**
 * Creates the demo merchant with ninety days of data, once. Their shop is one of the demo shops, connected by its Admin API, and
 * shows the domain verification on its pages.
 */
export async function seedDemoMerchant(
  { programs, environment }: DemoDatabase,
  stores: readonly DemoStore[],
  password: string,
): Promise<DemoMerchant> {
  const shop = stores.find((store) => store.name === 'Klotz & Kegel');
  if (shop === undefined) throw new Error("The demo merchant's shop is not among the demo shops.");
  const email = 'owner@klotz-kegel.example';
  const app: ShopApp = JSON.parse(await (await fetch(`${shop.origin}/office/app.json`)).text());
  const printed = await programs.run(
    process.execPath,
    [
      join(root, 'dist/apps/api/seed-demo-merchant.mjs'),
      ...[email, password, shop.name, app.shopDomain, app.accessToken, app.apiSecret],
    ],
    { environment, output: 'returned' },
  );
  const seeded: SeededMerchant = JSON.parse(printed.trim().split('\n').at(-1) ?? '');
  if (seeded.isNew) {
    console.log(
      `The demo merchant is there, with ${seeded.clickCount} clicks and ${seeded.orderCount} orders.`,
    );
    const html = `<meta name="pricehunt-verification" content="${seeded.metaToken}">`;
    await fetch(`${shop.origin}/office/head`, { method: 'POST', body: new URLSearchParams({ html }) });
  }
  return { email, password };
}

/** The app that the shop's owner installed for PriceHunt. */
interface ShopApp {
  readonly shopDomain: string;
  readonly accessToken: string;
  readonly apiSecret: string;
}

/** What seed-demo-merchant prints. */
interface SeededMerchant {
  readonly isNew: boolean;
  readonly metaToken: string;
  readonly clickCount: number;
  readonly orderCount: number;
}
