import type { Messages } from '../english';

/** What stands around every screen, and the pages that are no feature's. */
export const frame: Messages['frame'] = {
  suffix: 'für Händler',
  tryAgain: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  copying: {
    copy: 'Kopieren',
    copySpoken: (what) => `Kopieren: ${what}`,
    copied: 'Es ist kopiert.',
    notCopied: 'Der Browser ließ das Kopieren nicht zu. Markieren Sie den Text und kopieren Sie ihn selbst.',
  },
  notFound: 'Seite nicht gefunden',
  notFoundTitle: 'Unter dieser Adresse gibt es keine Seite',
  notFoundSentence: 'Vielleicht ist sie vertippt, oder die Seite gibt es nicht mehr.',
  notFoundAction: 'Zur ersten Seite',
  adminConsole: 'der Verwaltung',
  priceComparison: 'des Preisvergleichs',
};
