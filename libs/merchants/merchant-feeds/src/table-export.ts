import { awinExport } from './awin-export';
import type { TableExport } from './export-columns';
import { idealoExport } from './idealo-export';
import { cjExport, daisyconExport, impactExport, rakutenExport, webgainsExport } from './network-exports';
import { shopifyExport } from './shopify-export';
import { woocommerceExport } from './woocommerce-export';

/** The export that a header is of; null for a table of no known one. */
export function tableExportOf(cells: readonly string[]): TableExport | null {
  return tableExports.find(({ keyOf, recognises }) => recognises(new Set(cells.map(keyOf)))) ?? null;
}

/** The network that wrote a JSON list with these keys; null for any other list. */
export function networkExportOf(keys: readonly string[]): TableExport | null {
  return networkExports.find(({ keyOf, recognises }) => recognises(new Set(keys.map(keyOf)))) ?? null;
}

const networkExports: readonly TableExport[] = [
  cjExport,
  impactExport,
  webgainsExport,
  daisyconExport,
  rakutenExport,
];

const tableExports: readonly TableExport[] = [
  awinExport,
  shopifyExport,
  woocommerceExport,
  idealoExport,
  ...networkExports,
];
