import { awinExport } from './awin-export';
import type { TableExport } from './export-columns';
import { idealoExport } from './idealo-export';
import { shopifyExport } from './shopify-export';
import { woocommerceExport } from './woocommerce-export';

/** The export that a header is of; null for a table of no known one. */
export function tableExportOf(cells: readonly string[]): TableExport | null {
  return tableExports.find(({ keyOf, recognises }) => recognises(new Set(cells.map(keyOf)))) ?? null;
}

const tableExports: readonly TableExport[] = [awinExport, shopifyExport, woocommerceExport, idealoExport];
