import { gzipSync } from 'node:zlib';
import type { ReadFeedOptions } from './feed-options';
import { formatOfPreset } from './network-preset';
import { codesIn, itemsOf, readingsOf } from './testing/feed-of';

const encoded = (link: string) => encodeURIComponent(link);

const shops: NonNullable<ReadFeedOptions['shops']> = {
  shopOf: ({ shown }) =>
    shown === null
      ? { issue: 'link.no-shop' }
      : shown.includes('stranger.example')
        ? { issue: 'link.not-of-feed' }
        : { domain: new URL(shown).hostname },
  readDeepLink: (link) => {
    const { hostname, searchParams } = new URL(link);
    if (!/(?:^|\.)(?:awin1\.com|dpbolvw\.net|linksynergy\.com|tradedoubler\.com|pxf\.io)$/.test(hostname))
      return null;
    const target = ['ued', 'url', 'murl', 'u']
      .map((name) => searchParams.get(name))
      .find((each) => each !== null);
    return { link, target: target ?? null };
  },
};
const terms: ReadFeedOptions = { shops, defaults: { currency: 'EUR', country: 'DE' } };

const awin = [
  'aw_deep_link,product_name,aw_product_id,merchant_product_id,merchant_name,search_price,currency,merchant_deep_link,ean,last_updated',
  '"https://www.awin1.com/pclick.php?p=1&a=2&m=3",Lamp,901,7,Oak Lights,"1.299,95",EUR,https://www.oak.example/lamp,4006381333931,2026-03-03 08:00:00',
  '"https://www.awin1.com/pclick.php?p=2&a=2&m=4",Lamp,902,7,Elm Lights,12.5,EUR,https://elm.example/lamp,4006381333931,2026-03-03 08:00:00',
].join('\n');

describe('a feed with several shops', () => {
  it('returns shop, own link and network link per item, even if two shops use the same id', async () => {
    const items = await itemsOf(gzipSync(awin), terms);

    expect(items).toMatchObject([
      {
        itemId: 'oak.example 7',
        sku: '7',
        link: 'https://www.oak.example/lamp',
        price: { amountMinor: 129_995, currency: 'EUR' },
        shop: {
          name: 'Oak Lights',
          trackedLink: 'https://www.awin1.com/pclick.php?p=1&a=2&m=3',
          pricedAt: '2026-03-03T08:00:00.000Z',
        },
      },
      { itemId: 'elm.example 7', link: 'https://elm.example/lamp', price: { amountMinor: 1_250 } },
    ]);
  });

  it("reads a merchant's own feed with the same columns unchanged", async () => {
    const [item] = await itemsOf(awin, { defaults: { currency: 'EUR' } });

    expect(item?.itemId).toBe('7');
    expect(item).not.toHaveProperty('shop');
  });

  it("reads CJ's columns and the shop from a deep link", async () => {
    const link = `https://www.dpbolvw.net/click-1-2?url=${encoded('https://oak.example/p/1')}`;
    const file = `PROGRAM_NAME,ID,TITLE,LINK,PRICE,SALE_PRICE,GTIN,LAST_UPDATED\nOak,1,Lamp,${link},20.00 USD,15.00 USD,4006381333931,2026-03-03\n`;

    const [item] = await itemsOf(file, terms);

    expect(item).toMatchObject({
      link: 'https://oak.example/p/1',
      shop: { name: 'Oak', trackedLink: link },
      price: { amountMinor: 2_000, currency: 'USD' },
      salePrice: { amountMinor: 1_500 },
    });
  });

  it("reads Rakuten's file without a header, the shop's name in its first line and the count in its last", async () => {
    const row = (id: string) =>
      [
        id,
        'Lamp',
        'SKU1',
        'Home',
        '',
        `https://click.linksynergy.com/link?id=a&murl=${encoded('https://oak.example/1')}`,
      ]
        .concat([
          'https://oak.example/l.jpg',
          '',
          'Short',
          'Long',
          '',
          '',
          '9.50',
          '12.00',
          '',
          '',
          'Oak',
          '',
          '',
          'M1',
          '',
        ])
        .concat(
          ['', 'in stock', '4006381333931', '', 'USD', '', ''],
          Array.from({ length: 10 }, () => ''),
        )
        .join('|');
    const file = (count: number) =>
      `HDR|44583|Oak Lights|2026-03-03/08:00:00\n${row('1')}\n${row('2')}\nTRL|${count}\n`;
    const format = formatOfPreset('rakuten') ?? undefined;
    const asRakuten = { ...terms, ...(format === undefined ? {} : { format }) };

    const items = await itemsOf(file(2), asRakuten);

    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({
      link: 'https://oak.example/1',
      brand: 'Oak',
      mpn: 'M1',
      shop: { name: 'Oak Lights' },
      price: { amountMinor: 1_200, currency: 'USD' },
      salePrice: { amountMinor: 950 },
    });
    const whole = (await readingsOf(file(2), asRakuten)).at(-1);
    const short = (await readingsOf(file(3), asRakuten)).at(-1);
    const cutOff = (await readingsOf(file(2).replace(/TRL.*/s, ''), asRakuten)).at(-1);
    expect([whole, short, cutOff]).toMatchObject([
      { isComplete: true },
      { isComplete: false },
      { isComplete: false },
    ]);
  });

  it("creates an item for each shop's offer of a Tradedoubler product", async () => {
    const offer = (id: string, shop: string, value: string) => ({
      id,
      programName: shop,
      productUrl: `https://clk.tradedoubler.com/click?p=1&url=${encoded(`https://${shop}/p`)}`,
      modified: Date.UTC(2026, 2, 3, 8),
      priceHistory: [{ price: { value, currency: 'SEK' } }],
      availability: 'in stock',
    });
    const file = JSON.stringify({
      products: [
        {
          name: 'Lamp',
          brand: 'Oak',
          identifiers: { ean: '4006381333931', mpn: 'M1' },
          offers: [offer('a', 'oak.example', '199.00'), offer('b', 'elm.example', '189.00')],
        },
      ],
    });

    const items = await itemsOf(file, terms);

    expect(items).toMatchObject([
      { itemId: 'oak.example a', gtins: ['04006381333931'], price: { amountMinor: 19_900, currency: 'SEK' } },
      { itemId: 'elm.example b', mpn: 'M1', shop: { pricedAt: '2026-03-03T08:00:00.000Z' } },
    ]);
  });

  it("reads items of impact's API by their names", async () => {
    const file = JSON.stringify({
      Items: [
        {
          Id: 'x',
          CatalogItemId: '5',
          CampaignName: 'Oak',
          Name: 'Lamp',
          CurrentPrice: '15.00',
          OriginalPrice: '20.00',
          Currency: 'USD',
          StockAvailability: 'InStock',
          Gtin: '4006381333931',
          Manufacturer: 'Oak',
          Url: `https://oak.pxf.io/c/1/2/3?u=${encoded('https://oak.example/p')}`,
        },
      ],
    });

    expect(await itemsOf(file, terms)).toMatchObject([
      {
        itemId: 'oak.example 5',
        brand: 'Oak',
        gtins: ['04006381333931'],
        availability: 'in_stock',
        price: { amountMinor: 2_000 },
        salePrice: { amountMinor: 1_500 },
        shop: { name: 'Oak' },
      },
    ]);
  });

  it.each([
    ['Webgains', 'product_id,product_name,program_name,price,currency,deeplink,european_article_number'],
    ['Daisycon', 'daisycon_unique_id,title,name,price,currency,link,ean'],
  ])('reads the columns of %s', async (_network, header) => {
    const link = `https://www.awin1.com/cread.php?ued=${encoded('https://oak.example/p')}`;

    const items = await itemsOf(`${header}\n1,Lamp,Oak,"12,50",EUR,${link},4006381333931\n`, terms);

    expect(items).toMatchObject([
      { title: 'Lamp', price: { amountMinor: 1_250 }, gtins: ['04006381333931'], shop: { name: 'Oak' } },
    ]);
  });

  it.each([
    [
      'leads to another shop',
      'https://www.awin1.com/cread.php?ued=https%3A%2F%2Fevil.example%2F',
      'link.other-shop',
    ],
    [
      'leads through an open redirector',
      'https://www.google.com/url?q=https%3A%2F%2Foak.example%2F',
      'link.unknown-network',
    ],
    ['leads to a script', 'javascript:alert(1)', 'link.not-http'],
    ['names a user', 'https://user:pass@www.awin1.com/pclick.php?p=1', 'link.not-http'],
    [
      'leads from one network to the next',
      `https://www.awin1.com/cread.php?ued=${encoded('https://www.dpbolvw.net/click-1-2')}`,
      'link.not-http',
    ],
  ])('rejects a row whose tracked link %s, and accepts the others', async (_what, tracked, code) => {
    const file = [
      'id,title,price,tracked_link,link',
      `1,Lamp,12 EUR,${tracked},https://oak.example/1`,
      '2,Lamp,12 EUR,https://www.awin1.com/pclick.php?p=2,https://oak.example/2',
    ].join('\n');

    const readings = await readingsOf(file, terms);

    expect(codesIn(readings)).toContain(code);
    expect(readings.at(-1)).toMatchObject({ itemCount: 1, rejectedCount: 1, isComplete: true });
  });

  it('leaves out rows of excluded shops, and accepts the others', async () => {
    const file = [
      'id,title,price,tracked_link,link',
      '1,Lamp,12 EUR,https://www.awin1.com/pclick.php?p=1,https://stranger.example/1',
      `2,Lamp,12 EUR,https://www.awin1.com/cread.php?ued=${encoded('https://stranger.example/2')},`,
      '3,Lamp,12 EUR,,https://stranger.example/3',
      '4,Lamp,12 EUR,,https://oak.example/4',
    ].join('\n');

    const readings = await readingsOf(file, terms);

    expect(codesIn(readings).filter((code) => code === 'link.not-of-feed')).toHaveLength(3);
    expect(readings.at(-1)).toMatchObject({ itemCount: 1, rejectedCount: 3, isComplete: true });
  });

  it('accepts deep links without a visible shop only if the shop is known', async () => {
    const file = 'id,title,price,link\n1,Lamp,12 EUR,https://www.awin1.com/pclick.php?p=2\n';

    expect(codesIn(await readingsOf(file, terms))).toContain('link.no-shop');
    expect(
      await itemsOf(file, { ...terms, shops: { ...shops, shopOf: () => ({ domain: 'oak.example' }) } }),
    ).toMatchObject([{ link: 'https://www.awin1.com/pclick.php?p=2' }]);
  });
});
