import type { Messages } from '../english';

/** The search over pages, products and orders. */
export const palette: Messages['palette'] = {
  open: 'Suchen',
  label: 'Seiten, Produkte und Bestellungen suchen',
  shortcut: { apple: '⌘K', other: 'Strg+K' },
  searching: 'Produkte und Bestellungen werden gesucht…',
  results: 'Ergebnisse',
  found: (count) => (count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`),
  none: 'Nichts gefunden. Versuchen Sie einen Titel, eine GTIN oder eine Bestellnummer.',
  groups: { pages: 'Seite', products: 'Produkt', orders: 'Bestellung' },
};
