import type { RankingFacts } from './best-offer';
import type { DailyLows } from './daily-lows';
import { priceDrop, pricePast } from './price-past';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const offer = (id: string, amountMinor: number, changes: Partial<RankingFacts> = {}): RankingFacts => ({
  id,
  retailer: { name: id, domain: `${id}.example` },
  price: eur(amountMinor),
  shipping: { kind: 'unknown' },
  shippingRates: [],
  tax: 'included',
  availability: 'in_stock',
  condition: 'new',
  checkedAt: '2026-11-20T08:00:00.000Z',
  ...changes,
});
/** Twenty days until 20 November. */
const days = (low: (day: number) => number): DailyLows => ({
  currency: 'EUR',
  tax: 'included',
  days: Array.from({ length: 20 }, (_, place) => ({
    day: `2026-11-${String(place + 1).padStart(2, '0')}`,
    low: eur(low(place + 1)),
  })),
});
const place = { currency: 'EUR', country: null, rates: { base: 'EUR', date: '2026-11-20', rates: {} } };
const pastOf = (groups: readonly DailyLows[], offers: readonly RankingFacts[]) =>
  pricePast({ conditionClass: 'new', groups, offers }, place);

it.each([
  ['was lower earlier today', [offer('oak', 1_000)]],
  ['is sold out', [offer('oak', 1_000), offer('elm', 700, { availability: 'out_of_stock' })]],
])('rates the price that can be bought now, not one that %s', (_, offers) => {
  const past = pastOf([days((day) => (day === 20 ? 700 : 1_000))], offers);

  expect(past.points.at(-1)).toEqual({ day: '2026-11-20', low: eur(1_000) });
  expect(past.offer?.id).toBe('oak');
  expect(past.rating?.verdict).toBe('fair');
  expect(priceDrop(past)).toBeNull();
});

it('has a drop for a shop that is new and cheaper', () => {
  const past = pastOf([days(() => 1_000)], [offer('oak', 1_000), offer('elm', 800)]);

  expect(priceDrop(past)).toMatchObject({ offer: { id: 'elm' }, percent: 20, since: '2026-11-20' });
});

it('takes a drop’s offer from those with the tax that its price includes, whatever their order', () => {
  const offers = [offer('elm', 800, { tax: 'excluded' }), offer('oak', 800)];
  const drops = [offers, offers.toReversed()].map((each) =>
    priceDrop(pastOf([days((day) => (day > 18 ? 800 : 1_000))], each)),
  );

  expect(drops.map((drop) => drop?.offer.id)).toEqual(['oak', 'oak']);
});

it('rates the last known price if nobody sells the product there, without an offer or a drop', () => {
  const past = pastOf([days((day) => (day > 18 ? 800 : 1_000))], []);

  expect([past.offer, past.points.at(-1)?.low, priceDrop(past)]).toEqual([null, eur(800), null]);
  expect(past.rating?.verdict).toBe('great');
});
