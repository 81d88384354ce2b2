import type { Messages } from '../english';

/** The page frame and the screens outside any feature. */
export const frame: Messages['frame'] = {
  suffix: 'für Händler',
  breadcrumbs: 'Brotkrümelnavigation',
  tryAgain: 'Erneut versuchen',
  cancel: 'Abbrechen',
  copying: {
    copy: 'Kopieren',
    copySpoken: (what) => `Kopieren: ${what}`,
    copied: 'Kopiert',
    notCopied: 'Ihr Browser hat das Kopieren blockiert. Markieren Sie den Text und kopieren Sie ihn selbst.',
  },
  notFound: 'Seite nicht gefunden',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundSentence: 'Prüfen Sie die Adresse auf Tippfehler. Vielleicht wurde die Seite auch entfernt.',
  notFoundAction: 'Zur Startseite',
  adminConsole: 'Admin-Konsole',
  priceComparison: 'Preisvergleich',
};
