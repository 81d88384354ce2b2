import type { FeedItem, FeedShipping } from '@pricehunt/merchant-feeds';
import { offerOfItem } from './offer-of-item';
import { feedItem } from '../merchant-traffic/testing-traffic';

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const charge = (country: string | null, amountMinor: number): FeedShipping => ({
  country,
  service: null,
  price: euros(amountMinor),
});

function shippingOf(country: string | null, ...shipping: readonly FeedShipping[]) {
  const item: FeedItem = { ...feedItem('a', 1000), shipping };
  const seller = {
    businessId: 'b',
    name: 'Oak & Co',
    domain: 'oak.example',
    country,
    source: 'merchant-feed',
  };
  const offer = offerOfItem(item, seller, new Date('2026-11-21T09:00:00.000Z'));
  return [offer.shipping, ...offer.shippingRates.map((rate) => [rate.country, rate.cost?.amountMinor])];
}

describe('the shipping of an item', () => {
  it('is kept for each country, at the lowest charge', () => {
    expect(shippingOf(null, charge('DE', 900), charge('DE', 490), charge('UK', 1500))).toEqual([
      { kind: 'unknown' },
      ['DE', 490],
      ['GB', 1500],
    ]);
  });

  it('is stated without a country where the charge names none', () => {
    expect(shippingOf(null, charge(null, 490))).toEqual([{ kind: 'known', cost: euros(490) }]);
    expect(shippingOf(null, charge(null, 0))).toEqual([{ kind: 'free' }]);
    expect(shippingOf(null)).toEqual([{ kind: 'unknown' }]);
  });

  it('is meant for the country of the source where the charge names none', () => {
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
});
