import { gunzipSync } from 'node:zlib';
import { snapshotLines } from './catalog-snapshot';
import { startDemoStores } from './start-demo-stores';
import type { DemoStores } from './start-demo-stores';
import { shopsToAdd } from './shops-to-add/shops-to-add';
import { everyProduct } from './world/every-product';
import { titleOf } from './world/goods-where';

const today = '2026-03-01';

describe('the demo stores', () => {
  let open: DemoStores;
  beforeAll(async () => {
    open = await startDemoStores({ portFrom: 0, host: '127.0.0.1', today });
  });
  afterAll(() => open.stop());

  const originOf = (id: string) => open.stores.find((store) => store.id === id)?.origin ?? '';

  it('open twenty-three services, each with a front page and a robots.txt', async () => {
    const pages = await Promise.all(
      open.stores.map(async ({ origin }) => [
        (await fetch(origin)).status,
        (await fetch(`${origin}/robots.txt`)).status,
      ]),
    );

    expect(pages).toEqual(Array.from({ length: 23 }, () => [200, 200]));
  });

  it('are found by the search engine, with shops that nobody added, at pages with prices', async () => {
    const reply = await fetch(`${originOf('search')}/search?q=4548736132610&format=json`);
    const links = [...(await reply.text()).matchAll(/"url":"([^"]+)"/g)].map(([, link]) => link ?? '');

    for (const id of ['brandt', 'wessel', 'hafen']) {
      expect(links.some((link) => link.startsWith(originOf(id)))).toBe(true);
    }
    const pages = await Promise.all(
      links
        .filter((link) => link.startsWith(originOf('wessel')) || link.startsWith(originOf('hafen')))
        .map(async (link) => (await fetch(link)).text()),
    );
    expect(pages.every((page) => /"price":\s?"?\d/.test(page))).toBe(true);
  });

  it('answer for marketplaces with API keys, each under its own path', async () => {
    const origin = originOf('marketplaces');
    const basic = Buffer.from('PriceHun-shop-PRD-1234:PRD-9f3c51aa-secret').toString('base64');

    const token = await fetch(`${origin}/ebay/identity/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials&scope=https%3A%2F%2Fapi.ebay.com%2Foauth%2Fapi_scope',
    });
    const refused = await fetch(`${origin}/bestbuy/v1/products(search=sony)?apiKey=wrong`);

    expect(await token.json()).toMatchObject({ access_token: expect.stringMatching(/^token-/) });
    expect([refused.status, (await fetch(`${origin}/nobody/x`)).status]).toEqual([403, 404]);
  });

  it('have shops of every platform that an admin can add, each with its name, its goods and their pictures', async () => {
    const carried = everyProduct.find(({ onlyAt }, place) => onlyAt === null && place % 7 === 6);
    if (carried === undefined) throw new Error('no product is in all shops');
    const { gtin, brand, key } = carried;
    const searches: Readonly<Record<string, readonly [path: string, body?: object]>> = {
      hertz: [
        '/graphql',
        { query: '{ products(filter: { ean: { eq: $code } }) { items } }', variables: { code: gtin } },
      ],
      aurora: [`/api/catalog_system/pub/products/search?fq=alternateIds_Ean:${gtin}`],
      comptoir: [`/index.php?controller=search&s=${brand}&ajax=1`],
      linden: [`/search?search=${gtin}`],
      harbour: [
        '/api/ucp/mcp',
        {
          id: 1,
          params: {
            arguments: { meta: { 'ucp-agent': { profile: 'https://p.test/' } }, catalog: { query: gtin } },
          },
        },
      ],
      kern: [`/liste.php?wort=${brand}`],
    };
    for (const { id, name } of shopsToAdd) {
      const [path, body] = searches[id] ?? [''];
      const found = await fetch(
        `${originOf(id)}${path}`,
        body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
      );
      const picture = await fetch(`${originOf(id)}/pictures/${key}.jpg`);

      expect(await (await fetch(originOf(id))).text()).toContain(name.replace('&', '&amp;'));
      expect(await found.text()).toContain(titleOf(carried));
      expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    }
  });

  it('serve the feed of an affiliate network, with the same prices as its shop’s pages', async () => {
    const list = await (await fetch(originOf('networks'))).text();
    const [, link = ''] = /href="([^"]+\/awin\/[^"]+)"/.exec(list) ?? [];

    const file = await fetch(link.replaceAll('&amp;', '&'));
    const rows = gunzipSync(Buffer.from(await file.arrayBuffer()))
      .toString()
      .split('\n')
      .slice(1)
      .map((row) => row.split(','));

    expect(file.headers.get('content-type')).toBe('application/gzip');
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows.slice(0, 3)) {
      const [page = '', price = ''] = [row.at(7), row.at(5)];
      expect(page.startsWith(originOf('wessel'))).toBe(true);
      expect(await (await fetch(page)).text()).toContain(price);
      expect(row.at(-1)).toBe(`${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`);
    }
  });

  it('have a picture of every product', async () => {
    const types = new Set<string | null>();
    for (const { key } of everyProduct) {
      const reply = await fetch(`${originOf('klotz')}/images/${key}.svg`);
      types.add(reply.headers.get('content-type'));
    }

    expect([...types]).toEqual(['image/svg+xml']);
  });

  it('open every link and picture of the catalog snapshot', async () => {
    const lines = snapshotLines({
      origins: (index) => open.stores[index]?.origin ?? '',
      today,
      checkedAt: `${today}T06:00:00.000Z`,
    });
    const broken: string[] = [];
    for (const line of lines) {
      const links =
        line.type === 'offer'
          ? [line.offer.link]
          : line.type === 'examples'
            ? line.links.map(({ link }) => link)
            : [];
      for (const link of links) if ((await fetch(link)).status !== 200) broken.push(link);
    }

    expect(broken).toEqual([]);
  });

  it('answer a JSON-RPC request with offers whose links open in their stores', async () => {
    const reply = await fetch(`${originOf('catalog')}/api/ucp/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name: 'search_catalog',
          arguments: {
            meta: { 'ucp-agent': { profile: 'https://shop.test/profile.json' } },
            catalog: { query: 'Philips HD9650/90' },
          },
        },
      }),
    });
    const answer: unknown = JSON.parse((await reply.text()).split('data: ').at(-1) ?? '');
    const links = [...JSON.stringify(answer).matchAll(/"url":"(http:[^"]+\?variant=\d+)"/g)].map(
      ([, link]) => link,
    );
    const statuses = await Promise.all(links.map(async (link) => (await fetch(link ?? '')).status));

    expect(new Set(links.map((link) => new URL(link ?? '').origin)).size).toBe(2);
    expect([...new Set(statuses)]).toEqual([200]);
  });

  it('fail when a port is in use, and close all others', async () => {
    const taken = Number(new URL(originOf('lumen')).port);
    const attempt = startDemoStores({ portFrom: taken, host: '127.0.0.1', today });

    await expect(attempt).rejects.toThrow('EADDRINUSE');
  });
});
