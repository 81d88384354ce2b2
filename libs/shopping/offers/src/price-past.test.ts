import type { RankingFacts } from './best-offer';
import { soldOutSpans } from './daily-lows';
import type { OfferPast, PricePlaceTerms } from './daily-lows';
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
const dayAt = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;
/** An offer that has changed on some days of November, confirmed until the 20th. */
const past = (id: string, changes: Readonly<Record<number, readonly [number, Partial<RankingFacts>?]>>) => ({
  id,
  points: Object.entries(changes).map(([day, [amountMinor, terms = {}]]) => ({
    day: dayAt(Number(day)),
    offer: offer(id, amountMinor, terms),
  })),
  confirmedUntilDay: dayAt(20),
});
const rates = { base: 'EUR', date: '2026-11-20', rates: {} };
const place: PricePlaceTerms = { currency: 'EUR', country: null, rates };
const atHome = { currency: 'EUR', country: 'DE', rates };
const pastOf = (pasts: readonly OfferPast[], offers: readonly RankingFacts[], terms = place) =>
  pricePast({ conditionClass: 'new', pasts, offers }, terms);
const lowsOf = ({ points }: ReturnType<typeof pastOf>) =>
  points.map(({ day, low }) => `${Number(day.slice(8))}:${low.amountMinor}`);
const known = (amountMinor: number): Partial<RankingFacts> => ({
  retailer: { name: 'Lumen', domain: 'lumen.de' },
  shipping: { kind: 'known', cost: eur(amountMinor) },
});

it.each([
  ['was lower earlier today', past('oak', { 1: [1_000], 20: [1_000] }), [offer('oak', 1_000)]],
  [
    'is sold out',
    past('elm', { 20: [700, { availability: 'out_of_stock' }] }),
    [offer('oak', 1_000), offer('elm', 700, { availability: 'out_of_stock' })],
  ],
])('rates the price that can be bought now, not one that %s', (_, second, offers) => {
  const rated = pastOf([past('oak', { 1: [1_000], 20: [700] }), second], offers);

  expect(rated.points.at(-1)).toEqual({ day: '2026-11-20', low: eur(1_000) });
  expect(rated.offer?.id).toBe('oak');
  expect(rated.rating?.verdict).toBe('fair');
  expect(priceDrop(rated)).toBeNull();
});

it('has a drop for a shop that is new and cheaper', () => {
  const rated = pastOf([past('oak', { 1: [1_000] })], [offer('oak', 1_000), offer('elm', 800)]);

  expect(priceDrop(rated)).toMatchObject({ offer: { id: 'elm' }, percent: 20, since: '2026-11-20' });
});

it('takes a drop’s offer from those with the tax that its price includes, whatever their order', () => {
  const offers = [offer('elm', 800, { tax: 'excluded' }), offer('oak', 800)];
  const drops = [offers, offers.toReversed()].map((each) =>
    priceDrop(pastOf([past('oak', { 1: [1_000], 19: [800] })], each)),
  );

  expect(drops.map((drop) => drop?.offer.id)).toEqual(['oak', 'oak']);
});

it('rates the last known price if nobody sells the product there, without an offer or a drop', () => {
  const rated = pastOf([past('oak', { 1: [1_000], 19: [800] })], []);

  expect([rated.offer, rated.points.at(-1)?.low, priceDrop(rated)]).toEqual([null, eur(800), null]);
  expect(rated.rating?.verdict).toBe('great');
});

it('compares totals to the country with totals, with the shipping of each day, and names that basis', () => {
  const pasts = [past('lumen', { 17: [900, known(400)], 19: [900, known(100)] }), past('dim', { 17: [600] })];

  const rated = pastOf(pasts, [offer('lumen', 900, known(100)), offer('dim', 600)], atHome);

  expect(lowsOf(rated)).toEqual(['17:1300', '18:1300', '19:1000', '20:1000']);
  expect([rated.offer?.id, rated.basis]).toEqual(['lumen', { includesShipping: true, tax: 'included' }]);
});

it('compares item prices if no shop’s shipping to the country is known today', () => {
  const rated = pastOf(
    [past('lumen', { 18: [900, known(400)], 20: [900] }), past('dim', { 19: [850] })],
    [offer('lumen', 900), offer('dim', 850)],
    atHome,
  );

  expect(lowsOf(rated)).toEqual(['18:900', '19:850', '20:850']);
  expect(rated.basis).toEqual({ includesShipping: false, tax: 'included' });
});

it('drops when shipping becomes cheaper, and not when it makes up for the item price', () => {
  const dropOf = (first: readonly [number, number], then: readonly [number, number]) => {
    const pasts = [past('lumen', { 1: [first[0], known(first[1])], 19: [then[0], known(then[1])] })];
    return priceDrop(pastOf(pasts, [offer('lumen', then[0], known(then[1]))], atHome));
  };

  expect(dropOf([900, 300], [900, 100])).toMatchObject({
    current: eur(1_000),
    previous: eur(1_200),
    basis: { includesShipping: true },
    since: '2026-11-19',
  });
  expect(dropOf([900, 100], [700, 300])).toBeNull();
});

it('is in the currency of today’s price if that can’t be converted to the requested one', () => {
  const inShillings = { price: { amountMinor: 800, currency: 'KES' } };
  const pasts = [past('oak', { 1: [1_000] }), past('elm', { 19: [0, inShillings] })];

  const rated = pastOf(pasts, [offer('elm', 0, inShillings)]);

  expect([rated.currency, rated.offer?.id, lowsOf(rated)]).toEqual(['KES', 'elm', ['19:800', '20:800']]);
});

it('leaves out days on which every shop was sold out, and names them', () => {
  const gone = { availability: 'out_of_stock' } as const;
  const pasts = [past('oak', { 15: [900], 17: [900, gone], 19: [900] }), past('elm', { 15: [700, gone] })];

  const rated = pastOf(pasts, [offer('oak', 900), offer('elm', 700, gone)]);

  expect(lowsOf(rated)).toEqual(['15:900', '16:900', '19:900', '20:900']);
  expect(soldOutSpans(pasts, place)).toEqual([{ from: '2026-11-17', to: '2026-11-18' }]);
});
