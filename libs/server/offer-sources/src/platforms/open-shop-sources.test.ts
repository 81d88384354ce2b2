import { wooCommerceShop } from '@pricehunt/shop-doubles';
import { findOffers } from '../find-offers';
import { openShopSources, pacedFetch } from './open-shop-sources';
import { requestFor, sampleShop, shopOrigin, shopServices, webOf } from './testing-shops';

const shop = sampleShop({ platform: 'woocommerce' });

describe('openShopSources', () => {
  it('reuses the source of an unchanged shop and replaces that of a changed one', () => {
    const shops = openShopSources(shopServices(webOf(wooCommerceShop({ origin: shopOrigin }))));
    const other = { ...shop, domain: 'other.example' };

    const [first, second] = shops.sourcesOf([shop, other]);
    const [again, changed] = shops.sourcesOf([{ ...shop }, { ...other, currency: 'USD' }]);

    expect(again).toBe(first);
    expect(changed).not.toBe(second);
    expect([changed?.id, changed?.circuit?.()]).toEqual(['shop:other.example', 'closed']);
  });

  it("ends at the comparison's deadline if a shop hangs, with the other shops' offers", async () => {
    const answers = wooCommerceShop({ origin: shopOrigin });
    const silent = { ...shop, domain: 'silent.example', origin: 'https://silent.example' };
    const web = webOf((request) => {
      if (request.link.startsWith('https://silent.example')) return new Promise<never>(() => undefined);
      return answers(request);
    });
    const sources = openShopSources(shopServices(web)).sourcesOf([shop, silent]);
    const request = requestFor({ title: 'Dell U2724D', gtins: ['05397184821800'] });
    const outcomes = new Map<string, string>();

    for await (const { source, outcome } of findOffers(sources, request, { deadlineMs: 1_500 })) {
      outcomes.set(source.id, outcome.kind);
    }

    expect(Object.fromEntries(outcomes)).toEqual({
      'shop:klang.example': 'found',
      'shop:silent.example': 'timed-out',
    });
  });
});

describe('pacedFetch', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('makes one request at a time, half a second apart', async () => {
    const starts: number[] = [];
    const web = webOf(() => {
      starts.push(Date.now());
      return { status: 200, headers: {}, body: '' };
    });
    const paced = pacedFetch(web);
    const begunAt = Date.now();

    const all = Promise.all(
      [1, 2, 3].map((number) => paced.fetch(`${shopOrigin}/${number}`, { accept: 'any' })),
    );
    await jest.advanceTimersByTimeAsync(3_000);
    await all;

    const after = starts.map((at) => at - begunAt);
    expect(after).toHaveLength(3);
    expect(after.every((at, place) => at >= place * 500)).toBe(true);
  });

  it('cancels a waiting request without calling the shop', async () => {
    const web = webOf(() => ({ status: 200, headers: {}, body: '' }));
    const paced = pacedFetch(web);
    const controller = new AbortController();

    const first = paced.fetch(`${shopOrigin}/1`, { accept: 'any' });
    const second = paced.fetch(`${shopOrigin}/2`, { accept: 'any', signal: controller.signal });
    controller.abort();
    await jest.advanceTimersByTimeAsync(3_000);

    expect(await second).toEqual({ kind: 'error', reason: 'cancelled', status: null });
    expect((await first).kind).toBe('ok');
    expect(web.calls).toHaveLength(1);
  });
});
