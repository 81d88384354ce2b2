import { jsonAnswer } from '@pricehunt/shop-doubles';
import type { DoubleAnswer, DoubleRequest } from '@pricehunt/shop-doubles';
import { aliExpressPlatform } from './aliexpress-platform';
import { amazonPlatform } from './amazon-platform';
import { bestBuyPlatform } from './best-buy-platform';
import { ebayPlatform } from './ebay-platform';
import { etsyPlatform } from './etsy-platform';
import type { PlatformDouble, PlatformTerms } from './platform';
import { samplePrivateKey, samplePublicKey } from './sample-key-pair';
import { walmartPlatform } from './walmart-platform';

export interface SampleAccount {
  readonly id: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly hosts: readonly string[];
  readonly words: string;
  readonly open: (terms: PlatformTerms) => PlatformDouble;
}

const headphones = 'Sony WH-1000XM5 Wireless Headphones Black';
const ebayKeys = { 'client-id': 'PriceHun-shop-PRD-1234', 'client-secret': 'PRD-9f3c51aa-secret' };

const bestBuyKeys = { 'api-key': 'hQ7kzR4mB2nX9wLs5tVc8dGf' };
const amazonKeys = {
  'credential-id': '7k2pq9example4client',
  'credential-secret': '1v8r3sample5secret7of9amazon',
  version: '3.1',
  marketplace: 'www.amazon.com',
  'partner-tag': 'pricehunt-20',
};
const walmartKeys = {
  'consumer-id': '6f1c2a9e-7b40-4d1f-9c55-0a1b2c3d4e5f',
  'key-version': '1',
  'private-key': samplePrivateKey,
};
const etsyKeys = { keystring: 'k3y5tr1ngsample9etsy2app', 'shared-secret': 's3cr3tpart7' };
const aliExpressKeys = {
  'app-key': '503312',
  'app-secret': 'Gm4sampleSecret8ofAliExpress7App',
  'tracking-id': 'pricehunt',
};

export const sampleAccounts: readonly SampleAccount[] = [
  {
    id: 'ebay',
    keys: ebayKeys,
    hosts: ['api.ebay.com'],
    words: headphones,
    open: (terms) =>
      ebayPlatform({ ...terms, clientId: ebayKeys['client-id'], clientSecret: ebayKeys['client-secret'] }),
  },
  {
    id: 'bestbuy',
    keys: bestBuyKeys,
    hosts: ['api.bestbuy.com'],
    words: headphones,
    open: (terms) => bestBuyPlatform({ ...terms, apiKey: bestBuyKeys['api-key'] }),
  },
  {
    id: 'amazon',
    keys: amazonKeys,
    hosts: ['api.amazon.com', 'creatorsapi.amazon'],
    words: headphones,
    open: (terms) =>
      amazonPlatform({
        ...terms,
        credentialId: amazonKeys['credential-id'],
        credentialSecret: amazonKeys['credential-secret'],
        version: amazonKeys.version,
        partnerTag: amazonKeys['partner-tag'],
      }),
  },
  {
    id: 'walmart',
    keys: walmartKeys,
    hosts: ['developer.api.walmart.com'],
    words: headphones,
    open: (terms) =>
      walmartPlatform({
        ...terms,
        consumerId: walmartKeys['consumer-id'],
        keyVersion: walmartKeys['key-version'],
        publicKey: samplePublicKey,
      }),
  },
  {
    id: 'etsy',
    keys: etsyKeys,
    hosts: ['openapi.etsy.com'],
    words: headphones,
    open: (terms) =>
      etsyPlatform({ ...terms, keystring: etsyKeys.keystring, sharedSecret: etsyKeys['shared-secret'] }),
  },
  {
    id: 'aliexpress',
    keys: aliExpressKeys,
    hosts: ['api-sg.aliexpress.com'],
    words: headphones,
    open: (terms) =>
      aliExpressPlatform({
        ...terms,
        appKey: aliExpressKeys['app-key'],
        appSecret: aliExpressKeys['app-secret'],
      }),
  },
];

/** All marketplaces under their own hosts; other hosts return 404. */
export function marketplaceWeb(terms: PlatformTerms): (request: DoubleRequest) => DoubleAnswer {
  const byHost = new Map(
    sampleAccounts.flatMap(({ hosts, open }) => {
      const platform = open(terms);
      return hosts.map((host) => [host, platform] as const);
    }),
  );
  return (request) =>
    byHost.get(new URL(request.link).host)?.answer(request) ?? jsonAnswer({ error: 'not found' }, 404);
}
