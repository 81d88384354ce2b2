import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { handleEraseBusiness } from '../../merchant-items/erase-business.job';
import { handleShowItems } from '../../merchant-items/show-items.job';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { openTestMerchant } from '../../testing/merchant';
import { signInTestAdmin, signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';

let api: TestApi;
let owner: SignedInCaller & { readonly businessId: string };
let admin: SignedInCaller;

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const upTo = (gramsMax: number, amountMinor: number) => ({ gramsMax, cost: eur(amountMinor) });
const to = (country: string, amountMinor: number | null, freeFromMinor: number | null = null) => ({
  country,
  cost: amountMinor === null ? null : eur(amountMinor),
  freeFrom: freeFromMinor === null ? null : eur(freeFromMinor),
});

beforeAll(async () => {
  api = await startTestApi();
  owner = await signInTestMember(api, { name: 'Oak' });
  admin = await signInTestAdmin(api);
  const { storage } = api.services;
  for (const [id, state] of [
    ['verified', 'verified'],
    ['shared', 'verified'],
    ['left', 'verified'],
    ['pending', 'pending'],
  ] as const) {
    await storage.businessDomains.claimDomain({
      id,
      businessId: owner.businessId,
      domain: `${id}.example`,
      token: 't',
      state,
      method: 'dns',
      claimedAt: '2026-11-21T10:00:00.000Z',
      checkedAt: null,
      verifiedAt: '2026-11-21T10:00:00.000Z',
      problem: null,
    });
  }
  for (const name of ['verified', 'shared', 'left']) {
    await storage.products.saveProducts([sampleProduct({ id: name, title: name })]);
    const retailer = { name: 'Oak', domain: `${name}.example` };
    const offer = sampleOffer({ id: name, retailer, price: eur(1000), shipping: { kind: 'unknown' } });
    await storage.offers.saveOffers([{ productId: name, offer }]);
  }
});
afterAll(() => api.close());

const ownRules = '/api/business/shipping-rules';
const shopRules = '/api/admin/retailers/shared.example/shipping-rules';

async function pricesOf(shop: string, country: string): Promise<readonly (number | null)[]> {
  const query = { currency: 'EUR', country };
  const list = await api.app.inject({ method: 'GET', url: '/api/products', query: { ...query, q: shop } });
  const page = await api.app.inject({ method: 'GET', url: `/api/products/${shop}/offers`, query });
  const [listed] = list.json<{ items: { lowestPrice: { amountMinor: number } | null }[] }>().items;
  const [offer] = page.json<{ items: { deliveredTotal: { amountMinor: number } | null }[] }>().items;
  return [listed?.lowestPrice?.amountMinor ?? null, offer?.deliveredTotal?.amountMinor ?? null];
}

const save = (caller: SignedInCaller, url: string, rules: readonly object[]) =>
  caller.inject({ method: 'PUT', url, payload: { rules: [...rules] } });

describe('the shipping rules of a merchant', () => {
  it('determine what its products cost in lists and on pages', async () => {
    const saved = await save(owner, `${ownRules}/verified`, [
      to('SE', 500),
      to('DE', 490, 900),
      to('US', null),
    ]);
    await api.runJobs();

    const read = (await owner.inject({ method: 'GET', url: ownRules })).json();
    expect(saved.json().shop.rules).toEqual([to('DE', 490, 900), to('SE', 500), to('US', null)]);
    expect(read.items).toContainEqual(saved.json().shop);
    expect(read.items.map(({ domain }: { domain: string }) => domain)).not.toContain('pending.example');
    expect(
      await Promise.all(['DE', 'SE', 'US', 'FR'].map((country) => pricesOf('verified', country))),
    ).toEqual([
      [1000, 1000],
      [1500, 1500],
      [null, null],
      [1000, null],
    ]);
  });

  it.each([
    ['a country twice', [to('DE', 1), to('DE', 2)], 'rules'],
    ['no country', [to('XX', 1)], 'rules.0.country'],
    ['a negative cost', [to('DE', -1)], 'rules.0.cost.amountMinor'],
    ['a threshold where shipping is free', [to('DE', 0, 900)], 'rules.0.freeFrom'],
    ['a threshold where the shop does not ship', [to('DE', null, 900)], 'rules.0.freeFrom'],
    [
      'weights that do not go up',
      [{ ...to('DE', 900), weightClasses: [upTo(2000, 400), upTo(2000, 500)] }],
      'rules.0.weightClasses',
    ],
    [
      'an assumed weight without classes',
      [{ ...to('DE', 900), weightGramsAssumed: 5 }],
      'rules.0.weightGramsAssumed',
    ],
  ])('are refused with %s, at the field', async (_name, rules, path) => {
    const refused = await save(owner, `${ownRules}/verified`, rules);

    expect(refused.json()).toMatchObject({ code: 'request.invalid', fields: [{ path }] });
  });

  it('are refused for an unverified domain, and for one of another business', async () => {
    const other = await signInTestMember(api, { name: 'Ash' });

    expect((await save(owner, `${ownRules}/pending`, [])).json()).toMatchObject({
      code: 'domain.unverified',
    });
    expect((await save(other, `${ownRules}/verified`, [])).json()).toMatchObject({
      code: 'domain.not-found',
    });
  });

  it('no longer apply once the domain is removed', async () => {
    await save(owner, `${ownRules}/left`, [to('AT', 500)]);
    await api.runJobs();
    const before = await pricesOf('left', 'AT');
    await owner.inject({ method: 'DELETE', url: '/api/business/domains/left' });
    await api.runJobs([handleShowItems(api.services)]);

    expect([before, await pricesOf('left', 'AT')]).toEqual([
      [1500, 1500],
      [1000, null],
    ]);
  });
});

describe('the shipping rules of a business that is deleted', () => {
  it('no longer apply to others’ offers of its shop', async () => {
    const leaver = await openTestMerchant(api, [], { domain: 'gone.example' });
    const { storage } = api.services;
    const [claim] = await storage.businessDomains.listDomains(leaver.businessId);
    await storage.products.saveProducts([sampleProduct({ id: 'gone', title: 'gone' })]);
    const retailer = { name: 'Gone', domain: 'gone.example' };
    const offer = sampleOffer({ id: 'gone', retailer, price: eur(1000), shipping: { kind: 'unknown' } });
    await storage.offers.saveOffers([{ productId: 'gone', offer }]);
    await save(leaver, `${ownRules}/${claim?.id ?? ''}`, [to('AT', 500)]);
    await api.runJobs();
    const before = await pricesOf('gone', 'AT');

    const password = 'a kettle sings in the morning';
    const passwordHash = await api.services.passwords.hashPassword(password);
    await storage.accounts.changeAccount(leaver.accountId, { passwordHash }, '2026-11-21T10:00:00.000Z');
    const payload = { name: 'Oak', password };
    const deleted = await leaver.inject({ method: 'DELETE', url: '/api/business/account', payload });
    await api.runJobs([handleEraseBusiness(api.services)]);

    expect(deleted.json()).toEqual({ success: true });
    expect([before, await pricesOf('gone', 'AT')]).toEqual([
      [1500, 1500],
      [1000, null],
    ]);
  });
});

describe("the operator's shipping rules of a shop", () => {
  it('charge by weight: the offer’s, else the rule’s default, else unknown', async () => {
    const { storage } = api.services;
    const retailer = { name: 'Heavy', domain: 'heavy.example' };
    await storage.products.saveProducts(
      ['light', 'heavy', 'open'].map((id) => sampleProduct({ id: `w-${id}`, title: `w-${id}` })),
    );
    const weights = { light: { weightGrams: 2000 }, heavy: { weightGrams: 2001 }, open: {} };
    await storage.offers.saveOffers(
      Object.entries(weights).map(([id, weight]) => ({
        productId: `w-${id}`,
        offer: sampleOffer({
          id: `w-${id}`,
          retailer,
          price: eur(1000),
          shipping: { kind: 'unknown' },
          ...weight,
        }),
      })),
    );
    const url = '/api/admin/retailers/heavy.example/shipping-rules';
    const rule = { ...to('SE', 900), weightClasses: [upTo(2000, 400)], note: 'Islands cost more' };
    const prices = () => Promise.all(['w-light', 'w-heavy', 'w-open'].map((id) => pricesOf(id, 'SE')));

    const saved = await save(admin, url, [rule]);
    await api.runJobs();
    const plain = await prices();
    await save(admin, url, [{ ...rule, weightGramsAssumed: 500 }]);
    await api.runJobs();

    expect(saved.json().shop.rules).toEqual([rule]);
    expect(plain).toEqual([
      [1400, 1400],
      [1900, 1900],
      [1000, null],
    ]);
    expect((await prices())[2]).toEqual([1400, 1400]);
    const query = { currency: 'EUR', country: 'SE' };
    const page = await api.app.inject({ method: 'GET', url: '/api/products/w-light/offers', query });
    expect(page.json().items[0].offer.shippingDetails).toEqual({
      origin: 'operator',
      note: 'Islands cost more',
    });
  });

  it('apply when the merchant has none, and are in the audit log with the previous ones', async () => {
    await save(owner, `${ownRules}/shared`, [to('SE', 500)]);
    await save(admin, shopRules, [to('SE', 900), to('FR', 700)]);
    await api.runJobs();

    const { shop } = (await admin.inject({ method: 'GET', url: shopRules })).json();
    const query = { action: 'shipping-rules.changed', subjectId: 'shared.example' };
    const log = await admin.inject({ method: 'GET', url: '/api/admin/audit-log', query });
    expect(shop.rules).toEqual([to('FR', 700), to('SE', 900)]);
    expect(shop.merchantRules).toEqual([to('SE', 500)]);
    expect([await pricesOf('shared', 'SE'), await pricesOf('shared', 'FR')]).toEqual([
      [1500, 1500],
      [1700, 1700],
    ]);
    expect(log.json().items).toMatchObject([
      {
        subject: { kind: 'retailer', id: 'shared.example' },
        details: { before: [], after: ['FR 700 EUR', 'SE 900 EUR'] },
      },
    ]);
  });
});
