import { itemLowsOf, sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { openTestMerchant, testItem } from '../../testing/merchant';
import type { TestMerchant } from '../../testing/merchant';
import { signInTestAdmin } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

let api: TestApi;
let admin: SignedInCaller;

beforeEach(async () => {
  api = await startTestApi();
  admin = await signInTestAdmin(api, { email: 'ada@pricehunt.example' });
});
afterEach(() => api.close());

const post = (url: string, payload: object) => admin.inject({ method: 'POST', url, payload });
const read = (url: string, query: Record<string, string> = {}) => admin.inject({ method: 'GET', url, query });

async function offersOf(productId: string): Promise<readonly string[]> {
  const offers = await api.services.storage.offers.listOffersOfProducts([productId]);
  return offers.map(({ offer }) => offer.id).toSorted();
}

async function itemsOf(merchant: TestMerchant): Promise<readonly { offerId: string; productId: string }[]> {
  return api.services.storage.merchantItems.listItems({
    businessId: merchant.businessId,
    feedId: null,
    after: null,
    limit: 10,
  });
}

describe('merging products', () => {
  beforeEach(async () => {
    const { products, offers } = api.services.storage;
    await products.saveProducts(['p1', 'p2', 'p3'].map((id) => sampleProduct({ id })));
    await offers.saveOffers(
      ['p1', 'p2', 'p3'].map((productId) => ({ productId, offer: sampleOffer({ id: `o-${productId}` }) })),
    );
  });

  it('combines offers and prices under the first id and records the admin', async () => {
    const answer = await post('/api/admin/products/p3/merge', { otherIds: ['p2'], reason: 'Same GTIN' });

    const lows = await itemLowsOf(api.services.storage, 'p2');
    expect(answer.json()).toMatchObject({
      product: { id: 'p2' },
      decisions: [{ otherProductId: 'p3', decision: 'same', decidedBy: 'ada@pricehunt.example' }],
    });
    expect([await offersOf('p2'), await offersOf('p3')]).toEqual([['o-p2', 'o-p3'], []]);
    const page = await api.app.inject({ method: 'GET', url: '/api/products/p3' });
    const offers = await api.app.inject({ method: 'GET', url: '/api/products/p3/offers' });
    expect([page.json().product.id, offers.json().items.length]).toEqual(['p2', 2]);
    const shown = await api.app.inject({ method: 'GET', url: '/api/products', query: { q: 'sony' } });
    const shownIds = shown.json<{ items: { product: { id: string } }[] }>().items;
    expect(shownIds.map(({ product }) => product.id).toSorted()).toEqual(['p1', 'p2']);
    expect(lows).not.toEqual([]);
    const [entry] = await api.services.storage.audit.listEntries({ before: null, limit: 1 });
    expect(entry).toMatchObject({ action: 'product.merged', details: { after: 'p2', reason: 'Same GTIN' } });
  });

  it('applies across several merges and rejects products that are merged already', async () => {
    await post('/api/admin/products/p3/merge', { otherIds: ['p2'], reason: 'Same GTIN' });
    await post('/api/admin/products/p2/merge', { otherIds: ['p1'], reason: 'Same GTIN' });

    const again = await post('/api/admin/products/p3/merge', { otherIds: ['p1'], reason: 'Same GTIN' });
    const alone = await post('/api/admin/products/p3/merge', { otherIds: ['p3'], reason: 'Same GTIN' });
    const gone = await post('/api/admin/products/p3/merge', { otherIds: ['none'], reason: 'Same GTIN' });

    expect(await offersOf('p1')).toEqual(['o-p1', 'o-p2', 'o-p3']);
    expect([again, alone, gone].map((answer) => answer.json().code)).toEqual([
      ...['product.same', 'product.same', 'product.not-found'],
    ]);
  });

  it("survives a merchant's next push", async () => {
    const merchant = await openTestMerchant(api, [testItem('a'), testItem('b')]);
    const [one, other] = (await itemsOf(merchant)).map(({ productId }) => productId).toSorted();
    const merge = { otherIds: [other ?? ''], reason: 'One lamp, listed twice' };
    await post(`/api/admin/products/${one ?? ''}/merge`, merge);

    await merchant.push([testItem('a', { price: '11.00 EUR' }), testItem('b', { price: '12.00 EUR' })]);

    expect((await itemsOf(merchant)).map(({ productId }) => productId)).toEqual([one, one]);
    expect(await offersOf(one ?? '')).toHaveLength(2);
  });
});

describe('splitting a product', () => {
  it('gives the offers a product of their own that survives the next push', async () => {
    const gtin = '4006381333931';
    const merchant = await openTestMerchant(api, [testItem('a', { gtin }), testItem('b', { gtin })]);
    const items = await itemsOf(merchant);
    const together = new Set(items.map(({ productId }) => productId));
    const productId = items[0]?.productId ?? '';
    const moved = items[1]?.offerId ?? '';

    const answer = await post(`/api/admin/products/${productId}/split`, {
      offerIds: [moved],
      reason: 'Another colour',
    });
    await merchant.push([
      testItem('a', { gtin, price: '9.00 EUR' }),
      testItem('b', { gtin, price: '8.00 EUR' }),
    ]);

    const newId = answer.json<{ product: { id: string } }>().product.id;
    expect([together.size, answer.statusCode]).toEqual([1, 201]);
    expect(await offersOf(newId)).toEqual([moved]);
    expect(await offersOf(productId)).toEqual([items[0]?.offerId]);
    expect(answer.json().decisions).toMatchObject([{ otherProductId: productId, decision: 'apart' }]);
  });

  it("moves the offers' prices and leaves at least one offer", async () => {
    const { products, offers } = api.services.storage;
    await products.saveProducts([sampleProduct({ id: 'p1' })]);
    const saved = ['o1', 'o2'].map((id) => ({ productId: 'p1', offer: sampleOffer({ id }) }));
    await offers.saveOffers(saved);

    const all = await post('/api/admin/products/p1/split', { offerIds: ['o1', 'o2'], reason: 'All of them' });
    const none = await post('/api/admin/products/p1/split', { offerIds: ['o9'], reason: 'Not there' });
    const one = await post('/api/admin/products/p1/split', { offerIds: ['o2'], reason: 'Another size' });

    const newId = one.json<{ product: { id: string } }>().product.id;
    expect([all.json().code, none.json().code]).toEqual(['product.nothing-left', 'offer.not-found']);
    expect(await itemLowsOf(api.services.storage, newId)).not.toHaveLength(0);
  });
});

describe('finding products', () => {
  it('searches by words and by id', async () => {
    await api.services.storage.products.saveProducts([sampleProduct({ id: 'p1', title: 'Oak lamp' })]);

    const answers = [
      await read('/api/admin/products', { query: 'oak lamp' }),
      await read('/api/admin/products', { query: 'p1' }),
    ];

    for (const answer of answers) {
      expect(answer.json().items).toMatchObject([{ product: { id: 'p1' }, offerCount: 0, mergedInto: null }]);
    }
  });
});

describe('reports of wrong prices', () => {
  beforeEach(async () => {
    const { products, offers } = api.services.storage;
    await products.saveProducts([sampleProduct({ id: 'p1' })]);
    await offers.saveOffers([{ productId: 'p1', offer: sampleOffer({ id: 'o1' }) }]);
    const payload = { offerId: 'o1', reason: 'price', note: 'It says 319' };
    await api.app.inject({ method: 'POST', url: '/api/reports/wrong-price', payload });
  });

  it('are open until resolved, once', async () => {
    const { items } = (await read('/api/admin/price-reports')).json<{ items: { id: string }[] }>();
    const url = `/api/admin/price-reports/${items[0]?.id ?? ''}/resolve`;

    const resolved = await post(url, { outcome: 'offer-removed', note: 'Shop is closed' });
    const again = await post(url, { outcome: 'no-fault' });

    const open = await read('/api/admin/price-reports');
    const closed = await read('/api/admin/price-reports', { state: 'resolved' });
    expect(items).toMatchObject([{ title: 'Sony WH-1000XM5', note: 'It says 319', resolution: null }]);
    expect(resolved.json().report).toMatchObject({
      resolution: { outcome: 'offer-removed', note: 'Shop is closed', by: 'ada@pricehunt.example' },
      currentPrice: null,
    });
    expect(again.json().code).toBe('report.resolved');
    expect([open.json().items.length, closed.json().items.length]).toEqual([0, 1]);
    expect(await offersOf('p1')).toEqual([]);
  });

  it('are rejected while the switch is off', async () => {
    const off = { isOn: false, reason: 'Flooded by a script' };
    await admin.inject({ method: 'PUT', url: '/api/admin/switches/price-reports', payload: off });

    const payload = { offerId: 'o1', reason: 'gone' };
    const answer = await api.app.inject({ method: 'POST', url: '/api/reports/wrong-price', payload });

    expect([answer.statusCode, answer.json().code]).toEqual([503, 'switch.off']);
  });
});

describe('items of merchants', () => {
  it('are hidden once disapproved, across pushes, until approved', async () => {
    const merchant = await openTestMerchant(api, [testItem('a'), testItem('b')]);
    const [item] = await itemsOf(merchant);
    const { offerId = '', productId = '' } = item ?? {};

    const out = await post(`/api/admin/items/${offerId}/disapprove`, { reason: 'Counterfeit' });
    await merchant.push([testItem('a', { price: '5.00 EUR' })]);
    const whileOut = await offersOf(productId);
    const listed = await read('/api/admin/items');
    const back = await post(`/api/admin/items/${offerId}/approve`, {});

    expect(out.json().item).toMatchObject({
      isShown: false,
      business: { name: 'Oak' },
      disapproval: { reason: 'Counterfeit', by: 'ada@pricehunt.example' },
    });
    expect(whileOut).toEqual([]);
    expect(listed.json().items).toMatchObject([{ offerId, title: 'Oak lamp a' }]);
    expect(back.json().item).toMatchObject({ isShown: true, disapproval: null });
    expect(await offersOf(productId)).toEqual([offerId]);
  });

  it('can be searched across all merchants', async () => {
    await openTestMerchant(api, [testItem('a'), testItem('b')]);

    const some = await read('/api/admin/items', { state: 'all', query: 'LAMP B' });
    const gone = await post('/api/admin/items/none/disapprove', { reason: 'Counterfeit' });

    expect(some.json().items).toMatchObject([{ itemId: 'b', isShown: true, disapproval: null }]);
    expect(gone.json().code).toBe('item.not-found');
  });
});
