import { importLimits } from '@pricehunt/api-contract/imports';
import fc from 'fast-check';
import { readImport } from './read-import';

const read = (content: unknown) =>
  readImport(typeof content === 'string' ? content : JSON.stringify(content), 'EUR');
const byMail = (rule: object) => ({ rule, shippingCounted: false, shops: null, channels: ['email'] });
const tray = 'https://oak.example/tray';
const kettle = 'https://oak.example/kettle';

describe('an export of another tracker', () => {
  it('of pricebuddy keeps all links of a product, its target and the currency of its prices', () => {
    const { format, entries } = read({
      data: [
        {
          title: 'Oak tray',
          notify_price: 24.5,
          notify_percent: null,
          price_cache: [
            { store_name: 'Oak', url: tray, price: 29.9, currency: 'GBP' },
            { store_name: 'Pine', url: 'https://pine.example/oak-tray', price: 31, currency: 'GBP' },
          ],
        },
      ],
    });

    expect(format).toBe('pricebuddy');
    expect(entries).toEqual([
      {
        line: 1,
        title: 'Oak tray',
        productId: null,
        links: [tray, 'https://pine.example/oak-tray'],
        gtins: [],
        alerts: [byMail({ kind: 'target-price', targetMinor: 2450 })],
        currency: 'GBP',
        notices: [],
      },
    ]);
  });

  it('of PriceGhost keeps targets, drops below today’s price and back in stock', () => {
    const common = { refresh_interval: 3600, current_price: '100.00', currency: 'USD' };
    const { format, entries } = read([
      { ...common, url: tray, name: 'Tray', target_price: '79.99', notify_back_in_stock: true },
      { ...common, url: kettle, name: 'Kettle', price_drop_threshold: '15.00', notify_back_in_stock: false },
    ]);

    expect(format).toBe('price-ghost');
    expect(entries.map(({ alerts }) => alerts.map(({ rule }) => rule))).toEqual([
      [{ kind: 'target-price', targetMinor: 7999 }, { kind: 'back-in-stock' }],
      [{ kind: 'target-price', targetMinor: 8500 }],
    ]);
  });

  it('of Discount Bandit keeps the settings of each link', () => {
    const { format, entries } = read({
      products: [
        {
          name: 'Tray',
          links: [
            {
              url: tray,
              store: { name: 'Oak', currency: { code: 'SEK' } },
              notification_settings: [
                { price_desired: 199.5, percentage_drop: 20, price_lowest_in_x_days: 30 },
              ],
            },
          ],
          notification_settings: [],
        },
      ],
    });

    expect(format).toBe('discount-bandit');
    expect(entries[0]).toMatchObject({
      title: 'Tray',
      currency: 'SEK',
      alerts: [
        byMail({ kind: 'target-price', targetMinor: 19950 }),
        byMail({ kind: 'percent-drop', percent: 20, against: 'creation' }),
        byMail({ kind: 'new-low', days: 30 }),
      ],
    });
  });

  it.each([
    ['its data file', (watches: object) => ({ watching: watches, settings: { application: {} } })],
    ['its API', (watches: object) => watches],
  ])('of changedetection.io, from %s, keeps price limits and restocks', (_what, wrap) => {
    const { format, entries } = read(
      wrap({
        '0e9a1b2c-0000-4000-8000-000000000001': {
          url: tray,
          title: 'Tray',
          processor: 'restock_diff',
          restock: { in_stock: true, price: 30, currency: 'EUR' },
          restock_settings: { in_stock_processing: 'in_stock_only', price_change_min: 25 },
        },
        '0e9a1b2c-0000-4000-8000-000000000002': { url: kettle, title: null, processor: 'text_json_diff' },
      }),
    );

    expect(format).toBe('changedetection');
    expect(entries.map(({ title, alerts }) => [title, alerts.map(({ rule }) => rule)])).toEqual([
      ['Tray', [{ kind: 'target-price', targetMinor: 2500 }, { kind: 'back-in-stock' }]],
      ['kettle', []],
    ]);
  });

  it('of Keepa, in any language, gives Amazon’s page and the codes', () => {
    const { format, entries } = read(
      [
        '"Locale","Bild","Titel","ASIN","Amazon: Aktuell","Product Codes: EAN"',
        '"de","https://images.example/1.jpg","Kopfhörer, schwarz","B09XS7JWHH","298,00 €","4548736132566"',
      ].join('\n'),
    );

    expect(format).toBe('keepa');
    expect(entries).toEqual([
      expect.objectContaining({
        line: 2,
        title: 'Kopfhörer, schwarz',
        links: ['https://www.amazon.de/dp/B09XS7JWHH'],
        gtins: ['04548736132566'],
        alerts: [],
      }),
    ]);
  });
});

describe('a table', () => {
  it.each([
    ['29.90', 'EUR', 2990, ['currency-assumed']],
    ['1.299,00 €', 'EUR', 129900, []],
    ['$249.90', 'EUR', 24990, ['currency-assumed']],
    ['£15', 'GBP', 1500, []],
  ])('keeps the target %s in %s', (target, currency, targetMinor, notices) => {
    const { format, entries } = read(`Name;URL;Target price\nTray;${tray};${target}`);

    expect(format).toBe('table');
    expect(entries).toEqual([
      expect.objectContaining({ currency, alerts: [byMail({ kind: 'target-price', targetMinor })], notices }),
    ]);
  });

  it.each(['cheap', '-5', '0.0001'])(
    'imports a product whose target is %p without it, and notes that',
    (target) => {
      const { entries } = read(`name,url,target\nTray,${tray},${target}\nKettle,${kettle},0`);

      expect(entries.map(({ alerts, notices }) => [alerts, notices])).toEqual([
        [[], ['target-unreadable']],
        [[], []],
      ]);
    },
  );

  it('keeps the other rows when one has no link or repeats one', () => {
    const { entries, rejected } = read(
      `name,url\nTray,${tray}\nVase,soon\nTray again,${tray}?utm_source=x\nKettle,${kettle}`,
    );

    expect(entries.map(({ line }) => line)).toEqual([2, 5]);
    expect(rejected).toEqual([
      { line: 3, text: 'soon', reason: 'no-link' },
      { line: 4, text: `${tray}?utm_source=x`, reason: 'repeated' },
    ]);
  });
});

describe('a list of links', () => {
  it('keeps titles before a link and leaves out tags after it', () => {
    const { format, entries, rejected } = read(
      `# mine\n${tray} kitchen, wood\n\nBlue kettle - ${kettle}\nmilk`,
    );

    expect(format).toBe('links');
    expect(entries.map(({ line, title, links }) => [line, title, links])).toEqual([
      [2, 'tray', [tray]],
      [4, 'Blue kettle', [kettle]],
    ]);
    expect(rejected).toEqual([{ line: 5, text: 'milk', reason: 'no-link' }]);
  });

  it('takes as many as fit and names the rest', () => {
    const links = Array.from({ length: importLimits.entriesMax + 2 }, (_, place) => `${tray}/${place}`);

    const { entries, rejected } = read(links.join('\n'));

    expect(entries).toHaveLength(importLimits.entriesMax);
    expect(rejected.map(({ reason }) => reason)).toEqual(['too-many', 'too-many']);
  });
});

describe('hostile input', () => {
  it.each([
    ['prose', 'Dear all,\nplease find attached'],
    ['JSON cut off', '[{"url":"https://oak.example/tray"'],
    ['JSON without links', '{"watching": 7, "a": [1, 2]}'],
    ['a web page', '<!doctype html><p>Sign in</p>'],
  ])('recognises nothing in %s', (_what, text) => {
    expect(read(text)).toMatchObject({ format: null, entries: [] });
  });

  it.each([
    ['lines', 'a\r'.repeat(1_000_000)],
    ['elements', `[${'1,'.repeat(900_000)}1]`],
    ['marks before a link', `${'-'.repeat(1_900_000)}x ${tray}`],
    ['spaces in a number', `url,target,notify percent\n${tray},5,1${' '.repeat(1_900_000)}x`],
    ['unclosed quotes', 'url,name\n' + '"a,b\n'.repeat(380_000)],
  ])('reads a text of the largest size in linear time, with many %s', (_what, text) => {
    const { entries, rejected } = read(text);

    expect(entries.length + rejected.length).toBeLessThanOrEqual(10_001);
  });

  it('accepts only web links', () => {
    const links = ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'ftp://oak.example/a'];

    expect(read(links.join('\n')).entries).toEqual([]);
    expect(read(links.map((url) => ({ url }))).entries).toEqual([]);
  });

  const value = fc.oneof(
    fc.constantFrom<unknown>(
      tray,
      kettle,
      'javascript:alert(1)',
      '1e999',
      '-0',
      'NaN',
      25.005,
      1e308,
      -1,
      null,
      true,
    ),
    fc.string({ unit: 'binary' }),
    fc.double(),
  );
  const name = fc.constantFrom(
    ...['url', 'title', 'target_price', 'currency', '__proto__', 'constructor', 'price_cache', 'watching'],
    ...[
      'notify_percent',
      'price_drop_threshold',
      'current_price',
      'ean',
      'data',
      'store',
      'links',
      'restock_settings',
    ],
    ...['shops', 'rule', 'record', 'product_id', 'alerts', 'lists', 'favorites', 'waiting_alerts', 'detail'],
  );
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 4 },
      value,
      fc.array(tie('json'), { maxLength: 4 }),
      fc.dictionary(name, tie('json'), { maxKeys: 6 }),
    ),
  }));
  const table = fc
    .array(fc.array(fc.oneof(name, value.map(String)), { maxLength: 5 }), { maxLength: 8 })
    .chain((rows) =>
      fc.constantFrom(',', ';', '\t', '|').map((mark) => rows.map((row) => row.join(mark)).join('\n')),
    );

  it('never throws, and returns only what the contract accepts', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          json.map((each) => JSON.stringify(each) ?? ''),
          table,
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          const { entries, rejected } = readImport(text, 'EUR');
          for (const { title, productId, links, gtins, alerts, currency } of entries) {
            expect(links.length + gtins.length + (productId?.length ?? 0)).toBeGreaterThan(0);
            expect(links.every((link) => /^https?:\/\//.test(link) && link.length <= 4096)).toBe(true);
            expect(title.length).toBeGreaterThan(0);
            expect(title.length).toBeLessThanOrEqual(500);
            expect(alerts.length).toBeLessThanOrEqual(4);
            expect(currency).toMatch(/^[A-Z]{3}$/);
          }
          expect(rejected.every(({ text: shown }) => shown.length <= 160)).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
