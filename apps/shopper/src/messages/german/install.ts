import type { Messages } from '../english';

/** The app on the phone and in the browser: sharing, the bookmarklet, being offline. */
export const install: Messages['install'] = {
  share: {
    pageTitle: 'Mit PriceHunt geteilt',
    nothing: 'Hier gibt es nichts zu vergleichen',
    sentence: 'Teile die Seite eines Produkts, seinen Link oder seinen Namen.',
    search: 'Ein Produkt suchen',
  },
  keptPage: {
    asOf: (moment: string) => `Stand: ${moment}`,
    sentence:
      'Preise und Verfügbarkeit können sich seitdem geändert haben. Links zu Shops, Suche, Preiswecker und Meldungen brauchen eine Verbindung.',
  },
  bookmarklet: {
    pageTitle: 'Aus jedem Shop vergleichen',
    title: 'Aus jedem Shop vergleichen',
    sentence: 'Ein Klick auf einer Produktseite, und du siehst, wo es das Produkt noch gibt.',
    why: 'Manche Shops lassen andere Websites ihre Seiten nicht lesen. Dein Browser zeigt sie dir, deshalb schickt uns das Lesezeichen, was die Seite über ihr Produkt sagt: Titel, Nummern, Preis und Bild. Wir verwenden das nur für deinen Vergleich. Gesendet wird erst, wenn du auf das Lesezeichen klickst.',
    refused: (shopName: string) => `Die Seite bei ${shopName} konnten wir nicht lesen`,
    openAgain: (shopName: string) =>
      `Wenn du das Lesezeichen hast, öffne die Seite bei ${shopName} und klick dort darauf:`,
    openPage: 'Seite öffnen',
    browsersLabel: 'Dein Browser',
    bookmark: 'Mit PriceHunt vergleichen',
    dragMe: 'Zieh diese Schaltfläche in die Lesezeichenleiste. Ein Klick hier bewirkt nichts.',
    browsers: {
      chrome: {
        name: 'Chrome oder Edge',
        steps: [
          'Blende die Lesezeichenleiste ein: Strg+Umschalt+B, am Mac ⌘+Umschalt+B.',
          'Zieh die Schaltfläche oben in die Leiste.',
          'Klick auf einer Produktseite auf das Lesezeichen.',
        ],
      },
      firefox: {
        name: 'Firefox',
        steps: [
          'Blende die Lesezeichen-Symbolleiste ein: Strg+Umschalt+B, am Mac ⌘+Umschalt+B.',
          'Zieh die Schaltfläche oben in die Leiste.',
          'Klick auf einer Produktseite auf das Lesezeichen.',
        ],
      },
      safari: {
        name: 'Safari am Mac',
        steps: [
          'Blende die Favoritenleiste ein: ⌘+Umschalt+B.',
          'Zieh die Schaltfläche oben in die Leiste.',
          'Klick auf einer Produktseite auf das Lesezeichen.',
        ],
      },
      android: {
        name: 'Android',
        steps: [
          'Kopier den Code unten.',
          'Setz in Chrome ein Lesezeichen für diese Seite: Menü, dann der Stern. Bearbeite es, nenn es PriceHunt und ersetz die URL durch den Code.',
          'Tipp auf einer Produktseite PriceHunt in die Adressleiste und wähl das Lesezeichen.',
          'Um nur den Link zu vergleichen: Füg PriceHunt zum Startbildschirm hinzu und wähl in einem Shop „Teilen“, dann PriceHunt.',
        ],
      },
      ios: {
        name: 'iPhone oder iPad',
        steps: [
          'Kopier den Code unten.',
          'Tipp in Safari auf „Teilen“, dann „Lesezeichen hinzufügen“, und sichere diese Seite als PriceHunt.',
          'Öffne deine Lesezeichen, tipp auf „Bearbeiten“, wähl PriceHunt und ersetz die Adresse durch den Code.',
          'Öffne auf einer Produktseite deine Lesezeichen und tipp auf PriceHunt.',
        ],
      },
    },
    byHandTitle: 'Ohne Ziehen',
    byHand:
      'Kopier den Code, setz ein Lesezeichen für eine beliebige Seite (Strg+D, am Mac ⌘+D), bearbeite es und ersetz die URL durch den Code.',
    code: 'Code des Lesezeichens',
    copy: 'Code kopieren',
    copied: 'Code kopiert',
    notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Markier den Code und kopier ihn selbst.',
    byAddressTitle: 'Nur mit dem Link',
    byAddress: (address: string) =>
      `Schreib ${address} vor die Adresse der Produktseite und drück die Eingabetaste. Wir lesen die Seite dann selbst, wenn der Shop es erlaubt.`,
  },
};
