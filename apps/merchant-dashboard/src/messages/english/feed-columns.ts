import type { feedColumnUses, networkColumnUses } from '@pricehunt/api-contract/feeds';
import { englishFeedColumnWords } from '@pricehunt/ui-kit';

/** What a column of a file can hold. */
export type ColumnUseName = (typeof feedColumnUses)[number] | (typeof networkColumnUses)[number];

const uses: Readonly<Record<ColumnUseName, string>> = englishFeedColumnWords;

/** The column mapping screen. */
export const feedColumns = {
  title: 'Column mapping',
  sentence: 'Choose what each column holds. Columns you don’t change are recognised by name.',
  later: 'The mapping applies to every import of this feed.',
  loading: 'Loading columns',
  exportOf: (name: string) => `Recognised as ${name}’s format.`,
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
  ]) as ReadonlyMap<string, string>,
  readWhole: 'Its fields need no mapping.',
  noTable: 'Only tables (CSV, TSV) and lists in XML or JSON have columns to map.',
  noFile: 'Columns appear here after the first import.',
  byName: (use: string) => `${use} (automatic)`,
  byNameUnused: 'Not used (automatic)',
  unused: 'Not used',
  gone: 'This column isn’t in the file.',
  noSamples: 'No values',
  save: 'Save and preview',
  uses,
};
