import type { ChildProcess } from 'node:child_process';

/** The first of the ports that the journeys' own instance uses; JOURNEYS_PORTS_FROM names another, beside a second run. */
export const portsFrom = Number(process.env['JOURNEYS_PORTS_FROM'] ?? 4700);

/** The environment variable by which the journeys know the instance's data folder, its mailbox for example. */
export const dataFolderName = 'JOURNEYS_DATA';

const host = 'http://127.0.0.1';

/** Where the instance under test is reached. */
export const origins = {
  api: `${host}:${portsFrom}`,
  shopper: `${host}:${portsFrom + 2}`,
  merchant: `${host}:${portsFrom + 3}`,
  admin: `${host}:${portsFrom + 4}`,
};

/** The demo shops, in the order of their ports. */
const shopIds = [
  'lumen',
  'brandt',
  'pennywick',
  'nordlys',
  'barn',
  'gracht',
  'kettle',
  'klotz',
  'catalog',
] as const;
export type DemoShopId = (typeof shopIds)[number];

/** The origin of a demo shop. */
export function demoShop(id: DemoShopId): string {
  return `${host}:${portsFrom + 5 + shopIds.indexOf(id)}`;
}

interface RunningProduct {
  readonly program: ChildProcess;
  readonly dataFolder: string;
}

let running: RunningProduct | null = null;

/** Keeps the started product for the teardown, which runs in the same process. */
export function rememberProduct(product: RunningProduct): void {
  running = product;
}

/** The started product, or null when starting failed. */
export function recallProduct(): RunningProduct | null {
  return running;
}
