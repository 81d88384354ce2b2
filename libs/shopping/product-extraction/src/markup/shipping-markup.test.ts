import type { ShippingCondition } from '@pricehunt/offers';
import type { ExtractedProduct, PageReading } from '../vote/extracted-product';
import { extractProduct } from '../extract-product';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

function pageOf(...things: readonly object[]): PageReading {
  const scripts = things.map(
    (thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`,
  );
  return extractProduct(
    `<title>Kettle</title>${scripts.join('')}<h1>Kettle</h1>`,
    'https://shop.example/kettle',
  );
}

function productWith(offer: object, facts: object = {}): ExtractedProduct | null {
  const page = pageOf({
    '@type': 'Product',
    name: 'Kettle',
    ...facts,
    offers: { '@type': 'Offer', price: '20.00', priceCurrency: 'EUR', ...offer },
  });
  return page.kind === 'product' ? page.product : null;
}

const inCountry = (...countries: readonly string[]) => ({
  shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
});
const money = (value: number) => ({ '@type': 'MonetaryAmount', value, currency: 'EUR' });
const days = (minValue: number, maxValue: number) => ({ minValue, maxValue, unitCode: 'DAY' });

describe('OfferShippingDetails', () => {
  it('has costs and free-shipping thresholds by country, and the delivery time', () => {
    const product = productWith({
      shippingDetails: [
        {
          ...inCountry('DE'),
          shippingRate: { ...money(4.99) },
          freeShippingThreshold: money(29),
          deliveryTime: { handlingTime: days(0, 1), transitTime: days(1, 3) },
        },
        { ...inCountry('AT'), shippingRate: { '@type': 'MonetaryAmount', maxValue: 12, currency: 'EUR' } },
        { ...inCountry('CH'), doesNotShip: true },
        { ...inCountry('FR'), shippingRate: { '@type': 'ShippingRateSettings', orderPercentage: 0.1 } },
        { shippingDestination: { addressCountry: 'IT', postalCodeRange: {} }, shippingRate: money(1) },
      ],
    });

    expect(product?.shippingRates).toEqual([
      { country: 'DE', cost: eur(499), freeFrom: eur(2900), deliveryDays: { min: 1, max: 4 } },
      { country: 'AT', cost: eur(1200), freeFrom: null },
      { country: 'CH', cost: null, freeFrom: null },
      { country: 'FR', cost: eur(200), freeFrom: null },
    ]);
  });

  it('follows links to retired settings', () => {
    const settings = { '@type': 'ShippingRateSettings', ...inCountry('DE'), shippingRate: money(3) };

    expect(
      productWith({ shippingDetails: { shippingSettingsLink: settings, shippingLabel: 'small' } })
        ?.shippingRates,
    ).toEqual([{ country: 'DE', cost: eur(300), freeFrom: null }]);
  });

  it('leaves out rates for programme members', () => {
    const forMembers = { ...inCountry('DE'), shippingRate: money(0), validForMemberTier: { name: 'Gold' } };

    expect(productWith({ shippingDetails: forMembers })?.shippingRates).toEqual([]);
  });
});

describe('the shipping policy of a shop', () => {
  const service = (conditions: readonly object[], facts: object = {}) => ({
    '@type': 'OnlineStore',
    name: 'Shop',
    hasShippingService: { '@type': 'ShippingService', shippingConditions: conditions, ...facts },
  });
  const plain: ShippingCondition = {
    countries: ['DE'],
    orderValue: null,
    weightGrams: null,
    itemCount: null,
    season: null,
    deliveryDays: null,
    charge: { kind: 'amount', cost: eur(349) },
  };

  it('is read from a page without a product, with all conditions', () => {
    const { kind, shippingPolicy } = pageOf(
      service(
        [
          {
            ...inCountry('DE', 'AT'),
            orderValue: { minValue: 0, maxValue: 29.98, currency: 'EUR' },
            shippingRate: money(3.49),
            transitTime: { duration: days(2, 3) },
          },
          { ...inCountry('DE'), orderValue: { minValue: 29.99, currency: 'EUR' }, shippingRate: money(0) },
          {
            ...inCountry('FR'),
            weight: { maxValue: 2, unitCode: 'KGM' },
            shippingRate: { orderPercentage: 0.05 },
          },
          { ...inCountry('CH'), numItems: { maxValue: 3 }, doesNotShip: true },
          { ...inCountry('NL'), width: { maxValue: 10 }, shippingRate: money(1) },
          {
            ...inCountry('BE'),
            shippingRate: money(2),
            seasonalOverride: { validFrom: '2026-12-01T00:00', validThrough: '2026-12-24' },
          },
        ],
        { handlingTime: { duration: days(0, 1) } },
      ),
    );

    expect(kind).not.toBe('product');
    expect(shippingPolicy).toEqual([
      {
        ...plain,
        countries: ['DE', 'AT'],
        orderValue: { min: eur(0), max: eur(2998) },
        deliveryDays: { min: 2, max: 4 },
      },
      { ...plain, orderValue: { min: eur(2999), max: null }, charge: { kind: 'amount', cost: eur(0) } },
      {
        ...plain,
        countries: ['FR'],
        weightGrams: { min: null, max: 2000 },
        charge: { kind: 'share', ofOrder: 0.05 },
      },
      { ...plain, countries: ['CH'], itemCount: { min: null, max: 3 }, charge: { kind: 'not-shipped' } },
      { ...plain, countries: ['NL'], charge: { kind: 'amount', cost: eur(100) }, asksForMore: true },
      {
        ...plain,
        countries: ['BE'],
        charge: { kind: 'amount', cost: eur(200) },
        season: { min: '2026-12-01', max: '2026-12-24' },
      },
    ]);
  });

  const standard = service([{ ...inCountry('DE'), shippingRate: money(3.49) }]);
  const kettle = { '@type': 'Product', name: 'Kettle' };
  const offer = { price: '20.00', priceCurrency: 'EUR' };

  it.each([
    ['beside a product', [{ ...kettle, offers: offer }, standard]],
    ['with the front page for its address', [{ ...standard, url: 'https://www.shop.example/de/' }]],
    ['as the publisher of the site', [{ '@type': 'WebSite', publisher: standard }]],
    [
      'that also sells the product, by its address',
      [
        { ...kettle, offers: { ...offer, seller: { '@id': '#shop' } } },
        { ...standard, '@id': '#shop', url: '/' },
      ],
    ],
  ])('is read from an organization %s', (_name, things) => {
    expect(pageOf(...things).shippingPolicy).toEqual([plain]);
  });

  it.each([
    ['the seller of one offer', [{ ...kettle, offers: { ...offer, seller: standard } }]],
    [
      'a seller that the offer refers to',
      [
        { ...kettle, offers: { ...offer, seller: { '@id': '#1' } } },
        { ...standard, '@id': '#1' },
      ],
    ],
    ['the author of a review', [{ ...kettle, offers: offer, review: { author: standard } }]],
    ['the maker of a variant', [{ ...kettle, hasVariant: { manufacturer: standard } }]],
    ["a seller's page on the site", [{ ...standard, url: 'https://shop.example/sellers/eve' }]],
    ['another site', [{ ...standard, url: 'https://other.example/' }]],
  ])('is never read from %s', (_name, things) => {
    expect(pageOf(...things).shippingPolicy).toBeUndefined();
  });

  it.each([
    [
      'a part of a country',
      [{ shippingDestination: { addressCountry: 'US', addressRegion: 'CA' }, shippingRate: money(1) }],
      {},
    ],
    [
      'collection in person',
      [{ ...inCountry('DE'), shippingRate: money(0) }],
      { fulfillmentType: 'https://schema.org/FulfillmentTypeCollectionPoint' },
    ],
    [
      'members of a programme',
      [{ ...inCountry('DE'), shippingRate: money(0) }],
      { validForMemberTier: { name: 'Gold' } },
    ],
  ])('leaves out %s', (_name, conditions, facts) => {
    expect(pageOf(service(conditions, facts)).shippingPolicy).toBeUndefined();
  });

  it('is empty if two shops on a page disagree', () => {
    const one = service([{ ...inCountry('DE'), shippingRate: money(3.49) }]);
    const other = service([{ ...inCountry('DE'), shippingRate: money(0) }]);

    expect(pageOf(one, other).shippingPolicy).toBeUndefined();
    expect(pageOf(one, one).shippingPolicy).toEqual([plain]);
  });

  it('reports an unreadable cost as not stated, never as 0', () => {
    const stated = (shippingRate: object) =>
      pageOf(service([{ ...inCountry('DE'), shippingRate }])).shippingPolicy;

    for (const rate of [{ weightPercentage: 0.1 }, { value: 'ask us', currency: 'EUR' }, { value: 5 }])
      expect(stated(rate)).toEqual([{ ...plain, charge: { kind: 'not-stated' } }]);
  });

  it('is read from retired settings for all products', () => {
    const settings = (facts: object) => ({
      '@type': 'ShippingRateSettings',
      ...inCountry('DE'),
      shippingRate: money(3.49),
      freeShippingThreshold: { minValue: 50, value: 50, currency: 'EUR' },
      ...facts,
    });

    expect(pageOf(settings({})).shippingPolicy).toEqual([
      { ...plain, orderValue: { min: null, max: eur(4999) } },
      { ...plain, orderValue: { min: eur(5000), max: null }, charge: { kind: 'amount', cost: eur(0) } },
    ]);
    expect(pageOf(settings({ shippingLabel: 'bulky' })).shippingPolicy).toBeUndefined();
  });
});

describe('tax', () => {
  const specified = (price: number, valueAddedTaxIncluded: boolean) => ({
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'EUR',
    valueAddedTaxIncluded,
  });

  it.each([
    ['nothing', {}, 2000, 'unknown'],
    ['tax', { valueAddedTaxIncluded: 'true' }, 2000, 'included'],
    ['no tax', { priceSpecification: specified(20, false) }, 2000, 'excluded'],
    [
      'both prices',
      { price: undefined, priceSpecification: [specified(20, false), specified(23.8, true)] },
      2380,
      'included',
    ],
  ])('of a price that states %s is read', (_name, offer, amountMinor, tax) => {
    expect(productWith(offer)).toMatchObject({ price: { amountMinor }, tax });
  });
});

it.each([
  ['kilograms', { value: 1.2, unitCode: 'KGM' }, 1200],
  ['ounces', { value: '2', unitText: 'oz' }, 57],
  ['text', '750 g', 750],
  ['an unknown unit', { value: 3, unitCode: 'C62' }, null],
])('reads the weight of a product in %s', (_name, weight, grams) => {
  expect(productWith({}, { weight })?.weightGrams).toBe(grams);
});

it.each([
  ['LimitedAvailability', 'limited'],
  ['InStoreOnly', 'in_store'],
  ['OnlineOnly', 'in_stock'],
  ['BackOrder', 'back_order'],
  ['PreOrder', 'pre_order'],
  ['SoldOut', 'out_of_stock'],
  ['Discontinued', 'discontinued'],
])('reads the availability %s', (term, availability) => {
  expect(productWith({ availability: `https://schema.org/${term}` })?.availability).toBe(availability);
});
