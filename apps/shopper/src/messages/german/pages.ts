import type { Messages } from '../english';

/** The small pages: those that lead elsewhere and those that lead nowhere. */
export const pages: Messages['pages'] = {
  processing: 'Link wird gelesen …',
  notFound: {
    pageTitle: 'Seite nicht gefunden',
    title: 'Unter dieser Adresse gibt es keine Seite',
    sentence:
      'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite gibt es nicht mehr. Über die Suche findest du vielleicht, was du wolltest.',
    search: 'Ein Produkt suchen',
  },
  merchantApp: 'Händlerbereich',
  adminApp: 'Verwaltung',
};
