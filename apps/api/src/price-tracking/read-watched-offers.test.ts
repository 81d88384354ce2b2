import type { OfferSource } from '@pricehunt/offer-sources';
import { SourceFailure } from '@pricehunt/offer-sources';
import type { Offer } from '@pricehunt/offers';
import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import type { ScriptedAnswer, ScriptedCall } from '@pricehunt/safe-fetch/testing';
import {
  itemLowsOf,
  sampleAlert,
  sampleOffer,
  sampleProduct,
  seededRandom,
} from '@pricehunt/storage/testing';
import { settingKeys } from '../live-settings/live-settings';
import { openTestServices } from '../testing/test-api';
import type { TestServices } from '../testing/test-api';
import { judgeAlerts } from '../modules/alerts/judge-alerts';
import { chooseWatchedOffers, handleChooseWatchedOffers } from './choose-watched-offers.job';
import { handleReadWatchedOffers, readWatchedOffers } from './read-watched-offers.job';
import { trackProducts } from './watch-offers';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const begun = Date.parse('2026-11-02T00:00:00.000Z');

let nowMs = begun;
let answers: Map<string, (call: ScriptedCall) => ScriptedAnswer>;
let opened: TestServices;
let web: ReturnType<typeof scriptedWeb>;
let listedByApi: readonly OfferSource[] = [];

beforeEach(async () => {
  nowMs = begun;
  answers = new Map();
  listedByApi = [];
  opened = await openTestServices({ now: () => new Date(nowMs), offerSources: sources });
  web = scriptedWeb(
    { '*': (call) => answers.get(new URL(call.link).host)?.(call) ?? { status: 404 } },
    // The database stores pauses of hosts for all processes; the process's own memory isn't tested here.
    { respectRobots: true, clock: { now: () => nowMs, sleep: untilAborted } },
  );
});
afterEach(() => opened.close());

const apiSource: OfferSource = {
  id: 'market-api',
  name: 'Market',
  retention: { historyAllowed: true, ageMsMax: null, mustShowTimestamp: false, disclaimer: null },
  appliesTo: () => true,
  findOffers: (request, signal) => {
    const [first] = listedByApi;
    return first === undefined ? Promise.resolve([]) : first.findOffers(request, signal);
  },
};
const licensed: OfferSource = {
  ...apiSource,
  id: 'licensed-api',
  retention: { ...apiSource.retention, historyAllowed: false },
};
const sources = [apiSource, licensed];

function worker() {
  return { ...opened.services, safeFetch: web, random: () => 0.5 };
}

const attempt = (signal = new AbortController().signal) => ({
  jobId: 'j',
  attempt: 1,
  signal,
  prolong: () => Promise.resolve(),
});
const readDue = (services = worker(), signal?: AbortSignal) =>
  handleReadWatchedOffers(services).run({}, attempt(signal));
const choose = () => handleChooseWatchedOffers(worker()).run({}, attempt());

function page(offer: Pick<Offer, 'title' | 'sku'>, amountMinor: number, availability = 'InStock'): string {
  const offers = { '@type': 'Offer', price: (amountMinor / 100).toFixed(2), priceCurrency: 'EUR' };
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: offer.title,
    sku: offer.sku,
    brand: 'Sony',
    offers: { ...offers, availability: `https://schema.org/${availability}` },
  };
  return `<html><head><title>${offer.title}</title><script type="application/ld+json">${JSON.stringify(product)}</script></head><body><h1>${offer.title}</h1></body></html>`;
}

async function offerAt(
  host: string,
  price: (ms: number) => number,
  changes: Partial<Offer> = {},
): Promise<Offer> {
  const offer = sampleOffer({
    id: `o-${host}`,
    retailer: { name: host, domain: host },
    link: `https://${host}/p/1`,
    sku: `S-${host}`,
    price: { amountMinor: price(nowMs), currency: 'EUR' },
    checkedAt: new Date(nowMs).toISOString(),
    ...changes,
  });
  await opened.services.storage.products.saveProducts([sampleProduct({ id: `p-${offer.id}` })]);
  await opened.services.storage.offers.saveOffers([{ productId: `p-${offer.id}`, offer }]);
  answers.set(host, (call) =>
    call.link.endsWith('/robots.txt') ? { status: 404 } : page(offer, price(nowMs)),
  );
  return offer;
}

const pagesOf = (host: string) =>
  web.calls.filter(({ link }) => new URL(link).host === host && !link.endsWith('/robots.txt')).length;
const stored = async (offer: Offer) => {
  const [found] = await opened.services.storage.offers.findOffersByIds([offer.id]);
  return found?.offer;
};
const watchedRow = async (offer: Offer) => {
  const [row] = await opened.services.storage.watchedOffers.findWatched([offer.id]);
  if (row === undefined) throw new Error('the offer is not watched');
  return row;
};
const setBudget = async (perHost: number, inAll: number) => {
  const change = { at: new Date(nowMs).toISOString(), byId: 'ada', reason: null };
  await opened.services.storage.settings.saveSetting(settingKeys.readingBudget, { perHost, inAll, change });
  await opened.services.liveSettings.announce();
};

async function runUntil(
  untilMs: number,
  offers: readonly Offer[],
  each?: () => Promise<void>,
): Promise<void> {
  const ids = offers.map(({ id }) => id);
  for (;;) {
    const rows = await opened.services.storage.watchedOffers.findWatched(ids);
    const next = Math.min(...rows.flatMap(({ nextAt }) => (nextAt === null ? [] : Date.parse(nextAt))));
    if (next > untilMs) break;
    nowMs = Math.max(nowMs + 5_000, next);
    await readDue();
    await each?.();
  }
  nowMs = untilMs;
}

describe('a watched offer', () => {
  it('follows its page: the new price is shown, is in the history with its time, and triggers the alert', async () => {
    const offer = await offerAt('shop.example', (ms) => (ms < begun + dayMs ? 10_000 : 8_000));
    const productId = `p-${offer.id}`;
    await opened.services.storage.alerts.createAlert(
      sampleAlert({
        id: 'a',
        productId,
        rule: { kind: 'target-price', targetMinor: 8_500 },
        currency: 'EUR',
      }),
    );
    await choose();

    await runUntil(begun + 2 * dayMs, [offer]);
    const fired = await judgeAlerts(worker(), { productIds: [productId] });

    expect((await stored(offer))?.price).toEqual({ amountMinor: 8_000, currency: 'EUR' });
    const lows = await itemLowsOf(opened.services.storage, productId);
    expect(lows).toMatchObject([
      { day: '2026-11-02', low: { amountMinor: 10_000 } },
      { day: '2026-11-03', low: { amountMinor: 8_000 } },
    ]);
    expect(fired).toBe(1);
    expect(await watchedRow(offer)).toMatchObject({ moveCount: 1, lastOutcome: 'same' });
  });

  it('is rechecked more often the more its price moves: few pages a day, and fresh prices soon', async () => {
    const random = seededRandom(7);
    const processes = {
      'six-hourly.example': 6 * hourMs,
      'daily.example': dayMs,
      'weekly.example': 7 * dayMs,
      'still.example': null,
    };
    const days = 14;
    const moves = new Map(
      Object.entries(processes).map(([host, meanMs]) => [host, movesOf(meanMs, days, random)] as const),
    );
    const offers: Offer[] = [];
    for (const [host, times] of moves)
      offers.push(await offerAt(host, (ms) => 10_000 + 10 * countUntil(times, ms)));
    await trackProducts(
      worker(),
      offers.map(({ id }) => `p-${id}`),
      'watched',
    );
    const delays = new Map<string, number[]>(offers.map(({ retailer }) => [retailer.domain, []]));
    const seen = new Map<string, number>();

    await runUntil(begun + days * dayMs, offers, async () => {
      for (const offer of offers) {
        const host = offer.retailer.domain;
        const price = (await stored(offer))?.price.amountMinor ?? 0;
        const before = seen.get(host) ?? 10_000;
        seen.set(host, price);
        for (let move = (before - 10_000) / 10; move < (price - 10_000) / 10; move += 1)
          delays.get(host)?.push(nowMs - (moves.get(host)?.[move] ?? nowMs));
      }
    });

    const figures = offers.map(({ retailer: { domain } }) => {
      const late = delays.get(domain)?.toSorted((one, two) => one - two) ?? [];
      const median = late.length === 0 ? null : (late[Math.floor(late.length / 2)] ?? 0) / hourMs;
      return { host: domain, moves: late.length, pagesADay: pagesOf(domain) / days, hoursUntilSeen: median };
    });
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    const [sixHourly, daily, weekly, still] = figures;
    expect(sixHourly?.pagesADay).toBeGreaterThan(2 * (daily?.pagesADay ?? 0));
    expect(daily?.pagesADay).toBeGreaterThan(2 * (weekly?.pagesADay ?? 0));
    expect(sixHourly?.pagesADay).toBeLessThan(30);
    expect(daily?.pagesADay).toBeLessThan(8);
    expect(still?.pagesADay).toBeLessThan(1);
    expect(sixHourly?.hoursUntilSeen).toBeLessThan(1.5);
    expect(daily?.hoursUntilSeen).toBeLessThan(6);
    expect(weekly?.hoursUntilSeen).toBeLessThan(36);
  });

  it('becomes unavailable after its page was gone twice, and returns with its page', async () => {
    const offer = await offerAt('shop.example', () => 10_000);
    await trackProducts(worker(), [`p-${offer.id}`], 'watched');
    const asBefore = answers.get('shop.example');
    answers.set('shop.example', () => ({ status: 410 }));

    nowMs += 6 * hourMs;
    await readDue();
    const once = await stored(offer);
    const soon = Date.parse((await watchedRow(offer)).nextAt ?? '') - nowMs;
    nowMs += hourMs;
    await readDue();
    const twice = await stored(offer);
    if (asBefore !== undefined) answers.set('shop.example', asBefore);
    nowMs += 2 * dayMs;
    await readDue();

    expect([once?.availability, twice?.availability]).toEqual(['in_stock', 'discontinued']);
    expect(soon).toBeLessThanOrEqual(hourMs);
    expect((await stored(offer))?.availability).toBe('in_stock');
  });

  it('is read in the browser if its shop needs one, and is unreachable without one', async () => {
    const offer = await offerAt('shop.example', () => 10_000);
    await opened.services.storage.offerShops.saveShops([
      {
        domain: 'shop.example',
        name: 'Shop',
        platform: 'generic',
        software: 'generic',
        apiBase: null,
        origin: 'https://shop.example',
        currency: 'EUR',
        country: null,
        taxMode: 'unknown',
        taxPercent: null,
        searchTemplate: null,
        needsBrowser: true,
        decimals: null,
        checkResult: 'found',
        addedAt: new Date(nowMs).toISOString(),
        checkedAt: new Date(nowMs).toISOString(),
      },
    ]);
    await trackProducts(worker(), [`p-${offer.id}`], 'watched');
    answers.set('shop.example', () => '<div id="app"></div>');
    const rendered = scriptedWeb({ '*': () => page(offer, 8_000) });

    nowMs += 6 * hourMs;
    await readDue();
    const without = (await watchedRow(offer)).lastOutcome;
    nowMs += 2 * dayMs;
    await readDue({ ...worker(), renderPage: (link) => rendered.fetch(link, { accept: 'html' }) });

    expect(without).toBe('unreachable');
    expect(await watchedRow(offer)).toMatchObject({ lastOutcome: 'moved', sourceId: null });
    expect((await stored(offer))?.price.amountMinor).toBe(8_000);
  });

  it('is sold out when its page says so, even without a price', async () => {
    const offer = await offerAt('shop.example', () => 10_000);
    await trackProducts(worker(), [`p-${offer.id}`], 'watched');
    const soldOut = page(offer, 0, 'OutOfStock').replace('"price":"0.00","priceCurrency":"EUR",', '');
    answers.set('shop.example', () => soldOut);

    nowMs += 6 * hourMs;
    await readDue();

    expect(await stored(offer)).toMatchObject({
      availability: 'out_of_stock',
      price: { amountMinor: 10_000 },
    });
  });

  it('keeps its price when the page shows another product or redirects to another site', async () => {
    const other = await offerAt('shop.example', () => 10_000);
    const away = await offerAt('away.example', () => 10_000);
    await trackProducts(worker(), [`p-${other.id}`, `p-${away.id}`], 'watched');
    answers.set('shop.example', () => page({ title: 'Bosch KGN39 fridge', sku: 'KGN' }, 500));
    answers.set('away.example', () => ({ status: 302, headers: { location: 'https://evil.example/' } }));
    answers.set('evil.example', () => page(away, 500));

    nowMs += 6 * hourMs;
    await readDue();

    expect([await stored(other), await stored(away)].map((offer) => offer?.price.amountMinor)).toEqual([
      10_000, 10_000,
    ]);
    expect([await watchedRow(other), await watchedRow(away)].map((row) => row.lastOutcome)).toEqual([
      'other-product',
      'other-product',
    ]);
  });

  it('is rechecked through its source’s API, and never where its terms allow no history', async () => {
    const listed = await offerAt('market.example', () => 10_000, { source: 'market-api' });
    const secret = await offerAt('licensed.example', () => 10_000, { source: 'licensed-api' });
    const amazon = await offerAt('www.amazon.de', () => 10_000, {
      link: 'https://www.amazon.de/dp/B09XS7JWHH',
    });
    const unknown = await offerAt('unknown.example', () => 10_000, { source: 'a-source-that-left' });
    listedByApi = [
      {
        ...apiSource,
        findOffers: async () => [
          {
            offer: {
              ...listed,
              price: { amountMinor: 9_000, currency: 'EUR' },
              checkedAt: new Date(nowMs).toISOString(),
              tax: 'excluded',
              weightGrams: 700,
            },
            productId: null,
          },
        ],
      },
    ];
    const watching = await trackProducts(
      worker(),
      [listed, secret, amazon, unknown].map(({ id }) => `p-${id}`),
      'watched',
    );

    nowMs += 6 * hourMs;
    await readDue();

    expect(watching).toBe(1);
    expect(await stored(listed)).toMatchObject({
      price: { amountMinor: 9_000 },
      tax: 'excluded',
      weightGrams: 700,
    });
    expect(await watchedRow(listed)).toMatchObject({
      host: 'market-api',
      sourceId: 'market-api',
      lastOutcome: 'moved',
    });
    expect(web.calls).toEqual([]);
  });
});

describe('hosts of watched offers', () => {
  it('that disallow in robots.txt are never requested, and are rechecked in two days', async () => {
    const offer = await offerAt('shop.example', () => 10_000);
    await trackProducts(worker(), [`p-${offer.id}`], 'watched');
    const requested: string[] = [];
    answers.set('shop.example', ({ link }) => {
      requested.push(link);
      return { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /' };
    });

    nowMs += 6 * hourMs;
    await readDue();

    expect(requested).toEqual(['https://shop.example/robots.txt']);
    expect(await watchedRow(offer)).toMatchObject({
      lastOutcome: 'robots',
      nextAt: new Date(nowMs + 2 * dayMs).toISOString(),
    });
  });

  it('that return 429 are paused for all their offers, longer each time, and are listed', async () => {
    const one = await offerAt('shop.example', () => 10_000);
    const two = await offerAt('shop.example', () => 10_000, {
      id: 'o-two',
      link: 'https://shop.example/p/2',
    });
    const elsewhere = await offerAt('other.example', () => 10_000);
    await trackProducts(
      worker(),
      [one, two, elsewhere].map(({ id }) => `p-${id}`),
      'watched',
    );
    answers.set('shop.example', ({ link }) =>
      link.endsWith('/robots.txt') ? { status: 404 } : { status: 429, headers: { 'retry-after': '14400' } },
    );

    nowMs += 6 * hourMs;
    await readDue();
    const refusedAtMs = nowMs;
    for (nowMs += minuteMs; nowMs < refusedAtMs + 4 * hourMs; nowMs += 20 * minuteMs) await readDue();
    const during = pagesOf('shop.example');
    nowMs = refusedAtMs + 4 * hourMs;
    await readDue();
    const [host] = await opened.services.storage.watchedOffers.listHosts({
      day: '2026-11-02',
      words: 'shop',
      after: null,
      limit: 1,
    });

    expect(during).toBe(1);
    expect(pagesOf('shop.example')).toBe(2);
    expect(pagesOf('other.example')).toBe(1);
    expect(host).toMatchObject({ refusal: 'rate-limited', failureCount: 2 });
    expect((await stored(one))?.price.amountMinor).toBe(10_000);
  });

  it('stay within the daily budget, with several workers at once, and in total', async () => {
    const offers: Offer[] = [];
    for (const host of ['a.example', 'b.example', 'c.example']) {
      for (let place = 0; place < 5; place += 1)
        offers.push(
          await offerAt(host, () => 10_000, { id: `o-${host}-${place}`, link: `https://${host}/p/${place}` }),
        );
    }
    await setBudget(4, 10);
    await trackProducts(
      worker(),
      offers.map(({ id }) => `p-${id}`),
      'watched',
    );

    nowMs += 6 * hourMs;
    for (let round = 0; round < 12; round += 1) {
      await Promise.all([readDue(), readDue()]);
      nowMs += minuteMs;
    }
    const today = ['a.example', 'b.example', 'c.example'].map(pagesOf);
    nowMs = begun + dayMs + 7 * hourMs;
    await Promise.all([readDue(), readDue()]);

    expect(Math.max(...today)).toBeLessThanOrEqual(4);
    expect(today.reduce((sum, pages) => sum + pages, 0)).toBe(10);
    expect(web.calls.filter(({ link }) => !link.endsWith('/robots.txt'))).toHaveLength(13);
    const links = web.calls.map(({ link }) => link).filter((link) => !link.endsWith('/robots.txt'));
    expect(new Set(links.slice(0, 10)).size).toBe(10);
  });

  it('receive no requests while the operator has turned outside sources off', async () => {
    const offer = await offerAt('shop.example', () => 10_000);
    await trackProducts(worker(), [`p-${offer.id}`], 'watched');
    const change = { at: new Date(nowMs).toISOString(), byId: 'ada', reason: null };
    await opened.services.storage.settings.saveSetting(settingKeys.switch('outside-sources'), {
      isOn: false,
      change,
    });
    await opened.services.liveSettings.announce();

    nowMs += dayMs;
    await readDue();

    expect(web.calls).toEqual([]);
  });
});

describe('what the operator turned off or blocked', () => {
  const changeNow = () => ({ at: new Date(nowMs).toISOString(), byId: 'ada', reason: null });
  const turn = async (sourceId: string, isOn: boolean) => {
    const row = { isOn, callsPerDayMax: null, change: changeNow() };
    await opened.services.storage.settings.saveSetting(settingKeys.source(sourceId), row);
    await opened.services.liveSettings.announce();
  };
  const neverRead = (domain: string) =>
    opened.services.storage.webSearch.decideShop(
      { domain, origin: `https://${domain}`, decision: 'never' },
      changeNow().at,
    );

  it('is not rechecked although it was before, and its host counts no failure', async () => {
    const ofSource = await offerAt('off.example', () => 10_000, { source: 'shop:off.example' });
    const ofApi = await offerAt('market.example', () => 10_000, { source: 'market-api' });
    const never = await offerAt('never.example', () => 10_000);
    const offers = [ofSource, ofApi, never];
    const productIds = offers.map(({ id }) => `p-${id}`);
    let requested = 0;
    listedByApi = [
      {
        ...apiSource,
        findOffers: async () => {
          requested += 1;
          return [];
        },
      },
    ];
    const watchedBefore = await trackProducts(worker(), productIds, 'watched');
    await turn('shop:off.example', false);
    await turn('market-api', false);
    await neverRead('never.example');

    nowMs += 6 * hourMs;
    await readDue();

    expect(watchedBefore).toBe(3);
    expect([web.calls, requested]).toEqual([[], 0]);
    for (const offer of offers) expect((await watchedRow(offer)).lastOutcome).toBe('skipped');
    const hosts = await opened.services.storage.watchedOffers.listHosts({
      day: '2026-11-02',
      words: null,
      after: null,
      limit: 9,
    });
    expect(hosts.map(({ refusal, failureCount }) => [refusal, failureCount])).toEqual(
      offers.map(() => [null, 0]),
    );
    expect(await trackProducts(worker(), productIds, 'watched')).toBe(0);
  });

  it('is rechecked once it is back on', async () => {
    const offer = await offerAt('off.example', () => 9_000, { source: 'shop:off.example' });
    await trackProducts(worker(), [`p-${offer.id}`], 'watched');
    await turn('shop:off.example', false);
    nowMs += 6 * hourMs;
    await readDue();
    await turn('shop:off.example', true);

    nowMs += dayMs / 2;
    await readDue();

    expect(pagesOf('off.example')).toBe(1);
    expect((await watchedRow(offer)).lastOutcome).toBe('same');
  });

  it('is no failure of a source whose daily calls are used up', async () => {
    const offer = await offerAt('market.example', () => 10_000, { source: 'market-api' });
    await trackProducts(worker(), [`p-${offer.id}`], 'watched');
    const row = { isOn: true, callsPerDayMax: 0, change: changeNow() };
    await opened.services.storage.settings.saveSetting(settingKeys.source('market-api'), row);
    await opened.services.liveSettings.announce();

    nowMs += 6 * hourMs;
    await readDue();

    expect((await watchedRow(offer)).lastOutcome).toBe('skipped');
    expect(await opened.services.storage.watchedOffers.countHostFailures('market-api')).toBe(0);
  });
});

describe('a worker that rechecks offers', () => {
  it('loses and duplicates nothing when it is killed between reading and storing', async () => {
    const offer = await offerAt('shop.example', (ms) => (ms < begun + hourMs ? 10_000 : 9_000));
    await trackProducts(worker(), [`p-${offer.id}`], 'watched');
    const killed = new AbortController();
    const storage = {
      ...opened.services.storage,
      atomically: () => {
        killed.abort(new Error('killed'));
        return Promise.reject(new Error('killed'));
      },
    };

    nowMs += 6 * hourMs;
    await expect(readDue({ ...worker(), storage }, killed.signal)).rejects.toThrow('killed');
    const afterKill = await stored(offer);
    await readDue();
    const duringLease = pagesOf('shop.example');
    nowMs += 6 * minuteMs;
    await readDue();
    nowMs += minuteMs;
    await readDue();

    expect(afterKill?.price.amountMinor).toBe(10_000);
    expect(duringLease).toBe(1);
    expect(pagesOf('shop.example')).toBe(2);
    expect((await stored(offer))?.price.amountMinor).toBe(9_000);
    expect(await watchedRow(offer)).toMatchObject({ readingCount: 1, moveCount: 1 });
    expect((await opened.services.storage.watchedOffers.countReadings('2026-11-02')).requests).toBe(2);
  });

  it('is not blocked by an offer that cannot be read at all', async () => {
    const broken = await offerAt('a-broken.example', () => 10_000, { source: 'market-api' });
    const fine = await offerAt('fine.example', (ms) => (ms < begun + hourMs ? 10_000 : 9_000));
    listedByApi = [{ ...apiSource, findOffers: () => Promise.reject(new TypeError('a bug')) }];
    await trackProducts(
      worker(),
      [broken, fine].map(({ id }) => `p-${id}`),
      'watched',
    );

    nowMs += 6 * hourMs;
    await readDue();

    expect((await stored(fine))?.price.amountMinor).toBe(9_000);
    expect(opened.reported).toEqual([expect.stringContaining('could not recheck an offer')]);
  });

  it('backs off from a source by its Retry-After', async () => {
    const listed = await offerAt('market.example', () => 10_000, { source: 'market-api' });
    listedByApi = [
      {
        ...apiSource,
        findOffers: () => Promise.reject(new SourceFailure('rate-limited', 'slow down', 5 * hourMs)),
      },
    ];
    await trackProducts(worker(), [`p-${listed.id}`], 'watched');

    nowMs += 6 * hourMs;
    await readDue();

    const row = await watchedRow(listed);
    expect(row.lastOutcome).toBe('rate-limited');
    expect(Date.parse(row.nextAt ?? '') - nowMs).toBeGreaterThanOrEqual(5 * hourMs);
  });
});

describe('the offers chosen for rechecks', () => {
  it('are those of alerts, favourites and recently viewed products only', async () => {
    const [alerted, liked, viewed] = [
      await offerAt('alerted.example', () => 1_000),
      await offerAt('liked.example', () => 1_000),
      await offerAt('viewed.example', () => 1_000),
    ];
    await offerAt('nobody.example', () => 1_000);
    const { storage } = opened.services;
    await storage.alerts.createAlert(sampleAlert({ id: 'a', productId: `p-${alerted.id}` }));
    await storage.shopperLists.mergeList({
      shopperId: 's',
      list: 'favorites',
      removed: [],
      clearedAt: null,
      entriesMax: 10,
      whenFull: 'refuse',
      entries: [{ key: `product:p-${liked.id}`, at: new Date(nowMs).toISOString(), content: {} }],
    });
    const key = `p-${viewed.id}`;
    await storage.demand.addDemand([
      { day: '2026-11-02', kind: 'product', key, visitorHash: 'v', productIds: [key] },
    ]);
    await opened.services.jobQueue.enqueue(chooseWatchedOffers, {});
    await opened.services.jobQueue.enqueue(readWatchedOffers, {});

    await opened.runJobs([handleChooseWatchedOffers(worker()), handleReadWatchedOffers(worker())]);

    const rows = await storage.watchedOffers.listReadings({
      host: null,
      outcome: null,
      after: null,
      limit: 9,
    });
    expect(rows.map(({ watched }) => [watched.host, watched.interest])).toEqual([
      ['alerted.example', 'watched'],
      ['liked.example', 'favourite'],
      ['viewed.example', 'viewed'],
    ]);
  });

  it('are dropped when the alert is gone and nobody views them any more', async () => {
    const offer = await offerAt('shop.example', () => 1_000);
    const { storage } = opened.services;
    await storage.alerts.createAlert(sampleAlert({ id: 'a', shopperId: 's', productId: `p-${offer.id}` }));
    await choose();
    await storage.alerts.deleteAlert('a', 's');

    nowMs += 2 * dayMs;
    await choose();

    expect(await storage.watchedOffers.findWatched([offer.id])).toEqual([]);
  });
});

function untilAborted(_ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}

function movesOf(meanMs: number | null, days: number, random: () => number): readonly number[] {
  const times: number[] = [];
  if (meanMs === null) return times;
  for (let at = begun; ; times.push(at)) {
    at -= Math.log(1 - random()) * meanMs;
    if (at > begun + days * dayMs) return times;
  }
}

function countUntil(times: readonly number[], ms: number): number {
  return times.filter((time) => time <= ms).length;
}
