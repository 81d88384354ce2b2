import { germanShipping, germanVerdict } from '@pricehunt/offers';
import type { Messages } from './english';

export const german: Messages = {
  locale: 'de',
  shipping: germanShipping,
  verdict: germanVerdict,
  failures: {
    'no-site': 'Gib zuerst die Adresse deiner PriceHunt-Website ein.',
    'no-site-permission':
      'Der Browser lässt die Erweiterung nicht auf deine PriceHunt-Website zugreifen. Speichere die Adresse in den Einstellungen noch einmal.',
    'no-page-access':
      'Wir konnten diese Seite nicht lesen. Klicke auf einer Produktseite auf das PriceHunt-Symbol in der Symbolleiste und versuche es erneut.',
    'not-a-product-link':
      'Wir konnten die Adresse dieser Seite nicht lesen. Öffne eine Produktseite in einem Shop und versuche es erneut.',
    unreachable:
      'Wir konnten deine PriceHunt-Website nicht erreichen. Prüfe, ob sie läuft, und versuche es erneut.',
    'too-many-requests': 'Zu viele Vergleiche in kurzer Zeit. Warte eine Minute und versuche es erneut.',
    interrupted: 'Der Browser hat den Vergleich beendet. Versuche es erneut.',
    refused:
      'Deine PriceHunt-Website konnte diese Seite nicht vergleichen. Versuche es erneut oder aktualisiere Website und Erweiterung.',
  },
  badge: (saving) => `PriceHunt: ${saving} sparen`,
  noSite: 'PriceHunt einrichten',
  noSiteSentence: 'Die Erweiterung arbeitet mit einer PriceHunt-Website. Gib zuerst ihre Adresse ein.',
  openSettings: 'Einstellungen öffnen',
  settings: 'Einstellungen',
  compareThis: 'Diese Seite vergleichen',
  whatIsSent: (site) =>
    `Sendet die Adresse dieser Seite, ihr Produkt-Markup, ihre Beschreibung, Überschriften, Preise, Schaltflächentexte und Bildadresse an ${site}. Gesendet wird erst, wenn du klickst.`,
  noAccess:
    'Öffne eine Produktseite in einem Shop und klicke dann auf das PriceHunt-Symbol in der Symbolleiste.',
  reading: 'Seite wird gelesen …',
  searching: 'Andere Shops werden durchsucht …',
  unfinished:
    'Die Suche wurde nicht abgeschlossen. Vergleiche erneut oder sieh dir den Vergleich auf PriceHunt an.',
  saving: (amount, isAtLeast) => `${isAtLeast ? 'Mindestens ' : ''}${amount} sparen`,
  savingAt: (shop) => `bei ${shop}, verglichen mit dieser Seite`,
  alreadyBest: 'Diese Seite hat den besten Preis, den wir gefunden haben',
  likelyMatch:
    'Wir haben ein wahrscheinlich passendes Produkt gefunden. Öffne den Vergleich, um es zu prüfen.',
  likely: 'Wahrscheinlich passend',
  cheaperUnless: (shop, shipping) =>
    `${shop ?? 'Diese Seite'} ist günstiger, außer der Versand kostet mehr als ${shipping}`,
  cheaperUnlessMore: (shop, more) => `${shop} ist günstiger, außer der Versand kostet über ${more} mehr`,
  evenCheaper: (shop, shipping) =>
    `${shop} ist noch günstiger, außer der Versand kostet mehr als ${shipping}`,
  noOthers: 'Wir haben keinen anderen Shop für dieses Produkt gefunden',
  noneAvailable:
    'Wir haben andere Angebote gefunden, aber keins, das neu, auf Lager und zu dir lieferbar ist',
  bestAt: (price, shop) => `Ab ${price} bei ${shop}`,
  chooseVariant: 'Diese Seite hat mehrere Varianten. Wähle eine auf deiner PriceHunt-Website.',
  offers: 'Angebote',
  thisPage: 'Diese Seite',
  othersOnly: 'Wir haben nur andere Varianten oder Preise in anderen Währungen gefunden.',
  history: 'Preisverlauf',
  historyLabel: (days, from, to) => `${days} Tage: von ${from} auf ${to}`,
  seeAll: (count) =>
    count === 1 ? 'Angebot auf PriceHunt ansehen' : `Alle ${count} Angebote auf PriceHunt ansehen`,
  seeComparison: 'Vergleich auf PriceHunt ansehen',
  track: 'Preis verfolgen',
  again: 'Erneut vergleichen',
  tryAgain: 'Erneut versuchen',
  openPanel: 'Seitenleiste öffnen',
  allowShop: (host) => `Auf ${host} immer erlauben`,
  allowShopSentence:
    'Die Seitenleiste kann dann weitere Seiten dieses Shops vergleichen, ohne dass du auf das Symbol klickst.',
  options: {
    title: 'PriceHunt-Einstellungen',
    address: 'Adresse deiner PriceHunt-Website',
    addressHint: 'Zum Beispiel https://preise.example.com oder http://localhost:4200 auf diesem Computer.',
    save: 'Prüfen und speichern',
    checking: 'Wird geprüft …',
    problems: {
      empty: 'Gib eine Adresse ein.',
      'not-an-address': 'Das ist keine Webadresse. Prüfe sie auf Tippfehler.',
      'not-secure': 'Die Adresse muss mit https:// beginnen. Nur eine Website auf diesem Computer geht ohne.',
      'no-permission':
        'Ohne Zugriff auf diese Website kann die Erweiterung nicht vergleichen. Speichere erneut und wähle „Zulassen“.',
      'not-found':
        'Wir konnten unter dieser Adresse kein PriceHunt finden. Prüfe die Adresse und ob die Website läuft.',
    },
    looksRight: (origin) => `Die Erweiterung wird ${origin} verwenden.`,
    connected: (origin) => `Mit ${origin} verbunden`,
    deliverTo: 'Lieferland',
    deliverToHint: 'Die Preise enthalten den Versand in dieses Land und sind in seiner Währung.',
    privacyTitle: 'Was die Erweiterung sendet',
    privacy:
      'Nur wenn du auf „Diese Seite vergleichen“ klickst, sendet die Erweiterung die Adresse der Seite, ihr Produkt-Markup, ihre Beschreibung, Überschriften, Preise, Schaltflächentexte und Bildadresse ohne Cookies an deine PriceHunt-Website. Kein anderer Server erfährt etwas, keine andere Seite wird gelesen, und die Links eines Shops bleiben, wie sie sind.',
    shopsTitle: 'Immer erlaubte Shops',
    noShops: 'Keine. Die Erweiterung kann eine Seite erst lesen, wenn du dort auf ihr Symbol klickst.',
    remove: 'Entfernen',
    removeShop: (host) => `${host} entfernen`,
  },
};
