/** The rank among all offers; alone if there is no other. Offers that share the lowest price are cheapest. */
export const pricePlaces = ['cheapest', 'middle', 'dearest', 'alone'] as const;
export type PricePlace = (typeof pricePlaces)[number];
