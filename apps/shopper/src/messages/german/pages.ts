import type { Messages } from '../english';

export const pages: Messages['pages'] = {
  processing: 'Link wird verarbeitet …',
  notFound: {
    pageTitle: 'Seite nicht gefunden',
    title: 'Diese Seite gibt es nicht',
    sentence:
      'Vielleicht enthält die Adresse einen Tippfehler oder die Seite wurde entfernt. Suche am besten nach dem Produkt.',
    search: 'Produkt suchen',
  },
  editWords: { label: 'Suche ändern', search: 'Suchen' },
  merchantApp: 'Händler-Dashboard',
  adminApp: 'Admin-Konsole',
};
