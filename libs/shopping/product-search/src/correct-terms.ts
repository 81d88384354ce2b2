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

/**
 * Offers what a code of letters in parts ("at-ssx") may have been meant as, where the index has not all of its parts: the
 * whole code is one term there (atspsx). Only what is surely meant is shown as a correction, so nothing here is certain.
 */
export function correctRun(
  terms: readonly Term[],
  place: number,
  vocabulary: Vocabulary,
): readonly Correction[] {
  const run = mistypedRunAt(terms, place, vocabulary);
  if (run === null) return [];
  return vocabulary
    .nearby(run)
    .slice(0, 2)
    .map((near) => ({ typed: run, replacement: near.term, isCertain: false }));
}

/** The letters that were written together with this term, parted only by signs, when not all of them are known; else null. */
function mistypedRunAt(terms: readonly Term[], place: number, vocabulary: Vocabulary): string | null {
  const own = terms.filter(({ run }) => run === terms[place]?.run);
  const letters = own.map(({ text }) => text).join('');
  const isCode = own.length > 1 && own.every(({ kind }) => kind === 'word') && letters.length >= 5;
  const isKnown = own.every(({ text }) => text.length > 1 && vocabulary.documentCount(text) > 0);
  return isCode && !isKnown && vocabulary.documentCount(letters) === 0 ? letters : null;
}

/** The spelling keys that storage looks up for a query, given the counts that it already has; often none. */
export function spellingsToLookUp(query: SearchQuery, vocabulary: Vocabulary): readonly string[] {
  const doubted = query.terms.filter(
    (term) => isCorrectable(term) && vocabulary.documentCount(term.text) <= doubtfulCountMax,
  );
  const runs = query.terms.flatMap((_, place) => mistypedRunAt(query.terms, place, vocabulary) ?? []);
  return [...new Set([...doubted.map(({ text }) => text), ...runs].flatMap(spellingKeys))];
}

function isCorrectable(term: Term): boolean {
  return term.kind === 'word' && term.text.length >= 4;
}
