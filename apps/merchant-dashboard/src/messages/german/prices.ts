import type { Messages } from '../english';

/** How the merchant's prices compare with other offers. */
export const prices: Messages['prices'] = {
  columns: {
    product: 'Produkt',
    price: 'Ihr Preis',
    best: 'Günstigster Mitbewerber',
    gap: 'Unterschied',
    position: 'Rang',
    clicks: 'Klicks, 30 Tage',
    winning: 'Preis für Rang 1',
  },
  noOther: 'Einziger Anbieter',
  clicksGained: (count) =>
    count.value === 0
      ? 'keine weiteren Klicks zu erwarten'
      : `etwa ${count.text} ${count.value === 1 ? 'Klick' : 'Klicks'} mehr in 30 Tagen`,
  tooFewClicks: 'Zu wenige Klicks für eine Schätzung',
  place: (position, offers) => `${position.text} von ${offers.text}`,
};
