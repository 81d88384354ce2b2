import { itemDigest } from './item-digest';
import { codesIn, itemsOf, readingsOf, tableOf } from './testing/feed-of';

const money = (amountMinor: number, currency = 'EUR') => ({ amountMinor, currency });

it.each([
  ['DE:29 EUR', [{ country: 'DE', price: money(2900) }]],
  [
    'US:35.00 USD, DE:29,50 EUR',
    [
      { country: 'US', price: money(3500, 'USD') },
      { country: 'DE', price: money(2950) },
    ],
  ],
  ['50', [{ country: null, price: money(5000) }]],
])('reads the free shipping threshold %s', async (free_shipping_threshold, freeShippingFrom) => {
  const [item] = await itemsOf(tableOf({ free_shipping_threshold }));

  expect(item?.freeShippingFrom).toEqual(freeShippingFrom);
});

it.each([
  ['1.5 kg', 1500],
  ['1,5 kg', 1500],
  ['1.1 kg', 1100],
  ['1.250 kg', 1250],
  ['0,500 kg', 500],
  ['500g', 500],
  ['2 lb', 908],
  ['12 oz', 341],
])('reads the shipping weight %s in grams', async (shipping_weight, weightGrams) => {
  const [item] = await itemsOf(tableOf({ shipping_weight }));

  expect(item?.weightGrams).toBe(weightGrams);
});

it.each(['1.250 g', '1,250 kg', '3', '2 stone', '5000 kg'])(
  'ignores the weight %s with an issue',
  async (shipping_weight) => {
    const readings = await readingsOf(tableOf({ shipping_weight }));

    expect(codesIn(readings)).toContain('weight.unreadable');
    expect(readings[0]).not.toHaveProperty('item.weightGrams');
  },
);

it.each(['0', '0.0 kg'])('ignores the weight %s without an issue', async (shipping_weight) => {
  const readings = await readingsOf(tableOf({ shipping_weight }));

  expect(codesIn(readings)).toEqual([]);
  expect(readings[0]).not.toHaveProperty('item.weightGrams');
});

describe('Google XML and JSON', () => {
  const expected = {
    freeShippingFrom: [{ country: 'US', price: money(3500, 'USD') }],
    weightGrams: 2000,
    tax: 'excluded',
  };

  it('are read with threshold, weight and tax in XML', async () => {
    const [item] = await itemsOf(
      '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>1</g:id><title>Lamp</title>' +
        '<link>https://shop.example/1</link><g:price>15 USD</g:price><g:shipping_weight>2 kg</g:shipping_weight>' +
        '<g:free_shipping_threshold><g:country>US</g:country><g:price_threshold>35.00 USD</g:price_threshold>' +
        '</g:free_shipping_threshold><g:tax><g:country>US</g:country><g:region>CA</g:region><g:rate>8.25</g:rate>' +
        '<g:tax_ship>yes</g:tax_ship></g:tax></item></channel></rss>',
    );

    expect(item).toMatchObject(expected);
  });

  it('are read with threshold, weight and tax in JSON', async () => {
    const [item] = await itemsOf(
      JSON.stringify([
        {
          id: '1',
          title: 'Lamp',
          link: 'https://shop.example/1',
          price: { value: '15.00', currency: 'USD' },
          shippingWeight: { value: 2, unit: 'kg' },
          freeShippingThreshold: [
            { country: 'US', priceThreshold: { amountMicros: '35000000', currencyCode: 'USD' } },
          ],
          taxes: [{ country: 'US', region: 'CA', rate: 8.25, taxShip: true }],
        },
      ]),
    );

    expect(item).toMatchObject(expected);
  });

  it('are read with the order and unit in column headings', async () => {
    const [item] = await itemsOf(
      [
        'id\ttitle\tlink\tprice\tfree_shipping_threshold(price_threshold:country)\tshipping weight (kg)',
        '1\tLamp\thttps://shop.example/1\t15 USD\t35.00 USD:US\t2',
      ].join('\n'),
    );

    expect(item).toMatchObject({ freeShippingFrom: expected.freeShippingFrom, weightGrams: 2000 });
  });
});

describe('the tax of a price', () => {
  it.each([
    ['by a rate of US sales tax', { price: '15 USD', tax: 'US:CA:8.25:yes' }, null, 'excluded'],
    ['by a rate for US postcodes', { price: '15 USD', tax: 'US:946*:8.25:yes' }, null, 'excluded'],
    ['not by a US rate where the price is in euros', { tax: 'US:CA:8.25:yes' }, null, undefined],
    ['by a feed for the US', { price: '15 USD' }, 'US', 'excluded'],
    ['by a feed for Canada', { price: '15 CAD' }, 'CA', 'excluded'],
    ['not by a feed for the US where the price is in euros', {}, 'US', undefined],
    ['not by a feed for another country of the dollar', { price: '15 USD' }, 'EC', undefined],
    ['not by a feed for Germany', {}, 'DE', undefined],
    ['by a column without VAT', { price: null, 'Price (excl. VAT)': '15 EUR' }, 'DE', 'excluded'],
    ['by a gross column', { price: null, 'Preis (Brutto)': '15 EUR' }, null, 'included'],
  ])('is read as %s', async (_, row, country, tax) => {
    const [item] = await itemsOf(tableOf(row), { defaults: { country } });

    expect(item?.title).toBe('Desk lamp with a long arm');
    expect(item?.tax).toBe(tax);
  });
});

it('changes the digest with threshold, weight and tax, and only if the feed states them', async () => {
  const rows = [
    {},
    { free_shipping_threshold: 'DE:29 EUR' },
    { shipping_weight: '1 kg' },
    { shipping_weight: '2 kg' },
    { price: null, 'Preis (Brutto)': '15.00 EUR' },
  ];

  const items = (await Promise.all(rows.map((row) => itemsOf(tableOf(row))))).flat();

  expect(new Set(items.map(itemDigest)).size).toBe(rows.length);
  expect(items[0]).not.toHaveProperty('weightGrams');
});
