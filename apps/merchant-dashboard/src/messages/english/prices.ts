import type { Figure } from '@pricehunt/ui-kit';

/** Where the merchant's prices stand among all offers. */
export const prices = {
  columns: {
    product: 'Product',
    price: 'Your price',
    best: 'Cheapest other',
    gap: 'Gap',
    position: 'Rank',
    clicks: 'Clicks, 30 days',
    winning: 'Price to win',
  },
  noOther: 'Only seller',
  clicksGained: (count: Figure) =>
    `about ${count.text} more ${count.value === 1 ? 'click' : 'clicks'} in 30 days`,
  tooFewClicks: 'too few clicks to estimate',
  place: (position: Figure, offers: Figure) => `${position.text} of ${offers.text}`,
};
