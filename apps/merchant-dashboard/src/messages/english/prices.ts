import type { Figure } from '@pricehunt/ui-kit';

/** Where the merchant's prices stand among all offers. */
export const prices = {
  columns: {
    product: 'Product',
    price: 'Your price',
    best: 'Best other',
    gap: 'Gap',
    position: 'Place',
    clicks: 'Clicks, 30 days',
  },
  noOther: 'nobody else',
  place: (position: Figure, offers: Figure) => `${position.text} of ${offers.text}`,
};
