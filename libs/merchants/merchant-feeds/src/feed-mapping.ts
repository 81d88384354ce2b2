import type { FeedAttribute } from './feed-attributes';
import { repeatableAttributes } from './feed-attributes';

/** What a person chose for a column: the attribute that it holds, or null for one that is not used. */
export interface ColumnUse {
  /** The column's name as the header has it; in JSON the key, or the keys joined by dots. */
  readonly column: string;
  readonly attribute: FeedAttribute | null;
}

/** The choices for a table. Columns without a choice count by their names. */
export type FeedMapping = readonly ColumnUse[];

/** Looks up the choices for columns. */
export class ColumnChoices {
  readonly #uses: ReadonlyMap<string, FeedAttribute | null>;
  readonly #chosen: ReadonlySet<FeedAttribute | null>;

  constructor(mapping: FeedMapping) {
    this.#uses = new Map(mapping.map(({ column, attribute }) => [spelled(column), attribute]));
    this.#chosen = new Set(this.#uses.values());
  }

  /** Whether somebody chose what the column holds, or that it is not used. */
  has(column: string): boolean {
    return this.#uses.has(spelled(column));
  }

  /**
   * The attribute that the column holds: the chosen one, else what its name means. A name gives way where another column was
   * chosen for the attribute, unless that may stand in a row several times.
   */
  attributeOf(column: string, byName: FeedAttribute | null): FeedAttribute | null {
    const use = this.#uses.get(spelled(column));
    if (use !== undefined) return use;
    return byName !== null && this.#chosen.has(byName) && !repeatableAttributes.has(byName) ? null : byName;
  }

  /** The columns in use that are not among these. */
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
