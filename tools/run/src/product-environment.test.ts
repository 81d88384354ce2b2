import { portsFrom } from './ports';
import { productEnvironment } from './product-environment';
import type { ProductSettings } from './product-environment';

const settings: ProductSettings = {
  ports: portsFrom('5200'),
  dataFolder: '/data',
  secrets: {
    redirectSigningKey: 'redirect',
    sessionSecret: 'session',
    encryptionKey: 'encryption',
    demoMerchantPassword: 'password',
    shopifyAppSecret: 'shopify app',
    signInClientSecret: 'sign-in client',
    pushKeys: { publicKey: 'public', privateKey: 'private' },
  },
  stores: [
    { origin: 'http://127.0.0.1:5205', name: 'Lumen Supply', kind: 'shopify' },
    { origin: 'http://127.0.0.1:5206', name: 'Elektro Brandt', kind: 'web' },
    { origin: 'http://127.0.0.1:5213', name: 'Global Catalog', kind: 'ucp-catalog' },
    { origin: 'http://127.0.0.1:5214', name: 'Marketplaces', kind: 'marketplaces' },
    { origin: 'http://127.0.0.1:5216', name: 'SearXNG', kind: 'web-search' },
    { origin: 'http://127.0.0.1:5227', name: 'Demo ID', kind: 'sign-in-provider' },
    { origin: 'http://127.0.0.1:5215', name: 'Exchange rates', kind: 'exchange-rates' },
  ],
  inherited: { PATH: '/bin' },
};

it("configures the API's ports, origins, data and secrets", () => {
  expect(productEnvironment(settings)).toMatchObject({
    PATH: '/bin',
    PORT: '5200',
    METRICS_PORT: '5201',
    WORKER_METRICS_PORT: '5229',
    SHOPPER_ORIGIN: 'http://127.0.0.1:5202',
    MERCHANT_ORIGIN: 'http://127.0.0.1:5203',
    ADMIN_ORIGIN: 'http://127.0.0.1:5204',
    DATABASE_URL: 'sqlite:/data/pricehunt.db',
    REDIRECT_SIGNING_KEYS: 'redirect',
    SESSION_SECRETS: 'session',
    ENCRYPTION_KEYS: 'encryption',
  });
});

it('allows every demo shop and configures each kind for what it is', () => {
  expect(productEnvironment(settings)).toMatchObject({
    OUTBOUND_ALLOW:
      '127.0.0.1:5205,127.0.0.1:5206,127.0.0.1:5213,127.0.0.1:5214,127.0.0.1:5216,127.0.0.1:5215',
    SEARXNG_URL: 'http://127.0.0.1:5216',
    STOREFRONTS: 'Lumen Supply=http://127.0.0.1:5205',
    UCP_CATALOGS: 'Global Catalog=http://127.0.0.1:5213/api/ucp/mcp',
    MARKETPLACE_ADDRESSES: expect.stringMatching(/^ebay=http:\/\/127\.0\.0\.1:5214\/ebay,.*aliexpress=/),
    EXCHANGE_RATES_URL: 'http://127.0.0.1:5215/stats/eurofxref/eurofxref-daily.xml',
  });
});

it('signs merchants and admins in by the demo’s provider, which nothing else may reach', () => {
  const { SIGN_IN_PROVIDERS: providers = '', OUTBOUND_ALLOW: allowed = '' } = productEnvironment(settings);

  expect(JSON.parse(providers)).toMatchObject([
    { id: 'demo', issuer: 'http://127.0.0.1:5227/', for: ['business', 'admin'] },
  ]);
  expect(allowed).not.toContain('5227');
});

it('searches the web by the SearXNG that the environment names, or not at all when it names none', () => {
  const environmentOf = (address: string) =>
    productEnvironment({ ...settings, inherited: { SEARXNG_URL: address } });

  expect(environmentOf('http://searxng:8080')).toMatchObject({ SEARXNG_URL: 'http://searxng:8080' });
  expect(environmentOf('')).toMatchObject({ SEARXNG_URL: '' });
});

it('uses the database that the environment names', () => {
  const inherited = { DATABASE_URL: 'postgres://127.0.0.1/shop' };

  expect(productEnvironment({ ...settings, inherited })).toMatchObject(inherited);
});
