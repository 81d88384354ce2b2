import type { SQL } from 'drizzle-orm';
import type { Alternative, CandidateStage, IndexedFields } from '@pricehunt/product-search';

/** A product's document in the text index. */
export interface TextDocument {
  /** The product's number. */
  readonly number: number;
  readonly fields: IndexedFields;
}

/** A document that a stage of a search found. */
export interface TextHit {
  readonly number: number;
  /** Higher is better; 0 where the stage asked for no order. */
  readonly score: number;
}

/** What of a stage the index needs. */
export type TextLookup = Pick<CandidateStage, 'fields' | 'required' | 'order' | 'candidatesMax'>;

/** The full-text index of one dialect: FTS5 or tsvector. It holds the terms that `indexedFields` made, nothing else. */
export interface TextIndex {
  /** Indexes the documents in place of those of the same numbers. */
  save(documents: readonly TextDocument[]): Promise<void>;
  /**
   * Runs a stage. `narrowedTo` makes a condition out of the number of a document; only documents that meet it count
   * towards the stage's candidates.
   */
  find(stage: TextLookup, narrowedTo: ((number: SQL) => SQL) | null): Promise<readonly TextHit[]>;
}

/** How a dialect writes the parts of a text query. */
export interface TextQueryGrammar {
  readonly and: string;
  readonly or: string;
  phrase(alternative: Alternative): string;
}

/** The words that a stage asks for, in a dialect's grammar. Terms are letters and digits only, as product-search promises. */
export function textQuery(stage: TextLookup, grammar: TextQueryGrammar): string {
  return stage.required
    .map((group) => `(${group.map((alternative) => grammar.phrase(alternative)).join(grammar.or)})`)
    .join(grammar.and);
}
