import fc from 'fast-check';
import { destinationsFor, destinationsOf, mainCountryOf, shippingTo } from './destination';
import type { Offer } from './offer';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const stated = { kind: 'known', cost: eur(490) } as const;

function offer(domain: string, changes: Partial<Offer> = {}) {
  return {
    retailer: { name: 'Shop', domain },
    price: eur(1000),
    shipping: stated,
    shippingRates: [],
    ...changes,
  };
}

describe('shippingTo', () => {
  it.each([
    ['the country of its domain', 'shop.de', 'DE', stated],
    ['the country of its domain under a second level', 'shop.co.uk', 'GB', stated],
    ['another country of its currency', 'shop.de', 'FR', { kind: 'unknown' }],
    ['each country of its currency where the domain names none', 'shop.com', 'FR', stated],
    ['each country of its currency from an ending that all the world uses', 'shop.io', 'DE', stated],
    ['a country of another currency', 'shop.com', 'US', { kind: 'unknown' }],
    ['a place that is not known', 'shop.de', null, { kind: 'unknown' }],
  ])('uses shipping stated without a destination for %s', (_name, domain, country, expected) => {
    expect(shippingTo(offer(domain), country)).toEqual(expected);
  });

  it('prefers the rate for the country, with its free-shipping threshold', () => {
    const shippingRates = [
      { country: 'DE', cost: eur(300), freeFrom: eur(1001) },
      { country: 'AT', cost: eur(300), freeFrom: eur(1000) },
      { country: 'FR', cost: eur(0), freeFrom: null },
      { country: 'CH', cost: null, freeFrom: null },
    ];
    const to = (country: string) => shippingTo(offer('shop.de', { shippingRates }), country);

    expect(['DE', 'AT', 'FR', 'CH', 'SE'].map(to)).toEqual([
      { kind: 'known', cost: eur(300) },
      { kind: 'free' },
      { kind: 'free' },
      { kind: 'not-shipped' },
      { kind: 'unknown' },
    ]);
  });

  it("uses the shop's rule if the offer has no rate, before a guess by currency", () => {
    const rule = (country: string) => ({ country, cost: eur(700), freeFrom: null });
    const shopRates = [rule('DE'), rule('AT'), { country: 'SE', cost: null, freeFrom: null }];
    const shippingRates = [{ country: 'AT', cost: eur(300), freeFrom: null }];
    const to = (domain: string, country: string, shipping: Offer['shipping'] = stated) =>
      shippingTo(offer(domain, { shipping, shippingRates, shopRates }), country);

    expect(to('shop.de', 'AT')).toEqual({ kind: 'known', cost: eur(300) });
    expect(to('shop.de', 'DE')).toEqual(stated);
    expect(to('shop.de', 'DE', { kind: 'unknown' })).toEqual({ kind: 'known', cost: eur(700) });
    expect(to('shop.com', 'DE')).toEqual({ kind: 'known', cost: eur(700) });
    expect(to('shop.com', 'FR')).toEqual(stated);
    expect(to('shop.com', 'SE')).toEqual({ kind: 'not-shipped' });
  });

  it('converts a threshold in another currency, and ignores it without rates', () => {
    const freeFrom = { amountMinor: 1250, currency: 'USD' };
    const one = offer('shop.de', { shippingRates: [{ country: 'DE', cost: eur(300), freeFrom }] });
    const rates = { base: 'EUR', date: '2026-01-05', rates: { USD: 1.25 } };

    expect(shippingTo(one, 'DE', rates)).toEqual({ kind: 'free' });
    expect(shippingTo(one, 'DE')).toEqual({ kind: 'known', cost: eur(300) });
  });
});

describe('mainCountryOf', () => {
  const to = (country: string, cost = eur(1)) => ({ country, cost, freeFrom: null });
  const usd = { price: { amountMinor: 1000, currency: 'USD' } };
  it.each([
    ['the country of its domain', offer('shop.se'), 'SE'],
    ['that of the currency', offer('shop.com', usd), 'US'],
    ['the largest of the currency', offer('shop.com'), 'DE'],
    [
      'one of the currency that it ships to',
      offer('shop.com', { shippingRates: [to('SE'), to('AT')] }),
      'AT',
    ],
    ['one that its shop has a rule for', offer('shop.com', { shopRates: [to('FR')] }), 'FR'],
    [
      'none for a currency of several',
      offer('shop.com', { price: { amountMinor: 1, currency: 'XAF' } }),
      null,
    ],
  ])('is %s', (_name, one, expected) => {
    expect(mainCountryOf(one)).toBe(expected);
  });
});

describe('destinationsFor', () => {
  it('are the country, the countries with its currency, and any other', () => {
    expect([destinationsFor('DE'), destinationsFor('AQ'), destinationsFor(null)]).toEqual([
      ['DE', 'EUR', '*'],
      ['AQ', '*'],
      ['*'],
    ]);
  });

  it('give the same shipping as the country, whichever of them has its own prices', () => {
    const domains = fc.constantFrom('a.de', 'b.com', 'c.fr', 'd.us');
    const rate = fc.record({
      country: fc.constantFrom('DE', 'FR', 'US'),
      cost: fc.option(fc.constantFrom(eur(0), eur(5))),
      freeFrom: fc.constant(null),
    });
    const anyOffer = fc.record({
      retailer: domains.map((domain) => ({ name: 'Shop', domain })),
      price: fc.constantFrom(eur(1000), { amountMinor: 1000, currency: 'USD' }),
      shipping: fc.constantFrom<Offer['shipping']>(stated, { kind: 'free' }, { kind: 'unknown' }),
      shippingRates: fc.uniqueArray(rate, { selector: ({ country }) => country, maxLength: 3 }),
      shopRates: fc.uniqueArray(rate, { selector: ({ country }) => country, maxLength: 3 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyOffer, { maxLength: 5 }),
        fc.constantFrom('DE', 'FR', 'AT', 'US', 'SE', null),
        (offers, country) => {
          const stored = destinationsOf(offers);
          const destination = destinationsFor(country).find((each) => stored.includes(each)) ?? null;

          expect(offers.map((each) => shippingTo(each, destination))).toEqual(
            offers.map((each) => shippingTo(each, country)),
          );
        },
      ),
    );
  });
});
