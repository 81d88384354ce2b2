import type { ShippingPolicy } from '@pricehunt/offers';
import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import { strangersSource } from '@pricehunt/storage';
import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { settledComparison } from '../testing/comparisons';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { signInTestAdmin } from '../testing/sign-in';
import { handleReadShippingPolicies, readShippingPolicies } from './read-shipping-policies.job';

let api: TestApi;
let now = new Date('2026-11-22T09:00:00.000Z');
let cost = 4.9;
let hasBrowser = true;
const shippingPage = '/hilfe/versand';

const script = (thing: object) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
const service = (changes: object = {}) => ({
  '@type': 'OnlineStore',
  name: 'Shop',
  hasShippingService: {
    shippingConditions: [
      {
        shippingDestination: { addressCountry: 'AT' },
        shippingRate: { value: cost, currency: 'EUR' },
        ...changes,
      },
    ],
  },
});
const productPage = (thing: object) =>
  `<title>Kettle</title><h1>Kettle</h1>${script(thing)}${script({
    '@type': 'Product',
    name: 'Kettle K1',
    offers: { price: '10.00', priceCurrency: 'EUR', availability: 'InStock' },
  })}`;

const inBrowser = scriptedWeb({
  '*': ({ link }) =>
    link.endsWith('/kettle') ? productPage(service()) : `<h1>Welcome</h1>${script(service())}`,
});

beforeAll(async () => {
  api = await startTestApi({
    now: () => now,
    renderPage: async (link, signal) =>
      hasBrowser
        ? inBrowser.fetch(link, { accept: 'html', ...(signal === undefined ? {} : { signal }) })
        : { kind: 'no-browser' },
    pages: {
      '*': async ({ link }) => {
        const { hostname, pathname } = new URL(link);
        if (hostname.startsWith('scripted')) return '<div id="app"></div>';
        if (hostname === 'outage.example') return { status: 404 };
        if (/^racing-\w+\.example$/.test(hostname)) {
          await savePolicy(hostname, now.toISOString(), freeToAustria);
          return hostname === 'racing-broken.example' ? { status: 500 } : '<h1>Welcome</h1>';
        }
        if (hostname === 'broken.example') return { status: 500 };
        if (hostname === 'deep.example' && pathname === '/') return { body: '<h1>Welcome</h1>' };
        if (pathname === '/kettle') return { body: productPage(service()) };
        if (hostname === 'footer.example' && pathname !== shippingPage)
          return { body: `<h1>Welcome</h1><footer><a href="${shippingPage}">Versandkosten</a></footer>` };
        return { body: `<h1>Welcome</h1>${script(service())}` };
      },
    },
  });
});
beforeEach(() => {
  now = new Date('2026-11-22T09:00:00.000Z');
  cost = 4.9;
  hasBrowser = true;
});
afterAll(() => api.close());

async function readPolicies(domain: string | null) {
  await api.services.jobQueue.enqueue(readShippingPolicies, { domain });
  await api.runJobs([handleReadShippingPolicies(api.services)]);
}

async function listShop(domain: string, needsBrowser = false) {
  await api.services.storage.offerShops.saveShops([
    {
      domain,
      name: domain,
      platform: 'generic',
      software: 'generic',
      origin: `https://${domain}/`,
      apiBase: null,
      currency: 'EUR',
      country: null,
      taxMode: 'unknown',
      taxPercent: null,
      searchTemplate: null,
      needsBrowser,
      decimals: null,
      checkResult: 'found',
      addedAt: now.toISOString(),
      checkedAt: now.toISOString(),
    },
  ]);
}

async function offerIn(domain: string, source = 'feed') {
  const { products, offers } = api.services.storage;
  await products.saveProducts([sampleProduct({ id: domain, title: domain })]);
  const retailer = { name: domain, domain };
  const price = { amountMinor: 1000, currency: 'EUR' };
  const offer = sampleOffer({ id: domain, source, retailer, price, shipping: { kind: 'unknown' } });
  await offers.saveOffers([{ productId: domain, offer }]);
}

async function pricesOf(domain: string, country = 'AT') {
  const query = { currency: 'EUR', country };
  const page = await api.app.inject({ method: 'GET', url: `/api/products/${domain}/offers`, query });
  const list = await api.app.inject({ method: 'GET', url: '/api/products', query: { ...query, q: domain } });
  const [row] = page.json().items;
  const [listed] = list.json().items;
  return [
    listed?.lowestPrice.amountMinor,
    row.deliveredTotal?.amountMinor ?? null,
    row.offer.shippingDetails,
  ];
}

const policyOf = (domain: string) => api.services.storage.shopShipping.readPolicy(domain);

const freeToAustria: ShippingPolicy = [
  {
    countries: ['AT'],
    orderValue: null,
    weightGrams: null,
    itemCount: null,
    season: null,
    charge: { kind: 'amount', cost: { amountMinor: 0, currency: 'EUR' } },
    deliveryDays: null,
  },
];

async function savePolicy(domain: string, readAt: string, policy: ShippingPolicy = []) {
  const link = `https://${domain}/`;
  await api.services.storage.shopShipping.savePolicy({ retailerDomain: domain, policy, link, readAt });
}

const paste = (url: string) => settledComparison(api, { url }, { country: 'AT', currency: 'EUR' });

describe('the shipping policy that a shop publishes', () => {
  it('applies to all its offers once its home page was read, with the source of the cost', async () => {
    await listShop('home.example');
    await offerIn('home.example');
    const before = await pricesOf('home.example');

    await readPolicies('home.example');
    await api.runJobs();

    expect(before).toEqual([1000, null, undefined]);
    expect(await pricesOf('home.example')).toEqual([1490, 1490, { origin: 'policy' }]);
    expect(await pricesOf('home.example', 'SE')).toEqual([1000, null, undefined]);
  });

  it('is found on the shipping page that the home page links to', async () => {
    await listShop('footer.example');

    await readPolicies('footer.example');

    expect(await api.services.storage.shopShipping.readPolicy('footer.example')).toMatchObject({
      link: `https://footer.example${shippingPage}`,
      readAt: now.toISOString(),
      policy: [{ countries: ['AT'] }],
    });
  });

  it('is stored from the page of a pasted link if the shop has an offer from a trusted source', async () => {
    await offerIn('vouched.example');

    await paste('https://vouched.example/kettle');

    expect(await policyOf('vouched.example')).toMatchObject({ link: 'https://vouched.example/kettle' });
  });

  it('is stored from the page of a pasted link that the browser renders', async () => {
    await listShop('scripted-page.example', true);

    const comparison = await paste('https://scripted-page.example/kettle');

    expect(comparison.product?.pastedOffer?.offer.price).toEqual({ amountMinor: 1000, currency: 'EUR' });
    expect(await policyOf('scripted-page.example')).toMatchObject({
      link: 'https://scripted-page.example/kettle',
    });
  });

  it('applies to one comparison only if the shop has no offer from a trusted source', async () => {
    await offerIn('pasted.example', strangersSource);

    const comparison = await paste('https://pasted.example/kettle');

    expect(comparison.product?.pastedOffer).toMatchObject({
      deliveredTotal: { amountMinor: 1490, currency: 'EUR' },
      offer: { shipping: { kind: 'known' }, shippingDetails: { origin: 'policy' } },
    });
    expect(await policyOf('pasted.example')).toBeNull();
  });

  it('is never read from a marketplace, where many sell', async () => {
    await offerIn('etsy.com');

    const comparison = await paste('https://www.etsy.com/kettle');

    expect(comparison.product?.pastedOffer?.deliveredTotal).toBeNull();
    expect(await policyOf('etsy.com')).toBeNull();
  });

  it('changes through pasted pages at most once a day', async () => {
    await offerIn('daily.example');
    await paste('https://daily.example/kettle');
    const first = await policyOf('daily.example');
    cost = 0;

    now = new Date('2026-11-23T08:59:00.000Z');
    await paste('https://daily.example/kettle');
    const within = await policyOf('daily.example');
    now = new Date('2026-11-23T09:00:01.000Z');
    await paste('https://daily.example/kettle');

    expect(within).toEqual(first);
    expect((await policyOf('daily.example'))?.policy).not.toEqual(first?.policy);
  });

  it('stays when only a product page publishes it', async () => {
    await listShop('deep.example');
    await paste('https://deep.example/kettle');
    now = new Date('2026-11-23T09:00:01.000Z');

    await readPolicies('deep.example');

    expect(await policyOf('deep.example')).toMatchObject({
      readAt: now.toISOString(),
      policy: [{ countries: ['AT'] }],
    });
  });

  it('is deleted once the shop is in no list and has no offer from a trusted source', async () => {
    await offerIn('ended.example', strangersSource);
    await savePolicy('ended.example', '2026-11-20T09:00:00.000Z');

    await readPolicies(null);
    await api.runJobs();

    expect(await policyOf('ended.example')).toBeNull();
  });

  it('is reread after a day and reprices offers', async () => {
    await listShop('again.example');
    await offerIn('again.example');
    await readPolicies('again.example');
    cost = 7;
    now = new Date('2026-11-23T09:00:01.000Z');

    await readPolicies(null);
    await api.runJobs();

    expect((await pricesOf('again.example'))[0]).toBe(1700);
  });

  it('stays when the shop does not answer, and lets other shops have their turn', async () => {
    await listShop('broken.example');
    await savePolicy('broken.example', '2026-01-01T00:00:00.000Z');
    const before = await policyOf('broken.example');

    await readPolicies('broken.example');

    expect(await policyOf('broken.example')).toEqual({ ...before, readAt: now.toISOString() });
  });

  it('is read in the browser if the shop needs one, and stays without a browser', async () => {
    await listShop('scripted.example', true);
    await readPolicies('scripted.example');
    const rendered = await policyOf('scripted.example');
    hasBrowser = false;

    await readPolicies('scripted.example');

    expect(rendered?.policy).toMatchObject([{ countries: ['AT'] }]);
    expect(await policyOf('scripted.example')).toEqual(rendered);
  });

  it('stays when the front page is gone', async () => {
    await listShop('outage.example');
    await savePolicy('outage.example', '2026-01-01T00:00:00.000Z', freeToAustria);

    await readPolicies('outage.example');

    expect(await policyOf('outage.example')).toMatchObject({
      policy: freeToAustria,
      readAt: now.toISOString(),
    });
  });

  it.each(['racing-broken.example', 'racing-empty.example'])(
    'of %s is not overwritten by a reading that began before it was stored',
    async (domain) => {
      await listShop(domain);
      await savePolicy(domain, '2026-01-01T00:00:00.000Z');

      await readPolicies(domain);

      expect(await policyOf(domain)).toMatchObject({ policy: freeToAustria, readAt: now.toISOString() });
    },
  );

  it('is stored under the domain of the shop that the operator asked for', async () => {
    await offerIn('outlet.kettles.example');
    const admin = await signInTestAdmin(api);
    const url = '/api/admin/retailers/outlet.kettles.example/shipping-policy';

    const answer = await admin.inject({ method: 'POST', url });
    await api.runJobs();

    expect(answer.json()).toMatchObject({
      wasRead: true,
      shop: { policy: { link: 'https://outlet.kettles.example/', conditions: [{ countries: ['AT'] }] } },
    });
    expect((await pricesOf('outlet.kettles.example'))[0]).toBe(1490);
    expect(await policyOf('kettles.example')).toBeNull();
  });

  it('is never taken from a page that a visitor submitted', async () => {
    await api.services.readPage(productPage(service()), 'https://captured.example/kettle');

    expect(await api.services.storage.shopShipping.readPolicy('captured.example')).toBeNull();
  });

  it('is shown to the operator with its page and time, and reread on request', async () => {
    const admin = await signInTestAdmin(api);
    const url = '/api/admin/retailers/asked.example/shipping-rules';
    await listShop('asked.example');
    const before = (await admin.inject({ method: 'GET', url })).json().shop.policy;
    await readPolicies('asked.example');
    now = new Date('2026-11-22T09:10:00.000Z');

    const read = '/api/admin/retailers/asked.example/shipping-policy';
    const answer = (await admin.inject({ method: 'POST', url: read })).json();
    const broken = await admin.inject({
      method: 'POST',
      url: '/api/admin/retailers/broken.example/shipping-policy',
    });

    expect(before).toBeNull();
    expect(answer).toMatchObject({
      wasRead: true,
      shop: {
        policy: {
          conditions: [{ countries: ['AT'], charge: { kind: 'amount', cost: { amountMinor: 490 } } }],
          link: 'https://asked.example/',
          readAt: now.toISOString(),
        },
      },
    });
    expect(broken.json()).toMatchObject({ wasRead: false });
    const query = { action: 'shipping-policy.read', subjectId: 'asked.example' };
    const log = await admin.inject({ method: 'GET', url: '/api/admin/audit-log', query });
    expect(log.json().items).toMatchObject([{ details: { wasRead: true } }]);
  });
});
