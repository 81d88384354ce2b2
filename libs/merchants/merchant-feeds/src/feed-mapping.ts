import type { FeedAttribute } from './feed-attributes';
import { repeatableAttributes } from './feed-attributes';

/** The attribute chosen for a column; null ignores it. */
export interface ColumnUse {
  /** As in the header. In XML, the element's name; in JSON, keys joined by dots. */
  readonly column: string;
  readonly attribute: FeedAttribute | null;
}

/** Columns without a choice are recognised by name. */
export type FeedMapping = readonly ColumnUse[];

export class ColumnChoices {
  readonly #uses: ReadonlyMap<string, FeedAttribute | null>;
  readonly #chosen: ReadonlySet<FeedAttribute | null>;

  constructor(mapping: FeedMapping) {
    this.#uses = new Map(mapping.map(({ column, attribute }) => [spelled(column), attribute]));
    this.#chosen = new Set(this.#uses.values());
  }

  has(column: string): boolean {
    return this.#uses.has(spelled(column));
  }

  /** The mapped attribute, otherwise by name unless another column is mapped to it. */
  attributeOf(column: string, byName: FeedAttribute | null): FeedAttribute | null {
    const use = this.#uses.get(spelled(column));
    if (use !== undefined) return use;
    return byName !== null && this.#chosen.has(byName) && !repeatableAttributes.has(byName) ? null : byName;
  }

  missingFrom(columns: readonly string[]): readonly string[] {
    const present = new Set(columns.map(spelled));
    return [...this.#uses].flatMap(([column, attribute]) =>
      attribute === null || present.has(column) ? [] : [column],
    );
  }
}

function spelled(column: string): string {
  return column.replace(/^\ufeff/, '').trim();
}
