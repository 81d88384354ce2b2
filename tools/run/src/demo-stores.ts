import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './places';
import type { DemoSecrets } from './demo-secrets';
import { originsOf } from './origins';
import type { Ports } from './ports';
import type { Programs } from './programs';

/** A demo shop or another demo service, such as the exchange rates. */
export interface DemoStore {
  readonly origin: string;
  readonly name: string;
  readonly kind: string;
}

export const shopifyClientId = 'pricehunt-demo-app';

/** Of PriceHunt at the OpenID Connect provider. */
export const signInClientId = 'pricehunt';

export const signInProviderId = 'demo';

export const demoMerchantEmail = 'owner@klotz-kegel.example';

/** Starts the demo shops. Each prints a line when it listens, the exchange rates last. */
export async function startDemoStores(
  programs: Programs,
  ports: Ports,
  dataFolder: string,
  secrets: Pick<DemoSecrets, 'shopifyAppSecret' | 'signInClientSecret'>,
): Promise<readonly DemoStore[]> {
  const output = programs.start('demo-stores', {
    parameters: [
      join(root, 'dist/tools/demo-stores/main.mjs'),
      ...['--port-from', String(ports.demoStoresFrom), '--records', join(dataFolder, 'demo-shops')],
      ...['--shopify-app', `${shopifyClientId}:${secrets.shopifyAppSecret}`],
      ...['--sign-in-client', signInClient(ports, secrets.signInClientSecret)],
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

function signInClient(ports: Ports, clientSecret: string): string {
  const { 'merchant-dashboard': merchant, admin } = originsOf(ports);
  return JSON.stringify({
    clientId: signInClientId,
    clientSecret,
    redirectUris: [merchant, admin].map((origin) => `${origin}/provider-sign-in/${signInProviderId}`),
    suggestedEmail: demoMerchantEmail,
  });
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

/** What a merchant's dashboard works with besides shops. */
const serviceKinds = ['webhook-receiver', 'sign-in-provider'];

export function storeLines(stores: readonly DemoStore[]): string {
  const cells = stores.flatMap(({ kind, origin }) => {
    const what = kindsToAdd[kind];
    return what === undefined ? [] : [`${what.padEnd(16)} ${origin}`];
  });
  const services = stores.filter(({ kind }) => serviceKinds.includes(kind));
  const known = stores.filter(({ kind }) => kindsToAdd[kind] === undefined && !serviceKinds.includes(kind));
  const listed = (some: readonly DemoStore[]) =>
    some.map(({ name, origin }) => `    ${name.padEnd(24)} ${origin}`).join('\n');
  const pairs = cells.flatMap((cell, place) =>
    place % 2 === 0 ? [`    ${cell.padEnd(44)}${cells[place + 1] ?? ''}`.trimEnd()] : [],
  );
  return `  Demo shops (Shopify and WooCommerce have a checkout, and an owner's page with keys at /office)
${listed(known)}

  The demo merchant's webhooks, and a sign-in provider for merchants and admins
${listed(services)}

  To add in the admin console under Sources (Add shop, or Feeds > Add feed)
${pairs.join('\n')}`;
}

/** The keys of the WooCommerce store, which a merchant enters to connect it. */
export async function wooCommerceLines(stores: readonly DemoStore[]): Promise<string> {
  const store = stores.find(({ kind }) => kind === 'woocommerce');
  if (store === undefined) return '';
  const app: WooCommerceApp = JSON.parse(await (await fetch(`${store.origin}/office/app.json`)).text());
  return `  To connect in the merchant dashboard: the WooCommerce store ${store.name}
    Store URL                ${app.storeLink}
    Consumer key             ${app.consumerKey}
    Consumer secret          ${app.consumerSecret}`;
}

interface WooCommerceApp {
  readonly storeLink: string;
  readonly consumerKey: string;
  readonly consumerSecret: string;
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
