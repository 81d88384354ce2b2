import { storeFor, visitTo } from '../shops/visiting';
import { globalCatalog, upidOf } from './global-catalog';
import { storeCatalog } from './store-catalog';
import type { UcpCatalog } from './ucp-catalog';
import { ucpCounter } from './ucp-counter';

const meta = { 'ucp-agent': { profile: 'https://shop.test/profile.json' } };
const lumen = storeFor('lumen');
const ofLumen = storeCatalog(lumen);
const everywhere = globalCatalog([lumen, storeFor('kettle'), storeFor('klotz')]);

describe('a UCP endpoint', () => {
  it('announces its MCP endpoint and both catalog capabilities at /.well-known/ucp', () => {
    const counter = ucpCounter(ofLumen, 'http://lumen.test', { callsPerMinute: 9, now: () => 0 });
    const profile = JSON.parse(counter(visitTo('/.well-known/ucp'))?.body ?? '');

    expect(profile.ucp.services['dev.ucp.shopping'][0]).toMatchObject({
      transport: 'mcp',
      endpoint: 'http://lumen.test/api/ucp/mcp',
    });
    expect(Object.keys(profile.ucp.capabilities)).toEqual([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
    ]);
  });

  it.each([
    {},
    { meta: {} },
    { meta: { 'ucp-agent': {} } },
    { meta: { 'ucp-agent': { profile: 'nobody' } } },
  ])('refuses a request with the arguments %j because it has no profile', (more) => {
    const answer = call(ofLumen, 'search_catalog', { query: 'sony' }, { more });

    expect(answer.error.code).toBe(-32602);
    expect(answer.result).toBeUndefined();
  });

  it('returns results in result.structuredContent, with the demo prices', () => {
    const { products } = content(call(ofLumen, 'search_catalog', { query: 'WH-1000XM5' }));
    const listing = lumen.listings.find(({ product }) => product.key === 'sony-wh-1000xm5-black');
    const variant = products[0].variants.find(({ sku }: { sku: string }) => sku === listing?.sku);

    expect(variant.price).toEqual({ amount: listing?.price.amountMinor, currency: 'USD' });
    expect(variant.barcodes).toEqual([{ type: 'EAN', value: '4548736132610' }]);
    expect(variant.url).toBe(`http://lumen.test/products/${listing?.handle}?variant=${listing?.number}`);
  });

  it('omits unavailable variants unless the caller sets available: false', () => {
    const soldOut = lumen.listings.filter(({ availability }) => availability === 'out_of_stock');
    const ids = soldOut.slice(0, 50).map(({ number }) => `gid://shopify/ProductVariant/${number}`);
    const hidden = content(call(ofLumen, 'lookup_catalog', { ids }));
    const shown = content(call(ofLumen, 'lookup_catalog', { ids, filters: { available: false } }));

    expect(soldOut.length).toBeGreaterThan(3);
    expect(JSON.stringify(hidden.products)).not.toContain('out_of_stock');
    expect(JSON.stringify(shown.products).match(/"out_of_stock"/g)?.length).toBeGreaterThanOrEqual(
      ids.length,
    );
  });

  it('returns a cursor only to callers with a token', () => {
    const anonymous = content(call(everywhere, 'search_catalog', { query: 'sony' }));
    const wish = { query: 'sony', pagination: { limit: 3 } };
    const first = content(call(everywhere, 'search_catalog', wish, { token: 'demo' }));
    const next = content(
      call(
        everywhere,
        'search_catalog',
        { query: 'sony', pagination: { limit: 3, cursor: first.pagination.cursor } },
        { token: 'demo' },
      ),
    );

    expect(anonymous.pagination).toBeNull();
    expect(first.pagination).toMatchObject({ has_next_page: true });
    expect(next.products[0].id).not.toBe(first.products[0].id);
  });

  it('refuses more than fifty ids with -32602 and accepts fifty', () => {
    const ids = Array.from({ length: 51 }, (_, at) => `gid://shopify/p/${at}`);

    expect(call(everywhere, 'lookup_catalog', { ids }).error.code).toBe(-32602);
    expect(content(call(everywhere, 'lookup_catalog', { ids: ids.slice(1) })).products).toEqual([]);
  });

  it('omits unknown ids and reports them', () => {
    const known = upidOf('sony-wh-1000xm5');
    const answer = content(call(everywhere, 'lookup_catalog', { ids: [known, 'gid://shopify/Product/1'] }));

    expect(answer.products.map(({ id }: { id: string }) => id)).toEqual([known]);
    expect(answer.messages).toEqual([
      { type: 'info', code: 'not_found', content: 'gid://shopify/Product/1' },
    ]);
  });

  it('returns for each variant the id that matched', () => {
    const variantId = everywhere.products[0]?.variants[1]?.id ?? '';
    const productId = everywhere.products[0]?.id ?? '';
    const [product] = content(call(everywhere, 'lookup_catalog', { ids: [variantId, productId] })).products;

    expect(product.variants[0].inputs).toEqual([{ id: productId, match: 'featured' }]);
    expect(product.variants[1].inputs).toEqual([{ id: variantId, match: 'exact' }]);
  });

  it.each([undefined, 'application/json', 'text/event-stream'])(
    'refuses a caller that accepts only %s, as the official SDK does',
    (only) => {
      const counter = ucpCounter(ofLumen, 'http://lumen.test', { callsPerMinute: 2, now: () => 0 });
      const body = bodyFor('get_product', { id: 'x' });

      const reply = counter(visitTo('/api/ucp/mcp', { method: 'POST', headers: { accept: only }, body }));

      expect(reply?.status).toBe(406);
    },
  );

  it('answers 429 with Retry-After over the limit per minute, and recovers after the minute', () => {
    let now = 0;
    const counter = ucpCounter(ofLumen, 'http://lumen.test', { callsPerMinute: 2, now: () => now });
    const ask = () =>
      counter(
        visitTo('/api/ucp/mcp', {
          method: 'POST',
          headers: { accept },
          body: bodyFor('get_product', { id: 'x' }),
        }),
      );
    const statuses = [ask(), ask(), ask()].map((reply) => reply?.status);
    const refused = ask();
    now = 60_001;

    expect(statuses).toEqual([200, 200, 429]);
    expect(refused?.headers['retry-after']).toBe('60');
    expect(ask()?.status).toBe(200);
  });

  it('refuses invalid JSON, invalid JSON-RPC, unknown methods and unknown tools with their codes', () => {
    const counter = ucpCounter(ofLumen, 'http://lumen.test', { callsPerMinute: 99, now: () => 0 });
    const codeFor = (body: string) =>
      JSON.parse(counter(visitTo('/api/ucp/mcp', { method: 'POST', headers: { accept }, body }))?.body ?? '')
        .error.code;

    expect(codeFor('{')).toBe(-32700);
    expect(codeFor('{"method":"tools/call"}')).toBe(-32600);
    expect(codeFor('{"jsonrpc":"2.0","id":1,"method":"nothing"}')).toBe(-32601);
    expect(codeFor(bodyFor('buy_everything', {}))).toBe(-32602);
  });

  it('refuses an empty search', () => {
    expect(call(ofLumen, 'search_catalog', {}).error.code).toBe(-32602);
  });
});

describe('get_product', () => {
  it('returns for each option value whether it exists and is available with the selection', () => {
    const id = ofLumen.products.find(({ title }) => title.includes('WH-1000XM5'))?.id ?? '';
    const { product } = content(
      call(ofLumen, 'get_product', { id, selected: [{ name: 'Color', label: 'Silver' }] }),
    );

    expect(product.selected).toEqual([{ name: 'Color', label: 'Silver' }]);
    expect(product.options).toEqual([
      {
        name: 'Color',
        values: ['Black', 'Silver', 'Blue'].map((label) => ({ label, exists: true, available: true })),
      },
    ]);
  });
});

describe('the global catalog', () => {
  it('groups two sellers and two currencies under one UPID', () => {
    const id = upidOf('lego-technic-42143-ferrari-daytona-sp3');
    const [product] = content(call(everywhere, 'lookup_catalog', { ids: [id] })).products;
    const sellers = new Set(product.variants.map(({ seller }: { seller: { name: string } }) => seller.name));
    const currencies = new Set(
      product.variants.map(({ price }: { price: { currency: string } }) => price.currency),
    );

    expect(product.id).toMatch(/^gid:\/\/shopify\/p\/\w+$/);
    expect(product.variants[0].id).toMatch(/^gid:\/\/shopify\/ProductVariant\/\d+\?shop=\d+$/);
    expect([...sellers]).toEqual(['Lumen Supply', 'Klotz & Kegel']);
    expect([...currencies]).toEqual(['USD', 'EUR']);
  });

  it('returns at most ten products per page', () => {
    const wish = {
      filters: { categories: ['Headphones', 'Kitchen', 'Toys & games'] },
      pagination: { limit: 200 },
    };
    const { products, pagination } = content(call(everywhere, 'search_catalog', wish, { token: 'demo' }));

    expect(products).toHaveLength(10);
    expect(pagination.has_next_page).toBe(true);
  });

  it('finds a product by its barcode alone', () => {
    const { products } = content(call(everywhere, 'search_catalog', { query: '4548736132610' }));

    expect(products.map(({ id }: { id: string }) => id)).toEqual([upidOf('sony-wh-1000xm5')]);
  });

  it('reads price bounds as minor units of the context’s currency', () => {
    const wish = { query: 'lego', filters: { price: { max: 6000 } }, context: { currency: 'EUR' } };
    const { products } = content(call(everywhere, 'search_catalog', wish));
    const cheap = products.flatMap((product: { variants: readonly unknown[] }) => product.variants);

    expect(cheap.length).toBeGreaterThan(0);
    for (const { price } of cheap) {
      expect(price.amount).toBeLessThanOrEqual(price.currency === 'EUR' ? 6000 : 6480);
    }
  });
});

/** The Accept header that the transport requires. */
const accept = 'application/json, text/event-stream';

/** The response in the last event of a stream, or in JSON. */
function answerIn(body = '') {
  return JSON.parse(body.split('data: ').at(-1) ?? '');
}

function bodyFor(tool: string, catalog: object, more: object = { meta }): string {
  const params = { name: tool, arguments: { ...more, catalog } };
  return JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'tools/call', params });
}

function call(catalog: UcpCatalog, tool: string, input: object, how: { more?: object; token?: string } = {}) {
  const counter = ucpCounter(catalog, 'http://lumen.test', { callsPerMinute: 99, now: () => 0 });
  const headers = { accept, ...(how.token === undefined ? {} : { authorization: `Bearer ${how.token}` }) };
  const body = bodyFor(tool, input, how.more);
  return answerIn(counter(visitTo('/api/ucp/mcp', { method: 'POST', headers, body }))?.body);
}

function content(answer: ReturnType<typeof call>) {
  expect(answer).toMatchObject({ jsonrpc: '2.0', id: 7, result: { isError: false } });
  return answer.result.structuredContent;
}
