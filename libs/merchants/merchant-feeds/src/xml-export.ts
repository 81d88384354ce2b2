import type { ExportColumn, ExportName } from './export-columns';

/** Names are lower-case and without a prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** All text in it, in order. */
  readonly text: string;
  /** The elements in it at any depth, in order, with their own text. */
  readonly inner: readonly Omit<XmlElement, 'inner'>[];
}

export interface XmlCell {
  readonly key: string;
  /** As issues name it. */
  readonly column: string;
  readonly text: string;
}

/** A comparison site's XML, whose elements mean something else than in Google's. Created for each file. */
export interface XmlExport {
  readonly name: ExportName;
  readonly itemName: string;
  /** Of an element in an item, or of an item's own tag, with the item's name. */
  readonly cellsOf: (element: XmlElement) => readonly XmlCell[];
  readonly columnOf: (key: string, name: string) => ExportColumn | null;
  /** Cells that follow from others, when the item is complete. */
  readonly completed?: (cells: readonly XmlCell[]) => readonly XmlCell[];
  /** Elements outside items that items refer to. */
  readonly outside?: {
    readonly names: ReadonlySet<string>;
    readonly take: (element: Omit<XmlElement, 'inner'>) => void;
  };
}

/** The element's text under its own name. */
export function ownCell({ name, text }: XmlElement): XmlCell {
  return { key: name.replace(/[^\p{L}\p{N}]/gu, ''), column: name, text };
}
