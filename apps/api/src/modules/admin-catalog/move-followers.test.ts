import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { openTestMerchant, testItem } from '../../testing/merchant';
import { signInTestAdmin, signInTestShopper } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

let api: TestApi;
let admin: SignedInCaller;
let shopper: SignedInCaller;

beforeEach(async () => {
  api = await startTestApi();
  admin = await signInTestAdmin(api, { email: 'ada@pricehunt.example' });
  shopper = await signInTestShopper(api);
});
afterEach(() => api.close());

const at = '2026-11-20T10:00:00.000Z';
const rule = { kind: 'target-price', targetMinor: 100 } as const;
const favorite = (productId: string) => ({ productId, title: `Lamp ${productId}`, at });
const visit = (key: string) => ({ key, kind: 'product', title: 'Lamp', at });

const put = (url: string, payload: object) => shopper.inject({ method: 'PUT', url, payload });
const post = (url: string, payload: object) => shopper.inject({ method: 'POST', url, payload });
const merge = (productId: string, otherId: string) =>
  admin.inject({
    method: 'POST',
    url: `/api/admin/products/${productId}/merge`,
    payload: { otherIds: [otherId], reason: 'Same GTIN' },
  });

async function follow(productId: string): Promise<void> {
  await put('/api/shopper/favorites', { favorite: favorite(productId) });
  await put('/api/shopper/history', { entry: visit(productId) });
  await post('/api/shopper/alerts', { productId, rule, currency: 'EUR' });
}

async function followed() {
  const read = async (what: string) =>
    (await shopper.inject({ method: 'GET', url: `/api/shopper/${what}` })).json();
  const favorites: { items: { productId: string; today: { offerCount: number } }[] } =
    await read('favorites');
  const history: { items: { key: string }[] } = await read('history');
  const alerts: { items: { product: { id: string } }[] } = await read('alerts');
  return {
    favorites: favorites.items.map(({ productId, today }) => [productId, today.offerCount]),
    history: history.items.map(({ key }) => key),
    alerts: alerts.items.map(({ product }) => product.id),
  };
}

describe('alerts, favourites and history of a product', () => {
  beforeEach(async () => {
    const { products, offers } = api.services.storage;
    const ids = ['p1', 'p2', 'p3'];
    await products.saveProducts(ids.map((id) => sampleProduct({ id })));
    await offers.saveOffers(
      ids.map((productId) => ({ productId, offer: sampleOffer({ id: `o-${productId}` }) })),
    );
  });

  it('move to the product it was merged into, also over several merges', async () => {
    await follow('p3');

    await merge('p3', 'p2');
    await merge('p2', 'p1');

    expect(await followed()).toEqual({ favorites: [['p1', 3]], history: ['p1'], alerts: ['p1'] });
  });

  it('are not duplicated when the shopper has both products', async () => {
    await follow('p2');
    await follow('p3');

    await merge('p3', 'p2');

    expect(await followed()).toEqual({ favorites: [['p2', 2]], history: ['p2'], alerts: ['p2'] });
  });

  it('stay in place when the merge is rejected', async () => {
    await follow('p3');

    const answer = await merge('p3', 'none');

    expect([answer.json().code, await followed()]).toEqual([
      'product.not-found',
      { favorites: [['p3', 1]], history: ['p3'], alerts: ['p3'] },
    ]);
  });

  it('reach the merged product when a device syncs later', async () => {
    await merge('p3', 'p2');

    await post('/api/shopper/favorites/merge', { favorites: [favorite('p3')] });
    await post('/api/shopper/alerts', { productId: 'p3', rule, currency: 'EUR' });
    const before = await followed();
    const removed = [{ key: 'product:p3', at: '2026-11-20T11:00:00.000Z' }];
    await post('/api/shopper/favorites/merge', { favorites: [], removed });

    expect(before).toMatchObject({ favorites: [['p2', 2]], alerts: ['p2'] });
    expect((await followed()).favorites).toEqual([]);
  });

  it('return when a split restores their product; those of the merged product stay', async () => {
    const merchant = await openTestMerchant(api, [testItem('a'), testItem('b')]);
    const items = await api.services.storage.merchantItems.listItems({
      businessId: merchant.businessId,
      feedId: null,
      after: null,
      limit: 10,
    });
    const [stays, goes] = items.toSorted((one, other) => (one.productId < other.productId ? -1 : 1));
    if (stays === undefined || goes === undefined) throw new Error('the merchant has two items');
    await follow(goes.productId);
    await put('/api/shopper/favorites', { favorite: favorite(stays.productId) });
    await merge(goes.productId, stays.productId);
    const together = await followed();
    await post('/api/shopper/alerts', {
      productId: stays.productId,
      rule: { kind: 'any-change' },
      currency: 'EUR',
    });

    const answer = await admin.inject({
      method: 'POST',
      url: `/api/admin/products/${stays.productId}/split`,
      payload: { offerIds: [goes.offerId], reason: 'Two lamps after all' },
    });

    const parted = await followed();
    expect(answer.json().product.id).toBe(goes.productId);
    expect(together).toMatchObject({ history: [stays.productId], alerts: [stays.productId] });
    expect(parted).toMatchObject({ history: [goes.productId] });
    expect(parted.alerts.toSorted()).toEqual([stays.productId, goes.productId].toSorted());
    expect(parted.favorites).toEqual([[stays.productId, 1]]);
  });
});
