import { join } from 'node:path';
import type { DemoSecrets } from './demo-secrets';
import { shopifyClientId, signInClientId, signInProviderId } from './demo-stores';
import type { DemoStore } from './demo-stores';
import { originsOf } from './origins';
import type { Ports } from './ports';
import type { Environment } from './programs';
import { serverEnvironment } from './server-environment';

export interface ProductSettings {
  readonly ports: Ports;
  readonly dataFolder: string;
  readonly secrets: DemoSecrets;
  readonly stores: readonly DemoStore[];
  /** The environment of this process. Its DATABASE_URL overrides the embedded database. */
  readonly inherited: Environment;
}

const marketplaceIds = ['ebay', 'bestbuy', 'amazon', 'walmart', 'etsy', 'aliexpress'];

export function productEnvironment(settings: ProductSettings): Environment {
  const { ports, dataFolder, secrets, stores, inherited } = settings;
  const origins = originsOf(ports);
  const storesOf = (kind: DemoStore['kind']) => stores.filter((store) => store.kind === kind);
  const signInProviders = storesOf('sign-in-provider').map(({ name, origin }) => ({
    id: signInProviderId,
    label: name,
    issuer: `${origin}/`,
    clientId: signInClientId,
    clientSecret: secrets.signInClientSecret,
    for: ['business', 'admin'],
  }));
  return {
    ...inherited,
    ...serverEnvironment({ ports, origins, dataFolder, secrets }),
    NODE_ENV: 'development',
    DATABASE_URL: inherited['DATABASE_URL'] ?? `sqlite:${join(dataFolder, 'pricehunt.db')}`,
    VAPID_PUBLIC_KEY: secrets.pushKeys.publicKey,
    VAPID_PRIVATE_KEY: secrets.pushKeys.privateKey,
    VAPID_SUBJECT: 'mailto:operator@localhost',
    SHOPIFY_CLIENT_ID: shopifyClientId,
    SHOPIFY_CLIENT_SECRETS: secrets.shopifyAppSecret,
    SIGN_IN_PROVIDERS: inherited['SIGN_IN_PROVIDERS'] ?? JSON.stringify(signInProviders),
    OUTBOUND_ALLOW: stores
      .filter(({ kind }) => kind !== 'sign-in-provider')
      .map((store) => new URL(store.origin).host)
      .join(),
    EXCHANGE_RATES_URL: storesOf('exchange-rates')
      .map((store) => `${store.origin}/stats/eurofxref/eurofxref-daily.xml`)
      .join(),
    UCP_CATALOGS: storesOf('ucp-catalog')
      .map((store) => `${store.name}=${store.origin}/api/ucp/mcp`)
      .join(),
    SEARXNG_URL: inherited['SEARXNG_URL'] ?? storesOf('web-search').at(0)?.origin,
    MARKETPLACE_ADDRESSES: storesOf('marketplaces')
      .flatMap((store) => marketplaceIds.map((id) => `${id}=${store.origin}/${id}`))
      .join(),
    STOREFRONTS: storesOf('shopify')
      .map((store) => `${store.name}=${store.origin}`)
      .join(),
  };
}
