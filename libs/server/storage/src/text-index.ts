import { anywhere } from '@pricehunt/offers';
import type { SQL } from 'drizzle-orm';
import type {
  Alternative,
  CandidateStage,
  IndexedFields,
  SearchCandidate,
  TermCount,
} from '@pricehunt/product-search';
import type { PricedListing, PriceView } from './stores/priced-listings';
import { destinationInText } from './stores/product-prices';

/** A product's document in the text index. */
interface TextDocument {
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

/** A found document: what ranking needs of it, and how a list shows its product. */
export interface FoundDocument {
  readonly number: number;
  readonly fields: SearchCandidate['fields'];
  readonly listing: PricedListing;
}

/** What of a stage the index needs. */
export type TextLookup = Pick<CandidateStage, 'fields' | 'required' | 'without' | 'order' | 'candidatesMax'>;

/**
 * The full-text index of one dialect: FTS5 or tsvector. It holds the terms that `indexedFields` made, nothing else. What a
 * search by words reads of thousands of rows is read here, by statements that are made once.
 */
export interface TextIndex extends TextReader {
  /** Indexes the documents in place of those of the same numbers. */
  save(documents: readonly TextDocument[]): Promise<void>;
  remove(numbers: readonly number[]): Promise<void>;
}

/** The text index as searches use it. */
export interface TextReader {
  /**
   * Runs a stage. `narrowedTo` makes a condition out of the number of a document; only documents that meet it count
   * towards the stage's candidates.
   */
  find(stage: TextLookup, narrowedTo: ((number: SQL) => SQL) | null): Promise<readonly TextHit[]>;
  /** In how many documents these terms occur, and how many documents there are. */
  countTerms(
    terms: readonly string[],
  ): Promise<{ readonly documentTotal: number; readonly counts: readonly TermCount[] }>;
  /** The terms that are filed under one of these spellings. */
  findSpelled(spellings: readonly string[]): Promise<readonly TermCount[]>;
  /** The documents of these numbers with what lists show of them, in any order, without those that have no listing. */
  read(numbers: readonly number[], view: PriceView): Promise<readonly FoundDocument[]>;
}

/** How a dialect writes the parts of a text query. */
export interface TextQueryGrammar {
  readonly and: string;
  readonly or: string;
  /** Parts what has to be there from what may not be. */
  readonly not: string;
  phrase(alternative: Pick<Alternative, 'terms' | 'isPrefix'>): string;
}

/** The words that a stage asks for, in a dialect's grammar. Terms are letters and digits only, as product-search promises. */
export function textQuery(stage: TextLookup, grammar: TextQueryGrammar): string {
  const required = stage.required
    .map((group) => `(${group.map((alternative) => grammar.phrase(alternative)).join(grammar.or)})`)
    .join(grammar.and);
  if (stage.without.length === 0) return required;
  const without = stage.without.map((term) => grammar.phrase({ terms: [term], isPrefix: false }));
  return `(${required})${grammar.not}(${without.join(grammar.or)})`;
}

/** A view as statements take it: what stands for the shopper's country, at most twice, each with how it is looked for in a listing. */
export function viewValues({ destinations, conditionClass }: PriceView): readonly (string | null)[] {
  const [first = null, second = null] = destinations.filter((destination) => destination !== anywhere);
  const listed = (destination: string | null) => destination && `%${destinationInText(destination)}%`;
  return [listed(first), first, listed(second), second, conditionClass];
}
