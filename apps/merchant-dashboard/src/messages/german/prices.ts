import type { Messages } from '../english';

/** Where the merchant's prices stand among all offers. */
export const prices: Messages['prices'] = {
  columns: {
    product: 'Produkt',
    price: 'Ihr Preis',
    best: 'Günstigster anderer',
    gap: 'Abstand',
    position: 'Rang',
    clicks: 'Klicks, 30 Tage',
    winning: 'Preis für Rang 1',
  },
  noOther: 'Einziger Anbieter',
  clicksGained: (count) => `etwa ${count.text} ${count.value === 1 ? 'Klick' : 'Klicks'} mehr in 30 Tagen`,
  tooFewClicks: 'zu wenige Klicks für eine Schätzung',
  place: (position, offers) => `${position.text} von ${offers.text}`,
};
