import type { Server } from 'node:http';
import type { ZodMiniType } from 'zod/mini';
import { jsonRecords } from './json-records';
import { storeRecordsIn } from './office/store-records';
import { openOffice } from './office/office';
import type { InstallableApp } from './office/office';
import { barnCounter } from './shops/barn';
import { brandtCounter } from './shops/brandt';
import { grachtCounter } from './shops/gracht';
import { nordlysCounter } from './shops/nordlys';
import { pennywickCounter } from './shops/pennywick';
import { shopifyCounter } from './shops/shopify-store';
import { openStore } from './shops/store';
import type { Store } from './shops/store';
import { serverFor } from './shops/web';
import type { Counter } from './shops/web';
import { marketplacesCounter } from './marketplaces/marketplaces';
import { centralBankCounter } from './rates/central-bank';
import { affiliateNetworksCounter } from './shops-to-add/affiliate-networks';
import { counterOfShopToAdd, shopsToAdd } from './shops-to-add/shops-to-add';
import { signInProvider } from './sign-in/sign-in-provider';
import type { SignInClient } from './sign-in/sign-in-provider';
import { globalCatalogCounter } from './ucp/global-catalog';
import { foundShops, searchCounters } from './web-search/found-shops';
import { receiverRecordsSchema, webhookReceiver } from './webhook-receiver/webhook-receiver';
import { wooRecordsSchema } from './woocommerce/woo-records';
import { shops } from './world/shops';
import type { ShopKind } from './world/shops';

export interface DemoStoresWish {
  /** The first of twenty-three consecutive ports; 0 for any free ports. */
  readonly portFrom: number;
  readonly host: string;
  /** YYYY-MM-DD, the last day of the price histories; today in UTC by default. */
  readonly today?: string;
  readonly ucpCallsPerMinute?: number;
  /** Where orders and subscriptions of the Shopify stores survive a restart; nowhere by default. */
  readonly recordsFolder?: string;
  /** The app that the Shopify stores can install; none by default. */
  readonly shopifyApp?: InstallableApp;
  /** Who may sign people in by the OpenID Connect provider; nobody by default. */
  readonly signInClient?: SignInClient;
}

interface DemoStore {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
  readonly kind:
    | ShopKind
    | 'ucp-catalog'
    | 'marketplaces'
    | 'exchange-rates'
    | 'web-search'
    | 'affiliate-networks'
    | 'webhook-receiver'
    | 'sign-in-provider'
    | (typeof foundShops)[number]['kind']
    | (typeof shopsToAdd)[number]['kind'];
}

/** The running services in the order of their ports, except the exchange rates, which come last. */
export interface DemoStores {
  readonly stores: readonly DemoStore[];
  readonly stop: () => Promise<void>;
}

/** Rejects and closes everything when a port is in use. */
export async function startDemoStores(wish: DemoStoresWish): Promise<DemoStores> {
  const counters: Counter[] = [];
  const doors = [
    ...[...shops, 'catalog', 'marketplaces', 'rates', 'search', ...foundShops],
    ...[...shopsToAdd, 'affiliate networks', 'webhook receiver'],
  ];
  const signIn = signInProvider(wish.signInClient ?? null);
  const servers = [...doors.map((_, index) => serverFor(() => counters[index])), signIn.server];
  const stop = () => closeAll(servers);
  try {
    const origins: string[] = [];
    for (const [index, server] of servers.entries()) {
      origins.push(await listening(server, wish.host, wish.portFrom === 0 ? 0 : wish.portFrom + index));
    }
    const today = wish.today ?? new Date().toISOString().slice(0, 10);
    const open = shops.map((profile, index) => openStore(profile, origins[index] ?? '', today));
    const limits = { callsPerMinute: wish.ucpCallsPerMinute ?? 600, now: () => performance.now() };
    const catalogOrigin = origins[shops.length] ?? '';
    const inCatalog = open.filter(({ profile }) => profile.kind === 'shopify');
    counters.push(...open.map((store) => counterOf(store, limits, wish)));
    counters.push(globalCatalogCounter(inCatalog, catalogOrigin, limits));
    counters.push(marketplacesCounter(() => new Date()));
    counters.push(centralBankCounter(today));
    const [searchOrigin = '', ...originsAfter] = origins.slice(shops.length + 3);
    const originsOfFound = originsAfter.slice(0, foundShops.length);
    const originsToAdd = originsAfter.slice(foundShops.length);
    const networksOrigin = originsToAdd[shopsToAdd.length] ?? '';
    const receiverOrigin = originsToAdd[shopsToAdd.length + 1] ?? '';
    const signInOrigin = originsToAdd[shopsToAdd.length + 2] ?? '';
    signIn.openAt(signInOrigin);
    const now = () => new Date();
    const recordsOf = <Records>(name: string, schema: ZodMiniType<Records>) =>
      wish.recordsFolder === undefined ? undefined : jsonRecords(wish.recordsFolder, name, schema);
    const hafenRecords = recordsOf('hafen', wooRecordsSchema);
    const { engine, found } = searchCounters(open, originsOfFound, { now, hafenRecords });
    counters.push(engine, ...found);
    counters.push(...shopsToAdd.map((shop, index) => counterOfShopToAdd(shop, originsToAdd[index] ?? '')));
    counters.push(affiliateNetworksCounter(networksOrigin, originsOfFound[0] ?? '', now));
    const received = recordsOf('received-webhooks', receiverRecordsSchema);
    counters.push(webhookReceiver(receiverOrigin, now, received));
    return {
      stores: [
        ...open.map(({ profile: { id, name, kind }, origin }) => ({ id, name, origin, kind })),
        { id: 'catalog', name: 'Global Catalog', origin: catalogOrigin, kind: 'ucp-catalog' },
        { id: 'search', name: 'SearXNG', origin: searchOrigin, kind: 'web-search' },
        ...foundShops.map((shop, index) => ({ ...shop, origin: originsOfFound[index] ?? '' })),
        ...shopsToAdd.map((shop, index) => ({ ...shop, origin: originsToAdd[index] ?? '' })),
        {
          id: 'networks',
          name: 'Affiliate networks',
          origin: networksOrigin,
          kind: 'affiliate-networks',
        },
        { id: 'receiver', name: 'Received webhooks', origin: receiverOrigin, kind: 'webhook-receiver' },
        { id: 'sign-in', name: 'Demo ID', origin: signInOrigin, kind: 'sign-in-provider' },
        {
          id: 'marketplaces',
          name: 'Marketplaces',
          origin: origins[shops.length + 1] ?? '',
          kind: 'marketplaces',
        },
        {
          id: 'rates',
          name: 'Exchange rates',
          origin: origins[shops.length + 2] ?? '',
          kind: 'exchange-rates',
        },
      ],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function counterOf(
  store: Store,
  limits: { callsPerMinute: number; now: () => number },
  { recordsFolder, shopifyApp }: DemoStoresWish,
): Counter {
  const { profile } = store;
  switch (profile.kind) {
    case 'shopify': {
      const recordStore = recordsFolder === undefined ? undefined : storeRecordsIn(recordsFolder, profile.id);
      return shopifyCounter(store, limits, openOffice(profile, recordStore, undefined, shopifyApp ?? null));
    }
    case 'json-ld':
      return brandtCounter(store);
    case 'microdata':
      return pennywickCounter(store);
    case 'open-graph':
      return nordlysCounter(store);
    case 'flaky':
      return barnCounter(
        store,
        (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      );
    case 'guarded':
      return grachtCounter(store);
  }
}

function listening(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('The server has no port.'));
      else resolve(`http://${host}:${address.port}`);
    });
  });
}

async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    ),
  );
}
