import type { FeedTrial, OperatorFeed } from '@pricehunt/api-contract/operator-feeds';
import type { Offer } from '@pricehunt/offers';
import { dayMs } from '@pricehunt/offers';
import type { ScriptedAnswer } from '@pricehunt/safe-fetch/testing';
import { affiliateNetworks } from '@pricehunt/shop-doubles';
import type { NetworkGoods } from '@pricehunt/shop-doubles';
import { itemLowsOf } from '@pricehunt/storage/testing';
import { handleCheckItemPages } from '../../merchant-items/check-item-pages.job';
import { handleShowItems } from '../../merchant-items/show-items.job';
import { handleJudgeAgain } from '../../merchant-items/judge-again.job';
import { openTestMerchant, testItem } from '../../testing/merchant';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestAdmin } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { handleImportFeed } from './import-feed.job';
import { handleStartDueImports, startDueImports } from './start-due-imports.job';
import { forgetOld, handleForgetOld } from '../retention/retention.job';
import { handleEraseOperatorFeed } from './end-operator-feed.job';
import { changeOperatorFeedOf } from './save-operator-feed';

const key = 'k3y-of-the-publisher';
const feedHeaders = { 'content-type': 'text/csv' };
const pages: Record<string, ScriptedAnswer> = {};
let goods: readonly NetworkGoods[] = [];
let isApproved = true;
let requested: string[] = [];
let now = new Date('2026-03-03T09:00:00.000Z');
let api: TestApi;
let admin: SignedInCaller;
let testCount = 0;
let gtin = '';

beforeAll(async () => {
  api = await startTestApi({
    now: () => now,
    affiliateIds: { amazon: { 'amazon.de': 'hunt-21' } },
    pages: {
      '*': ({ link }) => {
        requested.push(link);
        const answer = affiliateNetworks({ key, goods, isApproved })({ link });
        return answer ?? pages[link] ?? { status: 404 };
      },
    },
  });
});
afterAll(() => api.close());

beforeEach(async () => {
  testCount += 1;
  gtin = withCheckDigit(`40000000${String(testCount).padStart(4, '0')}`);
  await moveClock(1);
  goods = [];
  isApproved = true;
  requested = [];
});

async function moveClock(days: number): Promise<void> {
  now = new Date(now.getTime() + days * dayMs);
  admin = await signInTestAdmin(api);
}

function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const advertiserIds: Readonly<Record<string, string>> = { oak: '7', elm: '8', liar: '9', gnome: '10' };

function shopsOfTest() {
  return Object.entries(advertiserIds).map(([site, advertiserId]) => ({
    domain: `www.${site}${testCount}.example`,
    advertiserId,
  }));
}

function good(changes: Partial<NetworkGoods> & { readonly site?: string } = {}): NetworkGoods {
  const { site = 'oak', ...rest } = changes;
  const id = rest.id ?? '7';
  return {
    ...(advertiserIds[site] === undefined ? {} : { advertiserId: advertiserIds[site] }),
    id,
    shop: `${site} Lights`,
    link: `https://www.${site}${testCount}.example/lamp/${id}`,
    title: `Oak Reading Lamp R${testCount}`,
    brand: 'Oak',
    gtin,
    price: '100.00',
    currency: 'EUR',
    updatedAt: now.toISOString(),
    ...rest,
  };
}

const links = {
  awin: `https://productdata.awin.com/datafeed/download/apikey/${key}/language/de/fid/1/format/csv/delimiter/%2C/compression/gzip/adultcontent/1/`,
  tradedoubler: `https://api.tradedoubler.com/1.0/products.json;fid=1;page=1;pageSize=100?token=${key}`,
  daisycon: `https://daisycon.io/datafeed/?media_id=${key}&program_id=1&standard_id=1&type=csv`,
  webgains: `https://www.webgains.com/datafeed.html?action=download&format=csv&separator=pipe&zipformat=gzip&apikey=${key}`,
  cj: `https://datatransfer.cj.com/datatransfer/files/1/catalog.csv?token=${key}`,
} as const;

async function addFeed(changes: object = {}): Promise<OperatorFeed> {
  const answer = await admin.inject({
    method: 'POST',
    url: '/api/admin/operator-feeds',
    payload: {
      name: `Feed ${testCount}`,
      link: links.awin,
      preset: 'awin',
      currency: 'EUR',
      country: 'DE',
      retentionDays: null,
      mayShowHistory: true,
      endsWithMembership: false,
      shops: shopsOfTest(),
      ...changes,
    },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().feed;
}

async function change(feedId: string, payload: object) {
  return admin.inject({ method: 'PUT', url: `/api/admin/operator-feeds/${feedId}`, payload });
}

const work = () => [
  ...[handleImportFeed(api.services), handleStartDueImports(api.services), handleForgetOld(api.services)],
  ...[
    handleEraseOperatorFeed(api.services),
    handleCheckItemPages(api.services),
    handleJudgeAgain(api.services),
  ],
];

async function run(feedId: string): Promise<OperatorFeed> {
  const begun = await admin.inject({
    method: 'POST',
    url: `/api/admin/feeds/${feedId}/imports`,
    payload: {},
  });
  expect(begun.statusCode).toBe(202);
  await api.runJobs(work());
  return feedNow(feedId);
}

async function feedNow(feedId: string): Promise<OperatorFeed> {
  return (await admin.inject({ method: 'GET', url: `/api/admin/operator-feeds/${feedId}` })).json().feed;
}

async function offersNow(): Promise<readonly Offer[]> {
  const { products, offers } = api.services.storage;
  const found = await products.findProductsByGtin([`0${gtin}`]);
  const listed = await offers.listOffersOfProducts(found.map(({ id }) => id));
  return listed.map(({ offer }) => offer);
}

describe("the operator's own feeds", () => {
  it('add the offers of many shops to the catalog, dated by the feed and matched by barcode', async () => {
    goods = [
      good({ price: '1.299,95', updatedAt: '2026-03-03 08:00:00' }),
      good({ site: 'elm', price: '1199.00', updatedAt: '2026-03-03 08:00:00' }),
    ];
    const feed = await addFeed();

    const read = await run(feed.id);

    expect(await offersNow()).toMatchObject([
      {
        source: 'network-feed',
        price: { amountMinor: 119_900, currency: 'EUR' },
        retailer: { name: 'elm Lights', domain: `elm${testCount}.example` },
        checkedAt: '2026-03-03T08:00:00.000Z',
        link: `https://www.elm${testCount}.example/lamp/7`,
        affiliateLink: 'https://www.awin1.com/pclick.php?p=2&a=100&m=8&clickref=pricehunt-click-id',
      },
      { price: { amountMinor: 129_995 }, retailer: { domain: `oak${testCount}.example` } },
    ]);
    expect(read).toMatchObject({
      counts: { shown: 2, matched: 2, products: 1, held: 0 },
      latestImport: { state: 'applied', rowsRead: 2, preview: { rejectedCount: 0 } },
    });
  });

  it.each([
    ['tradedoubler', 'Tradedoubler', 'epi'],
    ['webgains', 'Webgains', null],
    ['cj', 'CJ', 'sid'],
    ['daisycon', 'Daisycon', null],
  ] as const)('are read in the format of %s', async (preset, _name, subId) => {
    goods = [good()];
    const feed = await addFeed({ preset, link: links[preset] });

    await run(feed.id);

    const [offer] = await offersNow();
    expect(offer).toMatchObject({
      price: { amountMinor: 10_000 },
      link: `https://www.oak${testCount}.example/lamp/7`,
    });
    expect(offer?.affiliateLink?.includes(`${subId}=pricehunt-click-id`)).toBe(subId !== null);
  });

  it('send the shopper through the network tagged once, with the click id, and never with an unverified link', async () => {
    goods = [good({ link: 'https://www.amazon.de/dp/B000000001' })];
    await run((await addFeed({ shops: [{ domain: 'amazon.de', advertiserId: null }] })).id);
    const [offer] = await offersNow();
    const target = offer?.affiliateLink ?? '';
    const signature = api.services.outboundSigner.sign(target, offer?.id ?? '').signature;
    const query = new URLSearchParams({ to: target, source: 'test', offer: offer?.id ?? '', signature });

    const sent = await api.app.inject({
      url: `/api/redirect?${query}`,
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/140' },
    });
    const foreign = await api.app.inject({
      url: `/api/redirect?${new URLSearchParams({ to: 'https://www.awin1.com/cread.php?ued=https://evil.example/' })}`,
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/140' },
    });

    const click = (await api.services.storage.clicks.listClicks({ after: null, limit: 10 })).at(-1);
    expect(sent.statusCode).toBe(302);
    expect(sent.headers['location']).toBe(
      `https://www.awin1.com/pclick.php?p=1&a=100&m=7&clickref=${click?.id}`,
    );
    expect(click).toMatchObject({ offerId: offer?.id, sentTo: sent.headers['location'] });
    expect(foreign.statusCode).not.toBe(302);
  });

  it('never show or store their address in the clear', async () => {
    goods = [good()];
    const feed = await addFeed();
    await change(feed.id, { name: 'Renamed' });
    const read = await run(feed.id);

    const answers = await Promise.all(
      ['operator-feeds', 'feeds', 'feed-imports', 'audit-log'].map((path) =>
        admin.inject({ method: 'GET', url: `/api/admin/${path}` }),
      ),
    );
    const { feeds, operatorFeeds } = api.services.storage;
    const stored = [
      await feeds.findFeed(feed.id),
      await operatorFeeds.findFeed(feed.id),
      await feeds.listImports(feed.id, null, 9),
    ];

    expect(read.shownLink).toBe('https://productdata.awin.com/…');
    expect(requested).toContain(links.awin);
    expect(JSON.stringify([answers.map(({ body }) => body), stored])).not.toContain(key);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  it('list the same shop once: the fresher feed wins, and the other returns when that one ends', async () => {
    goods = [good({ price: '100.00', updatedAt: '2026-03-01 08:00:00' })];
    const older = await addFeed();
    await run(older.id);
    goods = [good({ price: '90.00', updatedAt: '2026-03-02 08:00:00' })];
    const fresher = await addFeed({ preset: 'cj', link: links.cj });

    await run(fresher.id);
    const both = await offersNow();
    goods = [good({ price: '100.00', updatedAt: '2026-03-01 08:00:00' })];
    await change(older.id, { name: 'Read again' });
    await run(older.id);
    const still = await offersNow();
    await admin.inject({ method: 'DELETE', url: `/api/admin/operator-feeds/${fresher.id}` });
    await api.runJobs(work());
    const alone = await offersNow();

    expect([both, still, alone].map((offers) => offers.map(({ price }) => price.amountMinor))).toEqual([
      [9_000],
      [9_000],
      [10_000],
    ]);
    expect((await feedNow(older.id)).counts).toMatchObject({ shown: 1, listedElsewhere: 0 });
  });

  it("give way to the shop's own offer", async () => {
    goods = [good({ price: '80.00' })];
    const feed = await addFeed();
    const { products, offers } = api.services.storage;
    const own: Offer = {
      id: `own-${testCount}`,
      source: 'catalog',
      seller: null,
      sku: null,
      title: good().title,
      brand: 'Oak',
      retailer: { name: 'Oak', domain: `oak${testCount}.example` },
      gtins: [`0${gtin}`],
      mpn: null,
      attributes: {},
      link: good().link,
      affiliateLink: null,
      imageUrl: null,
      listPrice: null,
      price: { amountMinor: 8_100, currency: 'EUR' },
      shipping: { kind: 'unknown' },
      shippingRates: [],
      availability: 'in_stock',
      condition: 'new',
      checkedAt: '2026-01-01T00:00:00.000Z',
    };
    const { title, brand, gtins, mpn, attributes } = own;
    const product = {
      title,
      brand,
      gtins,
      mpn,
      attributes,
      id: `p-${testCount}`,
      category: null,
      description: null,
      imageUrl: null,
    };
    await products.saveProducts([product]);
    await offers.saveOffers([{ productId: product.id, offer: own }]);

    const read = await run(feed.id);

    expect((await offersNow()).map(({ id }) => id)).toEqual([own.id]);
    expect(read.counts).toMatchObject({ shown: 0, listedElsewhere: 1 });
  });

  it('give way when the shop lists its offer itself later', async () => {
    goods = [good({ price: '80.00' })];
    const feed = await addFeed();
    await run(feed.id);
    const { title, brand, link } = good();

    await openTestMerchant(api, [testItem('own', { title, brand, link, gtin, price: '81.00 EUR' })], {
      domain: `oak${testCount}.example`,
      status: 'active',
    });

    expect((await offersNow()).map(({ source, price }) => [source, price.amountMinor])).toEqual([
      ['merchant-feed', 8_100],
    ]);
    expect((await feedNow(feed.id)).counts).toMatchObject({ shown: 0, listedElsewhere: 1 });
  });

  it('hold offers that contradict other shops, as with merchants', async () => {
    goods = [good({ price: '100.00' }), good({ site: 'elm', price: '105.00' })];
    await run((await addFeed()).id);
    goods = [
      good({ site: 'liar', price: '5.00' }),
      good({ site: 'gnome', title: 'Garden Gnome', brand: 'Gnomeland', price: '99.00' }),
    ];

    const lying = await run((await addFeed({ preset: 'cj', link: links.cj })).id);

    expect((await offersNow()).map(({ price }) => price.amountMinor)).toEqual([10_000, 10_500]);
    expect(lying.counts).toMatchObject({ shown: 0, held: 2 });
  });

  it('lose nothing by a truncated file or one with less than half of the rows', async () => {
    const many = Array.from({ length: 30 }, (_, place) =>
      good({ id: `${place}`, gtin: '', title: `Lamp No ${place}` }),
    );
    goods = many;
    const feed = await addFeed();
    await run(feed.id);
    const link = `https://files.example/cut-${testCount}.gz`;
    const whole = affiliateNetworks({ key, goods: many })({ link: links.awin })?.body;
    const bytes = Buffer.from(whole ?? '');
    pages[link] = { body: bytes.subarray(0, bytes.length - 40), headers: feedHeaders };
    await change(feed.id, { link });

    const cutOff = await run(feed.id);
    goods = many.slice(0, 10);
    await change(feed.id, { link: links.awin });
    const short = await run(feed.id);
    goods = many.slice(0, 20);
    const shorter = await run(feed.id);

    expect(cutOff).toMatchObject({ counts: { shown: 30 }, latestImport: { preview: { isComplete: false } } });
    expect(short).toMatchObject({ counts: { shown: 30 }, latestImport: { state: 'applied' } });
    expect(short.latestImport?.removalHeldBack).not.toBeNull();
    expect(shorter.counts.shown).toBe(20);
  });

  it('reject rows with hostile links with the reason, and accept the others', async () => {
    const file = [
      'aw_deep_link,product_name,merchant_product_id,merchant_name,search_price,currency,merchant_deep_link,ean',
      `https://www.awin1.com/cread.php?ued=${encodeURIComponent('https://evil.example/')},Lamp,1,Oak,100.00,EUR,https://oak${testCount}.example/1,${gtin}`,
      `https://evil.example/?u=https://oak${testCount}.example/2,Lamp,2,Oak,1.00,EUR,javascript:alert(1),${gtin}`,
      `https://www.awin1.com/pclick.php?p=3,Lamp,3,Oak,100.00,EUR,https://oak${testCount}.example/3,${gtin}`,
    ].join('\n');
    const link = `https://files.example/hostile-${testCount}.csv`;
    pages[link] = { body: file, headers: feedHeaders };

    const shops = [{ domain: `oak${testCount}.example`, advertiserId: null }];
    const read = await run((await addFeed({ link, shops })).id);

    expect((await offersNow()).map((offer) => offer.link)).toEqual([`https://oak${testCount}.example/3`]);
    expect(read.latestImport?.preview).toMatchObject({ rowCount: 3, rejectedCount: 2 });
    const codes = read.latestImport?.preview?.issues.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['link.other-shop', 'link.not-http']));
  });

  it('list only the shops that they were added for, whatever domain a row claims', async () => {
    const victim = `victim${testCount}.example`;
    const header =
      'aw_deep_link,product_name,merchant_product_id,merchant_name,search_price,currency,merchant_deep_link,ean';
    const row = (id: number, link: string, claimed: string) =>
      `${link},Lamp,${id},Victim,1.00,EUR,${claimed},${gtin}`;
    const link = `https://files.example/claims-${testCount}.csv`;
    const body = [
      header,
      row(1, 'https://www.awin1.com/pclick.php?p=1&a=2&m=7', `https://${victim}/1`),
      row(2, 'https://www.awin1.com/pclick.php?p=2&a=2&m=8', `https://oak${testCount}.example/2`),
      row(3, 'https://www.awin1.com/pclick.php?p=3&a=2', `https://oak${testCount}.example/3`),
      row(4, `https://www.awin1.com/cread.php?ued=${encodeURIComponent(`https://${victim}/4`)}`, ''),
      row(5, '', `https://${victim}/5`),
      row(6, 'https://www.awin1.com/pclick.php?p=6&a=2&m=7', ''),
    ].join('\n');
    pages[link] = { body, headers: feedHeaders };

    const read = await run((await addFeed({ link })).id);

    const codes = read.latestImport?.preview?.issues.map(({ code, count }) => `${code} ${count}`);
    expect(codes?.filter((code) => code.startsWith('link.')).toSorted()).toEqual([
      ...['link.no-shop 1', 'link.not-of-feed 2', 'link.other-shop 2'],
    ]);
    expect((await offersNow()).map(({ retailer, sku }) => [retailer.domain, sku])).toEqual([
      [`oak${testCount}.example`, '6'],
    ]);
  });

  it('hide their offers of a removed shop at once', async () => {
    goods = [good(), good({ site: 'elm', id: '8' })];
    const feed = await addFeed();
    await run(feed.id);
    const before = await offersNow();

    await change(feed.id, { shops: shopsOfTest().filter(({ advertiserId }) => advertiserId !== '8') });
    await api.runJobs([...work(), handleShowItems(api.services)]);

    expect(before).toHaveLength(2);
    expect((await offersNow()).map(({ retailer }) => retailer.domain)).toEqual([`oak${testCount}.example`]);
  });

  it('report why a network returned nothing: the site is not approved, or the key is refused', async () => {
    isApproved = false;
    const unapproved = await run((await addFeed({ preset: 'daisycon', link: links.daisycon })).id);
    const refused = await run((await addFeed({ link: links.awin.replace(key, 'other') })).id);

    expect([unapproved, refused].map((feed) => feed.latestImport?.failureReasons[0]?.code)).toEqual([
      'feed.not-approved',
      'feed.refused-by-network',
    ]);
  });

  it('store no price history where none may be shown, also after that changes', async () => {
    goods = [good({ price: '100.00' })];
    const hidden = await addFeed({ mayShowHistory: false });
    await run(hidden.id);
    const { products } = api.services.storage;
    const [product] = await products.findProductsByGtin([`0${gtin}`]);
    const never = await itemLowsOf(api.services.storage, product?.id ?? '');
    await change(hidden.id, { mayShowHistory: true });
    goods = [good({ price: '95.00' })];
    await run(hidden.id);
    const shown = await itemLowsOf(api.services.storage, product?.id ?? '');
    await change(hidden.id, { mayShowHistory: false });
    await api.services.jobQueue.enqueue(forgetOld, {});
    await api.runJobs(work());
    const after = await itemLowsOf(api.services.storage, product?.id ?? '');

    expect([never, shown, after].map((lows) => lows.length > 0)).toEqual([false, true, false]);
  });

  it('remove offers that the feed has not confirmed within its licence’s time limit', async () => {
    goods = [good()];
    const feed = await addFeed({ retentionDays: 7 });
    await run(feed.id);
    await moveClock(6);
    await api.services.jobQueue.enqueue(forgetOld, {});
    await api.runJobs(work());
    const within = await offersNow();
    await moveClock(2);

    await api.services.jobQueue.enqueue(forgetOld, {});
    await api.runJobs(work());

    expect(within).toHaveLength(1);
    expect(await offersNow()).toEqual([]);
    const { merchantItems } = api.services.storage;
    expect(await merchantItems.countItems(feed.id)).toBe(0);
  });

  it('preserve offers whose unchanged file the network still serves', async () => {
    goods = [good()];
    const feed = await addFeed({ retentionDays: 7 });
    await run(feed.id);
    await moveClock(6);
    const again = await run(feed.id);
    await moveClock(2);

    await api.services.jobQueue.enqueue(forgetOld, {});
    await api.runJobs(work());

    expect(again.latestImport?.state).toBe('unchanged');
    expect(await offersNow()).toHaveLength(1);
  });

  it.each([
    ['leave nothing behind when their terms end with the membership: no offer, no price', true, 0],
    ['leave settled prices behind when their terms allow it, and no offer', false, 1],
  ])('%s', async (_what, endsWithMembership, lowCount) => {
    goods = [good()];
    const feed = await addFeed({ endsWithMembership });
    await run(feed.id);
    const { products, feeds, businesses } = api.services.storage;
    const [product] = await products.findProductsByGtin([`0${gtin}`]);
    await moveClock(20);

    const ended = await admin.inject({ method: 'DELETE', url: `/api/admin/operator-feeds/${feed.id}` });
    const again = await admin.inject({
      method: 'POST',
      url: `/api/admin/feeds/${feed.id}/imports`,
      payload: {},
    });
    await api.runJobs(work());

    expect(ended.json()).toMatchObject({ feed: { endedAt: now.toISOString() } });
    expect(again.json()).toMatchObject({ code: 'feed.ended' });
    expect(await offersNow()).toEqual([]);
    const lows = await itemLowsOf(api.services.storage, product?.id ?? '');
    expect(lows).toHaveLength(lowCount);
    expect(await feeds.findFeed(feed.id)).toBeNull();
    expect(await businesses.findBusiness(feed.id)).toBeNull();
  });

  it('stay ended when a change that began before comes after', async () => {
    const feed = await addFeed({ schedule: 'daily' });
    const { storage } = api.services;
    const ending: typeof storage = {
      ...storage,
      atomically: async (work) => {
        await admin.inject({ method: 'DELETE', url: `/api/admin/operator-feeds/${feed.id}` });
        return storage.atomically(work);
      },
    };

    const changing = changeOperatorFeedOf(
      { ...api.services, storage: ending },
      feed.id,
      { schedule: 'six-hourly', isPaused: false },
      () => Promise.resolve(),
    );

    await expect(changing).rejects.toMatchObject({ code: 'feed.ended' });
    expect(await storage.operatorFeeds.findFeed(feed.id)).toMatchObject({ endedAt: now.toISOString() });
    expect(await storage.feeds.findFeed(feed.id)).toMatchObject({ isPaused: true, nextRunAt: null });
  });

  it('run on schedule, except while they are paused', async () => {
    goods = [good()];
    const feed = await addFeed({ schedule: 'six-hourly' });
    await change(feed.id, { isPaused: true });
    await moveClock(0.3);
    await api.services.jobQueue.enqueue(startDueImports, {});
    await api.runJobs(work());
    const paused = await feedNow(feed.id);
    await change(feed.id, { isPaused: false });

    await api.services.jobQueue.enqueue(startDueImports, {});
    await api.runJobs(work());

    expect(paused).toMatchObject({ latestImport: null, nextRunAt: null });
    expect(await feedNow(feed.id)).toMatchObject({
      latestImport: { startedBy: 'schedule', state: 'applied' },
    });
  });

  it('preview a file before anything is stored', async () => {
    goods = [good({ price: '12,50' })];
    const before = await admin.inject({ method: 'GET', url: '/api/admin/operator-feeds' });

    const answer = await admin.inject({
      method: 'POST',
      url: '/api/admin/feed-trials',
      payload: { link: links.awin, preset: 'awin', currency: 'EUR' },
    });

    const trial: FeedTrial = answer.json().trial;
    expect(trial).toMatchObject({
      failure: null,
      format: 'delimited',
      exportName: 'awin',
      rowCount: 1,
      refusedCount: 0,
      items: [{ shop: 'oak Lights', price: { amountMinor: 1_250 }, isTracked: true, gtin: `0${gtin}` }],
      shops: [{ domain: `oak${testCount}.example`, advertiserId: '7', rowCount: 1 }],
    });
    expect(trial.columns.find(({ name }) => name === 'search_price')).toMatchObject({ samples: ['12,50'] });
    const after = await admin.inject({ method: 'GET', url: '/api/admin/operator-feeds' });
    expect(after.json().items).toHaveLength(before.json().items.length);
  });

  it.each([
    [{ link: 'http://feeds.example/list.csv' }, 'feed.bad-link'],
    [{ link: 'https://user:secret@feeds.example/list.csv' }, 'feed.bad-link'],
    [{ currency: 'EUX' }, 'feed.bad-currency'],
    [{ shops: [{ domain: 'www.awin1.com', advertiserId: null }] }, 'feed.bad-shop'],
    [{ shops: [] }, 'request.invalid'],
  ])('are refused with %j', async (changes, code) => {
    const answer = await admin.inject({
      method: 'POST',
      url: '/api/admin/operator-feeds',
      payload: {
        name: 'Bad',
        link: links.awin,
        preset: 'awin',
        retentionDays: null,
        mayShowHistory: true,
        endsWithMembership: false,
        shops: shopsOfTest(),
        ...changes,
      },
    });

    expect(answer.json()).toMatchObject({ code });
  });

  it('accept an uploaded file', async () => {
    const feed = await addFeed({ link: null, preset: 'other' });
    const file = `id,title,link,price,gtin,brand\n1,Oak Lamp,https://oak${testCount}.example/1,100 EUR,${gtin},Oak\n`;
    const boundary = 'x-boundary';
    const payload = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="list.csv"\r\ncontent-type: text/csv\r\n\r\n${file}\r\n--${boundary}--\r\n`;

    const taken = await admin.inject({
      method: 'POST',
      url: `/api/admin/operator-feeds/${feed.id}/file`,
      payload,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    await api.runJobs(work());

    expect(taken.statusCode).toBe(202);
    expect(await offersNow()).toMatchObject([{ price: { amountMinor: 10_000 }, affiliateLink: null }]);
  });
});
