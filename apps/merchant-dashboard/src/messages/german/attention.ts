import type { Messages } from '../english';

/** What a merchant should look at. */
export const attention: Messages['attention'] = {
  title: 'Braucht Sie',
  domainUnverified: (domain) => `${domain} ist noch nicht belegt; ihre Produkte werden nicht gezeigt.`,
  feedFailed: (feed, moment) => `Der letzte Lauf von ${feed} schlug fehl, ${moment}.`,
  feedWaits: (feed) => `${feed} hat Änderungen, die auf Ihre Bestätigung warten.`,
  feedErrors: (feed, errors) =>
    `${feed} hat ${errors.text} ${errors.value === 1 ? 'Zeile' : 'Zeilen'} mit Fehlern, die fehlen im Sortiment.`,
  outOfStock: (products) =>
    products.value === 1
      ? '1 Produkt ist ausverkauft und steht bei Kunden ganz unten.'
      : `${products.text} Produkte sind ausverkauft und stehen bei Kunden ganz unten.`,
  notShown: (products) =>
    products.value === 1
      ? '1 Produkt wird nicht gezeigt.'
      : `${products.text} Produkte werden nicht gezeigt.`,
  silent: {
    orders: (moment) => `Seit ${moment} kam keine Bestellung mehr an. Ist der Laden noch verbunden?`,
    catalog: (moment) => `Seit ${moment} kam kein Produkt mehr an. Ist der Laden noch verbunden?`,
  },
  ways: {
    'domain-unverified': 'Domain belegen',
    'feed-failed': 'Lauf ansehen',
    'feed-waits-for-confirmation': 'Ansehen und bestätigen',
    'feed-errors': 'Zeilen ansehen',
    'out-of-stock': 'Produkte ansehen',
    'products-not-shown': 'Produkte ansehen',
    'integration-silent': 'Verbindung prüfen',
  },
};
