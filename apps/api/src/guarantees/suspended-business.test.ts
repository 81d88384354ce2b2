import { dayMs } from '@pricehunt/offers';
import { randomUUID } from 'node:crypto';
import { itemOwnerOf } from '../item-owners/item-owner';
import { planItems, writeItems } from '../merchant-items/store-items';
import { handleShowItems } from '../merchant-items/show-items.job';
import { observeProduct } from '../modules/alerts/observe-product';
import type { TrackedProduct } from '../modules/alerts/observe-product';
import { testCatalogSource } from '../testing/offer-sources';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { openTestMerchant, testItem } from '../testing/merchant';
import type { TestMerchant } from '../testing/merchant';
import { signInTestAdmin } from '../testing/sign-in';
import type { SignedInCaller } from '../testing/sign-in';

const lampCount = 600;
const place = { country: 'DE', currency: 'EUR' };
const sharedTitle = 'Elm reading lamp Q7';

let api: TestApi;
let admin: SignedInCaller;
const today = new Date('2026-11-22T00:05:00.000Z');
/** As many as a price needs to be called good. */
const daysBefore = Array.from({ length: 15 }, (_, index) => 15 - index);
let now = today;
let elm: TestMerchant;
let oak: TestMerchant;
let sharedId = '';
let callers = 0;

beforeAll(async () => {
  api = await startTestApi({
    now: () => now,
    offerSources: [testCatalogSource(() => api)],
  });
  admin = await signInTestAdmin(api, { email: 'ada@pricehunt.example' });
  elm = await openTestMerchant(api, [], { domain: 'elm.example' });
  oak = await openTestMerchant(api, [], { domain: 'oak.example' });
  await elm.push([shared('elm', '20.00 EUR')]);
  [sharedId = ''] = (await seen()).found.ids;
});
afterAll(() => api.close());

function shared(shop: string, price: string): object {
  const identity = { title: sharedTitle, brand: 'Elm', gtin: '4006381333931', product_type: 'Lamps' };
  return testItem('shared', { ...identity, link: `https://${shop}.example/shared`, price });
}

const lamp = (number: number, price = '15.00 EUR') =>
  testItem(`lamp-${number}`, {
    title: `Walnut lamp number ${number}`,
    brand: 'Walnutworks',
    price,
    product_type: 'Lamps',
    link: `https://oak.example/p/${number}`,
  });

async function pushAll(): Promise<void> {
  const lamps = Array.from({ length: lampCount }, (_, number) => lamp(number));
  await oak.push([shared('oak', '15.00 EUR'), ...lamps.slice(0, lampCount / 2)]);
  await oak.push(lamps.slice(lampCount / 2));
}

/** Each call comes from its own address, because calls are rate limited. */
async function read(url: string, query: Readonly<Record<string, string>> = {}) {
  callers += 1;
  const remoteAddress = `10.0.${callers >> 8}.${callers & 255}`;
  const answer = await api.app.inject({ method: 'GET', url, query, remoteAddress });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json();
}

async function listed(query: Readonly<Record<string, string>>) {
  const { items, total, facets } = await read('/api/products', { ...place, ...query });
  const rows: readonly { readonly product: { readonly id: string }; readonly lowestPrice: object }[] = items;
  return {
    total,
    facets,
    ids: rows.map(({ product }) => product.id),
    prices: rows.map((row) => row.lowestPrice),
  };
}

async function seen() {
  const { storage } = api.services;
  const watched: TrackedProduct = {
    productId: sharedId,
    rule: { kind: 'new-low', days: null } as const,
    ...place,
    conditionClass: 'new',
    shippingCounted: false,
    shops: null,
  };
  return {
    found: await listed({ q: 'lamp' }),
    browsed: await listed({}),
    inCategory: await listed({ category: 'lamps' }),
    byPrice: await listed({ sort: 'price' }),
    cheap: await listed({ maxPrice: '1600' }),
    suggested: (await read('/api/suggest', { q: 'walnut', ...place })).items,
    categories: (await read('/api/categories')).items,
    tiles: (await read('/api/category-tiles')).items,
    drops: (await read('/api/price-drops', place)).items,
    retailers: await storage.offers.listRetailers(),
    ...(sharedId === ''
      ? {}
      : {
          product: await read(`/api/products/${sharedId}`),
          offers: (await read(`/api/products/${sharedId}/offers`, place)).items,
          related: (await read(`/api/products/${sharedId}/related`, place)).similar,
          history: await read(`/api/products/${sharedId}/price-history`, { currency: 'EUR' }),
          trends: (await read('/api/price-trends', { ids: sharedId, ...place })).items,
          alert: (await observeProduct(api.services, watched, null, null)).observation,
        }),
  };
}

async function compare(): Promise<string> {
  const requestId = randomUUID();
  const payload = { requestId, query: sharedTitle, ...place };
  callers += 1;
  const remoteAddress = `10.0.${callers >> 8}.${callers & 255}`;
  await api.app.inject({ method: 'POST', url: '/api/comparisons', payload, remoteAddress });
  await api.app.inject({ method: 'GET', url: `/api/comparisons/${requestId}/events`, remoteAddress });
  return requestId;
}

async function comparedShops(requestId: string) {
  const { comparison } = await read(`/api/comparisons/${requestId}`);
  const followed = await api.app.inject({ method: 'GET', url: `/api/comparisons/${requestId}/events` });
  const ranked: readonly { readonly offer: { readonly retailer: { readonly domain: string } } }[] =
    comparison.offers.ranked;
  return {
    ranked: ranked.map(({ offer }) => offer.retailer.domain),
    similar: comparison.offers.similar.length,
    isOakFollowed: followed.body.includes('oak.example'),
  };
}

const decide = (act: 'suspend' | 'approve') =>
  admin.inject({
    method: 'POST',
    url: `/api/admin/businesses/${oak.businessId}/${act}`,
    payload: { reason: 'No imprint' },
  });
const runJobs = () => api.runJobs([handleShowItems(api.services)]);

describe('a suspended business', () => {
  it('is hidden everywhere before any job ran, and returns when it is approved', async () => {
    const without = await seen();
    for (const days of daysBefore) {
      now = new Date(today.getTime() - days * dayMs);
      await oak.push([lamp(1, '30.00 EUR')]);
    }
    now = today;
    await pushAll();
    const shown = await seen();
    const comparisonId = await compare();
    const compared = await comparedShops(comparisonId);

    const suspended = await decide('suspend');
    const left = await seen();
    const comparedAgain = [await comparedShops(comparisonId), await comparedShops(await compare())];
    const items = await api.services.storage.merchantItems.countItemsOf(oak.businessId);
    await decide('approve');
    await runJobs();
    const back = await seen();

    for (const [reader, answer] of Object.entries(without)) {
      if (reader !== 'product') expect([reader, Reflect.get(shown, reader)]).not.toEqual([reader, answer]);
    }
    expect(compared).toMatchObject({ ranked: ['oak.example', 'elm.example'], isOakFollowed: true });
    expect(suspended.json().business).toMatchObject({ status: 'suspended', shownItemCount: 0 });
    expect(left).toEqual(without);
    expect(comparedAgain).toEqual(
      [1, 2].map(() => ({ ranked: ['elm.example'], similar: 0, isOakFollowed: false })),
    );
    expect(items).toEqual({ total: lampCount + 1, shown: 0, disapproved: 0 });
    expect(back.found).toEqual(shown.found);
    expect([back.byPrice, back.cheap, back.categories]).toEqual([
      shown.byPrice,
      shown.cheap,
      shown.categories,
    ]);
    expect(back.offers).toEqual(shown.offers);
  });

  it('shows nothing that was being written when it was suspended', async () => {
    const { services } = api;
    const { storage } = services;
    const owner = await itemOwnerOf(storage, oak.businessId);
    if (owner === null) throw new Error('The business is gone.');
    const rows = await storage.merchantItems.findItems(oak.businessId, ['lamp-2', 'lamp-3']);
    const planned = await planItems(
      services,
      owner,
      rows.map((row) => ({ ...row, country: null })),
      now,
    );
    const before = (await listed({ q: 'walnut lamp number 2' })).ids;

    await decide('suspend');
    await storage.atomically((stores) => writeItems(services, stores, planned));

    const after = await storage.merchantItems.findItems(oak.businessId, ['lamp-2', 'lamp-3']);
    expect(before).not.toEqual([]);
    expect((await listed({ q: 'walnut lamp number 2' })).ids).toEqual([]);
    expect(after.map(({ standing, isShown }) => [standing, isShown])).toEqual(
      rows.map(() => ['business-hidden', false]),
    );
  });
});
