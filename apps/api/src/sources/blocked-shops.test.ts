import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { handleHideBlockedShop, queueHidingBlockedShops } from '../merchant-items/hide-blocked-shop.job';
import { handleShowItems } from '../merchant-items/show-items.job';
import { settledComparison } from '../testing/comparisons';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { openTestMerchant, testItem } from '../testing/merchant';
import { signInTestAdmin } from '../testing/sign-in';
import type { SignedInCaller } from '../testing/sign-in';
import { randomUUID } from 'node:crypto';

const lamp = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Oak lamp L100',
  brand: 'Oak',
  mpn: 'L100',
  offers: {
    '@type': 'Offer',
    price: '10.00',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  },
};
const lampPage = `<html><head><script type="application/ld+json">${JSON.stringify(lamp)}</script></head><body><h1>Oak lamp L100</h1></body></html>`;

let api: TestApi;
let admin: SignedInCaller;

beforeEach(async () => {
  api = await startTestApi({
    pages: {
      'https://elm.example/': 'elm',
      'https://fraud.example/': 'fraud',
      'http://fraud.example:443/': 'fraud',
      'https://fraud.example:8443/': 'fraud',
      'https://oak.example/p/lamp': lampPage,
      'https://short.example/f': { status: 302, headers: { location: 'https://fraud.example/' } },
    },
  });
  admin = await signInTestAdmin(api);
});
afterEach(() => api.close());

async function decide(domain: string, decision: 'never' | 'open', reason?: string) {
  const url = `/api/admin/discovered-shops/${domain}`;
  const payload = { decision, ...(reason === undefined ? {} : { reason }) };
  const answer = await admin.inject({ method: 'PUT', url, payload });
  await api.runJobs([handleHideBlockedShop(api.services), handleShowItems(api.services)]);
  return answer;
}

async function offersFound(words: string): Promise<number> {
  const answer = await api.app.inject({ url: '/api/products', query: { q: words } });
  const { items } = answer.json<{ items: { offerCount: number }[] }>();
  return items.reduce((sum, { offerCount }) => sum + offerCount, 0);
}

describe('a blocked shop', () => {
  it('has no offers in the catalog, whoever lists them, and none can be saved', async () => {
    const { offers } = api.services.storage;
    const offer = sampleOffer({
      id: 'o1',
      link: 'https://fraud.example/p/1',
      retailer: { domain: 'fraud.example', name: 'Fraud' },
    });
    const other = sampleOffer({ id: 'o2', retailer: { domain: 'elm.example', name: 'Elm' } });
    const saved = [offer, other].map((each) => ({ productId: 'p1', offer: each, storesPriceHistory: true }));
    await offers.saveProductsWithOffers([sampleProduct({ id: 'p1' })], saved);

    await decide('fraud.example', 'never');
    await offers.saveOffers(saved);

    const left = await offers.listOffersOfProducts(['p1']);
    expect(left.map(({ offer: each }) => each.id)).toEqual(['o2']);
    await decide('fraud.example', 'open');
    await offers.saveOffers(saved);
    expect(await offers.listOffersOfProducts(['p1'])).toHaveLength(2);
  });

  it('loses its merchant’s products from results, and gets them back when it is unblocked', async () => {
    const { businessId } = await openTestMerchant(api, [testItem('a'), testItem('b')]);
    const shownItems = async () =>
      (await admin.inject({ url: `/api/admin/businesses/${businessId}` })).json().business.shownItemCount;
    const before = await offersFound('oak lamp');

    await decide('oak.example', 'never');
    const blocked = [await offersFound('oak lamp'), await shownItems()];
    await decide('oak.example', 'open');

    expect([before, blocked, await offersFound('oak lamp')]).toEqual([2, [0, 0], 2]);
  });

  it('loses the products of a merchant who verified a subdomain, and offers on any port', async () => {
    const item = testItem('a', { link: 'https://shop.oak.example/p/a' });
    await openTestMerchant(api, [item], { domain: 'shop.oak.example' });
    const { offers } = api.services.storage;
    const retailer = { domain: 'oak.example:8443', name: 'Oak' };
    const offer = { productId: 'p1', offer: sampleOffer({ id: 'o1', retailer }), storesPriceHistory: true };
    await offers.saveProductsWithOffers([sampleProduct({ id: 'p1' })], [offer]);
    const before = await offersFound('oak lamp');

    await decide('oak.example', 'never');
    await offers.saveOffers([offer]);
    const blocked = [await offersFound('oak lamp'), await offers.findOffersByIds(['o1'])];
    await decide('oak.example', 'open');

    expect([before, blocked, await offersFound('oak lamp')]).toEqual([1, [0, []], 1]);
  });

  it('is blocked on its host when it was entered with the port 80 or 443', async () => {
    await decide('fraud.example:80', 'never');

    expect(api.services.blockedShops.hasLink('https://fraud.example/')).toBe(true);
  });

  it('is told to its merchant, who keeps the verified domain', async () => {
    const merchant = await openTestMerchant(api, [testItem('a')]);
    await decide('oak.example', 'never');
    const domains = async () => (await merchant.inject({ url: '/api/business/domains' })).json().items;
    const [{ id }] = await domains();

    const url = `/api/business/domains/${id}/check`;
    const checked = await merchant.inject({ method: 'POST', url, payload: {} });

    expect(checked.json().code).toBe('domain.blocked');
    expect(await domains()).toMatchObject([{ id, state: 'verified' }]);
    const { items } = (await merchant.inject({ url: '/api/business/products' })).json();
    expect(items).toMatchObject([{ standing: 'shop-blocked' }]);
  });

  it('loses offers that were saved before this version when a worker starts, once', async () => {
    const { storage } = api.services;
    const retailer = { domain: 'fraud.example', name: 'Fraud' };
    const offer = { productId: 'p1', offer: sampleOffer({ id: 'o1', retailer }), storesPriceHistory: true };
    await storage.offers.saveProductsWithOffers([sampleProduct({ id: 'p1' })], [offer]);
    const at = api.services.now().toISOString();
    const shop = { domain: 'fraud.example', origin: 'https://fraud.example', decision: 'never' } as const;
    await storage.webSearch.decideShop(shop, at);

    await queueHidingBlockedShops(api.services);
    await queueHidingBlockedShops(api.services);
    const queued = await api.services.jobQueue.counts();
    await api.runJobs([handleHideBlockedShop(api.services)]);

    expect(queued).toMatchObject([{ name: 'hide-blocked-shop', due: 1 }]);
    expect(await storage.offers.findOffersByIds(['o1'])).toEqual([]);
  });

  it('is not shown by a stored comparison, and its page is not reused', async () => {
    const place = { country: 'DE', currency: 'EUR' };
    const start = (requestId: string) =>
      settledComparison(api, { requestId, url: 'https://oak.example/p/lamp' }, place);
    const first = randomUUID();
    const before = await start(first);

    await decide('oak.example', 'never');
    const stored = (await api.app.inject({ url: `/api/comparisons/${first}`, query: place })).json();
    const again = await start(randomUUID());

    expect(before.product?.pastedOffer).toBeTruthy();
    expect(stored.comparison.product.pastedOffer).toBeNull();
    expect(again.identification.state).toBe('from-link-only');
  });

  it('is never requested, not even by a redirect', async () => {
    const request = { accept: 'any', respectRobots: false } as const;
    const fetched = async (link: string) => {
      const outcome = await api.services.safeFetch.fetch(link, request);
      return outcome.kind === 'refused' ? outcome.reason : outcome.kind;
    };
    const before = await fetched('https://fraud.example/');

    await decide('fraud.example', 'never');

    expect(before).toBe('ok');
    expect(await fetched('https://fraud.example/')).toBe('blocked-by-operator');
    expect(await fetched('https://www.fraud.example/')).toBe('blocked-by-operator');
    expect(await fetched('http://fraud.example:443/')).toBe('blocked-by-operator');
    expect(await fetched('https://fraud.example:8443/')).toBe('blocked-by-operator');
    expect(await fetched('https://short.example/f')).toBe('blocked-by-operator');
    expect(await fetched('https://elm.example/')).toBe('ok');
  });

  it('is named as blocked to an operator who adds it, and the audit log has the reason', async () => {
    await decide('fraud.example', 'never', 'Never delivers');

    const answer = await admin.inject({
      method: 'POST',
      url: '/api/admin/shop-findings',
      payload: { address: 'fraud.example' },
    });

    expect(answer.json().code).toBe('shop.blocked');
    const [entry] = await api.services.storage.audit.listEntries({
      action: 'discovered-shop',
      before: null,
      limit: 1,
    });
    expect(entry).toMatchObject({
      action: 'discovered-shop.blocked',
      subject: { kind: 'shop', id: 'fraud.example' },
      details: { before: null, after: 'never', reason: 'Never delivers' },
    });
  });
});
