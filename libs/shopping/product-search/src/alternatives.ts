import { numberTerm, quantityOf, type Term } from './read-terms';
import { createSynonyms, type Phrase } from './synonyms';
import { conversionOf, siblingUnits } from './units';
import type { Vocabulary } from './vocabulary';

export type AlternativeKind =
  'typed' | 'joined' | 'parted' | 'converted' | 'corrected' | 'synonym' | 'prefix';

/** Adjacent terms in this order; the last can be a prefix. */
export interface Alternative {
  readonly kind: AlternativeKind;
  readonly terms: Phrase;
  readonly isPrefix: boolean;
  /** How well it replaces what was typed, 0 to 1. */
  readonly weight: number;
}

const otherNamesOf = createSynonyms();

/** Before the vocabulary shows which of them exist. */
export function guessedAlternatives(terms: readonly Term[], place: number): readonly Alternative[] {
  const term = terms[place];
  if (term === undefined) return [];
  return [
    ...joinedWith(terms, place),
    ...partedWord(term),
    ...convertedMeasures(term),
    ...namesCovering(terms, place),
  ];
}

/** Joins a term with its neighbour: "head set" to "headset", "4xb 7a38175" to one code. */
function joinedWith(terms: readonly Term[], place: number): readonly Alternative[] {
  const joined: Alternative[] = [];
  for (const start of [place - 2, place - 1, place]) {
    for (const length of [2, 3]) {
      const span = terms.slice(Math.max(0, start), start + length);
      if (start < 0 || start + length <= place || span.length < length) continue;
      const text = span.map((each) => each.text).join('');
      if (text.length <= 24 && (length === 2 || /\d/.test(text)))
        joined.push(alternative('joined', [text], 1));
    }
  }
  return joined;
}

/** Splits a word: "smartwatch" to "smart watch", "hplaptop" to "hp laptop". */
function partedWord(term: Term): readonly Alternative[] {
  if (term.kind !== 'word' || term.text.length < 6 || term.text.length > 20) return [];
  return Array.from({ length: term.text.length - 4 }, (_, cut) => [
    term.text.slice(0, cut + 2),
    term.text.slice(cut + 2),
  ]).map((parts) => alternative('parted', parts, 0.9));
}

/** "1 TB" is also "1000 GB", `27"` also "68.6 cm". Also tries numbers without their unit. */
function convertedMeasures(term: Term): readonly Alternative[] {
  if (term.kind !== 'measure' || term.number === null || term.unit === null) return [];
  const quantity = quantityOf(term.number);
  const from = conversionOf(term.unit);
  const bare = alternative('converted', [term.number], 0.5);
  if (quantity === null || from === null) return [bare];
  return siblingUnits(term.unit)
    .flatMap((unit) => {
      const exact = (quantity * from.factor) / (conversionOf(unit)?.factor ?? 1);
      const binary = unit === 'gb' && term.unit === 'tb' ? [quantity * 1024] : [];
      return [exact, ...binary].map(
        (each) => numberTerm(unit === 'cm' ? Math.round(each * 10) / 10 : each) + unit,
      );
    })
    .map((text) => alternative('converted', [text], 0.95))
    .concat(bare);
}

/** Synonyms of any sequence of terms that contains this one: "video camera" is also "camcorder". */
function namesCovering(terms: readonly Term[], place: number): readonly Alternative[] {
  const texts = terms.map((term) => term.text);
  return [0, 1, 2].flatMap((back) => (place < back ? [] : synonymsOf(texts.slice(place - back), back)));
}

function synonymsOf(texts: readonly string[], skipped: number): readonly Alternative[] {
  return otherNamesOf(texts)
    .filter(({ termCount }) => termCount > skipped)
    .flatMap(({ phrases, closeness }) => phrases.map((phrase) => alternative('synonym', phrase, closeness)));
}

/** The start of an unknown code, or of an unknown last word, which may be typed only in part ("headph"). */
export function prefixAlternative(
  term: Term,
  vocabulary: Vocabulary,
  { isLast }: { readonly isLast: boolean },
): readonly Alternative[] {
  const isStart =
    (term.kind === 'code' || (term.kind === 'word' && isLast)) &&
    term.text.length >= 4 &&
    vocabulary.documentCount(term.text) === 0;
  return isStart ? [{ kind: 'prefix', terms: [term.text], isPrefix: true, weight: 0.8 }] : [];
}

export function typedAlternative(text: string): Alternative {
  return alternative('typed', [text], 1);
}

export function alternative(kind: AlternativeKind, terms: Phrase, weight: number): Alternative {
  return { kind, terms, isPrefix: false, weight };
}
