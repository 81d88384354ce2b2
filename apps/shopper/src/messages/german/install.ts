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
  extension: {
    pageTitle: 'Browser-Erweiterung',
    title: 'PriceHunt in deinem Browser',
    sentence: 'Sieh beim Ansehen eines Produkts, wer es günstiger verkauft, ohne den Shop zu verlassen.',
    does: [
      'Das Symbol in der Symbolleiste vergleicht die aktuelle Seite und zeigt die Ersparnis.',
      'Die Seitenleiste bleibt beim Einkaufen offen, mit Angeboten und Preisverlauf.',
      '„Preis verfolgen“ öffnet das Produkt hier, wo du einen Preisalarm einrichtest.',
    ],
    privacyTitle: 'Was sie sendet',
    privacy:
      'Wenn du auf „Diese Seite vergleichen“ klickst, sendet sie die Adresse der Seite, ihr Produkt-Markup, ihre Beschreibung, Überschriften, Preise, Schaltflächentexte und Bildadresse ohne Cookies an diese Website. Vorher wird nichts gesendet. Andere Seiten eines Shops liest sie nur, wenn du diesen Shop erlaubst, und sie ändert nie die Links eines Shops.',
    installTitle: 'Installieren',
    browsersLabel: 'Dein Browser',
    browsers: {
      chrome: {
        name: 'Chrome oder Edge',
        download: 'Für Chrome und Edge herunterladen',
        steps: (site) => [
          'Lade die Datei herunter und entpacke sie in einen Ordner, der dort bleibt.',
          'Öffne chrome://extensions (in Edge: edge://extensions) und schalte den Entwicklermodus ein.',
          'Wähle „Entpackte Erweiterung laden“ und dann den Ordner.',
          'Klicke in der Symbolleiste auf das Puzzle-Symbol und pinne PriceHunt an.',
          `Klicke auf das PriceHunt-Symbol, wähle „Einstellungen“, gib ${site} ein und speichere.`,
        ],
      },
      firefox: {
        name: 'Firefox',
        download: 'Für Firefox herunterladen',
        steps: (site) => [
          'Lade die Datei herunter. Du brauchst Firefox 140 oder neuer.',
          'Öffne about:debugging#/runtime/this-firefox, wähle „Temporäres Add-on laden“ und dann die Datei. Firefox entfernt sie, wenn du den Browser schließt.',
          'Damit sie bleibt, nimm die Firefox Developer Edition oder ESR: Setze in about:config xpinstall.signatures.required auf false und wähle dann in about:addons „Add-on aus Datei installieren“.',
          `Klicke auf das PriceHunt-Symbol, wähle „Einstellungen“, gib ${site} ein und speichere.`,
        ],
      },
    },
    otherBrowsers: 'Anderer Browser oder Smartphone?',
    useBookmark: 'Nimm stattdessen das Lesezeichen',
  },
  bookmarklet: {
    extensionToo: 'Möchtest du den Vergleich neben der Seite sehen?',
    installExtension: 'Browser-Erweiterung installieren',
    pageTitle: 'Direkt im Shop vergleichen',
    title: 'Direkt im Shop vergleichen',
    sentence: 'Mit einem Klick auf einer Produktseite siehst du, wo es das Produkt noch gibt.',
    why: 'Manche Shops erlauben anderen Websites nicht, ihre Seiten zu lesen. Dein Browser zeigt sie dir aber an, deshalb schickt uns das Lesezeichen die Adresse der Seite, ihr Produkt-Markup, ihre Beschreibung, Überschriften, Preise, Schaltflächentexte und Bildadresse. Wir verwenden sie nur für deinen Vergleich. Gesendet wird erst, wenn du auf das Lesezeichen klickst.',
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
