import type { Condition, Money, ProductIdentity } from '@pricehunt/offers';
import { conversionOf, foldText, quantityOf, readTerms, type Term } from '@pricehunt/product-search';
import {
  readColours,
  readCondition,
  readGeneration,
  readPack,
  readPurpose,
  type Purpose,
} from './variant-words';

/** What is compared of an offer or a product: its identity and, where known, description, price and condition. */
export interface MatchInput extends ProductIdentity {
  readonly description?: string | null;
  readonly price?: Money | null;
  readonly condition?: Condition;
}

/** An offer read for comparing: made once, compared with many. */
export interface MatchProfile {
  readonly gtins: readonly string[];
  readonly brand: readonly string[];
  /** The part number without separators, or null when it has fewer than 4 signs or no digit. */
  readonly partNumber: string | null;
  /** Terms of the title, each once. */
  readonly words: ReadonlySet<string>;
  /** Model codes of the title without separators, the part number among them. */
  readonly codes: readonly string[];
  /** What of each code tells it from its twins of one family: see `areTwins`. */
  readonly families: readonly CodeFamily[];
  /** Words of two to four signs, letters and digits: "s3", "x50". */
  readonly shortCodes: readonly string[];
  /** Title, and title with description, folded to letters and digits alone: to find a code however it is parted. */
  readonly squashedTitle: string;
  readonly squashedText: string;
  /** Letter triples of the squashed title. */
  readonly triples: ReadonlySet<string>;
  /** Quantities of the title and attributes by dimension, in the dimension's own unit. */
  readonly quantities: ReadonlyMap<string, readonly number[]>;
  /** Bare numbers of the title. */
  readonly numbers: ReadonlySet<string>;
  /** Numbers of the title by the word after them ("24 port") and, marked with "#", the word before ("# iphone 13"). */
  readonly counts: ReadonlyMap<string, readonly string[]>;
  /** Colours that the title or an attribute names; else those of the description. */
  readonly colours: ReadonlySet<string>;
  readonly isColourFromDescription: boolean;
  readonly pack: number | null;
  readonly generation: string | null;
  readonly size: string | null;
  readonly condition: Condition;
  readonly purpose: Purpose;
  readonly price: Money | null;
}

/** A code without the letters that trail its last digit (colour, region), and the same with every digit a zero. */
export interface CodeFamily {
  readonly stem: string;
  readonly shape: string;
}

/** Reads an offer for comparing. Text beyond 400 characters of title or description isn't read. Never throws. */
export function readProfile(input: MatchInput): MatchProfile {
  const title = inchesMarked(foldText(input.title.slice(0, 400)));
  const description = inchesMarked(foldText((input.description ?? '').slice(0, 400)));
  const terms = readTerms(title);
  const partNumber = partNumberOf(input.mpn);
  const attributes = Object.entries(input.attributes).slice(0, 60);
  const squashedTitle = squash(title);
  const codes = codesOf(terms, partNumber);
  const words = new Set(terms.map((term) => term.text));
  const titleColours = readColours(
    terms.map((term) => term.text),
    attribute(attributes, /^(product )?colou?r$|^farbe$|^couleur$/),
  );
  return {
    gtins: input.gtins,
    brand: readTerms(input.brand ?? '').map((term) => term.text),
    partNumber,
    words,
    codes,
    families: codes.map(familyOf),
    shortCodes: [...words].filter((word) => shortCode.test(word)),
    squashedTitle,
    squashedText: squashedTitle + ' ' + squash(description),
    triples: triplesOf(squashedTitle),
    quantities: quantitiesOf(terms, attributes),
    numbers: new Set(terms.filter((term) => term.kind === 'number').map((term) => term.text)),
    counts: countsOf(terms),
    colours: titleColours.size > 0 ? titleColours : readColours(description.split(/[^\p{L}\p{N}]+/u), null),
    isColourFromDescription: titleColours.size === 0,
    pack: readPack(title) ?? packAttribute(attributes),
    generation: readGeneration(title) ?? attribute(attributes, /^generation$/),
    size: attribute(attributes, /^size$|^grosse$|^taille$|^talla$|^taglia$/),
    condition:
      input.condition === undefined || input.condition === 'unknown' ? readCondition(title) : input.condition,
    purpose: readPurpose(terms),
    price: input.price ?? null,
  };
}

const shortCode = /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{2,4}$/u;

/** The family of a code. */
export function familyOf(code: string): CodeFamily {
  const stem = code.replace(/\p{L}+$/u, '');
  return { stem, shape: stem.replace(/\d/g, '0') };
}

/** Letters and digits alone, of folded text. */
function squash(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Single quotation marks after a number are inches in many shops' feeds, and halves are written as fractions. */
function inchesMarked(folded: string): string {
  return folded
    .replace(
      /(\d)[- ](1\/2|1\/4|3\/4)(?!\d)/g,
      (_, whole: string, part: string) => whole + (fractions[part] ?? ''),
    )
    .replace(/(\d)\s?'(?=\s|$)/g, '$1"');
}

const fractions: Readonly<Record<string, string>> = { '1/2': '.5', '1/4': '.25', '3/4': '.75' };

function partNumberOf(mpn: string | null): string | null {
  const squashed = squash(foldText((mpn ?? '').slice(0, 80)));
  return squashed.length >= 4 && /\d/.test(squashed) ? squashed : null;
}

/** Runs of the title that look like a maker's code: letters with digits, or five digits and more. */
function codesOf(terms: readonly Term[], partNumber: string | null): readonly string[] {
  const codes = new Set<string>(partNumber === null ? [] : [partNumber]);
  let text = '';
  let isMeasure = false;
  for (const [place, term] of terms.entries()) {
    text += term.written;
    isMeasure ||= term.kind === 'measure';
    if (terms[place + 1]?.run === term.run) continue;
    if (!isMeasure && text.length <= 24 && looksLikeCode(text)) codes.add(text);
    text = '';
    isMeasure = false;
  }
  return [...codes];
}

function looksLikeCode(text: string): boolean {
  return /\d/.test(text) && (/[a-z]/.test(text) ? text.length >= 3 : /^\d{5,}$/.test(text));
}

function countsOf(terms: readonly Term[]): ReadonlyMap<string, readonly string[]> {
  const counts = new Map<string, string[]>();
  const note = (word: Term | undefined, mark: string, number: string) => {
    if (word?.kind !== 'word' || word.text.length < 3) return;
    counts.set(mark + word.text, [...(counts.get(mark + word.text) ?? []), number]);
  };
  for (const [place, term] of terms.entries()) {
    if (term.kind !== 'number') continue;
    note(terms[place + 1], '', term.text);
    if (term.text.length <= 4) note(terms[place - 1], '#', term.text);
  }
  return counts;
}

function triplesOf(squashed: string): ReadonlySet<string> {
  const triples = new Set<string>();
  for (let place = 0; place + 3 <= Math.min(squashed.length, 64); place += 1)
    triples.add(squashed.slice(place, place + 3));
  return triples;
}

function quantitiesOf(
  terms: readonly Term[],
  attributes: readonly (readonly [string, string])[],
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  const told = attributes
    .filter(([name]) => /capacity|storage|screen|display|volume|length|wattage|power|memory|size/i.test(name))
    .flatMap(([, value]) => readTerms(value.slice(0, 60)));
  for (const term of [...terms, ...told]) {
    if (term.unit === null || term.number === null) continue;
    const conversion = conversionOf(term.unit);
    const quantity = quantityOf(term.number);
    const dimension = conversion?.base ?? term.unit;
    if (quantity !== null && quantity > 0) {
      found.set(dimension, [...(found.get(dimension) ?? []), quantity * (conversion?.factor ?? 1)]);
    }
  }
  return found;
}

function attribute(attributes: readonly (readonly [string, string])[], name: RegExp): string | null {
  const value = attributes.find(([each]) => name.test(foldText(each)))?.[1];
  return value === undefined || value.trim() === '' ? null : foldText(value.slice(0, 60)).trim();
}

function packAttribute(attributes: readonly (readonly [string, string])[]): number | null {
  const value = Number(
    attribute(attributes, /^(pack|pack count|pack size|quantity per pack|multipack|count)$/),
  );
  return Number.isInteger(value) && value > 0 ? value : null;
}
