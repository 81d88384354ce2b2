import type { FeedItem, FeedShipping } from '@pricehunt/merchant-feeds';
import { offerOfItem } from './offer-of-item';
import { feedItem } from '../merchant-traffic/testing-traffic';

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const charge = (country: string | null, amountMinor: number): FeedShipping => ({
  country,
  service: null,
  price: euros(amountMinor),
});

function offerFor(country: string | null, given: Partial<FeedItem>) {
  const item: FeedItem = { ...feedItem('a', 1000), ...given };
  const seller = {
    businessId: 'b',
    name: 'Oak & Co',
    domain: 'oak.example',
    country,
    source: 'merchant-feed',
    hasShopify: false,
  };
  return offerOfItem(item, seller, new Date('2026-11-21T09:00:00.000Z'));
}

function shippingOf(country: string | null, ...shipping: readonly FeedShipping[]) {
  const offer = offerFor(country, { shipping });
  return [offer.shipping, ...offer.shippingRates.map((rate) => [rate.country, rate.cost?.amountMinor])];
}

describe('the shipping of an item', () => {
  it('is stored for each country, at the lowest charge', () => {
    expect(shippingOf(null, charge('DE', 900), charge('DE', 490), charge('UK', 1500))).toEqual([
      { kind: 'unknown' },
      ['DE', 490],
      ['GB', 1500],
    ]);
  });

  it('has no country when the charge names none', () => {
    expect(shippingOf(null, charge(null, 490))).toEqual([{ kind: 'known', cost: euros(490) }]);
    expect(shippingOf(null, charge(null, 0))).toEqual([{ kind: 'free' }]);
    expect(shippingOf(null)).toEqual([{ kind: 'unknown' }]);
  });

  it('belongs to the source’s country when the charge names none', () => {
    expect(shippingOf('DE', charge(null, 490), charge('AT', 900))).toEqual([
      { kind: 'unknown' },
      ['AT', 900],
      ['DE', 490],
    ]);
    expect(shippingOf('DE', charge(null, 100), charge('DE', 490))).toEqual([
      { kind: 'unknown' },
      ['DE', 490],
    ]);
  });

  it('is free from the feed’s threshold for the country', () => {
    const freeShippingFrom = [
      { country: 'DE', price: euros(2900) },
      { country: null, price: euros(1500) },
    ];
    const shipping = [charge('DE', 490), charge('AT', 900)];

    expect(offerFor('AT', { shipping, freeShippingFrom }).shippingRates).toEqual([
      { country: 'DE', cost: euros(490), freeFrom: euros(2900) },
      { country: 'AT', cost: euros(900), freeFrom: euros(1500) },
    ]);
  });

  it('is free without a charge when the price reaches the threshold, else unknown', () => {
    const from = (amountMinor: number) => [{ country: 'UK', price: euros(amountMinor) }];

    expect(offerFor(null, { freeShippingFrom: from(1000) }).shippingRates).toEqual([
      { country: 'GB', cost: euros(0), freeFrom: null },
    ]);
    expect(offerFor(null, { freeShippingFrom: from(1001) }).shippingRates).toEqual([]);
    expect(offerFor(null, { freeShippingFrom: [{ country: null, price: euros(900) }] }).shipping).toEqual({
      kind: 'free',
    });
  });
});

it('gives the offer the weight and the tax in the feed, and none otherwise', () => {
  expect(offerFor(null, { weightGrams: 1500, tax: 'excluded' })).toMatchObject({
    weightGrams: 1500,
    tax: 'excluded',
  });
  expect(offerFor(null, {})).not.toHaveProperty('tax');
});
