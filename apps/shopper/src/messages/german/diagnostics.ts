import type { Messages } from '../english';

/** The test pages of tracking, for those who run or build the site. */
export const diagnostics: Messages['diagnostics'] = {
  dry: {
    title: 'Tracking-Test',
    lead: 'Alles, was das Tracking tut, mit einem erfundenen Produkt. Das Ergebnis steht unten; es wird weder gesendet noch gespeichert.',
  },
  real: {
    title: 'Echter Tracking-Test',
    lead: 'Dieselben Aufrufe, wirklich an die API gesendet, jeder mit seiner Antwort. Dafür brauchen wir deine Zustimmung, wie überall auf dieser Seite.',
  },
  trials: {
    captureUtm: 'UTM-Parameter festhalten',
    trackEvent: 'Ein Ereignis senden',
    recordClick: 'Einen Klick melden',
    trackReferral: 'Eine Vermittlung melden',
    pushProductSearch: 'product_search übergeben',
    pushPriceComparison: 'price_comparison übergeben',
    flush: 'Ausstehendes senden',
  },
  log: 'Protokoll',
  clear: 'Protokoll leeren',
  nothingYet: 'Noch nichts. Wähle oben etwas aus.',
  steps: {
    call: 'Aufruf',
    answer: 'Antwort',
    push: 'Data Layer',
    kept: 'gespeichert',
    console: 'Konsole',
    outcome: 'Ergebnis',
  },
};
