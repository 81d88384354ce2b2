import { germanFeedColumnWords } from '@pricehunt/ui-kit';
import type { Messages } from '../english';

/** The column mapping screen. */
export const feedColumns: Messages['feedColumns'] = {
  title: 'Spaltenzuordnung',
  sentence: 'Wählen Sie, was jede Spalte enthält. Spalten, die Sie nicht ändern, werden am Namen erkannt.',
  later: 'Die Zuordnung gilt für jeden Import dieses Feeds.',
  loading: 'Spalten werden geladen',
  exportOf: (name) => `Als Format von ${name} erkannt.`,
  exportNames: new Map([
    ['awin', 'Awin'],
    ['ceneo', 'Ceneo'],
    ['cj', 'CJ'],
    ['daisycon', 'Daisycon'],
    ['heureka', 'Heureka'],
    ['idealo', 'idealo'],
    ['impact', 'impact.com'],
    ['rakuten', 'Rakuten'],
    ['shopify', 'Shopify'],
    ['skroutz', 'Skroutz'],
    ['webgains', 'Webgains'],
    ['woocommerce', 'WooCommerce'],
    ['yandex', 'Yandex Market'],
  ]),
  readWhole: 'Seine Felder brauchen keine Zuordnung.',
  noTable: 'Nur Tabellen (CSV, TSV) und Listen in XML oder JSON haben Spalten, die man zuordnen kann.',
  noFile: 'Die Spalten erscheinen hier nach dem ersten Import.',
  byName: (use) => `${use} (automatisch)`,
  byNameUnused: 'Nicht verwendet (automatisch)',
  unused: 'Nicht verwendet',
  gone: 'Diese Spalte fehlt in der Datei.',
  noSamples: 'Keine Werte',
  save: 'Speichern und Vorschau zeigen',
  uses: germanFeedColumnWords,
};
