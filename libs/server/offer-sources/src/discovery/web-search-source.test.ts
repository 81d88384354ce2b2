import type { Offer } from '@pricehunt/offers';
import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import type { ScriptedAnswer } from '@pricehunt/safe-fetch/testing';
import { plainShop, searxngEngine, wooCommerceShop } from '@pricehunt/shop-doubles';
import type { KnownPage, ShopDouble } from '@pricehunt/shop-doubles';
import { findOffers } from '../find-offers';
import { describeOfferSource, sampleRequest } from '../testing';
import { withGuard } from '../with-guard';
import { webSearchHeaderNames } from './keyed-search';
import { pagesInMemory, openWebSearch, pagesOfShop, searxngAddress } from './testing-web-search';
import type { WebSearchSourceOptions } from './web-search-source';

const origin = 'https://haus.example';
const haus = plainShop({ origin });
afterEach(() => {
  jest.useRealTimers();
});

const forEver = () => new AbortController().signal;
const sony = `${origin}/artikel/sony-wh-1000xm5-black.html`;

function webOf(
  known: readonly KnownPage[],
  shops: (call: Parameters<ShopDouble>[0]) => ScriptedAnswer,
  options: Parameters<typeof scriptedWeb>[1] = {},
) {
  const engine = searxngEngine({ pages: known });
  return scriptedWeb(
    { '*': (call) => (call.link.startsWith(searxngAddress) ? engine(call) : shops(call)) },
    options,
  );
}

async function search(
  web: ReturnType<typeof scriptedWeb>,
  options: Parameters<typeof openWebSearch>[1] = {},
  request = sampleRequest(),
) {
  const opened = openWebSearch(web, options);
  const found = await opened.source.findOffers(request, forEver());
  return { ...opened, offers: found.map(({ offer }) => offer) };
}

function pagesRequested(web: ReturnType<typeof scriptedWeb>): readonly string[] {
  return web.calls.map(({ link }) => link).filter((link) => !link.startsWith(searxngAddress));
}

describeOfferSource('the web by search', {
  open: (safeFetch) => openWebSearch(safeFetch).source,
  pages: {
    '*': (call) =>
      call.link.startsWith(searxngAddress) ? searxngEngine({ pages: pagesOfShop(origin) })(call) : haus(call),
  },
  request: sampleRequest(),
});

describe('web search', () => {
  it("uses the page's price and the shop's name, never the engine's", async () => {
    const { offers } = await search(webOf(pagesOfShop(origin), haus));

    expect(offers).toMatchObject([
      {
        source: 'web-search',
        link: sony,
        gtins: ['04548736132610'],
        availability: 'in_stock',
        price: { amountMinor: 32_400, currency: 'EUR' },
        retailer: { name: 'Haus & Klang', domain: 'haus.example' },
      },
    ]);
  });

  it('returns the shipping policy on a page, also from the cache', async () => {
    const rate = { '@type': 'MonetaryAmount', value: '4.90', currency: 'EUR' };
    const policy = {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      url: origin,
      name: 'Haus',
      hasShippingService: {
        '@type': 'ShippingService',
        shippingConditions: {
          '@type': 'ShippingConditions',
          shippingRate: { '@type': 'ShippingRateSettings', shippingRate: rate },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
        },
      },
    };
    const script = `<script type="application/ld+json">${JSON.stringify(policy)}</script></head>`;
    const withPolicy: typeof haus = (call) => {
      const answer = haus(call);
      return { ...answer, body: answer.body.replace('</head>', script) };
    };
    const pages = pagesInMemory(() => new Date());

    const first = await search(webOf(pagesOfShop(origin), withPolicy), { pages });
    const cached = await search(webOf(pagesOfShop(origin), withPolicy), { pages });

    const cost = { amountMinor: 490, currency: 'EUR' };
    expect(first.offers).toMatchObject([
      { shopPolicy: [{ countries: ['DE'], charge: { kind: 'amount', cost } }] },
    ]);
    expect(cached.offers).toEqual(first.offers);
  });

  it('trusts none of the shops it finds', () => {
    expect(openWebSearch(webOf([], haus)).source.shopsAreStrangers).toBe(true);
  });

  it('returns nothing for a page without markup, a missing page or another product', async () => {
    const known = ['plain', 'gone', 'other'].map((name) => ({
      link: `https://${name}.example/p`,
      title: 'Sony WH-1000XM5 Wireless Headphones Black',
      text: '4548736132610',
    }));
    const other = plainShop({ origin: 'https://other.example' });
    const web = webOf(known, (call) => {
      if (call.link.includes('plain')) return '<h1>Sony WH-1000XM5</h1><b>324,00 €</b>';
      if (call.link.includes('gone')) return { status: 404 };
      return other({ ...call, link: 'https://other.example/artikel/dell-u2724d.html' });
    });

    const { offers, shops } = await search(web);

    expect(offers).toEqual([]);
    expect(pagesRequested(web).toSorted()).toEqual(known.map(({ link }) => link).toSorted());
    expect(shops).toMatchObject([{ domain: 'other.example', confirmed: 0 }]);
  });

  it('skips marketplaces, comparison sites, known shops, blocked hosts, documents and forums', async () => {
    const links = [
      'https://www.amazon.de/dp/B09Y2MYL5C',
      'https://www.ebay.de/itm/1234567890',
      'https://www.idealo.de/preisvergleich/OffersOfProduct/1.html',
      'https://www.youtube.com/watch?v=abc',
      'https://known.example/p/sony-wh-1000xm5',
      'https://unwanted.example/p/sony-wh-1000xm5',
      'https://haus.example/',
      'https://haus.example/handbuch.pdf',
      'https://haus.example/blog/sony-wh-1000xm5-im-test',
      sony,
    ];
    const known = links.map((link) => ({ link, title: 'Sony WH-1000XM5', text: '4548736132610' }));
    const web = webOf(known, haus);

    await search(web, {
      rules: async () => ({ own: new Set(['known.example']), never: new Set(['unwanted.example']) }),
    });

    expect(pagesRequested(web)).toEqual([sony]);
  });

  it('reads pages with the best matching titles first', async () => {
    const cases = ['one', 'two', 'three'].map((name) => ({
      link: `${origin}/artikel/${name}.html`,
      title: `Hard case ${name} with zip and strap, fits Sony WH-1000XM5 and WH-1000XM4`,
      text: '4548736132610',
    }));
    const web = webOf([...cases, ...pagesOfShop(origin)], haus);

    await search(web, { limits: () => ({ pagesPerComparison: 1, pageAgeMinutes: 30 }) });

    expect(pagesRequested(web)).toEqual([sony]);
  });

  it("doesn't read the pasted page again", async () => {
    const web = webOf(pagesOfShop(origin), haus);

    await search(web, {}, sampleRequest({ link: `${sony}?utm_source=mail` }));

    expect(pagesRequested(web)).not.toContain(sony);
  });

  it('respects robots.txt', async () => {
    const web = webOf(
      pagesOfShop(origin),
      (call) =>
        call.link.endsWith('/robots.txt')
          ? { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /artikel/' }
          : haus(call),
      { respectRobots: true },
    );

    const { offers } = await search(web);

    expect(offers).toEqual([]);
    expect(pagesRequested(web)).toEqual([`${origin}/robots.txt`]);
  });

  it('reports shops whose pages had offers, with the number of matches', async () => {
    const { shops } = await search(webOf(pagesOfShop(origin), haus));

    expect(shops).toEqual([
      {
        domain: 'haus.example',
        origin,
        link: sony,
        confirmed: 1,
        title: 'Sony WH-1000XM5 Wireless Headphones Black',
      },
    ]);
  });

  it("doesn't apply when no engine is configured", () => {
    const { source } = openWebSearch(scriptedWeb({}), { engines: [] });

    expect(source.appliesTo(sampleRequest())).toBe(false);
  });
});

describe('a misleading search result', () => {
  const astray = [
    'http://127.0.0.1/artikel/1',
    'http://127.0.0.1:9200/_search',
    'http://[::1]/p',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.7/p',
    'http://2130706433/p',
    'http://printer.local/p',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ftp://haus.example/p',
    'https://admin:admin@haus.example/p',
    `https://haus.example/${'a'.repeat(2_001)}`,
  ];

  it.each(astray.map((link) => [link.slice(0, 60), link]))("to %s isn't followed", async (_name, link) => {
    const web = webOf([{ link, title: 'Sony WH-1000XM5', text: '4548736132610' }], haus);

    const { offers } = await search(web);

    expect(offers).toEqual([]);
    expect(pagesRequested(web)).toEqual([]);
  });

  it.each(['http://127.0.0.1:9200/', 'http://169.254.169.254/', 'https://elsewhere.example/p'])(
    'to a page that redirects to %s stops there',
    async (location) => {
      const web = webOf(pagesOfShop(origin), ({ link }) =>
        link === sony ? { status: 302, headers: { location } } : haus({ ...called, link: sony }),
      );

      const { offers } = await search(web);

      expect(offers).toEqual([]);
      expect(pagesRequested(web).filter((link) => /127|169/.test(link))).toEqual([]);
    },
  );

  it("to a huge page returns nothing and isn't read to the end", async () => {
    const web = webOf(pagesOfShop(origin), () => `<h1>Sony</h1>${'x'.repeat(3 * 1024 * 1024)}`);

    expect((await search(web)).offers).toEqual([]);
  });
});

const called = { method: 'GET', headers: {}, body: null } as const;

describe('the budgets of a search', () => {
  const many = Array.from({ length: 20 }, (_, number) => `https://shop${number}.example`);
  const anyShop: ShopDouble = (call) => plainShop({ origin: new URL(call.link).origin })(call);
  const everywhere = many.flatMap((each) => pagesOfShop(each).slice(0, 1));

  it('limit the pages of one comparison over all its searches', async () => {
    const web = webOf(everywhere, anyShop);

    const { offers } = await search(web, { limits: () => ({ pagesPerComparison: 5, pageAgeMinutes: 30 }) });

    expect(pagesRequested(web)).toHaveLength(5);
    expect(offers).toHaveLength(5);
  });

  it('are never exceeded, however many comparisons run at once', async () => {
    jest.useFakeTimers();
    let pagesRead = 0;
    for (let round = 0; round < 12; round += 1) {
      const [pagesADay, searchesADay] = [(round * 7) % 23, (round * 5) % 11];
      const left = { pages: pagesADay, searches: searchesADay };
      const web = webOf(everywhere, anyShop);
      const { source } = openWebSearch(web, {
        limits: () => ({ pagesPerComparison: 1 + (round % 8), pageAgeMinutes: 0 }),
        budget: {
          takePage: async () => left.pages-- > 0,
          takeSearch: async () => left.searches-- > 0,
        },
      });
      const requests = Array.from({ length: 1 + (round % 5) }, (_, number) =>
        sampleRequest({ country: ['DE', 'US', null, 'FR', 'CH'][number] ?? null }),
      );

      const done = Promise.allSettled(requests.map((each) => source.findOffers(each, forEver())));
      await jest.advanceTimersByTimeAsync(120_000);
      await done;

      const pages = pagesRequested(web).length;
      expect(pages).toBeLessThanOrEqual(pagesADay);
      expect(web.calls.length - pages).toBeLessThanOrEqual(searchesADay);
      expect(pages).toBeLessThanOrEqual(requests.length * (1 + (round % 8)));
      pagesRead += pages;
    }
    expect(pagesRead).toBeGreaterThan(40);
  });

  it('end a search with the reason when the daily limit is reached', async () => {
    const { source } = openWebSearch(webOf(everywhere, anyShop), {
      budget: { takeSearch: async () => false, takePage: async () => true },
    });

    await expect(source.findOffers(sampleRequest(), forEver())).rejects.toThrow('Daily search limit reached');
  });

  it("aren't used for a cached page until it expires", async () => {
    let at = new Date('2026-11-21T12:00:00.000Z');
    const now = () => at;
    const web = webOf(pagesOfShop(origin), haus);
    const pages = pagesInMemory(now);
    const first = await search(web, { now, pages });
    const cached = await search(web, { now, pages });
    const requested = pagesRequested(web).length;

    at = new Date('2026-11-21T12:31:00.000Z');
    jest.useFakeTimers({ advanceTimers: true });
    const later = await search(web, { now, pages });

    expect(cached.offers).toEqual(first.offers);
    expect([requested, pagesRequested(web).length]).toEqual([1, 2]);
    expect(later.offers[0]?.checkedAt).toBeDefined();
  });

  it('read pages of one site two seconds apart', async () => {
    jest.useFakeTimers();
    const starts: number[] = [];
    const known = ['/p/1', '/p/2'].map((path) => ({
      link: `https://haus.example${path}`,
      title: 'Sony WH-1000XM5 Headphones',
      text: '4548736132610',
    }));
    const web = webOf(known, () => {
      starts.push(Date.now());
      return '<p>nothing</p>';
    });

    const done = search(web);
    for (let step = 0; step < 50; step += 1) await jest.advanceTimersByTimeAsync(100);
    await done;

    expect(starts).toHaveLength(2);
    expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeGreaterThanOrEqual(2_000);
  });
});

describe('a failing engine', () => {
  const key = 'a right key';
  const keyed = { headerNames: webSearchHeaderNames };
  const braveSearch =
    'https://api.search.brave.com/res/v1/web/search?q=4548736132610&count=20&country=US&search_lang=en';
  const serperFinds = {
    'https://google.serper.dev/search': { json: { organic: [{ title: 'Sony WH-1000XM5', link: sony }] } },
  };

  async function outcomeOf(
    options: Parameters<typeof openWebSearch>[1],
    web: ReturnType<typeof scriptedWeb>,
  ) {
    const { source, reports } = openWebSearch(web, options);
    const outcomes: string[] = [];
    for await (const { outcome } of findOffers([withGuard(source)], sampleRequest(), { deadlineMs: 5_000 })) {
      outcomes.push(outcome.kind);
    }
    return { outcomes, reports: reports.map(({ engine, outcome }) => [engine.id, outcome]) };
  }

  it.each<[string, ScriptedAnswer]>([
    ['a key that is refused', { status: 422 }],
    ['a quota that is used up', { status: 402 }],
    ['an answer that cannot be read', { json: { type: 'ErrorResponse' } }],
  ])('with %s is replaced by the next one and reported', async (_what, answer) => {
    const web = scriptedWeb({ ...serperFinds, [braveSearch]: answer, '*': haus }, keyed);

    const { outcomes, reports } = await outcomeOf({ keys: { brave: key, serper: key } }, web);

    expect(outcomes).toEqual(['searching', 'found']);
    expect(reports).toEqual([
      ['brave', 'failed'],
      ['serper', 'found'],
    ]);
  });

  it('fails the source with its error if there is no other', async () => {
    const web = scriptedWeb({ [braveSearch]: { status: 422 } }, keyed);
    const { source } = openWebSearch(web, { keys: { brave: key } });

    await expect(source.findOffers(sampleRequest(), forEver())).rejects.toThrow('the key was rejected');
  });

  it('that hangs leaves time for the next one', async () => {
    const silent = () => new Promise<never>(() => undefined);
    const web = scriptedWeb({ ...serperFinds, [braveSearch]: silent, '*': haus }, keyed);

    jest.useFakeTimers();
    const asked = outcomeOf({ keys: { brave: key, serper: key }, timeMs: 4_500 }, web);
    await jest.advanceTimersByTimeAsync(4_900);

    expect((await asked).outcomes).toEqual(['searching', 'found']);
  });

  it("doesn't lose pages read in time when another page hangs", async () => {
    const known = [...pagesOfShop(origin).slice(0, 1), ...pagesOfShop('https://silent.example').slice(0, 1)];
    const web = webOf(known, (call) =>
      call.link.startsWith('https://silent') ? { status: 200, body: '', delayMs: 60_000 } : haus(call),
    );

    jest.useFakeTimers();
    const searched = search(web, { timeMs: 5_000 });
    await jest.advanceTimersByTimeAsync(5_100);
    const { offers } = await searched;

    expect(offers.map(({ link }: Offer) => link)).toEqual([sony]);
  });

  it("doesn't cache a page that was aborted by the deadline", async () => {
    let isSilent = true;
    const web = webOf(pagesOfShop(origin).slice(0, 1), (call) =>
      isSilent ? { status: 200, body: '', delayMs: 60_000 } : haus(call),
    );
    const pages = pagesInMemory(() => new Date('2026-11-21T12:00:00.000Z'));
    jest.useFakeTimers();
    const cutOff = search(web, { timeMs: 5_000, pages });
    await jest.advanceTimersByTimeAsync(5_100);
    const { offers: before } = await cutOff;
    isSilent = false;

    const next = search(web, { timeMs: 5_000, pages });
    await jest.advanceTimersByTimeAsync(5_100);

    expect(before).toEqual([]);
    expect((await next).offers.map(({ link }) => link)).toEqual([sony]);
  });
});

describe('pages requested by two processes at once', () => {
  it('are read by one of them', async () => {
    const woo = wooCommerceShop({ origin });
    const link = `${origin}/product/sony-wh-1000xm5-black/`;
    const web = webOf([{ link, title: 'Sony WH-1000XM5', text: '4548736132610' }], woo);
    const pages: WebSearchSourceOptions['pages'] = pagesInMemory(() => new Date('2026-11-21T12:00:00.000Z'));

    await Promise.all([search(web, { pages }), search(web, { pages })]);

    expect(pagesRequested(web)).toEqual([link]);
  });
});
