import type { Messages } from '../english';

/** The small pages: those that lead elsewhere and those that lead nowhere. */
export const pages: Messages['pages'] = {
  processing: 'Link wird gelesen …',
  notFound: {
    pageTitle: 'Seite nicht gefunden',
    title: 'Unter dieser Adresse gibt es keine Seite',
    sentence:
      'Vielleicht ist sie vertippt, oder die Seite gibt es nicht mehr. Eine Suche findet vielleicht, was Sie wollten.',
    search: 'Ein Produkt suchen',
  },
  merchantApp: 'Händlerbereich',
  adminApp: 'Verwaltung',
};
