import { anywhere } from '@pricehunt/offers';
import type { SQL } from 'drizzle-orm';
import type {
  Alternative,
  CandidateStage,
  IndexedFields,
  SearchCandidate,
  TermCount,
} from '@pricehunt/product-search';
import type { PriceView, PricedListing } from './rows/listings';
import { destinationInText } from './rows/listings';

interface TextDocument {
  readonly number: number;
  readonly fields: IndexedFields;
}

export interface TextHit {
  readonly number: number;
  /** Higher is better; 0 for a stage without an order. */
  readonly score: number;
}

/** A document with what ranking and lists need. */
export interface FoundDocument {
  readonly number: number;
  readonly fields: SearchCandidate['fields'];
  readonly listing: PricedListing;
}

export type TextLookup = Pick<CandidateStage, 'fields' | 'required' | 'without' | 'order' | 'candidatesMax'>;

/** One dialect's full-text index (FTS5 or tsvector) of the terms from `indexedFields`; prepared statements serve word searches. */
export interface TextIndex extends TextReader {
  /** Replaces documents with the same numbers. */
  save(documents: readonly TextDocument[]): Promise<void>;
  remove(numbers: readonly number[]): Promise<void>;
}

export interface TextReader {
  /** Runs a stage. */
  find(stage: TextLookup, choice: CandidateChoice): Promise<readonly TextHit[]>;
  countTerms(
    terms: readonly string[],
  ): Promise<{ readonly documentTotal: number; readonly counts: readonly TermCount[] }>;
  findSpelled(spellings: readonly string[]): Promise<readonly TermCount[]>;
  /** The documents with their listings, in any order; those without a listing are left out. */
  read(numbers: readonly number[], view: PriceView): Promise<readonly FoundDocument[]>;
}

/** Which matches of a stage are its candidates. */
interface CandidateChoice {
  /** A condition on their number; null for all. */
  readonly on: ((number: SQL) => SQL) | null;
  /** Which come first, instead of the stage's order; null for that. */
  readonly first: CandidateOrder | null;
}

/** An order by the columns of joined tables. */
export interface CandidateOrder {
  readonly joins: (number: SQL) => SQL;
  readonly by: readonly SQL[];
}

export interface TextQueryGrammar {
  readonly and: string;
  readonly or: string;
  phrase(alternative: Pick<Alternative, 'terms' | 'isPrefix'>): string;
}

/** A stage's required words as a query. Terms contain only letters and digits, as product-search guarantees. */
export function requiredWords({ required }: TextLookup, grammar: TextQueryGrammar): string {
  return required
    .map((group) => `(${group.map((alternative) => grammar.phrase(alternative)).join(grammar.or)})`)
    .join(grammar.and);
}

/** The words that a stage excludes as a query for any of them; null without any. */
export function excludedWords({ without }: TextLookup, grammar: TextQueryGrammar): string | null {
  if (without.length === 0) return null;
  return without.map((term) => grammar.phrase({ terms: [term], isPrefix: false })).join(grammar.or);
}

/** The view as parameters: at most two destinations, each with its pattern in a listing. */
export function viewValues({ destinations, conditionClass }: PriceView): readonly (string | null)[] {
  const [first = null, second = null] = destinations.filter((destination) => destination !== anywhere);
  const listed = (destination: string | null) => destination && `%${destinationInText(destination)}%`;
  return [listed(first), first, listed(second), second, conditionClass];
}
