import { toGtin14, type Availability, type Condition } from '@pricehunt/offers';
import { squashedCodes } from './indexed-fields';
import { takePriceWords, type PriceBound } from './price-words';
import { readTerms, type Term } from './read-terms';

/** A shopper's words, understood. */
export interface SearchQuery {
  /** The words as typed, trimmed and cut at 200 characters. */
  readonly text: string;
  /** The terms to find, at most 16; price, condition and stock words are not among them. */
  readonly terms: readonly Term[];
  /** The GTIN (14 digits) when the whole query is one, with or without leading zeros. */
  readonly gtin: string | null;
  /** Model codes that the terms may spell, without separators: "wh-1000 xm5" gives wh1000 and wh1000xm5. */
  readonly modelCodes: readonly string[];
  /** Phrases put in quotation marks: their terms have to stand next to each other. */
  readonly phrases: readonly (readonly string[])[];
  readonly minPrice: PriceBound | null;
  readonly maxPrice: PriceBound | null;
  readonly condition: Condition | null;
  readonly availability: Availability | null;
}

const charactersMax = 200;
const termsMax = 16;

/**
 * Reads what a shopper typed. Understands GTINs, model codes however they are parted, numbers with units, price bounds
 * ("under 200 €", "100-200 dollars"), condition and stock words, quoted phrases. Anything else is words. Never
 * throws; a query of nothing but signs has no terms.
 */
export function parseQuery(text: string): SearchQuery {
  const typed = text.trim().slice(0, charactersMax);
  const gtin = gtinOfTyped(typed);
  const priced = takePriceWords(typed);
  const [condition, withoutCondition] = takeWords(priced.rest, conditionWords);
  const [availability, rest] = takeWords(withoutCondition, stockWords);
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
    minPrice: gtin === null ? priced.minPrice : null,
    maxPrice: gtin === null ? priced.maxPrice : null,
    condition,
    availability,
  };
}

/** A GTIN may be typed with blanks or hyphens in it, and without its leading zeros. */
function gtinOfTyped(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{8,14}$/.test(digits) ? (toGtin14(digits) ?? toGtin14(digits.padStart(14, '0'))) : null;
}

function leadingTerms(terms: readonly Term[]): readonly Term[] {
  const isEmpty = ({ kind, text }: Term) => kind === 'word' && emptyWords.has(text);
  // "at" says nothing, but in "at-x600" it is part of a code.
  const telling = new Set(terms.filter((term) => !isEmpty(term)).map(({ run }) => run));
  const wanted = terms.filter(({ run }) => telling.has(run));
  return (wanted.length > 0 ? wanted : terms).slice(0, termsMax);
}

/** Takes the first matching words out of the text and says what they mean; null where there are none. */
function takeWords<Meaning>(
  text: string,
  meanings: readonly (readonly [RegExp, Meaning])[],
): readonly [Meaning | null, string] {
  for (const [pattern, meaning] of meanings) {
    if (pattern.test(text)) return [meaning, text.replace(pattern, ' ')];
  }
  return [null, text];
}

const conditionWords: readonly (readonly [RegExp, Condition])[] = [
  [
    /(?<!\p{L})(refurbished|refurb|renewed|reconditioned|(general)?überholt|generalueberholt|reconditionn[ée]e?|reacondicionado|ricondizionato)(?!\p{L})/iu,
    'refurbished',
  ],
  [
    /(?<!\p{L})(used|second[ -]?hand|pre[ -]?owned|gebraucht|d['’]occasion|segunda mano|usato)(?!\p{L})/iu,
    'used',
  ],
  [/(?<!\p{L})(brand new|factory sealed|neuware)(?!\p{L})/iu, 'new'],
];

const stockWords: readonly (readonly [RegExp, Availability])[] = [
  [
    /(?<!\p{L})(in stock|available now|auf lager|sofort lieferbar|en stock|disponibile subito)(?!\p{L})/iu,
    'in_stock',
  ],
];

const emptyWords: ReadonlySet<string> = new Set(
  'a an and the of for to with in on by or at from und der die das fur mit von oder le la les de des du et pour avec un une el los las y con para il lo gli per di da'.split(
    ' ',
  ),
);
