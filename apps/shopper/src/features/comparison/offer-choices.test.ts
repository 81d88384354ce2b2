import { buildComparedOffer } from '@pricehunt/api-contract/testing';
import * as fc from 'fast-check';
import { filteredOffers, offerSorts, readOfferChoices, writeOfferChoices } from './offer-choices';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const near = buildComparedOffer(
  { id: 'near', shipping: { kind: 'free' }, checkedAt: '2026-11-21T09:00:00Z' },
  { itemPrice: eur(200) },
);
const used = buildComparedOffer(
  { id: 'used', condition: 'used', checkedAt: '2026-11-21T10:00:00Z' },
  { itemPrice: eur(100) },
);
const sold = buildComparedOffer(
  {
    id: 'sold',
    availability: 'out_of_stock',
    retailer: { name: 'Other', domain: 'other.example' },
    checkedAt: '2026-11-21T08:00:00Z',
  },
  { itemPrice: null },
);
const ranked = [near, used, sold];
const ids = (query: string) =>
  filteredOffers({ ranked, country: null }, readOfferChoices(new URLSearchParams(query))).map(
    ({ offer }) => offer.id,
  );

describe('filteredOffers', () => {
  it.each([
    ['', ['near', 'used', 'sold']],
    ['stock=1', ['near', 'used']],
    ['new=1', ['near', 'sold']],
    ['free=1', ['near']],
    ['shop=other.example', ['sold']],
    ['shop=other.example&stock=1', []],
    ['sort=item', ['used', 'near', 'sold']],
    ['sort=checked', ['used', 'near', 'sold']],
    ['sort=nonsense&stock=yes', ['near', 'used', 'sold']],
  ])('for %j shows the offers %j', (query, shown) => {
    expect(ids(query)).toEqual(shown);
  });
});

it.each([
  ['US', ['untaxed', 'used', 'near']],
  ['DE', ['used', 'near', 'untaxed']],
])('sorts by item price in %s as the country compares prices with and without tax', (country, shown) => {
  const untaxed = buildComparedOffer({ id: 'untaxed', tax: 'excluded' }, { itemPrice: eur(1) });
  const byItem = readOfferChoices(new URLSearchParams('sort=item'));
  const offers = filteredOffers({ ranked: [near, used, untaxed], country }, byItem);

  expect(offers.map(({ offer }) => offer.id)).toEqual(shown);
});

describe('writeOfferChoices', () => {
  it('reads back what it wrote and preserves other parameters', () => {
    const choices = fc.record({
      sort: fc.constantFrom(...offerSorts),
      isInStock: fc.boolean(),
      isNew: fc.boolean(),
      hasFreeShipping: fc.boolean(),
      shop: fc.option(fc.domain()),
    });

    fc.assert(
      fc.property(choices, (chosen) => {
        const query = writeOfferChoices(new URLSearchParams('from=mail&sort=item&new=1'), chosen);

        expect(readOfferChoices(query)).toEqual(chosen);
        expect(query.get('from')).toBe('mail');
      }),
    );
  });

  it('omits defaults', () => {
    const query = writeOfferChoices(new URLSearchParams('stock=1'), readOfferChoices(new URLSearchParams()));

    expect(query.toString()).toBe('');
  });
});
