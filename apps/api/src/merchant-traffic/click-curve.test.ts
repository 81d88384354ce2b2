import { sampleOffer } from '@pricehunt/storage/testing';
import fc from 'fast-check';
import { clicksGained, rankSharesOf } from './click-curve';

const shares = rankSharesOf([
  { rank: 1, clicks: 150, productClicks: 200 },
  { rank: 1, clicks: 90, productClicks: 200 },
  { rank: 2, clicks: 80, productClicks: 400 },
  { rank: 11, clicks: 20, productClicks: 150 },
  { rank: 30, clicks: 20, productClicks: 250 },
  { rank: 4, clicks: 1, productClicks: 199 },
]);

/** What the first of a product's offers, which have these clicks, gains. */
function gained(offerClicks: readonly number[], rank: number, wantedRank = 1, curve = shares) {
  const offers = offerClicks.map((_clicks, place) => ({
    productId: 'p',
    offer: sampleOffer({ id: String(place) }),
  }));
  const clicks = new Map(offerClicks.map((count, place) => [String(place), count]));
  return clicksGained({ shares: curve, clicks }, { offerId: '0', offers }, { rank, wantedRank });
}

it('returns the share of the product’s clicks that the wanted rank usually gets, less the own clicks', () => {
  // 60 % of 100 clicks, and 20 % of them.
  expect([gained([10, 70, 20], 2), gained([10, 70, 20], 3, 2)]).toEqual([50, 10]);
});

it('combines all ranks from the tenth on', () => {
  expect([gained([1, 99], 99, 10), gained([1, 99], 99, 30)]).toEqual([9, 9]);
});

it('returns 0 if the offer has more than the share of the wanted rank already', () => {
  expect(gained([80, 20], 2)).toBe(0);
});

it('returns fewer than the other offers’ clicks, even if offers at its rank hardly get any', () => {
  const steep = rankSharesOf([
    { rank: 1, clicks: 900, productClicks: 1_000 },
    { rank: 2, clicks: 50, productClicks: 1_000 },
  ]);

  expect(gained([40, 10], 2, 1, steep)).toBe(5);
});

it.each([
  ['the wanted rank has too few clicks on its products', [10, 90], 5, 4],
  ['the wanted rank has no clicks', [10, 90], 6, 5],
  ['the product has too few clicks', [1, 8], 2, 1],
  ['the wanted rank isn’t better', [10, 90], 1, 1],
  ['the wanted rank is worse', [10, 90], 1, 2],
])('returns null when %s', (_name, offerClicks, rank, wantedRank) => {
  expect(gained(offerClicks, rank, wantedRank)).toBeNull();
});

it('never returns more than the clicks of the product’s other offers, whatever the catalog’s clicks', () => {
  const clicks = fc.nat({ max: 5_000 });
  const products = fc.array(fc.array(clicks, { minLength: 2, maxLength: 12 }), { maxLength: 20 });
  const product = fc.array(clicks, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(products, product, fc.integer({ min: 1, max: 12 }), (catalog, offerClicks, rank) => {
      const curve = rankSharesOf(
        catalog.flatMap((counts) =>
          counts.map((count, place) => ({
            rank: place + 1,
            clicks: count,
            productClicks: counts.reduce((sum, each) => sum + each, 0),
          })),
        ),
      );
      const others = offerClicks.slice(1).reduce((sum, each) => sum + each, 0);
      for (let wantedRank = 1; wantedRank <= 12; wantedRank += 1) {
        const gain = gained(offerClicks, rank, wantedRank, curve);

        if (wantedRank >= rank) expect(gain).toBeNull();
        if (gain !== null) expect(gain >= 0 && gain <= others && Number.isInteger(gain)).toBe(true);
      }
    }),
  );
});

it('returns null before there is a curve', () => {
  expect(gained([10, 90], 2, 1, [])).toBeNull();
});
