import type { Messages } from '../english';

/** The app on the phone and in the browser: sharing, the bookmarklet, being offline. */
export const install: Messages['install'] = {
  share: {
    pageTitle: 'Mit PriceHunt geteilt',
    nothing: 'Im Geteilten war nichts zu vergleichen',
    sentence: 'Teilen Sie die Seite eines Produkts, seinen Link oder seinen Namen.',
    search: 'Ein Produkt suchen',
  },
  bookmarklet: {
    pageTitle: 'Aus jedem Shop vergleichen',
    title: 'Aus jedem Shop vergleichen',
    sentence: 'Ein Klick auf einer Produktseite, und Sie sehen, wo es das Produkt noch gibt.',
    inBarTitle: 'Im Browser mit Lesezeichenleiste',
    inBarSteps: [
      'Blenden Sie die Lesezeichenleiste ein (Strg+Umschalt+B, am Mac ⌘+Umschalt+B).',
      'Ziehen Sie diese Schaltfläche hinein:',
      'Klicken Sie auf einer Produktseite auf das Lesezeichen.',
    ],
    bookmark: 'Mit PriceHunt vergleichen',
    dragMe: 'Ziehen Sie diese Schaltfläche in die Lesezeichenleiste; ein Klick hier tut nichts.',
    onPhoneTitle: 'Auf dem Telefon',
    onPhoneSteps: [
      'Öffnen Sie PriceHunt im Browser und wählen Sie „Zum Startbildschirm“ oder „App installieren“.',
      'Wählen Sie in der App oder auf der Seite eines Shops „Teilen“, dann PriceHunt.',
    ],
    byAddressTitle: 'In jedem Browser',
    byAddress: (address: string) =>
      `Schreiben Sie ${address} vor die Adresse der Produktseite und drücken Sie die Eingabetaste.`,
  },
};
