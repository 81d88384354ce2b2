import type { Comparison } from '@pricehunt/api-contract/comparisons';
import type { Offer } from '@pricehunt/offers';
import { dayMs } from '@pricehunt/offers';
import { itemLowsOf, sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { handleCheckItemPages } from '../merchant-items/check-item-pages.job';
import { handleJudgeAgain } from '../merchant-items/judge-again.job';
import { observeProduct } from '../modules/alerts/observe-product';
import { testCatalogSource } from '../testing/offer-sources';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { openTestMerchant, testItem } from '../testing/merchant';
import type { TestMerchant } from '../testing/merchant';
import { signInTestAdmin } from '../testing/sign-in';

const title = 'Sony WH-1000XM5 Wireless Headphones';

let api: TestApi;
let nowMs = Date.parse('2026-11-21T09:00:00.000Z');
let place = 0;
let gtin = '';
let productId = '';
const pages = new Map<string, string>();

beforeAll(async () => {
  const answer = ({ link }: { readonly link: string }) => pages.get(link) ?? { status: 503 };
  const catalog = testCatalogSource(() => api);
  api = await startTestApi({
    now: () => new Date(nowMs),
    pages: { '*': answer },
    offerSources: [catalog],
  });
});
afterAll(() => api.close());

beforeEach(() => {
  place += 1;
  gtin = gtinOf(place);
  productId = `p${place}`;
});

function gtinOf(number: number): string {
  const body = `4006381${String(number).padStart(5, '0')}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

async function saveAttested(name = title): Promise<void> {
  const { products, offers } = api.services.storage;
  const identity = { title: name, brand: 'Sony', gtins: [`0${gtin}`], mpn: `WH1000XM5-${place}` };
  await products.saveProducts([sampleProduct({ ...identity, id: productId, category: `Audio ${place}` })]);
  for (const age of [20, 10, 1]) {
    const checkedAt = new Date(nowMs - age * dayMs).toISOString();
    const shops: readonly Offer[] = [
      sampleOffer({
        ...identity,
        id: `elm-${place}`,
        retailer: { name: 'Elm', domain: 'elm.example' },
        checkedAt,
        price: { amountMinor: 33_000 + age, currency: 'EUR' },
      }),
      sampleOffer({
        ...identity,
        id: `ash-${place}`,
        retailer: { name: 'Ash', domain: 'ash.example' },
        checkedAt,
        price: { amountMinor: 30_000 + age, currency: 'EUR' },
      }),
    ];
    await offers.saveOffers(shops.map((offer) => ({ productId, offer })));
  }
}

function page(name: string, price: string): string {
  const offers = {
    '@type': 'Offer',
    price,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  };
  const product = { '@context': 'https://schema.org', '@type': 'Product', name, offers };
  return `<script type="application/ld+json">${JSON.stringify(product)}</script><h1>${name}</h1>`;
}

const open = (name: string) => openTestMerchant(api, [], { domain: `${name}-${place}.example` });

function item(name: string, changes: object = {}): object {
  return testItem('h1', {
    title,
    brand: 'Sony',
    gtin,
    price: '120.00 EUR',
    link: `https://${name}-${place}.example/h1`,
    ...changes,
  });
}

const gnome = (name: string) => item(name, { title: 'Garden Gnome', brand: 'Gnomeland', price: '5.00 EUR' });

const runJobs = () => api.runJobs([handleCheckItemPages(api.services), handleJudgeAgain(api.services)]);

async function read(url: string, query: Readonly<Record<string, string>> = {}) {
  const answer = await api.app.inject({
    method: 'GET',
    url,
    remoteAddress: `10.0.${place}.1`,
    query: { ...query, currency: 'EUR' },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function seen() {
  const { observation } = await observeProduct(
    api.services,
    {
      productId,
      rule: { kind: 'new-low', days: null },
      currency: 'EUR',
      country: null,
      conditionClass: 'new',
      shippingCounted: false,
      shops: null,
    },
    null,
    null,
  );
  return {
    observation,
    offers: await read(`/api/products/${productId}/offers`),
    page: await read(`/api/products/${productId}`),
    history: await read(`/api/products/${productId}/price-history`),
    list: await read('/api/products', { category: `audio-${place}` }),
    cheap: await read('/api/products', { category: `audio-${place}`, maxPrice: '20000' }),
    trend: await read('/api/price-trends', { ids: productId }),
    drops: (await api.services.storage.priceHistory.listPriceDrops({ limit: 50 })).length,
    gnomes: await read('/api/products', { q: 'garden gnome', category: `audio-${place}` }),
    retailers: (await api.services.storage.offers.listRetailers()).length,
  };
}

async function own(merchant: TestMerchant) {
  const list = await merchant.inject({ method: 'GET', url: '/api/business/products' });
  const { id } = list.json<{ items: readonly { readonly id: string }[] }>().items[0] ?? { id: '' };
  const answer = await merchant.inject({ method: 'GET', url: `/api/business/products/${id}` });
  return answer.json<{
    product: {
      id: string;
      productId: string;
      standing: string;
      isShown: boolean;
      holdReasons: readonly { kind: string; sources: number }[];
    };
    lastCheck: { pagePrice: { amountMinor: number } | null } | null;
  }>();
}

const standingOf = async (merchant: TestMerchant) => (await own(merchant)).product.standing;
const kindsOf = async (merchant: TestMerchant) =>
  (await own(merchant)).product.holdReasons.map(({ kind }) => kind);
const act = async (url: string, payload: object) =>
  (await signInTestAdmin(api)).inject({ method: 'POST', url, payload });
const lows = async () => itemLowsOf(api.services.storage, productId);

describe('an offer that contradicts its product', () => {
  it('is never visible, from the push of a garden gnome to its deletion', async () => {
    await saveAttested();
    const merchant = await open('liar');
    const before = await seen();

    const [pushed] = await merchant.push([gnome('liar')]);
    const whileHeld = await seen();
    const theirs = await own(merchant);
    const admin = await signInTestAdmin(api);
    const listed = await admin.inject({ method: 'GET', url: '/api/admin/items', query: { state: 'held' } });
    await runJobs();
    await merchant.remove(['h1']);

    expect([pushed?.outcome, pushed?.issues.at(-1)?.code]).toEqual(['created', 'offer.held']);
    expect(whileHeld).toEqual(before);
    expect(theirs.product).toMatchObject({
      standing: 'held',
      isShown: false,
      productId,
      holdReasons: [
        { kind: 'title', claimed: 'Garden Gnome', known: title, sources: 2 },
        { kind: 'brand', claimed: 'Gnomeland', known: 'Sony' },
        { kind: 'price', claimed: { amountMinor: 500, currency: 'EUR' } },
      ],
    });
    expect(listed.json().items).toContainEqual(
      expect.objectContaining({ title: 'Garden Gnome', standing: 'held', productId }),
    );
    expect(await seen()).toEqual(before);
  });

  it('is shown under the right product once its merchant corrects the GTIN', async () => {
    await saveAttested();
    const merchant = await open('shed');
    await merchant.push([gnome('shed')]);
    const before = await seen();

    await merchant.push([{ ...gnome('shed'), gtin: gtinOf(90_000 + place) }]);

    const { product } = await own(merchant);
    expect(product).toMatchObject({ standing: 'shown', holdReasons: [] });
    expect(product.productId).not.toBe(productId);
    expect({ ...(await seen()), retailers: before.retailers }).toEqual(before);
  });

  it('is hidden when a shown offer turns into a gnome, and leaves no trace', async () => {
    await saveAttested();
    const merchant = await open('turner');
    const before = await seen();
    await merchant.push([item('turner', { price: '290.00 EUR' })]);
    const first = await standingOf(merchant);
    const shown = await seen();

    await merchant.push([gnome('turner')]);

    expect([first, await standingOf(merchant)]).toEqual(['shown', 'held']);
    expect(shown.offers.items).toHaveLength(3);
    expect(await seen()).toEqual(before);
  });
});

describe('a price far from those of other shops', () => {
  it('is shown once the page confirms it, and stays in the history when the offer ends', async () => {
    await saveAttested();
    const merchant = await open('sale');
    pages.set(`https://sale-${place}.example/h1`, page('Sony WH-1000XM5 Kopfhörer', '120.00'));

    await merchant.push([item('sale')]);
    const first = [await standingOf(merchant), await kindsOf(merchant)];
    await runJobs();
    const shown = await seen();
    await merchant.remove(['h1']);

    expect(first).toEqual(['held', ['price']]);
    expect(shown.list.items[0].lowestPrice).toEqual({ amountMinor: 12_000, currency: 'EUR' });
    expect((await lows()).at(-1)?.low.amountMinor).toBe(12_000);
    expect((await seen()).offers.items).toHaveLength(2);
  });

  it.each([
    ['shows another price', page(title, '299.00'), 29_900],
    ['shows another product at that price', page('Garden gnome with lantern, hand painted', '120.00'), null],
    ['cannot be read', '', null],
  ])('stays on hold while its page %s', async (_what, html, amountMinor) => {
    await saveAttested();
    const merchant = await open('stays');
    if (html !== '') pages.set(`https://stays-${place}.example/h1`, html);
    const before = await seen();

    await merchant.push([item('stays')]);
    await runJobs();

    const { product, lastCheck } = await own(merchant);
    expect([product.standing, lastCheck?.pagePrice?.amountMinor ?? null]).toEqual(['held', amountMinor]);
    expect(await seen()).toEqual(before);
  });

  it('is held again when the page withdraws it', async () => {
    await saveAttested();
    const merchant = await open('back');
    const link = `https://back-${place}.example/h1`;
    pages.set(link, page(title, '120.00'));
    await merchant.push([item('back')]);
    await runJobs();
    const confirmed = await own(merchant);

    pages.set(link, page(title, '310.00'));
    nowMs += 60_000;
    const ids = [confirmed.product.id];
    await merchant.inject({ method: 'POST', url: '/api/business/products/checks', payload: { ids } });
    await runJobs();

    expect([confirmed.product.standing, await standingOf(merchant)]).toEqual(['shown', 'held']);
    expect((await seen()).offers.items).toHaveLength(2);
  });

  it('holds the earlier offer when a second shop’s page confirms another price', async () => {
    const [liar, honest] = [await open('first'), await open('second')];
    pages.set(`https://second-${place}.example/h1`, page(title, '300.00'));
    await liar.push([item('first', { price: '5.00 EUR' })]);
    const alone = await standingOf(liar);

    await honest.push([item('second', { price: '300.00 EUR' })]);
    const meanwhile = await standingOf(honest);
    await runJobs();

    expect([alone, meanwhile]).toEqual(['shown', 'held']);
    expect([await standingOf(liar), await standingOf(honest)]).toEqual(['held', 'shown']);
    productId = (await own(honest)).product.productId;
    expect((await lows()).map(({ low }) => low.amountMinor)).toEqual([30_000]);
  });
});

describe('a new GTIN', () => {
  it('gives two shops that name different things a product each', async () => {
    const [first, second, third] = [await open('gnomes'), await open('sound'), await open('audio')];
    await first.push([gnome('gnomes')]);
    await second.push([item('sound', { price: '300.00 EUR' })]);
    await third.push([item('audio', { price: '310.00 EUR' })]);

    const products = await Promise.all([first, second, third].map(async (each) => (await own(each)).product));

    expect(products.map(({ standing }) => standing)).toEqual(['shown', 'shown', 'shown']);
    expect(products[1]?.productId).toBe(products[2]?.productId);
    expect(products[0]?.productId).not.toBe(products[1]?.productId);
    // Once two shops agree, a push by the gnome shop is checked against them.
    await first.push([{ ...gnome('gnomes'), price: '6.00 EUR' }]);
    expect(await standingOf(first)).toBe('held');
  });
});

describe('an item without codes', () => {
  const speaker = 'Sony SRS-XB100 Portable Bluetooth Speaker';

  const comparedShops = async () => {
    const requestId = `3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b${String(place).padStart(4, '0')}`;
    const call = { remoteAddress: `10.0.${place}.2` };
    const payload = { requestId, url: `https://refusing-${place}.example/${speaker.replaceAll(' ', '-')}` };
    await api.app.inject({ method: 'POST', url: '/api/comparisons', payload, ...call });
    await api.app.inject({ method: 'GET', url: `/api/comparisons/${requestId}/events`, ...call });
    const answer = await api.app.inject({ method: 'GET', url: `/api/comparisons/${requestId}`, ...call });
    const { comparison } = answer.json<{ comparison: Comparison }>();
    const { ranked, unranked } = comparison.offers;
    return [...ranked, ...unranked].map(({ offer }) => offer.retailer.domain);
  };

  it('never joins the product of another shop, and prices it contradicts are not compared with it', async () => {
    await saveAttested(speaker);
    const [liar, honest] = [await open('cheap'), await open('fair')];
    const before = await seen();
    const uncoded = { title: speaker, gtin: undefined, mpn: undefined };

    await liar.push([item('cheap', { ...uncoded, price: '5.00 EUR' })]);
    await honest.push([item('fair', { ...uncoded, price: '290.00 EUR' })]);

    const items = await Promise.all([liar, honest].map(async (each) => (await own(each)).product));
    expect(items.map(({ standing }) => standing)).toEqual(['shown', 'shown']);
    expect(items.map((each) => each.productId)).not.toContain(productId);
    expect((await seen()).offers).toEqual(before.offers);
    expect((await seen()).observation).toEqual(before.observation);
    const shops = await comparedShops();
    expect(shops).toContain(`fair-${place}.example`);
    expect(shops).not.toContain(`cheap-${place}.example`);
  });
});

describe('products that a person merged', () => {
  it('stay together whatever their shops call them', async () => {
    const [first, second] = [await open('plain'), await open('fancy')];
    const fancy = { title: 'Over-ear cans for quiet commuters', brand: 'Quiet', price: '290.00 EUR' };
    await first.push([item('plain', { price: '300.00 EUR' })]);
    await second.push([item('fancy', fancy)]);
    const [one, other] = [(await own(first)).product.productId, (await own(second)).product.productId];

    await act(`/api/admin/products/${one}/merge`, { otherIds: [other], reason: 'One headphone' });
    await first.push([item('plain', { price: '301.00 EUR' })]);
    await second.push([item('fancy', { ...fancy, price: '291.00 EUR' })]);

    expect(one).not.toBe(other);
    expect([await standingOf(first), await standingOf(second)]).toEqual(['shown', 'shown']);
    expect((await own(first)).product.productId).toBe((await own(second)).product.productId);
  });
});

describe('prices of offers that end', () => {
  const end = async (daysShown: number) => {
    const merchant = await open(`ends-${daysShown}`);
    await merchant.push([item(`ends-${daysShown}`, { price: '280.00 EUR' })]);
    const { product } = await own(merchant);
    nowMs += daysShown * dayMs;
    await merchant.remove(['h1']);
    return product;
  };

  it('are deleted when they are younger than 14 days, unless their page confirmed them', async () => {
    await saveAttested();
    const before = await lows();

    const product = await end(3);

    expect(product.standing).toBe('shown');
    expect(await lows()).toEqual(before);
  });

  it('leave a product that the merchant no longer claims, and start again at the right one', async () => {
    await saveAttested();
    const before = await lows();
    const merchant = await open('moves');
    await merchant.push([item('moves', { price: '280.00 EUR' })]);
    nowMs += 20 * dayMs;

    await merchant.push([item('moves', { price: '280.00 EUR', gtin: gtinOf(80_000 + place) })]);

    expect(await lows()).toEqual(before);
    const [moved] = await api.services.storage.merchantItems.findItems(merchant.businessId, ['h1']);
    productId = moved?.productId ?? '';
    expect((await lows()).map(({ low }) => low.amountMinor)).toEqual([28_000]);
  });

  it('stay after a normal end', async () => {
    await saveAttested();

    await end(20);

    expect((await lows()).some(({ low }) => low.amountMinor === 28_000)).toBe(true);
  });

  it('are deleted when an admin disapproves the product, also after a normal end', async () => {
    await saveAttested();
    const before = await lows();
    const merchant = await open('fake');
    await merchant.push([item('fake', { price: '280.00 EUR' })]);
    const { product } = await own(merchant);
    nowMs += 20 * dayMs;

    await act(`/api/admin/items/${product.id}/disapprove`, { reason: 'Counterfeit' });

    expect(await lows()).toEqual(before);
  });
});

describe('a price that a shopper reported', () => {
  it('is deleted with its offer once an admin finds it wrong, without older prices', async () => {
    await saveAttested();
    const days = async () => (await lows()).map(({ low }) => low.amountMinor);
    const payload = { offerId: `ash-${place}`, reason: 'price' };
    const remoteAddress = `10.0.${place}.2`;
    await api.app.inject({ method: 'POST', url: '/api/reports/wrong-price', payload, remoteAddress });
    const [report] = await api.services.storage.wrongPriceReports.listReports({ after: null, limit: 1 });
    const before = new Set(await days());

    await act(`/api/admin/price-reports/${report?.id ?? ''}/resolve`, { outcome: 'offer-removed' });

    expect([...before]).toEqual([30_020, 30_010, 30_001]);
    expect([...new Set(await days())]).toEqual([30_020, 33_020, 33_010, 33_001]);
  });
});

describe('the review of held items', () => {
  it('releases an item with a reason and an audit entry; its next claim is checked again', async () => {
    await saveAttested();
    const merchant = await open('review');
    await merchant.push([item('review')]);
    const { product } = await own(merchant);
    const url = `/api/admin/items/${product.id}/release`;

    const released = await act(url, { reason: 'The shop clears its stock' });
    const again = await act(url, { reason: 'Twice' });
    const [entry] = await api.services.storage.audit.listEntries({ before: null, limit: 1 });
    await merchant.push([item('review', { price: '110.00 EUR' })]);
    const near = await standingOf(merchant);
    await merchant.push([gnome('review')]);

    expect(released.json().item).toMatchObject({ isShown: true, standing: 'shown', holdReasons: [] });
    expect([again.statusCode, again.json().code]).toEqual([409, 'item.not-held']);
    expect(entry).toMatchObject({
      action: 'item.released',
      details: { reason: 'The shop clears its stock', contradicted: 'price' },
    });
    expect([near, await standingOf(merchant)]).toEqual(['shown', 'held']);
  });

  it('rejects an item for good, whatever its page shows', async () => {
    await saveAttested();
    const merchant = await open('reject');
    pages.set(`https://reject-${place}.example/h1`, page(title, '120.00'));
    await merchant.push([item('reject')]);
    const { product } = await own(merchant);

    await act(`/api/admin/items/${product.id}/disapprove`, { reason: 'No such shop' });
    await runJobs();

    expect(await standingOf(merchant)).toBe('disapproved');
  });
});
