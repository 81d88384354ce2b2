import { clickCurveOf, clicksGained } from './click-curve';

const curve = clickCurveOf([
  { rank: 1, clicks: 150, productClicks: 200 },
  { rank: 1, clicks: 90, productClicks: 200 },
  { rank: 2, clicks: 80, productClicks: 400 },
  { rank: 3, clicks: 400, productClicks: 400 },
  { rank: 11, clicks: 20, productClicks: 150 },
  { rank: 30, clicks: 20, productClicks: 250 },
  { rank: 4, clicks: 1, productClicks: 199 },
]);

it('returns the clicks that rank 1 would add, by the click shares of both ranks', () => {
  // 60 % of the clicks against 20 %: three times as many.
  expect(clicksGained(curve, 2, 10)).toBe(20);
});

it('combines all ranks from the tenth on', () => {
  expect([clicksGained(curve, 10, 10), clicksGained(curve, 99, 10)]).toEqual([50, 50]);
});

it.each([
  ['the rank has too few clicks on its products', 4, 10],
  ['nobody clicked at the rank', 5, 10],
  ['the offer has too few clicks', 2, 4],
  ['the rank gets no fewer clicks than the first', 3, 10],
])('returns null when %s', (_name, rank, ownClicks) => {
  expect(clicksGained(curve, rank, ownClicks)).toBeNull();
});

it('returns null before there is a curve', () => {
  expect(clicksGained([], 2, 100)).toBeNull();
});
