import type { Offer } from '@pricehunt/offers';
import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import type { ScriptedAnswer, ScriptedCall } from '@pricehunt/safe-fetch/testing';
import { describeOfferSource, sampleRequest } from './testing';
import { ucpCatalogSource } from './ucp-catalog-source';

const endpoint = 'https://catalog.example/api/ucp/mcp';
const agentProfile = 'https://pricehunt.example/ucp-profile.json';
const signal = new AbortController().signal;

/** As in Shopify's catalog: two sellers and two currencies for one product. */
const black = {
  id: 'gid://shopify/ProductVariant/7526?shop=501',
  sku: 'LU-1',
  barcodes: [{ type: 'EAN', value: '4548736132610' }],
  title: 'Sony WH-1000XM5 Wireless Headphones Black',
  url: 'https://lumen.example/products/wh-1000xm5?variant=7526&utm_source=catalog',
  price: { amount: 32_400, currency: 'USD' },
  list_price: { amount: 39_900, currency: 'USD' },
  availability: { available: true, status: 'in_stock' },
  options: [{ name: 'Color', label: 'Black' }],
  media: [{ type: 'image', url: 'https://lumen.example/black.jpg' }],
  seller: { name: 'Lumen Supply', domain: 'lumen.example', url: 'https://lumen.example' },
  checkout_url: 'https://lumen.example/cart/7526:1',
};
const imported = {
  ...black,
  id: 'gid://shopify/ProductVariant/99?shop=777',
  url: 'https://klang.example/products/wh1000xm5?variant=99',
  price: { amount: 51_980, currency: 'JPY' },
  list_price: null,
  availability: { available: false },
  seller: { name: 'Klang' },
};

describeOfferSource('ucpCatalogSource', {
  open: sourceOver,
  pages: { [endpoint]: productsOf(black, imported) },
  request: sampleRequest(),
});

describe('ucpCatalogSource', () => {
  it("reads amounts as integer minor units, each in the seller's currency", async () => {
    const offers = await searched(productsOf(black, imported));

    expect(offers).toMatchObject([
      {
        link: 'https://lumen.example/products/wh-1000xm5?variant=7526',
        retailer: { name: 'Lumen Supply', domain: 'lumen.example' },
        gtins: ['04548736132610'],
        attributes: { colour: 'Black' },
        price: { amountMinor: 32_400, currency: 'USD' },
        listPrice: { amountMinor: 39_900, currency: 'USD' },
        availability: 'in_stock',
        condition: 'unknown',
        checkedAt: '2026-11-21T12:00:00.000Z',
      },
      {
        retailer: { name: 'Klang', domain: 'klang.example' },
        price: { amountMinor: 51_980, currency: 'JPY' },
        listPrice: null,
        availability: 'out_of_stock',
      },
    ]);
  });

  it.each([
    ['preorder', 'pre_order'],
    ['BACKORDER', 'back_order'],
    ['sold_out', 'out_of_stock'],
    ['something new', 'unknown'],
  ])('reads the status %s as %s', async (status, availability) => {
    const [offer] = await searched(productsOf({ ...black, availability: { status } }));

    expect(offer?.availability).toBe(availability);
  });

  it('claims no stock if none is stated', async () => {
    const { availability: _left, ...silent } = black;

    const [offer] = await searched(productsOf(silent));

    expect(offer?.availability).toBe('unknown');
  });

  it.each([
    ['a price in fractions of the minor unit', { price: { amount: 12.5, currency: 'USD' } }],
    ['a price as text', { price: { amount: '32400', currency: 'USD' } }],
    ['no currency', { price: { amount: 32_400, currency: 'XYZ' } }],
    ['a price of zero', { price: { amount: 0, currency: 'USD' } }],
    ['a page that is none of the web', { url: 'javascript:alert(1)' }],
  ])('leaves out a variant with %s but returns the others', async (_what, change) => {
    const offers = await searched(productsOf({ ...black, ...change }, imported));

    expect(offers.map((offer) => offer.retailer.name)).toEqual(['Klang']);
  });

  it("sends its profile and searches by GTIN and model, in the shopper's currency", async () => {
    const web = scriptedWeb({ [endpoint]: productsOf(black) });

    await sourceOver(web).findOffers(sampleRequest(), signal);

    const calls = web.calls.map(({ body }) => JSON.parse(body ?? ''));
    expect(calls[0]).toEqual({
      jsonrpc: '2.0',
      id: 'id-1',
      method: 'tools/call',
      params: {
        name: 'search_catalog',
        arguments: {
          meta: { 'ucp-agent': { profile: agentProfile } },
          catalog: {
            query: '4548736132610',
            context: { currency: 'USD', address_country: 'US' },
            pagination: { limit: 10 },
          },
        },
      },
    });
    expect(calls.map((call) => call.params.arguments.catalog.query)).toEqual([
      '4548736132610',
      'Sony WH-1000XM5',
    ]);
  });

  it('returns an offer found by both searches once', async () => {
    expect(await searched(productsOf(black))).toHaveLength(1);
  });

  it("returns one search's results when the other fails", async () => {
    let calls = 0;
    const web = scriptedWeb({
      [endpoint]: () => ((calls += 1) === 1 ? { status: 429 } : productsOf(black)),
    });

    const found = await sourceOver(web).findOffers(sampleRequest(), signal);

    expect(found).toHaveLength(1);
  });

  it('accepts both MCP response formats', async () => {
    const web = scriptedWeb({ [endpoint]: productsOf(black) });

    await sourceOver(web).findOffers(sampleRequest(), signal);

    expect(web.calls[0]?.headers['accept']).toBe('application/json, text/event-stream');
  });

  it.each([
    ['as events', '\n'],
    ['as events with the line ends of HTTP', '\r\n'],
  ])('reads a response %s, after a notification', async (_how, end) => {
    const events = (call: ScriptedCall) => {
      const notice = { jsonrpc: '2.0', method: 'notifications/progress', params: {} };
      const { id } = JSON.parse(call.body ?? '');
      const answer = { jsonrpc: '2.0', id, result: { structuredContent: { products: [productOf(black)] } } };
      const body = [
        ': ping',
        '',
        `data: ${JSON.stringify(notice)}`,
        '',
        'event: message',
        `data: ${JSON.stringify(answer)}`,
      ];
      return { headers: { 'content-type': 'text/event-stream' }, body: body.join(end) };
    };

    const found = await sourceOver(scriptedWeb({ [endpoint]: events })).findOffers(sampleRequest(), signal);

    expect(found).toMatchObject([{ offer: { price: { amountMinor: 32_400, currency: 'USD' } } }]);
  });

  it.each<[string, ScriptedAnswer]>([
    ['an error of the protocol', { json: { jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'no' } } }],
    ['a failed tool', { json: { result: { isError: true, structuredContent: { products: [] } } } }],
    ['no structured content', { json: { result: { content: [] } } }],
    ['products of an unknown shape', { json: { result: { structuredContent: { products: [{ a: 1 }] } } } }],
    ['half a document', { headers: { 'content-type': 'application/json' }, body: '{"result":' }],
    ['a page', '<p>Hello</p>'],
    [
      'a stream without the answer',
      { headers: { 'content-type': 'text/event-stream' }, body: 'data: {}\n\n' },
    ],
  ])('rejects %s as a bad response', async (_what, answer) => {
    await expect(searched(answer)).rejects.toMatchObject({ name: 'SourceFailure', reason: 'bad-answer' });
  });

  it('treats an empty list as no results', async () => {
    expect(await searched({ json: { result: { structuredContent: { products: [] } } } })).toEqual([]);
  });

  it("doesn't apply without anything to search for", () => {
    const product = { title: '', brand: null, gtins: [], mpn: null, attributes: {} };

    expect(sourceOver(scriptedWeb({})).appliesTo(sampleRequest({ product }))).toBe(false);
  });
});

function sourceOver(safeFetch: Parameters<typeof ucpCatalogSource>[0]['safeFetch']) {
  let ids = 0;
  return ucpCatalogSource({
    safeFetch,
    endpoint,
    agentProfile,
    name: 'Test catalog',
    now: () => new Date('2026-11-21T12:00:00.000Z'),
    newId: () => `id-${(ids += 1)}`,
  });
}

async function searched(answer: ScriptedAnswer): Promise<readonly Offer[]> {
  const found = await sourceOver(scriptedWeb({ [endpoint]: answer })).findOffers(sampleRequest(), signal);
  return found.map(({ offer }) => offer);
}

function productsOf(...variants: readonly object[]): ScriptedAnswer {
  const answer = { ucp: { version: '2026-04-08' }, products: [productOf(...variants)], pagination: null };
  return { json: { jsonrpc: '2.0', id: 'id-1', result: { structuredContent: answer, isError: false } } };
}

function productOf(...variants: readonly object[]): object {
  return {
    id: 'gid://shopify/p/abc',
    title: 'Sony WH-1000XM5',
    description: { plain: 'Headphones' },
    price_range: { min: { amount: 32_400, currency: 'USD' }, max: { amount: 32_400, currency: 'USD' } },
    variants,
  };
}
