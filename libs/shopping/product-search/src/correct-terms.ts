import type { SearchQuery } from './parse-query';
import type { Term } from './read-terms';
import { spellingKeys, type Vocabulary } from './vocabulary';

/** A term taken as mistyped, and what it is taken for. */
export interface Correction {
  readonly typed: string;
  readonly replacement: string;
  /** True when the typed term isn't in the index at all; false when it is, but hardly ever. */
  readonly isCertain: boolean;
}

/** In a large catalog a mistyped word may itself be indexed a few times: up to this share is doubted. */
const doubtfulCountMax = 2;

/**
 * Offers what a term may have been meant as, at most three, the likeliest first. A term that the index knows well, a
 * number and a short term are left alone; a term hardly known is doubted only beside one at least 25 times commoner.
 */
export function correctTerm(term: Term, vocabulary: Vocabulary): readonly Correction[] {
  const known = vocabulary.documentCount(term.text);
  if (!isCorrectable(term) || known > doubtfulCountMax) return [];
  return vocabulary
    .nearby(term.text)
    .filter((near) => known === 0 || near.documentCount >= 25 * known)
    .slice(0, 3)
    .map((near) => ({ typed: term.text, replacement: near.term, isCertain: known === 0 }));
}

/** Applies `correctTerm` to every term of a query; for showing, and for stores that search in one step. */
export function correctTerms(terms: readonly Term[], vocabulary: Vocabulary): readonly Correction[] {
  return terms.flatMap((term) => correctTerm(term, vocabulary));
}

/** The spelling keys that storage looks up for a query, given the counts that it already has; often none. */
export function spellingsToLookUp(query: SearchQuery, vocabulary: Vocabulary): readonly string[] {
  const doubted = query.terms.filter(
    (term) => isCorrectable(term) && vocabulary.documentCount(term.text) <= doubtfulCountMax,
  );
  return [...new Set(doubted.flatMap((term) => spellingKeys(term.text)))];
}

function isCorrectable(term: Term): boolean {
  return term.kind === 'word' && term.text.length >= 4;
}
