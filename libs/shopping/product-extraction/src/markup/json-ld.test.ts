import { extractProduct } from '../extract-product';
import type { ExtractedProduct } from '../vote/extracted-product';

const link = 'https://shop.example/item';

function productIn(script: string, type = 'application/ld+json'): ExtractedProduct | null {
  const reading = extractProduct(`<title>Shop</title><script type="${type}">${script}</script>`, link);
  return reading.kind === 'product' ? reading.product : null;
}

function withOffer(offer: unknown): ExtractedProduct | null {
  return productIn(JSON.stringify({ '@type': 'Product', name: 'Kettle', offers: offer }));
}

function shippingOf(value: unknown): object {
  return { shippingDetails: { shippingRate: { value, currency: 'EUR' } } };
}

function offerOf(facts: object): object {
  return { offers: { price: 20, priceCurrency: 'EUR', ...facts } };
}

function groupWith(variants: readonly object[], facts: object = {}): ExtractedProduct | null {
  const hasVariant = variants.map((variant) => ({ '@type': 'Product', name: 'Kettle', ...variant }));
  return productIn(JSON.stringify({ '@type': 'ProductGroup', name: 'Kettle', ...facts, hasVariant }));
}

describe('product data in JSON-LD', () => {
  it('reads details under one name and in one unit, and leaves out what it does not know', () => {
    const stated = [
      { name: 'Geräuschpegel', value: '69 dB(A)' },
      { name: 'Staubbehälter', value: 0.8, unitCode: 'LTR' },
      { propertyID: 'Type', value: 'Robot vacuum' },
      { name: 'Speicher', value: '256 GB' },
      { name: 'Colour', value: 'red' },
      { name: 'Lieferumfang', value: 'Netzteil' },
    ].map((property) => ({ '@type': 'PropertyValue', ...property }));

    const product = productIn(
      JSON.stringify({
        '@type': 'Product',
        name: 'Robi',
        weight: '3,4 kg',
        additionalProperty: stated,
        ...offerOf({}),
      }),
    );

    expect(product?.attributes).toEqual({
      noise: '69 dB',
      volume: '0.8 l',
      type: 'Robot vacuum',
      capacity: '256 GB',
      colour: 'red',
      weight: '3.4 kg',
    });
  });

  it.each([
    [
      'inside an HTML comment',
      '<!--\n{"@type":"Product","name":"Cup","offers":{"price":"7.50","priceCurrency":"EUR"}}\n-->',
    ],
    [
      'inside CDATA',
      '/*<![CDATA[*/ {"@type":"Product","name":"Cup","offers":{"price":7.5,"priceCurrency":"EUR"}} /*]]>*/',
    ],
    [
      'with trailing commas',
      '{"@type":"Product","name":"Cup","offers":{"price":"7.50","priceCurrency":"EUR",},}',
    ],
    [
      'with a raw line break in a string',
      '{"@type":"Product","name":"Cup","description":"a\nb","offers":{"price":"7.50","priceCurrency":"EUR"}}',
    ],
    [
      'with a line comment',
      '// made by a plugin\n{"@type":"Product","name":"Cup","offers":{"price":"7.50","priceCurrency":"EUR"}}',
    ],
    [
      'escaped as HTML',
      '{&quot;@type&quot;:&quot;Product&quot;,&quot;name&quot;:&quot;Cup&quot;,&quot;offers&quot;:{&quot;price&quot;:&quot;7.50&quot;,&quot;priceCurrency&quot;:&quot;EUR&quot;}}',
    ],
    [
      'behind another object',
      '{"@type":"WebSite","name":"Shop"}{"@type":"Product","name":"Cup","offers":{"price":"7.50","priceCurrency":"EUR"}}',
    ],
    [
      'in a list with lower-case types',
      '[{"@type":"product","name":"Cup","offers":[{"@type":"offer","price":"7,50","priceCurrency":"eur"}]}]',
    ],
    [
      'with full type addresses',
      '{"@type":["http://schema.org/Product","Thing"],"name":"Cup","offers":{"price":" 7.50 ","priceCurrency":"EUR"}}',
    ],
  ])('is read %s', (_, script) => {
    const product = productIn(script);

    expect(product?.title).toBe('Cup');
    expect(product?.price).toEqual({ amountMinor: 750, currency: 'EUR' });
    expect(product?.evidence.price?.method).toBe('json-ld');
  });

  it('is found in a script type with capitals and parameters', () => {
    const product = productIn('{"@type":"Product","name":"Cup"}', 'Application/LD+JSON; charset=utf-8');

    expect(product?.title).toBe('Cup');
  });

  it('follows references inside a graph', () => {
    const graph = [
      { '@type': 'WebPage', mainEntity: { '@id': '#p' } },
      { '@id': '#p', '@type': 'Product', name: 'Runner', gtin13: '4006381333931', offers: { '@id': '#o' } },
      { '@id': '#o', '@type': 'Offer', price: 129.5, priceCurrency: 'EUR', availability: 'OutOfStock' },
    ];

    const product = productIn(JSON.stringify({ '@graph': graph }));

    expect(product?.amount).toBe('129.5');
    expect(product?.gtins).toEqual(['04006381333931']);
    expect(product?.availability).toBe('out_of_stock');
  });

  it('survives circular references', () => {
    const graph = [
      { '@id': '#p', '@type': 'Product', name: 'Ring', offers: { '@id': '#o' } },
      { '@id': '#o', '@type': 'Offer', price: '5', priceCurrency: 'USD', itemOffered: { '@id': '#p' } },
    ];

    const product = productIn(JSON.stringify({ '@graph': graph }));

    expect(product?.amount).toBe('5');
  });

  it('reads the sale price and the list price separately', () => {
    const product = withOffer({
      priceCurrency: 'GBP',
      priceSpecification: [
        { '@type': 'UnitPriceSpecification', priceType: 'https://schema.org/ListPrice', price: '59.00' },
        { '@type': 'UnitPriceSpecification', price: '44.00' },
      ],
    });

    expect(product?.price).toEqual({ amountMinor: 4400, currency: 'GBP' });
    expect(product?.listPrice).toEqual({ amountMinor: 5900, currency: 'GBP' });
  });

  it.each([
    ['a member price', { validForMemberTier: { name: 'Gold' } }],
    ['an instalment', { billingDuration: 12 }],
    ['a unit price', { referenceQuantity: { value: 1, unitCode: 'KGM' } }],
  ])("doesn't read %s as the price", (_, extra) => {
    const product = withOffer({
      priceCurrency: 'EUR',
      priceSpecification: [{ price: '2.00', ...extra }, { price: '20.00' }],
    });

    expect(product?.amount).toBe('20');
  });

  it('marks the low price of an aggregate offer as "from"', () => {
    const product = withOffer({
      '@type': 'AggregateOffer',
      lowPrice: 1250,
      highPrice: 1495,
      priceCurrency: 'USD',
    });

    expect(product?.amount).toBe('1250');
    expect(product?.priceKind).toBe('from');
  });

  it('reads equal low and high prices as one exact price', () => {
    const product = withOffer({
      '@type': 'AggregateOffer',
      lowPrice: '9.00',
      highPrice: 9,
      priceCurrency: 'USD',
    });

    expect(product?.priceKind).toBe('exact');
  });

  it('never reads a price of zero', () => {
    const product = withOffer({ price: '0.00', priceCurrency: 'EUR', availability: 'OutOfStock' });

    expect(product?.amount).toBeNull();
    expect(product?.price).toBeNull();
    expect(product?.availability).toBe('out_of_stock');
  });

  it('prefers the price of new to that of used items', () => {
    const product = withOffer([
      { price: '30', priceCurrency: 'EUR', itemCondition: 'https://schema.org/UsedCondition' },
      { price: '80', priceCurrency: 'EUR', itemCondition: 'https://schema.org/NewCondition' },
    ]);

    expect(product?.amount).toBe('80');
    expect(product?.condition).toBe('new');
  });

  it('reads shipping, seller, images and codes', () => {
    const product = productIn(
      JSON.stringify({
        '@type': 'Product',
        name: 'Lamp',
        brand: { '@type': 'Brand', name: 'Lumo' },
        sku: 'L-1',
        mpn: 'LUM/1',
        gtin: '32429335302',
        image: [{ '@type': 'ImageObject', contentUrl: '/a.jpg' }, '/b.jpg'],
        offers: {
          price: 10,
          priceCurrency: 'EUR',
          seller: { name: 'Lights & Co' },
          shippingDetails: { shippingRate: { value: 4.9, currency: 'EUR' } },
        },
      }),
    );

    expect(product).toMatchObject({
      brand: 'Lumo',
      sku: 'L-1',
      mpn: 'LUM/1',
      gtins: ['00032429335302'],
      imageUrls: ['https://shop.example/a.jpg', 'https://shop.example/b.jpg'],
      seller: 'Lights & Co',
      shipping: { kind: 'known', cost: { amountMinor: 490, currency: 'EUR' } },
    });
  });

  it('reads shipping by country separately from shipping without one', () => {
    const details = (value: number | null, ...countries: string[]) => ({
      ...(value === null ? { doesNotShip: true } : { shippingRate: { value, currency: 'EUR' } }),
      shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
    });
    const product = withOffer({
      price: 10,
      priceCurrency: 'EUR',
      shippingDetails: [
        details(9.9, 'DE', 'AT'),
        details(4.9, 'DE'),
        details(null, 'CH'),
        details(0, 'fr'),
        { ...details(1, 'IT'), shippingDestination: { addressCountry: 'IT', addressRegion: ['MI'] } },
      ],
    });
    const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

    expect(product?.shipping).toEqual({ kind: 'unknown' });
    expect(product?.shippingRates).toEqual([
      { country: 'DE', cost: eur(490), freeFrom: null },
      { country: 'AT', cost: eur(990), freeFrom: null },
      { country: 'CH', cost: null, freeFrom: null },
      { country: 'FR', cost: eur(0), freeFrom: null },
    ]);
  });

  it.each([
    ['0 as free', 0, { kind: 'free' }],
    ['a rate as known', 5.95, { kind: 'known', cost: { amountMinor: 595, currency: 'EUR' } }],
  ])('reads the shipping of the variant in the link, %s', (_, value, shipping) => {
    const product = groupWith([
      { sku: 'item', ...offerOf(shippingOf(value)) },
      { sku: 'other', ...offerOf(shippingOf(9.95)) },
    ]);

    expect(product?.shipping).toEqual(shipping);
  });

  it.each([
    ['free', 'all variants state it so', [shippingOf(0), shippingOf('0.00')]],
    ['unknown', 'variants differ', [shippingOf(0), shippingOf(5.95)]],
    ['unknown', 'one variant states none', [shippingOf(0), {}]],
  ])('reads the shipping of a group without a selected variant as %s if %s', (kind, _, offers) => {
    const product = groupWith(
      offers.map((offer, index) => ({ sku: `no-${String(index)}`, ...offerOf(offer) })),
    );

    expect(product?.shipping.kind).toBe(kind);
  });

  it.each([
    ['its offers', offerOf({ '@type': 'AggregateOffer', ...shippingOf(5.95) })],
    ['the facts of the group', shippingOf(5.95)],
  ])('fills a variant without shipping with what %s state', (_, group) => {
    const product = groupWith(
      [
        { sku: 'item', ...offerOf({}) },
        { sku: 'other', ...offerOf(shippingOf(0)) },
      ],
      group,
    );

    expect(product?.shipping).toEqual({ kind: 'known', cost: { amountMinor: 595, currency: 'EUR' } });
  });

  it('returns more decimals than Money has, without creating Money', () => {
    const product = withOffer({ price: '0.0375', priceCurrency: 'USD' });

    expect(product?.amount).toBe('0.0375');
    expect(product?.price).toBeNull();
  });
});
