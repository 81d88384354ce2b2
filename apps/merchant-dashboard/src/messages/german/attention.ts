import type { Messages } from '../english';

/** Issues on the home screen that the merchant should act on. */
export const attention: Messages['attention'] = {
  title: 'Handlungsbedarf',
  nothing: 'Heute gibt es nichts zu tun.',
  priceLosses: (products, clicks) =>
    `${products.text} ${products.value === 1 ? 'Produkt ist' : 'Produkte sind'} teurer als bei einem Mitbewerber: Es geht um ${clicks.text} ${clicks.value === 1 ? 'Klick' : 'Klicks'} (letzte 30 Tage).`,
  approvalPending: {
    visible: 'Ihr Konto wird noch geprüft. Käufer sehen Produkte von Ihren bestätigten Domains bereits.',
    hidden: 'Ihr Konto wird noch geprüft. Ihre Produkte werden sichtbar, sobald es freigeschaltet ist.',
  },
  domainUnverified: (domain) =>
    `${domain} ist noch nicht bestätigt. Die Produkte sind deshalb nicht sichtbar.`,
  feedFailed: (feed, moment) => `Der letzte Import von ${feed} ist fehlgeschlagen (${moment}).`,
  feedWaits: (feed) => `Für ${feed} liegen Änderungen zur Prüfung vor.`,
  feedErrors: (feed, errors) =>
    errors.value === 1
      ? `1 Zeile in ${feed} enthält Fehler und wurde übersprungen.`
      : `${errors.text} Zeilen in ${feed} enthalten Fehler und wurden übersprungen.`,
  outOfStock: (products) =>
    products.value === 1
      ? '1 Produkt ist nicht auf Lager. Lieferbare Angebote stehen darüber.'
      : `${products.text} Produkte sind nicht auf Lager. Lieferbare Angebote stehen darüber.`,
  notShown: (products) =>
    products.value === 1
      ? '1 Produkt ist für Käufer nicht sichtbar.'
      : `${products.text} Produkte sind für Käufer nicht sichtbar.`,
  silent: {
    orders: (moment) =>
      `Wir haben keine Bestellung erhalten, die nach ${moment} aufgegeben wurde. Prüfen Sie, ob Ihr Shop noch verbunden ist.`,
    catalog: (moment) =>
      `Seit ${moment} sind keine Produktdaten eingegangen. Prüfen Sie, ob Ihr Shop noch verbunden ist.`,
  },
  ways: {
    'price-losses': 'Preise ansehen',
    'approval-pending': 'Einrichtung ansehen',
    'domain-unverified': 'Domain bestätigen',
    'feed-failed': 'Import ansehen',
    'feed-waits-for-confirmation': 'Änderungen prüfen',
    'feed-errors': 'Zeilen ansehen',
    'out-of-stock': 'Produkte ansehen',
    'products-not-shown': 'Produkte ansehen',
    'integration-silent': 'Verbindung prüfen',
  },
};
