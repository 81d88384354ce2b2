import { sampleRequest } from '@pricehunt/offer-sources/testing';
import { extractProduct } from '@pricehunt/product-extraction';
import { createSafeFetch } from '@pricehunt/safe-fetch';
import { plainShop, sampleGoods, searxngEngine } from '@pricehunt/shop-doubles';
import type { ShopDouble } from '@pricehunt/shop-doubles';
import { openTestStorage } from '@pricehunt/storage/testing';
import type { TestStorage } from '@pricehunt/storage/testing';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { openLiveSettings } from '../live-settings/live-settings';
import { openWebSearch, placeOf } from './web-search';

const [headphones] = sampleGoods;

async function serve(double: (origin: string) => ShopDouble) {
  const requests: string[] = [];
  let answer: ShopDouble = () => ({ status: 500, headers: {}, body: '' });
  const server: Server = createServer((request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const link = `http://${headers['host'] ?? ''}${request.url ?? '/'}`;
    requests.push(link);
    const reply = answer({ link, method: 'GET', headers, body: null });
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  answer = double(origin);
  return { origin, requests, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe('searching the web over HTTP', () => {
  let storage: TestStorage;
  const opened: { close(): unknown }[] = [];
  beforeAll(async () => {
    storage = await openTestStorage();
  });
  afterAll(async () => {
    for (const each of opened.toReversed()) await each.close();
    await storage.close();
  });

  async function openDesk({ isShopAllowed }: { readonly isShopAllowed: boolean }) {
    const shop = await serve((origin) => plainShop({ origin }));
    const page = `${shop.origin}/artikel/${headphones?.slug ?? ''}.html`;
    const facts = { title: headphones?.title ?? '', text: headphones?.gtin ?? '' };
    const searxng = await serve((origin) =>
      searxngEngine({
        pages: [
          { link: page, ...facts },
          { link: `${origin}/p/stats`, ...facts },
        ],
        limiter: true,
      }),
    );
    const report = (failure: unknown) => {
      throw failure;
    };
    const liveSettings = await openLiveSettings({ storage, environmentIds: {}, report });
    const options = { userAgent: 'PriceHunt-test/1.0 (+https://pricehunt.example)', respectRobots: true };
    const safeFetch = createSafeFetch({ ...options, allow: isShopAllowed ? [placeOf(shop.origin)] : [] });
    const searxngFetch = createSafeFetch({ ...options, allow: [placeOf(searxng.origin)] });
    opened.push(shop, searxng, liveSettings, safeFetch, searxngFetch);
    const desk = openWebSearch({
      storage,
      liveSettings,
      safeFetch,
      searxngFetch,
      report,
      searxngAddress: searxng.origin,
      readPage: async (html, link) => extractProduct(html, link),
      readKey: () => null,
      searchedDomains: () => [],
      ownAddresses: [],
      deadlineMs: 60_000,
      now: () => new Date(),
    });
    const found = await desk.source.findOffers(sampleRequest(), new AbortController().signal);
    return { links: found.map(({ offer }) => offer.link), page, shop, searxng };
  }

  it('queries a SearXNG at a private address from the configuration, with its limiter on', async () => {
    const { links, page, searxng } = await openDesk({ isShopAllowed: true });

    expect(links).toEqual([page]);
    expect(searxng.requests.some((link) => link.includes('format=json'))).toBe(true);
  });

  it('follows no result to a private address, not even to that of SearXNG', async () => {
    const { links, shop, searxng } = await openDesk({ isShopAllowed: false });

    expect(links).toEqual([]);
    expect(shop.requests).toEqual([]);
    expect(searxng.requests.filter((link) => link.includes('/p/stats'))).toEqual([]);
  });
});
