import { germanFeedColumnWords } from '@pricehunt/ui-kit';
import type { Messages } from '../english';

/** Was die Zuordnung der Spalten einer Datei sagt. */
export const feedColumns: Messages['feedColumns'] = {
  title: 'Spaltenzuordnung',
  sentence:
    'Wählen Sie, was jede Spalte enthält. Spalten, die Sie nicht ändern, werden nach ihrem Namen gelesen.',
  later: 'Die Zuordnung gilt, sooft dieser Feed gelesen wird.',
  loading: 'Spalten werden geladen',
  exportOf: (name) => `Als Export von ${name} erkannt.`,
  exportNames: {
    ...{ awin: 'Awin', cj: 'CJ', daisycon: 'Daisycon', idealo: 'idealo', impact: 'impact.com' },
    ...{ rakuten: 'Rakuten', shopify: 'Shopify', webgains: 'Webgains', woocommerce: 'WooCommerce' },
  },
  readWhole: 'Seine Felder brauchen keine Zuordnung.',
  noTable: 'Nur Tabellen (CSV, TSV) und JSON-Listen haben Spalten, die man zuordnen kann.',
  noFile: 'Die Spalten erscheinen hier, sobald eine Datei gelesen wurde.',
  byName: (use) => `${use} (automatisch)`,
  byNameUnused: 'Nicht verwendet (automatisch)',
  unused: 'Nicht verwendet',
  gone: 'Diese Spalte fehlt in der Datei.',
  noSamples: 'Keine Werte',
  save: 'Speichern und Vorschau zeigen',
  uses: germanFeedColumnWords,
};
