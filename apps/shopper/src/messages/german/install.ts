import type { Messages } from '../english';

export const install: Messages['install'] = {
  share: {
    pageTitle: 'Mit PriceHunt geteilt',
    nothing: 'Wir haben darin kein Produkt gefunden',
    sentence: 'Teile eine Produktseite, einen Produktlink oder einen Produktnamen.',
    search: 'Produkt suchen',
  },
  savedPage: {
    asOf: (moment: string) => `Stand: ${moment}`,
    sentence:
      'Preise und Verfügbarkeit können sich seitdem geändert haben. Für Shop-Links, Suche, Preisalarme und Meldungen brauchst du eine Internetverbindung.',
  },
  bookmarklet: {
    pageTitle: 'Direkt im Shop vergleichen',
    title: 'Direkt im Shop vergleichen',
    sentence: 'Mit einem Klick auf einer Produktseite siehst du, wo es das Produkt noch gibt.',
    why: 'Manche Shops erlauben anderen Websites nicht, ihre Seiten zu lesen. Dein Browser zeigt sie dir aber an, deshalb schickt uns das Lesezeichen die Produktdaten der Seite: Titel, Produktcodes, Preis und Bild. Wir verwenden sie nur für deinen Vergleich. Gesendet wird erst, wenn du auf das Lesezeichen klickst.',
    refused: (shopName: string) => `Die Seite bei ${shopName} konnten wir nicht lesen`,
    openAgain: (shopName: string) =>
      `Wenn du das Lesezeichen angelegt hast, öffne die Seite bei ${shopName} und klicke dort darauf:`,
    openPage: 'Seite öffnen',
    browsersLabel: 'Dein Browser',
    bookmark: 'Mit PriceHunt vergleichen',
    dragMe: 'Ziehe diese Schaltfläche in die Lesezeichenleiste. Ein Klick hier bewirkt nichts.',
    browsers: {
      chrome: {
        name: 'Chrome oder Edge',
        steps: [
          'Blende die Lesezeichenleiste ein: Strg+Umschalt+B, am Mac ⌘+Umschalt+B.',
          'Ziehe die Schaltfläche oben in die Leiste.',
          'Klicke auf einer Produktseite auf das Lesezeichen.',
        ],
      },
      firefox: {
        name: 'Firefox',
        steps: [
          'Blende die Lesezeichen-Symbolleiste ein: Strg+Umschalt+B, am Mac ⌘+Umschalt+B.',
          'Ziehe die Schaltfläche oben in die Leiste.',
          'Klicke auf einer Produktseite auf das Lesezeichen.',
        ],
      },
      safari: {
        name: 'Safari am Mac',
        steps: [
          'Blende die Favoritenleiste ein: ⌘+Umschalt+B.',
          'Ziehe die Schaltfläche oben in die Leiste.',
          'Klicke auf einer Produktseite auf das Lesezeichen.',
        ],
      },
      android: {
        name: 'Android',
        steps: [
          'Kopiere den Code unten.',
          'Setze in Chrome ein Lesezeichen für diese Seite: Öffne das Menü und tippe auf den Stern. Bearbeite das Lesezeichen, nenne es PriceHunt und ersetze die URL durch den Code.',
          'Gib auf einer Produktseite PriceHunt in die Adressleiste ein und tippe auf das Lesezeichen.',
          'Um nur per Link zu vergleichen: Füge PriceHunt zum Startbildschirm hinzu und wähle in einem Shop „Teilen“, dann PriceHunt.',
        ],
      },
      ios: {
        name: 'iPhone oder iPad',
        steps: [
          'Kopiere den Code unten.',
          'Tippe in Safari auf „Teilen“, dann auf „Lesezeichen hinzufügen“, und sichere diese Seite als PriceHunt.',
          'Öffne deine Lesezeichen, tippe auf „Bearbeiten“, wähle PriceHunt und ersetze die Adresse durch den Code.',
          'Öffne auf einer Produktseite deine Lesezeichen und tippe auf PriceHunt.',
        ],
      },
    },
    byHandTitle: 'Ohne Ziehen',
    byHand:
      'Kopiere den Code, setze ein Lesezeichen für eine beliebige Seite (Strg+D, am Mac ⌘+D), bearbeite es und ersetze die URL durch den Code.',
    code: 'Lesezeichen-Code',
    copy: 'Code kopieren',
    copied: 'Code kopiert',
    notCopied: 'Dein Browser hat das Kopieren nicht erlaubt. Markiere den Code und kopiere ihn selbst.',
    byAddressTitle: 'Ohne Lesezeichen',
    byAddress: (address: string) =>
      `Gib ${address} vor der Adresse der Produktseite ein und drücke die Eingabetaste. Wir lesen die Seite dann selbst, wenn der Shop es erlaubt.`,
  },
};
