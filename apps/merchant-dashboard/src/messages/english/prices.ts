import type { Figure } from '@pricehunt/ui-kit';

/** How the merchant's prices compare with other offers. */
export const prices = {
  columns: {
    product: 'Product',
    price: 'Your price',
    best: 'Cheapest competitor',
    gap: 'Difference',
    position: 'Rank',
    clicks: 'Clicks, 30 days',
    winning: 'Price to win',
  },
  noOther: 'Only seller',
  clicksGained: (count: Figure) =>
    count.value === 0
      ? 'no more clicks expected'
      : `about ${count.text} more ${count.value === 1 ? 'click' : 'clicks'} in 30 days`,
  tooFewClicks: 'Too few clicks to estimate',
  place: (position: Figure, offers: Figure) => `${position.text} of ${offers.text}`,
};
