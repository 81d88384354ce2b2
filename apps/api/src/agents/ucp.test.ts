import { ucpVersion } from '@pricehunt/api-contract/ucp';
import { createOfferSources } from '@pricehunt/offer-sources';
import type { OfferRequest, OfferSource } from '@pricehunt/offer-sources';
import { createSafeFetch } from '@pricehunt/safe-fetch';
import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

const gtin = '04548736132580';
const meta = { 'ucp-agent': { profile: 'https://agent.example/profile.json' } };

let oak: TestApi;
let elm: TestApi;
beforeAll(async () => {
  [oak, elm] = [await startTestApi(), await startTestApi()];
  await fill(oak, { id: 'oak', amountMinor: 29_900 });
  await fill(elm, { id: 'elm', amountMinor: 28_900 });
});
afterAll(() => Promise.all([oak.close(), elm.close()]));

async function fill({ services }: TestApi, { id, amountMinor }: { id: string; amountMinor: number }) {
  await services.storage.products.saveProducts([
    sampleProduct({ id: `p-${id}`, title: 'Sony WH-1000XM5 wireless headphones', gtins: [gtin] }),
    sampleProduct({ id: `bare-${id}`, title: 'Sony WH-1000XM5 without offers', gtins: [] }),
  ]);
  const offer = sampleOffer({
    id: `o-${id}`,
    gtins: [gtin],
    link: `https://${id}.example/p/1`,
    price: { amountMinor, currency: 'EUR' },
    retailer: { name: id, domain: `${id}.example` },
    checkedAt: new Date().toISOString(),
  });
  await services.storage.offers.saveOffers([{ productId: `p-${id}`, offer }]);
}

async function call(name: string, catalog: unknown, id: string | number | null = 1) {
  const answer = await oak.app.inject({
    method: 'POST',
    url: '/api/ucp/mcp',
    payload: { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: { meta, catalog } } },
  });
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  return answer.json();
}

describe('the UCP catalog', () => {
  it('is announced without a redirect, cacheable, and without checkout', async () => {
    const answer = await oak.app.inject('/api/.well-known/ucp');

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    const { ucp } = answer.json();
    expect(ucp.version).toBe(ucpVersion);
    expect(ucp.services['dev.ucp.shopping']).toMatchObject([
      { transport: 'mcp', endpoint: 'https://pricehunt.example/api/ucp/mcp' },
    ]);
    expect(Object.keys(ucp.capabilities)).toEqual([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
    ]);
  });

  it('finds products that have offers, with a variant for each offer', async () => {
    const { result } = await call('search_catalog', {
      query: 'wh-1000xm5',
      context: { address_country: 'DE' },
    });

    expect(result.structuredContent).toMatchObject({
      ucp: { version: ucpVersion },
      products: [
        {
          id: 'p-oak',
          url: 'https://pricehunt.example/product/p-oak',
          price_range: { min: { amount: 29_900, currency: 'EUR' }, max: { amount: 29_900, currency: 'EUR' } },
          variants: [
            {
              id: 'o-oak',
              url: 'https://oak.example/p/1',
              price: { amount: 29_900, currency: 'EUR' },
              seller: { name: 'oak' },
              barcodes: [{ type: 'GTIN', value: gtin }],
            },
          ],
        },
      ],
      pagination: { has_next_page: false, total_count: 1 },
    });
    expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
  });

  it('looks up products and variants, says which ID led to each, and leaves out unknown ones', async () => {
    const { result } = await call('lookup_catalog', { ids: ['o-oak', 'nothing', 'bare-oak'] });

    const { products, messages } = result.structuredContent;
    expect(products).toMatchObject([
      { variants: [{ id: 'o-oak', inputs: [{ id: 'o-oak', match: 'exact' }] }] },
    ]);
    expect(messages.slice(0, 2)).toEqual([
      { type: 'info', code: 'not_found', content: 'nothing' },
      { type: 'info', code: 'not_found', content: 'bare-oak' },
    ]);
  });

  it('reads offers and rates once, however many IDs are looked up', async () => {
    const { offers, exchangeRates } = oak.services.storage;
    const reads = [jest.spyOn(offers, 'listOffersOfProducts'), jest.spyOn(exchangeRates, 'readRates')];

    const { result } = await call('lookup_catalog', { ids: ['o-oak', 'p-oak', 'bare-oak', 'nothing'] });

    expect(result.structuredContent.products).toHaveLength(1);
    expect(reads.map((read) => read.mock.calls.length)).toEqual([1, 1]);
    for (const read of reads) read.mockRestore();
  });

  it('returns one product, and a business error for an unknown one', async () => {
    const found = await call('get_product', { id: 'p-oak' });
    const missing = await call('get_product', { id: 'nothing' });

    expect(found.result.structuredContent.product).toMatchObject({ id: 'p-oak' });
    expect(missing.result.structuredContent).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ type: 'error', code: 'not_found', severity: 'unrecoverable' }],
    });
  });

  it.each([
    ['no input', 'search_catalog', {}],
    ['a query that is no text', 'search_catalog', { query: 7 }],
    ['too many IDs', 'lookup_catalog', { ids: Array.from({ length: 51 }, (_, index) => `p${index}`) }],
    ['an unknown tool', 'create_checkout', {}],
  ])('refuses %s as invalid params', async (_case, tool, catalog) => {
    expect((await call(tool, catalog)).error.code).toBe(-32602);
  });

  it('refuses a caller that names no profile, and an unknown method', async () => {
    const send = (payload: object) => oak.app.inject({ method: 'POST', url: '/api/ucp/mcp', payload });

    const nameless = await send({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_catalog', arguments: { catalog: { query: 'sony' } } },
    });
    const unknown = await send({ jsonrpc: '2.0', id: 1, method: 'resources/list' });
    const notice = await send({ jsonrpc: '2.0', method: 'notifications/initialized' });

    expect([nameless.json().error.code, unknown.json().error.code]).toEqual([-32602, -32601]);
    expect(notice.statusCode).toBe(202);
  });
});

describe('two installations', () => {
  const request: OfferRequest = {
    link: null,
    productId: null,
    country: 'DE',
    currency: 'EUR',
    product: {
      title: 'Sony WH-1000XM5',
      brand: 'Sony',
      gtins: [gtin],
      mpn: null,
      attributes: {},
    },
  };

  /** The UCP source of an installation, over HTTP to the other one. */
  async function sourceOf({ app }: TestApi): Promise<OfferSource> {
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const bound = app.server.address();
    const place = `127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
    const safeFetch = createSafeFetch({ userAgent: 'PriceHunt', allow: [place], respectRobots: true });
    const source = createOfferSources({
      safeFetch,
      storefronts: [],
      now: () => new Date(),
      newId: () => 'call-1',
      catalog: { findCandidates: async () => [], listOffers: async () => [] },
      readPage: async () => ({ kind: 'empty', evidence: 'nothing' }),
      ucpCatalogs: [{ name: 'Other', address: `http://${place}/api/ucp/mcp` }],
      ucpAgentProfile: meta['ucp-agent'].profile,
    }).at(-1);
    if (source === undefined) throw new Error('There is no UCP source.');
    return source;
  }

  it("find each other's offers over UCP", async () => {
    const { signal } = new AbortController();

    const atOak = await (await sourceOf(elm)).findOffers(request, signal);
    const atElm = await (await sourceOf(oak)).findOffers(request, signal);

    expect(atOak).toMatchObject([
      {
        offer: {
          link: 'https://elm.example/p/1',
          price: { amountMinor: 28_900, currency: 'EUR' },
          gtins: [gtin],
        },
      },
    ]);
    expect(atElm).toMatchObject([{ offer: { link: 'https://oak.example/p/1', retailer: { name: 'oak' } } }]);
  });
});
