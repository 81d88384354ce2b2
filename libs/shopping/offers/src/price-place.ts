/** Where a price stands among those of all offers: alone where there is no other. Who shares the lowest price is cheapest. */
export const pricePlaces = ['cheapest', 'middle', 'dearest', 'alone'] as const;
export type PricePlace = (typeof pricePlaces)[number];
