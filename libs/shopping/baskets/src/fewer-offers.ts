import type { BasketProblem, PlacedOffer } from './basket';
import { aloneTotal, problemWith } from './basket';

/**
 * Without the shops that can be in no cheaper plan. A shop that sells one of the lines only is always an order of its own,
 * so the cheapest of these stands for all: most sellers of a marketplace are such shops.
 */
export function withoutNeedlessShops({ lines, shops }: BasketProblem): BasketProblem {
  const isSingle = shops.map((offers) => offers.every(({ line }) => line === offers[0]?.line));
  return problemWith(
    lines.map((offers) => {
      const singles = offers.filter(({ shop }) => isSingle[shop]);
      const best = singles.reduce<PlacedOffer | null>(
        (before, offer) => (before !== null && aloneTotal(before) <= aloneTotal(offer) ? before : offer),
        null,
      );
      return offers.filter((offer) => offer === best || !isSingle[offer.shop]);
    }),
  );
}

export interface FewerOffers {
  readonly problem: BasketProblem;
  /** No plan with an offer that was left out costs less; Infinity if none was. */
  readonly leftOutAtLeast: number;
}

/** Up to so many offers of each line, those with the lowest total in an order of their own. */
export function cheapestOffers({ lines }: BasketProblem, most: number): FewerOffers {
  const ranked = lines.map((offers) =>
    offers.toSorted((left, right) => {
      const [one, other] = [aloneTotal(left), aloneTotal(right)];
      return one === other ? left.cost - right.cost : one - other;
    }),
  );
  const lowest = ranked.map(lowestCost);
  const everything = lowest.reduce((sum, cost) => sum + cost, 0);
  const withLeftOut = ranked.map(
    (offers, line) => everything - (lowest[line] ?? 0) + lowestCost(offers.slice(most)),
  );
  return {
    problem: problemWith(ranked.map((offers) => offers.slice(0, most))),
    leftOutAtLeast: Math.min(...withLeftOut),
  };
}

function lowestCost(offers: readonly PlacedOffer[]): number {
  return offers.reduce((least, { cost }) => Math.min(least, cost), Infinity);
}
