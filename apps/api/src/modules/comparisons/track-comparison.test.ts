import type { OfferSource } from '@pricehunt/offer-sources';
import type { Offer } from '@pricehunt/offers';
import { dayMs } from '@pricehunt/offers';
import { strangersSource } from '@pricehunt/storage';
import type { Stores } from '@pricehunt/storage';
import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { randomUUID } from 'node:crypto';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestMember, signInTestShopper } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { evaluateAlerts, handleEvaluateAlerts } from '../alerts/evaluate-alerts.job';
import { handleDeliverAlerts } from '../alerts/deliver-alerts.job';
import { countTry } from '../../access/throttle';
import { trackProducts } from '../../price-tracking/watch-offers';
import { trackComparison } from './track-comparison';
import { handleReadWatchedOffers, readWatchedOffers } from '../../price-tracking/read-watched-offers.job';
import { verifyTestDomain } from '../../testing/verify-test-domain';

let api: TestApi;
let jo: SignedInCaller;
let nowMs = Date.parse('2026-11-21T08:00:00.000Z');
let pages: Map<string, string>;
let listed: readonly Offer[] = [];
let ofLink: readonly Offer[] = [];
/** Offers whose licence forbids storing prices. */
let licensed: readonly Offer[] = [];
let duringRead = (_link: string) => Promise.resolve();
let duringSearch = () => Promise.resolve();
let numberOfTest = 0;

const chosenSource: OfferSource = {
  id: 'shop:operators-choice.example',
  name: 'Chosen shop',
  retention: { historyAllowed: true, ageMsMax: null, mustShowTimestamp: false, disclaimer: null },
  offersArePages: true,
  appliesTo: () => true,
  findOffers: async () => {
    const offers = listed;
    await duringSearch();
    return offers.map((offer) => ({ offer, productId: null }));
  },
};

const licensedSource: OfferSource = {
  id: 'licensed-api',
  name: 'Licensed',
  appliesTo: () => true,
  retention: { historyAllowed: false, ageMsMax: null, mustShowTimestamp: false, disclaimer: null },
  findOffers: () => Promise.resolve(licensed.map((offer) => ({ offer, productId: null }))),
};

const sourceOfLinks: OfferSource = {
  ...chosenSource,
  id: 'shopify-storefront',
  name: 'Pasted shop',
  shopsAreStrangers: true,
  findOffers: () => Promise.resolve(ofLink.map((offer) => ({ offer, productId: null }))),
};

beforeAll(async () => {
  pages = new Map();
  api = await startTestApi({
    now: () => new Date(nowMs),
    offerSources: [chosenSource, sourceOfLinks, licensedSource],
    pages: {
      '*': async ({ link }) => {
        await duringRead(link);
        return pages.get(link) ?? { status: 404 };
      },
    },
  });
  jo = await signInTestShopper(api);
});
beforeEach(() => {
  listed = [];
  ofLink = [];
  licensed = [];
  duringSearch = () => Promise.resolve();
  duringRead = () => Promise.resolve();
  numberOfTest += 1;
});
afterAll(() => api.close());

const goods = (changes: object = {}) => ({
  name: `Kettlewell Kettle K${numberOfTest}00, black`,
  mpn: `K${numberOfTest}00B`,
  brand: 'Kettlewell',
  gtin13: gtinOf(numberOfTest),
  ...changes,
});

function putPage(host: string, price: string, changes: object = {}): string {
  const link = `https://${host}/p/${numberOfTest}`;
  const product = { '@context': 'https://schema.org', '@type': 'Product', ...goods(changes) };
  const offers = {
    '@type': 'Offer',
    price,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    url: link,
  };
  pages.set(
    link,
    `<html><head><title>${product.name}</title><script type="application/ld+json">${JSON.stringify({ ...product, offers })}</script></head><body><h1>${product.name}</h1></body></html>`,
  );
  return link;
}

function listedOffer(host: string, amountMinor: number): Offer {
  const { name, mpn, brand, gtin13 } = goods();
  return sampleOffer({
    id: `${host}-${numberOfTest}`,
    source: chosenSource.id,
    title: name,
    brand,
    mpn,
    gtins: [`0${gtin13}`],
    retailer: { name: host, domain: host },
    link: `https://${host}/l/${numberOfTest}`,
    price: { amountMinor, currency: 'EUR' },
    checkedAt: new Date(nowMs).toISOString(),
  });
}

async function compare(body: { readonly url: string } | { readonly query: string }): Promise<string> {
  const requestId = randomUUID();
  await api.app.inject({
    method: 'POST',
    url: '/api/comparisons',
    // A network of its own for each test, so that rate limits don't interfere.
    headers: { 'x-forwarded-for': `198.51.100.${numberOfTest}` },
    payload: { requestId, country: 'DE', ...body },
  });
  await api.app.inject({ method: 'GET', url: `/api/comparisons/${requestId}/events` });
  return requestId;
}

const watch = (requestId: string, who: SignedInCaller = jo) =>
  who.inject({ method: 'POST', url: '/api/shopper/tracked-comparisons', payload: { requestId } });
const offersOf = async (productId: string) =>
  (await api.services.storage.offers.listOffersOfProducts([productId])).map(({ offer }) => offer);

describe('a pasted product that no merchant lists', () => {
  it('is not stored when the operator has blocked its shop since', async () => {
    const requestId = await compare({ url: putPage('fraud.example', '50.00') });
    const { storage, blockedShops } = api.services;
    const blocked = { domain: 'fraud.example', origin: 'https://fraud.example', decision: 'never' } as const;
    await storage.webSearch.decideShop(blocked, new Date(nowMs).toISOString());
    await blockedShops.announce();

    const answer = await watch(requestId);

    expect(answer.json().code).toBe('comparison.nothing-to-track');
  });

  it('becomes a product whose alert fires when the price on its page drops', async () => {
    const link = putPage('tea.example', '50.00');
    const requestId = await compare({ url: link });

    const { productId, offersRead } = (await watch(requestId)).json();
    const alert = {
      productId,
      rule: { kind: 'target-price', targetMinor: 4_000 },
      currency: 'EUR',
      channels: ['email'],
    };
    const made = await jo.inject({ method: 'POST', url: '/api/shopper/alerts', payload: alert });
    putPage('tea.example', '39.00');
    nowMs += 7 * 60 * 60_000;
    await api.services.jobQueue.enqueue(readWatchedOffers, {});
    await api.runJobs([handleReadWatchedOffers(api.services)]);
    await api.services.jobQueue.enqueue(evaluateAlerts, { which: 'with-news' });
    await api.runJobs([handleEvaluateAlerts(api.services), handleDeliverAlerts(api.services)]);

    expect([offersRead, made.statusCode]).toEqual([1, 200]);
    expect(await offersOf(productId)).toMatchObject([
      { link, price: { amountMinor: 3_900, currency: 'EUR' }, retailer: { domain: 'tea.example' } },
    ]);
    const mails = await api.readMailbox();
    expect(mails.filter(({ to }) => to === jo.email).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Kettlewell Kettle'),
    ]);
    const record = await api.app.inject({ method: 'GET', url: `/api/comparisons/${requestId}` });
    expect(record.json().comparison.product.productId).toBe(productId);
    const history = await api.app.inject({
      method: 'GET',
      url: `/api/products/${productId}/price-history?currency=EUR`,
    });
    expect(JSON.stringify(history.json())).toContain('3900');
  });

  it('is one product for everybody who tracks it, by any shop’s link', async () => {
    const first = await watch(await compare({ url: putPage('one.example', '50.00') }));
    const again = await watch(await compare({ url: putPage('one.example', '50.00') }));
    const mo = await signInTestShopper(api);
    const other = await watch(await compare({ url: putPage('two.example', '55.00') }), mo);

    const { productId } = first.json();
    expect([again.json().productId, other.json().productId]).toEqual([productId, productId]);
  });

  it('includes the shops that the operator searches, and omits a pasted price that they contradict', async () => {
    listed = [listedOffer('fair.example', 5_000), listedOffer('good.example', 5_200)];
    const requestId = await compare({ url: putPage('poison.example', '1.00') });

    const { productId } = (await watch(requestId)).json();

    expect((await offersOf(productId)).map(({ retailer }) => retailer.domain)).toEqual([
      'fair.example',
      'good.example',
    ]);
  });

  it('includes no likely match, which may be another product', async () => {
    listed = [
      listedOffer('fair.example', 5_000),
      { ...listedOffer('likely.example', 5_100), mpn: null, gtins: [] },
    ];
    const requestId = await compare({ url: putPage('one.example', '50.00') });
    const { comparison } = (await api.app.inject(`/api/comparisons/${requestId}`)).json();

    const { productId } = (await watch(requestId)).json();

    expect(comparison.offers.ranked).toContainEqual(
      expect.objectContaining({ match: expect.objectContaining({ level: 'probably-same' }) }),
    );
    const domains = (await offersOf(productId)).map(({ retailer }) => retailer.domain);
    expect(domains.toSorted()).toEqual(['fair.example', 'one.example']);
  });

  it('gets no name or GTIN from a likely match', async () => {
    listed = [listedOffer('likely.example', 5_100)];
    const withoutCodes = { mpn: undefined, gtin13: undefined };
    const requestId = await compare({ url: putPage('one.example', '50.00', withoutCodes) });

    const { productId } = (await watch(requestId)).json();

    const product = await api.services.storage.products.findProduct(productId);
    const domains = (await offersOf(productId)).map(({ retailer }) => retailer.domain);
    expect([product?.gtins, domains]).toEqual([[], ['one.example']]);
  });

  it('includes only offers that certainly match the product as it is stored', async () => {
    listed = [
      { ...listedOffer('fair.example', 5_000), mpn: null },
      { ...listedOffer('by-part-number.example', 5_100), gtins: [] },
    ];
    const requestId = await compare({ url: putPage('one.example', '50.00') });

    const { productId } = (await watch(requestId)).json();

    const product = await api.services.storage.products.findProduct(productId);
    const domains = (await offersOf(productId)).map(({ retailer }) => retailer.domain);
    expect([product?.mpn, domains.toSorted()]).toEqual([null, ['fair.example', 'one.example']]);
  });

  it("is named by the operator's shops, not by a pasted page that contradicts them", async () => {
    listed = [listedOffer('fair.example', 5_000), listedOffer('good.example', 5_200)];
    const requestId = await compare({
      url: putPage('poison.example', '1.00', {
        name: `Kettlewell Kettle K${numberOfTest}00, black, sold by poison.example`,
        image: 'https://poison.example/picture.jpg',
      }),
    });

    const { productId } = (await watch(requestId)).json();

    const product = await api.services.storage.products.findProduct(productId);
    expect(product).toMatchObject({ title: goods().name, gtins: [`0${goods().gtin13}`] });
    expect(product?.imageUrl).not.toBe('https://poison.example/picture.jpg');
  });

  it('claims no GTINs if an unknown page states several', async () => {
    const gtin = [gtinOf(101), gtinOf(102), gtinOf(103)];
    const link = putPage('greedy.example', '50.00', { gtin13: undefined, gtin });

    const { productId } = (await watch(await compare({ url: link }))).json();

    expect((await api.services.storage.products.findProduct(productId))?.gtins).toEqual([]);
  });

  it('is rejected half an hour after the search, because its prices would count as current', async () => {
    const requestId = await compare({ url: putPage('late.example', '50.00') });
    nowMs += 31 * 60_000;

    const late = await watch(requestId);

    expect([late.statusCode, late.json().code]).toEqual([409, 'comparison.outdated']);
  });

  it('preserves the newer price of an offer that was read since the search', async () => {
    listed = [listedOffer('fair.example', 5_000)];
    const older = await compare({ url: putPage('blank.example', '50.00') });
    nowMs += 60_000;
    listed = [listedOffer('fair.example', 4_000)];
    const { productId } = (await watch(await compare({ url: putPage('plain.example', '50.00') }))).json();
    nowMs += 60_000;

    await watch(older);

    const [fair] = (await offersOf(productId)).filter(({ retailer }) => retailer.domain === 'fair.example');
    expect(fair?.price.amountMinor).toBe(4_000);
  });

  it('gets no unknown page added if shops already offer it', async () => {
    const early = await compare({ url: putPage('slipped.example', '50.00') });
    listed = [listedOffer('fair.example', 5_000)];
    const { productId } = (
      await watch(await compare({ query: `Kettlewell Kettle K${numberOfTest}00 black` }))
    ).json();

    const watched = (await watch(early)).json();

    expect(watched.productId).toBe(productId);
    expect((await offersOf(productId)).map(({ retailer }) => retailer.domain)).toEqual(['fair.example']);
  });

  it('is rejected after thirty new products of an account in a day', async () => {
    const eager = await signInTestShopper(api);
    for (let place = 0; place < 30; place += 1)
      await countTry(api.services, 'trackedComparisons', eager.accountId);
    const requestId = await compare({ url: putPage('thirty.example', '50.00') });

    const answers = [await watch(requestId, eager), await watch(requestId)];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 200]);
  });

  it('makes no shop known: a redirect to a pasted shop still shows its name before it leads there', async () => {
    const link = putPage('stranger.example', '50.00');
    listed = [listedOffer('chosen.example', 5_000)];
    await watch(await compare({ url: link }));
    const vouched = await api.services.storage.offers.listVouchedDomains();
    const followed = await api.app.inject({
      method: 'GET',
      url: '/api/redirect',
      query: { to: 'https://stranger.example/elsewhere' },
    });

    expect(vouched).toContain('chosen.example');
    expect(vouched).not.toContain('stranger.example');
    expect(followed.body).toContain('You’re leaving PriceHunt for stranger.example');
  });

  it('makes no shop known that a source of pasted links found', async () => {
    ofLink = [{ ...listedOffer('own-shop.example', 100), source: sourceOfLinks.id }];

    const { productId } = (
      await watch(await compare({ url: putPage('www.own-shop.example', '1.00') }))
    ).json();

    const vouched = await api.services.storage.offers.listVouchedDomains();
    expect(vouched).not.toContain('own-shop.example');
    expect(new Set((await offersOf(productId)).map(({ source }) => source))).toEqual(
      new Set([strangersSource]),
    );
  });

  it('is no evidence against a merchant: an offer at another price is shown', async () => {
    await watch(await compare({ url: putPage('stranger.example', '1.00') }));
    const owner = await signInTestMember(api, { name: 'Oak' });
    await verifyTestDomain(api, owner.businessId, 'oak.example');
    const key = { name: 'Shop', kind: 'secret', scopes: ['products.write'] };
    const made = await owner.inject({ method: 'POST', url: '/api/business/api-keys', payload: key });
    const { name, brand, mpn, gtin13 } = goods();
    const item = {
      id: 'k1',
      title: name,
      brand,
      mpn,
      gtin: gtin13,
      link: 'https://oak.example/p/k1',
      price: '50.00 EUR',
      availability: 'in_stock',
      condition: 'new',
    };

    await api.app.inject({
      method: 'POST',
      url: '/api/v1/products',
      payload: { upserts: [item] },
      headers: { authorization: `Bearer ${made.json<{ key: string }>().key}` },
    });

    const [saved] = await api.services.storage.merchantItems.findItems(owner.businessId, ['k1']);
    expect([saved?.standing, saved?.holdReasons]).toEqual(['shown', []]);
  });

  it("is found by words too, with the shops' facts", async () => {
    listed = [listedOffer('fair.example', 5_000)];

    const { productId } = (
      await watch(await compare({ query: `Kettlewell Kettle K${numberOfTest}00 black` }))
    ).json();

    const product = await api.services.storage.products.findProduct(productId);
    expect(product).toMatchObject({ brand: 'Kettlewell', gtins: [`0${gtinOf(numberOfTest)}`] });
  });

  it('carries no affiliate tag', async () => {
    const link = putPage('www.amazon.de', '50.00');
    listed = [{ ...listedOffer('fair.example', 5_000), affiliateLink: 'https://fair.example/l?tag=creator' }];

    const { productId } = (await watch(await compare({ url: `${link}?tag=creator-21` }))).json();

    expect((await offersOf(productId)).map(({ affiliateLink }) => affiliateLink)).toEqual([null]);
  });

  it('is rejected if nothing can be reread, if a shop contradicts the catalog, and without an account', async () => {
    const kettle = (await watch(await compare({ url: putPage('one.example', '50.00') }))).json();
    const otherGoods = putPage('liar.example', '50.00', {
      name: 'Bosch KGN39 fridge freezer, white',
      brand: 'Bosch',
      mpn: 'KGN39',
    });
    const nothing = await compare({ url: `https://gone.example/p/no-such-thing-${numberOfTest}` });

    const answers = [
      await watch(randomUUID()),
      await watch(nothing),
      await watch(await compare({ url: otherGoods })),
      await api.app.inject({
        method: 'POST',
        url: '/api/shopper/tracked-comparisons',
        payload: { requestId: nothing },
        headers: { 'sec-fetch-site': 'same-origin' },
      }),
    ];

    const asBefore = await api.services.storage.products.findProduct(kettle.productId);
    expect(asBefore?.brand).toBe('Kettlewell');
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'comparison.not-found',
      'comparison.nothing-to-track',
      'comparison.contradicted',
      'auth.signed-out',
    ]);
  });
});

describe('a settled comparison', () => {
  const trackingOf = async (requestId: string) =>
    (await api.app.inject({ url: `/api/comparisons/${requestId}` })).json().comparison.tracking;
  const both = async (requestId: string) => {
    const answer = await watch(requestId, await signInTestShopper(api));
    return [await trackingOf(requestId), answer.json().code ?? answer.statusCode];
  };

  it('says that its product can be tracked, also in its events', async () => {
    const requestId = await compare({ url: putPage('fine.example', '50.00') });
    const events = await api.app.inject({ url: `/api/comparisons/${requestId}/events` });

    expect(events.body).toMatch(/"kind":"settled".*"tracking":"possible"/);
    expect(await both(requestId)).toEqual(['possible', 200]);
  });

  it('says that only the shopper’s browser has read the price', async () => {
    const url = putPage('refusing.example', '50.00');
    const html = pages.get(url) ?? '';
    pages.delete(url);
    const requestId = randomUUID();
    await api.app.inject({
      method: 'POST',
      url: '/api/comparisons/captured',
      payload: { requestId, url, country: 'DE', capture: { link: url, html } },
    });
    await api.app.inject({ url: `/api/comparisons/${requestId}/events` });

    expect(await both(requestId)).toEqual(['captured', 'comparison.nothing-to-track']);
  });

  it('says that no source of its offers may be reread', async () => {
    licensed = [{ ...listedOffer('market.example', 5_000), source: licensedSource.id }];
    const requestId = await compare({ query: `Kettlewell Kettle K${numberOfTest}00 black` });

    expect(await both(requestId)).toEqual(['unreadable', 'comparison.nothing-to-track']);
  });

  it('says that nothing updates the prices of a product in the catalog', async () => {
    const { products, offers } = api.services.storage;
    const { name, brand, mpn, gtin13 } = goods();
    const id = `p-${numberOfTest}`;
    const offer = { ...listedOffer('old.example', 5_000), source: 'ended-interface' };
    await products.saveProducts([sampleProduct({ id, title: name, brand, mpn, gtins: [`0${gtin13}`] })]);
    await offers.saveOffers([{ productId: id, offer }]);
    licensed = [{ ...listedOffer('market.example', 5_000), source: licensedSource.id }];

    const requestId = await compare({ query: name });

    expect(await both(requestId)).toEqual(['unreadable', 'comparison.nothing-to-track']);
  });

  it('says that shops contradict it', async () => {
    await watch(await compare({ url: putPage('one.example', '50.00') }));
    const url = putPage('liar.example', '50.00', {
      name: 'Bosch KGN39 fridge freezer, white',
      brand: 'Bosch',
      mpn: 'KGN39',
    });

    expect(await both(await compare({ url }))).toEqual(['contradicted', 'comparison.contradicted']);
  });

  it('says that its prices are too old, unless the catalog has the product by then', async () => {
    const unknown = await compare({ url: putPage('late.example', '50.00') });
    numberOfTest += 1;
    const known = await compare({ url: putPage('kept.example', '50.00') });
    await watch(known);
    nowMs += 31 * 60_000;

    expect(await both(unknown)).toEqual(['outdated', 'comparison.outdated']);
    expect(await both(known)).toEqual(['possible', 200]);
  });

  it('says that nothing was found', async () => {
    const requestId = await compare({ url: `https://gone.example/p/no-such-thing-${numberOfTest}` });

    expect(await both(requestId)).toEqual(['nothing-found', 'comparison.nothing-to-track']);
  });
});

describe('tracking during other work', () => {
  const readDue = async () => {
    await api.services.jobQueue.enqueue(readWatchedOffers, {});
    await api.runJobs([handleReadWatchedOffers(api.services)]);
  };

  it('creates one product if two shoppers track it by two links at the same moment', async () => {
    const [one, other] = [
      await compare({ url: putPage('one.example', '50.00') }),
      await compare({ url: putPage('two.example', '51.00') }),
    ];
    const { storage } = api.services;
    let first: string | null = null;
    const racing = {
      ...storage,
      atomically: async <Result>(work: (stores: Stores) => Promise<Result>) => {
        first ??= (await watch(other)).json().productId;
        return storage.atomically(work);
      },
    };

    const second = await trackComparison({ ...api.services, storage: racing }, jo.accountId, one);

    expect(second.productId).toBe(first);
    const found = await api.services.storage.products.findProductsByGtin([`0${goods().gtin13}`]);
    expect(found.map(({ id }) => id)).toEqual([first]);
  });

  it('preserves a newer price that is read while a comparison waits for other shops', async () => {
    const host = `fair${numberOfTest}.example`;
    listed = [listedOffer(host, 5_000)];
    const query = `Kettlewell Kettle K${numberOfTest}00 black`;
    const { productId } = (await watch(await compare({ query }))).json();
    // A comparison from the last minute would be reused.
    nowMs += 2 * 60_000;
    listed = [listedOffer(host, 5_000)];
    duringSearch = async () => {
      duringSearch = () => Promise.resolve();
      const page = pages.get(putPage(host, '39.00')) ?? '';
      pages.set(`https://${host}/l/${numberOfTest}`, page.replaceAll('/p/', '/l/'));
      nowMs += 7 * 60 * 60_000;
      await readDue();
    };

    await compare({ query });

    expect((await offersOf(productId)).map(({ price }) => price.amountMinor)).toEqual([3_900]);
  });

  it('leaves an offer under the product that an admin moved it to while its page was read', async () => {
    const url = putPage(`tea${numberOfTest}.example`, '50.00');
    const { productId } = (await watch(await compare({ url }))).json();
    const { products, offers } = api.services.storage;
    const [offer] = await offersOf(productId);
    if (offer === undefined) throw new Error('the offer is not tracked');
    await products.saveProducts([sampleProduct({ id: `merged-${numberOfTest}`, gtins: [] })]);
    duringRead = async () => {
      duringRead = () => Promise.resolve();
      await offers.saveOffers([{ productId: `merged-${numberOfTest}`, offer }]);
    };
    putPage(`tea${numberOfTest}.example`, '39.00');
    nowMs += 7 * 60 * 60_000;

    await readDue();

    expect(await offersOf(productId)).toEqual([]);
    expect(await offersOf(`merged-${numberOfTest}`)).toMatchObject([{ price: { amountMinor: 3_900 } }]);
  });

  it('restores no offer that nobody tracks any more when its page has been read', async () => {
    const url = putPage(`tea${numberOfTest}.example`, '50.00');
    const { productId } = (await watch(await compare({ url }))).json();
    duringRead = async () => {
      duringRead = () => Promise.resolve();
      await api.services.storage.watchedOffers.untrackUnwanted(new Date(nowMs + 30 * dayMs).toISOString());
    };
    putPage(`tea${numberOfTest}.example`, '39.00');
    nowMs += 7 * 60 * 60_000;

    await readDue();

    expect(await offersOf(productId)).toEqual([]);
  });

  it('tracks the remaining offers if one is deleted while tracking starts', async () => {
    listed = [listedOffer('fair.example', 5_000), listedOffer('good.example', 5_200)];
    const { productId } = (
      await watch(await compare({ url: putPage(`tea${numberOfTest}.example`, '50.00') }))
    ).json();
    const { storage } = api.services;
    const removing = {
      ...storage.watchedOffers,
      findWatched: async (ids: readonly string[]) => {
        await storage.offers.removeOffers(ids.slice(0, 1));
        return storage.watchedOffers.findWatched(ids);
      },
    };

    await trackProducts(
      { ...api.services, storage: { ...storage, watchedOffers: removing } },
      [productId],
      'watched',
    );

    const left = (await offersOf(productId)).map(({ id }) => id);
    const watched = await storage.watchedOffers.findWatched(left);
    expect(watched.map(({ offerId }) => offerId).toSorted()).toEqual(left.toSorted());
    expect(left.length).toBeGreaterThan(0);
  });
});

function gtinOf(test: number): string {
  const digits = `4001234${String(test).padStart(5, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
