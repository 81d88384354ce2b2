import { bestOffer } from './best-offer';
import { breakEven } from './break-even';
import type { Offer } from './offer';
import { eur, testOffer as offer, testTerms as terms } from './testing-offer';

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
