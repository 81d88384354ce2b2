import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './places';
import type { Ports } from './ports';
import type { Programs } from './programs';

/** A demo shop or another demo service, such as the exchange rates. */
export interface DemoStore {
  readonly origin: string;
  readonly name: string;
  readonly kind: string;
}

export const shopifyClientId = 'pricehunt-demo-app';

/** Starts the demo shops. Each prints a line when it listens, the exchange rates last. */
export async function startDemoStores(
  programs: Programs,
  ports: Ports,
  dataFolder: string,
  shopifyAppSecret: string,
): Promise<readonly DemoStore[]> {
  const output = programs.start('demo-stores', {
    parameters: [
      join(root, 'dist/tools/demo-stores/main.mjs'),
      ...['--port-from', String(ports.demoStoresFrom), '--records', join(dataFolder, 'demo-shops')],
      ...['--shopify-app', `${shopifyClientId}:${shopifyAppSecret}`],
    ],
  });
  if (output === null) throw new Error('The demo shops printed no output.');
  const stores: DemoStore[] = [];
  await new Promise<void>((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      const store = readStoreLine(line);
      if (store !== null) stores.push(store);
      if (store?.kind === 'exchange-rates') resolve();
    });
  });
  writeFileSync(fileIn(dataFolder), JSON.stringify(stores));
  return stores;
}

/** Stores that an admin adds in the console, by kind. */
const kindsToAdd: Readonly<Record<string, string>> = {
  magento: 'Magento',
  vtex: 'VTEX',
  prestashop: 'PrestaShop',
  shopware: 'Shopware',
  'ucp-shop': 'UCP',
  'bare-shop': 'no markup',
  'affiliate-networks': 'network feeds',
};

export function storeLines(stores: readonly DemoStore[]): string {
  const cells = stores.flatMap(({ kind, origin }) => {
    const what = kindsToAdd[kind];
    return what === undefined ? [] : [`${what.padEnd(16)} ${origin}`];
  });
  const known = stores.filter(({ kind }) => kindsToAdd[kind] === undefined);
  const pairs = cells.flatMap((cell, place) =>
    place % 2 === 0 ? [`    ${cell.padEnd(44)}${cells[place + 1] ?? ''}`.trimEnd()] : [],
  );
  return `  Demo shops (the Shopify ones have a checkout and an owner's page at /office)
${known.map(({ name, origin }) => `    ${name.padEnd(24)} ${origin}`).join('\n')}

  To add in the admin console under Sources (Add shop, or Feeds > Add feed)
${pairs.join('\n')}`;
}

export function readDemoStores(dataFolder: string): readonly DemoStore[] {
  const stores: readonly DemoStore[] = JSON.parse(readFileSync(fileIn(dataFolder), 'utf8'));
  return stores;
}

function readStoreLine(line: string): DemoStore | null {
  const [, origin, name, kind] = /^(http:\S+)\s+(.+) \((.+)\)$/.exec(line) ?? [];
  if (origin === undefined || name === undefined || kind === undefined) return null;
  return { origin, name, kind };
}

function fileIn(dataFolder: string): string {
  return join(dataFolder, 'demo-stores.json');
}
