import { signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { verifyTestDomain } from '../../testing/verify-test-domain';

type Member = SignedInCaller & { readonly businessId: string };

let api: TestApi;
let owner: Member;

beforeEach(async () => {
  api = await startTestApi();
  owner = await signInTestMember(api, { name: 'Oak' });
});
afterEach(() => api.close());

async function verifyDomain(): Promise<void> {
  await verifyTestDomain(api, owner.businessId, 'oak.example');
}

async function makeKey(choice: object = {}) {
  const payload = { name: 'Shop', kind: 'secret', scopes: ['products.write'], ...choice };
  return (await owner.inject({ method: 'POST', url: '/api/business/api-keys', payload })).json();
}

function push(key: string | null, payload: object, headers: Readonly<Record<string, string>> = {}) {
  return api.app.inject({
    method: 'POST',
    url: '/api/v1/products',
    payload,
    headers: { ...(key === null ? {} : { authorization: `Bearer ${key}` }), ...headers },
  });
}

function lamp(id: string, changes: object = {}) {
  return {
    id,
    title: `Lamp ${id}`,
    link: `https://oak.example/p/${id}`,
    price: '10.00 EUR',
    availability: 'in_stock',
    condition: 'new',
    brand: 'Oak',
    ...changes,
  };
}

function outcomes(answer: { json(): { results: readonly { outcome: string }[] } }): readonly string[] {
  return answer.json().results.map(({ outcome }) => outcome);
}

it('has pushed prices compared within five minutes, once for many pushes, and not when nothing changed', async () => {
  await api.close();
  api = await startTestApi({ now: () => new Date('2026-11-21T09:02:00Z') });
  owner = await signInTestMember(api, { name: 'Oak' });
  await verifyDomain();
  const { key } = await makeKey();
  const filter = { state: 'delayed', name: 'rank-prices', cursor: null, limit: 10 } as const;
  const rankings = async () => (await api.services.jobQueue.listJobs(filter)).jobs;
  await push(key, { deletes: ['none'] });
  const unchanged = await rankings();

  await push(key, { upserts: [lamp('a')] });
  await push(key, { upserts: [lamp('a', { price: '9.00 EUR' })] });
  await push(key, { deletes: ['a'] });

  expect(unchanged).toEqual([]);
  expect(await rankings()).toMatchObject([{ payload: { businessId: owner.businessId } }]);
});

describe('API keys', () => {
  it('are shown once, and work until they are revoked', async () => {
    await verifyDomain();
    const { key, apiKey } = await makeKey();
    const list = await owner.inject({ method: 'GET', url: '/api/business/api-keys' });

    const before = await push(key, { upserts: [lamp('a')] });
    await owner.inject({ method: 'DELETE', url: `/api/business/api-keys/${apiKey.id}` });
    const after = await push(key, { upserts: [lamp('b')] });

    expect(key).toMatch(/^ph_sk_[\w-]{32}$/);
    expect(list.body).not.toContain(key.slice(12));
    expect(before.statusCode).toBe(200);
    expect(after.json().code).toBe('key.missing');
    const [row] = await api.services.storage.apiKeys.listApiKeys({
      businessId: owner.businessId,
      shopperId: null,
    });
    expect(row?.lastUsedAt).not.toBeNull();
    expect(JSON.stringify(row)).not.toContain(key);
  });

  it('can be created by owners with a verified address, and a publishable one can do little', async () => {
    const manager = await signInTestMember(api, { businessId: owner.businessId, role: 'manager' });
    const stranger = await signInTestMember(api);
    const { apiKey } = await makeKey();
    const url = `/api/business/api-keys/${apiKey.id}`;

    expect((await makeKey({ kind: 'publishable' })).code).toBe('key.bad-scope');
    expect((await manager.inject({ method: 'DELETE', url })).json().code).toBe('auth.not-allowed');
    expect((await stranger.inject({ method: 'DELETE', url })).json().code).toBe('key.not-found');
  });

  it.each([
    ['none', null],
    ['an unknown one', 'ph_sk_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['nonsense', 'x'],
  ])('refuse a call with %s', async (_what, key) => {
    expect((await push(key, { upserts: [] })).json().code).toBe('key.missing');
  });

  it('refuse calls outside their scopes, and a suspended business', async () => {
    const { key } = await makeKey({ scopes: ['orders.write'] });
    const { key: other } = await makeKey();

    const outside = await push(key, { upserts: [] });
    await api.services.storage.businesses.changeBusiness(owner.businessId, { status: 'suspended' }, 'now');
    const suspended = await push(other, { upserts: [] });

    expect([outside.json().code, suspended.json().code]).toEqual(['key.not-allowed', 'business.suspended']);
  });
});

describe('pushed products', () => {
  it('are accepted row by row: an invalid one does not block the others', async () => {
    await verifyDomain();
    const { key } = await makeKey();

    const answer = await push(key, {
      upserts: [lamp('a'), lamp('b', { price: 'free' }), lamp('c', { link: 'https://evil.example/c' })],
      deletes: ['gone'],
    });
    const again = await push(key, {
      upserts: [lamp('a'), lamp('a2'), lamp('a2', { title: 'Twice' })],
      deletes: [],
    });
    const deleted = await push(key, { deletes: ['a', 'a2'] });

    expect(outcomes(answer)).toEqual(['created', 'refused', 'refused', 'not-there']);
    expect(answer.json().results[1].issues).toContainEqual(
      expect.objectContaining({ severity: 'error', column: 'price', given: 'free' }),
    );
    expect(outcomes(again).slice(0, 2)).toEqual(['unchanged', 'created']);
    expect(outcomes(again)[2]).toBe('refused');
    expect(outcomes(deleted)).toEqual(['deleted', 'deleted']);
    expect(await api.services.storage.offers.listRetailers()).toEqual([]);
  });

  it('return the same response for the same Idempotency-Key, and refuse it with another body', async () => {
    await verifyDomain();
    const { key } = await makeKey();
    const headers = { 'idempotency-key': 'run-1' };

    const first = await push(key, { upserts: [lamp('a')] }, headers);
    const second = await push(key, { upserts: [lamp('a')] }, headers);
    const other = await push(key, { upserts: [lamp('b')] }, headers);

    expect(outcomes(second)).toEqual(outcomes(first));
    expect(other.json().code).toBe('push.key-reused');
  });

  it('need a verified domain, and are at most 500 at a time', async () => {
    const { key } = await makeKey();
    const unverified = await push(key, { upserts: [lamp('a')] });
    await verifyDomain();
    const many = await push(key, {
      upserts: [lamp('a')],
      deletes: Array.from({ length: 500 }, (_, place) => `i${place}`),
    });
    const large = await push(key, {
      upserts: Array.from({ length: 400 }, (_, place) =>
        lamp(`i${place}`, { description: 'A lamp of oak. '.repeat(60) }),
      ),
    });

    expect(large.json().results).toHaveLength(400);
    expect(unverified.json().code).toBe('domain.unverified');
    expect(many.json().code).toBe('push.too-many-rows');
  });
});

describe('the merchant’s products', () => {
  it('are listed, filtered and paged, and invisible to others', async () => {
    await verifyDomain();
    const { key } = await makeKey();
    await push(key, {
      upserts: Array.from({ length: 60 }, (_, place) => lamp(`l${String(place).padStart(2, '0')}`)),
    });
    await push(key, { upserts: [lamp('vase', { title: 'Blue vase', availability: 'out_of_stock' })] });
    const stranger = await signInTestMember(api);
    const get = async (caller: SignedInCaller, query: string) =>
      (await caller.inject({ method: 'GET', url: `/api/business/products?${query}` })).json();

    const one = await get(owner, 'sort=title');
    const two = await get(owner, `sort=title&cursor=${one.nextCursor}`);
    const vase = await get(owner, 'q=BLUE&availability=out_of_stock');

    expect([one.items.length, two.items.length, one.total, two.nextCursor]).toEqual([50, 11, 61, null]);
    expect(vase.items.map((item: { itemId: string }) => item.itemId)).toEqual(['vase']);
    expect((await get(owner, 'sort=price&cursor=x')).code).toBe('request.invalid');
    expect((await get(stranger, 'sort=title')).items).toEqual([]);
    const url = `/api/business/products/${vase.items[0].id}`;
    expect((await stranger.inject({ method: 'GET', url })).json().code).toBe('product.not-found');
  });

  it('are compared with prices in other currencies only by rates of the last seven days', async () => {
    await verifyDomain();
    const { key } = await makeKey();
    await push(key, { upserts: [lamp('a')] });
    const { exchangeRates, merchantItems, offers } = api.services.storage;
    const [item] = await merchantItems.findItems(owner.businessId, ['a']);
    const [own] = await offers.findOffersByIds([item?.offerId ?? '']);
    if (own === undefined) throw new Error('The offer is not there.');
    const retailer = { name: 'pine', domain: 'pine.example' };
    const price = { amountMinor: 900, currency: 'USD' };
    await offers.saveOffers([
      { productId: own.productId, offer: { ...own.offer, id: 'pine', retailer, price, tax: 'included' } },
    ]);
    const url = `/api/business/products/${own.offer.id}`;
    const offerCount = async () =>
      (await owner.inject({ method: 'GET', url })).json().pricePosition.offerCount;

    const byOldRates = await offerCount();
    const date = api.services.now().toISOString().slice(0, 10);
    await exchangeRates.saveRates({ base: 'EUR', date, rates: { USD: 1.1 } });

    expect([byOldRates, await offerCount()]).toEqual([1, 2]);
  });

  it('show the price position among the other offers', async () => {
    await verifyDomain();
    const { key } = await makeKey();
    await push(key, { upserts: [lamp('a')] });
    const [item] = await api.services.storage.merchantItems.findItems(owner.businessId, ['a']);
    const [own] = await api.services.storage.offers.findOffersByIds([item?.offerId ?? '']);
    if (own === undefined) throw new Error('The offer is not there.');
    const rival = (id: string, amountMinor: number) => ({
      productId: own.productId,
      offer: {
        ...own.offer,
        id,
        retailer: { name: id, domain: `${id}.example` },
        price: { amountMinor, currency: 'EUR' },
      },
    });
    await api.services.storage.offers.saveOffers([rival('pine', 900), rival('elm', 1_200)]);

    const answer = await owner.inject({ method: 'GET', url: `/api/business/products/${own.offer.id}` });

    expect(answer.json().pricePosition).toEqual({
      position: 2,
      offerCount: 3,
      country: 'DE',
      own: { amountMinor: 1_000, currency: 'EUR' },
      winningPrice: { amountMinor: 899, currency: 'EUR' },
      best: {
        price: { amountMinor: 900, currency: 'EUR' },
        retailer: { name: 'pine', domain: 'pine.example' },
      },
      gap: { amountMinor: 100, currency: 'EUR' },
    });
  });
});
