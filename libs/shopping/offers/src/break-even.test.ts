import { bestOffer } from './best-offer';
import { breakEven } from './break-even';
import type { Offer } from './offer';

const rates = { base: 'EUR', date: '2026-01-05', rates: { USD: 1.25 } };
const terms = { destination: 'DE', currency: 'EUR', rates };
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

function offer(id: string, amountMinor: number, changes: Partial<Offer> = {}): Offer {
  return {
    id,
    source: 'catalog',
    retailer: { name: 'Shop', domain: 'shop.example' },
    seller: null,
    sku: null,
    link: `https://shop.example/${id}`,
    affiliateLink: null,
    imageUrl: null,
    title: 'Kettle',
    brand: null,
    gtins: [],
    mpn: null,
    attributes: {},
    price: eur(amountMinor),
    listPrice: null,
    shipping: { kind: 'unknown' },
    shippingRates: [],
    availability: 'in_stock',
    condition: 'new',
    checkedAt: '2026-01-05T10:00:00Z',
    ...changes,
  };
}

const delivered = offer('delivered', 10_000, { shipping: { kind: 'free' } });

function rivalOf(...others: readonly Offer[]) {
  const offers = [delivered, ...others];
  const best = bestOffer(offers, terms);
  const rival = best && breakEven(offers, best, terms);
  return rival && [rival.offer.id, rival.shippingMax];
}

it('returns the offer that is cheaper at the highest shipping, in the ranking currency', () => {
  const dollars = offer('dollars', 0, { price: { amountMinor: 9_000, currency: 'USD' }, tax: 'included' });

  expect(rivalOf(offer('near', 9_500), dollars, offer('far', 9_999))).toEqual(['dollars', eur(2_800)]);
});

it.each<[string, Partial<Offer>, number]>([
  ['as expensive', {}, 10_000],
  ['out of stock', { availability: 'out_of_stock' }, 5_000],
  ['discontinued', { availability: 'discontinued' }, 5_000],
  ['used', { condition: 'used' }, 5_000],
  ['without tax', { tax: 'excluded' }, 5_000],
  ['sold in store only', { availability: 'in_store' }, 5_000],
])('ignores an offer that is %s', (_what, changes, amountMinor) => {
  expect(rivalOf(offer('other', amountMinor, changes))).toBeNull();
});

it('returns null when the best total has no shipping either', () => {
  const offers = [offer('one', 9_000), offer('other', 9_500)];
  const best = bestOffer(offers, terms);

  expect(best && breakEven(offers, best, terms)).toBeNull();
});
