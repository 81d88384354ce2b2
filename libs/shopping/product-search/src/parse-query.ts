import { toGtin14, type Availability, type Condition } from '@pricehunt/offers';
import { readFilterWords } from './filter-words';
import { squashedCodes } from './indexed-fields';
import type { PriceBound } from './price-words';
import { readTerms, type Term } from './read-terms';

export interface SearchQuery {
  /** Trimmed and cut at 200 characters. */
  readonly text: string;
  /** At most 16, without words for price, condition, stock and free shipping. */
  readonly terms: readonly Term[];
  /** 14 digits, if the whole query is one, with or without leading zeros. */
  readonly gtin: string | null;
  /** Possible model codes without separators: "wh-1000 xm5" gives wh1000 and wh1000xm5. */
  readonly modelCodes: readonly string[];
  /** Quoted phrases, whose terms must be adjacent. */
  readonly phrases: readonly (readonly string[])[];
  readonly minPrice: PriceBound | null;
  readonly maxPrice: PriceBound | null;
  readonly condition: Condition | null;
  readonly availability: Availability | null;
  readonly shipsFree: boolean;
}

const charactersMax = 200;
const termsMax = 16;

/** Never throws. Without letters or digits, there are no terms. */
export function parseQuery(text: string): SearchQuery {
  const typed = text.trim().slice(0, charactersMax);
  const gtin = gtinOfTyped(typed);
  const { minPrice, maxPrice, condition, availability, shipsFree, rest } = readFilterWords(typed);
  const stillSaysSomething = readTerms(rest).length > 0;
  const words = gtin !== null || !stillSaysSomething ? typed : rest;
  const terms = leadingTerms(readTerms(words));
  const phrases = [...words.matchAll(/["“”]([^"“”]{2,100})["“”]/g)]
    .map((match) => readTerms(match[1] ?? '').map((term) => term.text))
    .filter((phrase) => phrase.length > 1);
  return {
    text: typed,
    terms,
    gtin,
    modelCodes: squashedCodes(terms, true).filter((code) => /\d/.test(code)),
    phrases,
    minPrice: gtin === null ? minPrice : null,
    maxPrice: gtin === null ? maxPrice : null,
    condition,
    availability,
    shipsFree,
  };
}

/** Allows spaces and hyphens and missing leading zeros. */
function gtinOfTyped(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{8,14}$/.test(digits) ? (toGtin14(digits) ?? toGtin14(digits.padStart(14, '0'))) : null;
}

function leadingTerms(terms: readonly Term[]): readonly Term[] {
  const isEmpty = ({ kind, text }: Term) => kind === 'word' && emptyWords.has(text);
  // "at" is a stop word, but part of the code in "at-x600".
  const relevant = new Set(terms.filter((term) => !isEmpty(term)).map(({ run }) => run));
  const wanted = terms.filter(({ run }) => relevant.has(run));
  return (wanted.length > 0 ? wanted : terms).slice(0, termsMax);
}

const emptyWords: ReadonlySet<string> = new Set(
  'a an and the of for to with in on by or at from und der die das fur mit von oder le la les de des du et pour avec un une el los las y con para il lo gli per di da'.split(
    ' ',
  ),
);
