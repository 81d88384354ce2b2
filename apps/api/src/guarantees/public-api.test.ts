import { merchantScopes, shopperScopes } from '@pricehunt/api-contract';
import type { Endpoint } from '@pricehunt/api-contract';
import { endpoints } from '@pricehunt/api-contract/endpoints';
import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { furnishBusiness, unlessBusy } from '../testing/business-rows';
import { callQueries } from '../testing/call-bodies';
import { signInTestShopper } from '../testing/sign-in';
import type { SignedInCaller } from '../testing/sign-in';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

const reads = endpoints.filter(({ audience, method }) => audience === 'machine' && method === 'GET');
const isMerchants = ({ scope }: Endpoint) => merchantScopes.some((one) => one === scope);
/** Lists that read a part of the requested size. */
const sizedLists = reads.filter(({ query }) => query !== undefined && 'limit' in shapeOf(query));

/** After the period of the reports in `callQueries`: those of a period that goes on change all the time. */
let now = new Date('2026-11-23T09:00:00.000Z');
let networks = 0;
let api: TestApi;
let keys: { readonly merchant: string; readonly shopper: string };
let idOf: (path: string, name: string) => string;

beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  const { owner, ids } = await furnishBusiness(api);
  const shopper = await signInTestShopper(api);
  await furnishCatalog();
  await furnishShopper(shopper);
  keys = {
    merchant: await makeKey(owner, '/api/business/api-keys', { kind: 'secret', scopes: merchantScopes }),
    shopper: await makeKey(shopper, '/api/shopper/api-keys', { scopes: shopperScopes }),
  };
  idOf = (path, name) => (path.startsWith('/api/v1/catalog/') ? 'p1' : (ids[name] ?? ''));
});
afterAll(() => api.close());

async function furnishCatalog(): Promise<void> {
  const { products, offers } = api.services.storage;
  await products.saveProducts(['p1', 'p2', 'p3'].map((id) => sampleProduct({ id, title: `Oak lamp ${id}` })));
  const offerAt = (shop: string, productId: string, amountMinor: number) => ({
    productId,
    offer: sampleOffer({
      id: `${productId} ${shop}`,
      title: `Oak lamp ${productId}`,
      link: `https://${shop}.example/p/${productId}`,
      retailer: { name: shop, domain: `${shop}.example` },
      price: { amountMinor, currency: 'EUR' },
    }),
  });
  await offers.saveOffers(
    ['p1', 'p2', 'p3'].flatMap((id) => [offerAt('elm', id, 1_200), offerAt('ash', id, 1_300)]),
  );
}

async function furnishShopper({ inject }: SignedInCaller): Promise<void> {
  const send = async (method: 'PUT' | 'POST', path: string, payload: object) => {
    const { statusCode, body } = await inject({ method, url: `/api/shopper/${path}`, payload });
    if (statusCode !== 200) throw new Error(`${path}: ${body}`);
  };
  for (const productId of ['p1', 'p2', 'p3']) {
    await send('PUT', 'favorites', { favorite: { productId, title: productId, at: now.toISOString() } });
    await send('POST', 'alerts', { productId, rule: { kind: 'any-change' }, currency: 'EUR' });
    await send('POST', 'search-alerts', { search: { words: productId }, currency: 'EUR' });
  }
}

async function makeKey({ inject }: SignedInCaller, url: string, more: object): Promise<string> {
  const made = await inject({ method: 'POST', url, payload: { name: 'Key', ...more } });
  return made.json<{ key: string }>().key;
}

function read(endpoint: Endpoint, more: { readonly query?: string; readonly etag?: string } = {}) {
  const { name, path } = endpoint;
  networks += 1;
  const url = path.replaceAll(/:([A-Za-z]+)/g, (_all, id: string) => encodeURIComponent(idOf(path, id)));
  return unlessBusy(api, {
    url: `${url}?${[callQueries[name.replace(/ByKey$/, '')], more.query].filter(Boolean).join('&')}`,
    headers: {
      authorization: `Bearer ${isMerchants(endpoint) ? keys.merchant : keys.shopper}`,
      'x-forwarded-for': `198.51.100.${networks % 250}`,
      ...(more.etag === undefined ? {} : { 'if-none-match': more.etag }),
    },
  });
}

function shapeOf(schema: object): object {
  return Object(Object(schema).def).shape ?? {};
}

describe('the public API', () => {
  it.each(reads.map((endpoint) => [endpoint.path, endpoint] as const))(
    'sends nothing again to a caller that has the current version of %s',
    async (_path, endpoint) => {
      const first = await read(endpoint);
      now = new Date(now.getTime() + 2 * 60_000);

      const again = await read(endpoint, { etag: String(first.headers['etag']) });
      const older = await read(endpoint, { etag: '"an-older-version"' });

      expect([first.statusCode, first.headers['etag']]).toEqual([200, expect.stringMatching(/^".{20,}"$/)]);
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', first.headers['etag']]);
      expect([older.statusCode, older.body]).toEqual([200, first.body]);
    },
  );

  it.each(sizedLists.map((endpoint) => [endpoint.path, endpoint] as const))(
    'lists the whole of %s in parts of the requested size',
    async (_path, endpoint) => {
      const whole = (await read(endpoint)).json().items;
      const parts: unknown[][] = [];
      for (let next: string | null = ''; next !== null;) {
        const query: string = `limit=2${next === '' ? '' : `&cursor=${encodeURIComponent(next)}`}`;
        const part = (await read(endpoint, { query })).json();
        parts.push(part.items);
        next = part.nextCursor;
      }

      expect(parts.flat()).toEqual(whole);
      expect(parts.map(({ length }) => length)).toEqual(
        Array.from({ length: Math.ceil(whole.length / 2) }, (_, place) =>
          Math.min(2, whole.length - 2 * place),
        ),
      );
    },
  );

  it('has lists of the requested size for the catalog and for everything of a shopper', () => {
    expect(sizedLists.map(({ path }) => path).toSorted()).toEqual([
      '/api/v1/alerts',
      '/api/v1/catalog/products',
      '/api/v1/catalog/products/:id/offers',
      '/api/v1/favorites',
      '/api/v1/reports/statements',
      '/api/v1/search-alerts',
    ]);
  });
});
