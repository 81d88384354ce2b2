import { SaxesParser } from 'saxes';
import type { ExportName } from './export-columns';
import { isItemName, xmlExportOf } from './known-xml-exports';

export interface XmlColumns {
  readonly exportName: ExportName | null;
  /** Texts by the name of their element; empty for an export. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
}

/** Reads the elements of the first items, however the text ends. */
export function readXmlColumns(
  text: string,
  { rowsMax, columnsMax }: { readonly rowsMax: number; readonly columnsMax: number },
): XmlColumns {
  const parser = new SaxesParser({ xmlns: false });
  const texts = new Map<string, string[]>();
  let exportName: ExportName | null = null;
  let itemName: string | null = null;
  let rows = 0;
  const path: string[] = [];
  let itemDepth: number | null = null;
  parser.on('error', () => {});
  parser.on('opentag', ({ name }) => {
    const plain = name.slice(name.indexOf(':') + 1).toLowerCase();
    if (path.length === 0) exportName = xmlExportOf(plain)?.name ?? null;
    else if (itemName === null && isItemName(plain)) itemName = plain;
    const isColumn = itemDepth !== null && path.length === itemDepth && rows < rowsMax;
    path.push(name);
    if (itemDepth === null && plain === itemName) itemDepth = path.length;
    else if (isColumn && (texts.has(name) || texts.size < columnsMax))
      texts.set(name, [...(texts.get(name) ?? []), '']);
  });
  const take = (more: string) => {
    const known = itemDepth === null ? undefined : texts.get(path[itemDepth] ?? '');
    if (known !== undefined) known[known.length - 1] += more;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', () => {
    if (path.length === itemDepth) {
      itemDepth = null;
      rows += 1;
    }
    path.pop();
  });
  parser.write(text);
  return { exportName, texts: exportName === null ? texts : new Map() };
}
