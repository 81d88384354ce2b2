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
    inBarTitle: 'Im Browser mit Lesezeichenleiste',
    inBarSteps: [
      'Blende die Lesezeichenleiste ein (Strg+Umschalt+B, am Mac ⌘+Umschalt+B).',
      'Zieh diese Schaltfläche hinein:',
      'Klick auf einer Produktseite auf das Lesezeichen.',
    ],
    bookmark: 'Mit PriceHunt vergleichen',
    dragMe: 'Zieh diese Schaltfläche in die Lesezeichenleiste. Ein Klick hier bewirkt nichts.',
    onPhoneTitle: 'Auf dem Smartphone',
    onPhoneSteps: [
      'Öffne PriceHunt im Browser und wähle „Zum Startbildschirm“ oder „App installieren“.',
      'Wähle in der App oder auf der Seite eines Shops „Teilen“, dann PriceHunt.',
    ],
    byAddressTitle: 'In jedem Browser',
    byAddress: (address: string) =>
      `Schreib ${address} vor die Adresse der Produktseite und drück die Eingabetaste.`,
  },
};
