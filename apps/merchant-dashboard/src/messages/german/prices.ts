import type { Messages } from '../english';

/** Where the merchant's prices stand among all offers. */
export const prices: Messages['prices'] = {
  columns: {
    product: 'Produkt',
    price: 'Ihr Preis',
    best: 'Bester anderer',
    gap: 'Abstand',
    position: 'Platz',
    clicks: 'Klicks, 30 Tage',
  },
  noOther: 'niemand sonst',
  place: (position, offers) => `${position.text} von ${offers.text}`,
};
