import { awinExport } from './awin-export';
import type { TableExport } from './export-columns';
import { idealoExport } from './idealo-export';
import { cjExport, daisyconExport, impactExport, rakutenExport, webgainsExport } from './network-exports';
import { shopifyExport } from './shopify-export';
import { woocommerceExport } from './woocommerce-export';

export function tableExportOf(cells: readonly string[]): TableExport | null {
  return tableExports.find(({ keyOf, recognises }) => recognises(new Set(cells.map(keyOf)))) ?? null;
}

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
