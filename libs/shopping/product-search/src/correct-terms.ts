import type { SearchQuery } from './parse-query';
import type { Term } from './read-terms';
import { spellingKeys, type Vocabulary } from './vocabulary';

export interface Correction {
  readonly typed: string;
  readonly replacement: string;
  /** Whether the typed term is missing from the index; false if it is rare. */
  readonly isCertain: boolean;
}

/** In a large catalog, a mistyped word may itself be indexed a few times. */
const doubtfulCountMax = 2;

/** At most three, most likely first. A rare term is only corrected to one at least 25 times more common. */
export function correctTerm(term: Term, vocabulary: Vocabulary): readonly Correction[] {
  const known = vocabulary.documentCount(term.text);
  if (!isCorrectable(term) || known > doubtfulCountMax) return [];
  return vocabulary
    .nearby(term.text)
    .filter((near) => known === 0 || near.documentCount >= 25 * known)
    .slice(0, 3)
    .map((near) => ({ typed: term.text, replacement: near.term, isCertain: known === 0 }));
}

/** For a hyphenated code ("at-ssx"), which is a single term in the index (atspsx). Never certain. */
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

/** The letters written together with this term, separated only by punctuation, unless all are known; otherwise null. */
function mistypedRunAt(terms: readonly Term[], place: number, vocabulary: Vocabulary): string | null {
  const own = terms.filter(({ run }) => run === terms[place]?.run);
  const letters = own.map(({ text }) => text).join('');
  const isCode = own.length > 1 && own.every(({ kind }) => kind === 'word') && letters.length >= 5;
  const isKnown = own.every(({ text }) => text.length > 1 && vocabulary.documentCount(text) > 0);
  return isCode && !isKnown && vocabulary.documentCount(letters) === 0 ? letters : null;
}

/** Spelling keys for storage to look up, given the known counts; often none. */
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
