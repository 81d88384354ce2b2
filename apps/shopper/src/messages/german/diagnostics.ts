import type { Messages } from '../english';

export const diagnostics: Messages['diagnostics'] = {
  dry: {
    title: 'Tracking-Test',
    lead: 'Führt alle Tracking-Funktionen mit einem erfundenen Produkt aus. Die Ergebnisse stehen unten und werden weder gesendet noch gespeichert.',
  },
  real: {
    title: 'Echter Tracking-Test',
    lead: 'Sendet dieselben Anfragen an die API und zeigt die Antworten. Dafür brauchen wir wie überall auf dieser Website deine Zustimmung.',
  },
  trials: {
    captureUtm: 'UTM-Parameter erfassen',
    trackEvent: 'Ereignis senden',
    recordClick: 'Klick erfassen',
    trackReferral: 'Weiterleitung senden',
    pushProductSearch: 'product_search übergeben',
    pushPriceComparison: 'price_comparison übergeben',
    flush: 'Wartende Ereignisse senden',
  },
  log: 'Protokoll',
  clear: 'Protokoll leeren',
  nothingYet: 'Noch keine Einträge. Wähle oben einen Test aus.',
  steps: {
    call: 'Anfrage',
    answer: 'Antwort',
    push: 'Data Layer',
    stored: 'gespeichert',
    console: 'Konsole',
    outcome: 'Ergebnis',
  },
};
