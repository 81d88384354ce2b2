import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestShopper } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';

let api: TestApi;
let jo: SignedInCaller;
beforeEach(async () => {
  api = await startTestApi();
  jo = await signInTestShopper(api);
});
afterEach(() => api.close());

const at = '2026-11-20T10:00:00Z';
const entry = { key: 'https://oak.test/tray', kind: 'comparison', title: 'Oak tray', at };
const read = async (url: string, who = jo) => (await who.inject({ method: 'GET', url })).json();

describe('/api/shopper/history', () => {
  const url = '/api/shopper/history';

  it('stores, lists and deletes', async () => {
    const saved = await jo.inject({ method: 'PUT', url, payload: { entry } });
    const listed = await read(url);
    const forgotten = await jo.inject({ method: 'DELETE', url, query: { key: entry.key } });

    expect([saved.json(), forgotten.json()]).toEqual([{ success: true }, { success: true }]);
    expect(listed).toEqual({
      success: true,
      items: [{ ...entry, at: '2026-11-20T10:00:00.000Z', link: null, requestId: null, imageUrl: null }],
      nextCursor: null,
    });
    expect((await read(url)).items).toEqual([]);
  });

  it('merges a device’s list and returns the account’s', async () => {
    await jo.inject({ method: 'PUT', url, payload: { entry } });

    const merged = await jo.inject({
      method: 'POST',
      url: `${url}/merge`,
      payload: { entries: [entry, { ...entry, key: 'kettle', kind: 'search', title: 'kettle' }] },
    });

    expect(
      merged
        .json()
        .items.map(({ key }: { key: string }) => key)
        .sort(),
    ).toEqual(['https://oak.test/tray', 'kettle']);
  });

  it.each([
    ['a field that is not ours', { ...entry, isAdmin: true }],
    ['another kind', { ...entry, kind: 'advert' }],
    ['a time that is none', { ...entry, at: 'yesterday' }],
    ['a link that is a script', { ...entry, link: 'javascript:alert(1)' }],
  ])('refuses %s', async (_what, wrong) => {
    const answer = await jo.inject({ method: 'PUT', url, payload: { entry: wrong } });

    expect(answer.json().code).toBe('request.invalid');
  });

  it('accepts a limited number at once', async () => {
    const entries = Array.from({ length: 201 }, (_, place) => ({ ...entry, key: `k${place}` }));

    const answer = await jo.inject({ method: 'POST', url: `${url}/merge`, payload: { entries } });

    expect(answer.json().code).toBe('request.invalid');
  });

  it('is separate for each shopper', async () => {
    await jo.inject({ method: 'PUT', url, payload: { entry } });
    const mo = await signInTestShopper(api);

    expect((await read(url, mo)).items).toEqual([]);
  });
});

describe('/api/shopper/favorites', () => {
  const url = '/api/shopper/favorites';
  beforeEach(async () => {
    await api.services.storage.products.saveProducts([sampleProduct({ id: 'p1' })]);
    await api.services.storage.offers.saveOffers([{ productId: 'p1', offer: sampleOffer({ id: 'o1' }) }]);
  });
  const favorite = {
    productId: 'p1',
    title: 'Headphones',
    priceWhenSaved: { amountMinor: 31_900, currency: 'EUR' },
    at,
  };

  it('stores, lists with today’s price, and deletes', async () => {
    const saved = await jo.inject({ method: 'PUT', url, payload: { favorite } });
    const listed = await read(url);
    await jo.inject({ method: 'DELETE', url, query: { key: 'product:p1' } });

    expect(saved.json().favorite).toMatchObject({
      key: 'product:p1',
      today: { lowestPrice: { amountMinor: 29_900 }, change: { amount: { amountMinor: -2_000 } } },
    });
    expect(listed.items).toEqual([saved.json().favorite]);
    expect((await read(url)).items).toEqual([]);
  });

  it('merges, and returns what found no room', async () => {
    const merged = await jo.inject({
      method: 'POST',
      url: `${url}/merge`,
      payload: { favorites: [favorite], removed: [{ key: 'product:p2', at }] },
    });

    expect(merged.json()).toMatchObject({ success: true, items: [{ key: 'product:p1' }], refused: [] });
  });

  it('refuses one without a product or link', async () => {
    const answer = await jo.inject({ method: 'PUT', url, payload: { favorite: { title: 'x', at } } });

    expect(answer.json()).toMatchObject({
      code: 'request.invalid',
      fields: [{ path: 'favorite.productId' }],
    });
  });
});

it.each([
  ['GET', '/api/shopper/history'],
  ['DELETE', '/api/shopper/history'],
  ['GET', '/api/shopper/favorites'],
  ['GET', '/api/shopper/alerts'],
  ['GET', '/api/shopper/alerts/firings'],
  ['GET', '/api/shopper/alerts/export'],
] as const)('%s %s requires a session', async (method, url) => {
  const answer = await api.app.inject({ method, url });

  expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.signed-out']);
});

describe('/api/shopper/lists', () => {
  const url = '/api/shopper/lists';
  const kitchen = { key: 'l1', name: 'Kitchen', items: [{ productId: 'p1', quantity: 2 }], at };
  const merge = (payload: object) => jo.inject({ method: 'POST', url: `${url}/merge`, payload });

  it('merges named lists, of which the latest change wins, and deletes them', async () => {
    await merge({ entries: [kitchen] });
    await merge({ entries: [{ ...kitchen, name: 'Older', at: '2026-11-19T10:00:00Z' }] });
    const renamed = await merge({
      entries: [{ ...kitchen, name: 'New kitchen', at: '2026-11-20T11:00:00Z' }],
    });

    expect(renamed.json()).toEqual({
      success: true,
      refused: [],
      items: [{ ...kitchen, name: 'New kitchen', at: '2026-11-20T11:00:00.000Z' }],
      nextCursor: null,
    });
    await merge({ entries: [], removed: [{ key: 'l1', at: '2026-11-20T12:00:00Z' }] });
    expect((await read(url)).items).toEqual([]);
  });

  it('shows nobody else’s lists', async () => {
    await merge({ entries: [kitchen] });

    expect((await read(url, await signInTestShopper(api))).items).toEqual([]);
  });

  it('returns the lists that don’t fit', async () => {
    const lists = Array.from({ length: 101 }, (_, place) => ({ ...kitchen, key: `l${place}` }));

    expect((await merge({ entries: lists })).json().refused).toHaveLength(1);
  });

  it.each([
    ['no products', { ...kitchen, items: [] }],
    ['a quantity of none', { ...kitchen, items: [{ productId: 'p1', quantity: 0 }] }],
    ['a product that no link can hold', { ...kitchen, items: [{ productId: 'p1,p2', quantity: 1 }] }],
    ['a name longer than its field', { ...kitchen, name: 'k'.repeat(81) }],
  ])('refuses %s', async (_what, wrong) => {
    expect((await merge({ entries: [wrong] })).json().code).toBe('request.invalid');
  });
});
