import { variantAttributes } from '@pricehunt/offers';
import type { Condition, Money, ProductIdentity } from '@pricehunt/offers';
import { conversionOf, foldText, quantityOf, readTerms, type Term } from '@pricehunt/product-search';
import { mayBeLicence, readTraits, type ProductTraits } from './product-traits';
import {
  isVariantWord,
  nameOfCounted,
  readColours,
  readCondition,
  readGeneration,
  readPack,
  readPurpose,
  type Purpose,
} from './variant-words';

export interface MatchInput extends ProductIdentity {
  readonly description?: string | null;
  readonly price?: Money | null;
  readonly condition?: Condition;
}

/** Computed once per offer, compared with many. */
export interface MatchProfile {
  readonly gtins: readonly string[];
  readonly brand: readonly string[];
  /** Without separators; null with fewer than 4 characters or no digit. */
  readonly partNumber: string | null;
  readonly words: ReadonlySet<string>;
  /** The words in their order, with the place of each one's first occurrence. */
  readonly wordPlaces: ReadonlyMap<string, number>;
  /** Model codes of the title without separators, including the part number. */
  readonly codes: readonly string[];
  /** The part of each code that distinguishes it within its family: see `areTwins`. */
  readonly families: readonly CodeFamily[];
  /** Words of two to four characters with letters and digits: "s3", "x50". */
  readonly shortCodes: readonly string[];
  /** Words before a number or short code, with what follows: "iphone" with "8", "redmi" with "6a". */
  readonly models: ReadonlyMap<string, readonly string[]>;
  /** Years from 1990 to 2039. */
  readonly years: ReadonlySet<string>;
  readonly traits: ProductTraits;
  /** One code then stands for several terms, numbers of users or platforms. */
  readonly mayBeLicence: boolean;
  /** Letters and digits only, to find a code however it is spaced. */
  readonly squashedTitle: string;
  readonly squashedText: string;
  /** Three-letter sequences of the squashed title. */
  readonly triples: ReadonlySet<string>;
  /** By dimension, in its base unit. */
  readonly quantities: ReadonlyMap<string, readonly number[]>;
  readonly numbers: ReadonlySet<string>;
  /** Numbers by the following word ("24 port") and, marked with "#", the preceding word ("# iphone 13"). */
  readonly counts: ReadonlyMap<string, readonly string[]>;
  /** From title and attributes, otherwise from the description. */
  readonly colours: ReadonlySet<string>;
  readonly isColourFromDescription: boolean;
  readonly pack: number | null;
  readonly generation: string | null;
  readonly size: string | null;
  readonly condition: Condition;
  readonly purpose: Purpose;
  readonly price: Money | null;
}

/** A code without the letters after its last digit (colour, region), and the same with all digits as zeros. */
export interface CodeFamily {
  readonly stem: string;
  readonly shape: string;
}

/** Reads at most 400 characters of title and description. Never throws. */
export function readProfile(input: MatchInput): MatchProfile {
  const title = inchesMarked(foldText(input.title.slice(0, 400)));
  const description = inchesMarked(foldText((input.description ?? '').slice(0, 400)));
  const terms = readTerms(title);
  const brand = readTerms(input.brand ?? '').map((term) => term.text);
  const partNumber = partNumberOf(input.mpn, brand);
  const attributes = Object.entries(variantAttributes(input.attributes)).slice(0, 60);
  const squashedTitle = squash(title);
  const pack = readPack(title);
  const codes = codesOf(terms, partNumber);
  const words = new Set(terms.map(({ text }) => (versionNumber.test(text) ? text.slice(1) : text)));
  // "Black & Decker" is no colour.
  const titleColours = readColours(
    terms.map((term) => term.text).filter((word) => !brand.includes(word)),
    attribute(attributes, /^(product )?colou?r$|^farbe$|^couleur$/),
  );
  return {
    gtins: input.gtins,
    brand,
    partNumber,
    words,
    wordPlaces: placesOf(words),
    codes,
    families: codes.map(familyOf),
    shortCodes: [...words].filter((word) => shortCode.test(word)),
    models: modelsOf(terms),
    years: new Set([...words].filter((word) => year.test(word))),
    traits: readTraits(words),
    // Some makers are called "Microsoft licences" or "Adobe education".
    mayBeLicence: mayBeLicence(readTraits([...words, ...brand])),
    squashedTitle,
    squashedText: squashedTitle + ' ' + squash(description),
    triples: triplesOf(squashedTitle),
    quantities: quantitiesOf(terms, attributes),
    numbers: new Set(terms.filter((term) => term.kind === 'number').map((term) => term.text)),
    counts: countsOf(terms, pack),
    colours: titleColours.size > 0 ? titleColours : readColours(description.split(/[^\p{L}\p{N}]+/u), null),
    isColourFromDescription: titleColours.size === 0,
    pack: pack ?? packAttribute(attributes),
    generation: readGeneration(title) ?? attribute(attributes, /^generation$/),
    size: attribute(attributes, /^size$|^grosse$|^taille$|^talla$|^taglia$/),
    condition:
      input.condition === undefined || input.condition === 'unknown' ? readCondition(title) : input.condition,
    purpose: readPurpose(terms),
    price: input.price ?? null,
  };
}

/** "v4" and "v1.2". */
const versionNumber = /^v\d{1,2}(?:d\d+)?$/;
const year = /^(?:199\d|20[0-3]\d)$/;
const shortCode = /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{2,4}$/u;

export function familyOf(code: string): CodeFamily {
  const stem = code.replace(/\p{L}+$/u, '');
  return { stem, shape: stem.replace(/\d/g, '0') };
}

function squash(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** In many feeds a single quote after a number means inches, and halves are written as fractions. */
function inchesMarked(folded: string): string {
  return folded
    .replace(
      /(\d)[- ](1\/2|1\/4|3\/4)(?!\d)/g,
      (_, whole: string, part: string) => whole + (fractions[part] ?? ''),
    )
    .replace(/(\d)\s?'(?=\s|$)/g, '$1"');
}

const fractions: Readonly<Record<string, string>> = { '1/2': '.5', '1/4': '.25', '3/4': '.75' };

/** Without names and an option: "HP CE278A", "relaunch SS26GR", "51645A#140", but no "Video Spectra 1.5" or "LaserJet 1000". */
function partNumberOf(mpn: string | null, brand: readonly string[]): string | null {
  const words = foldText((mpn ?? '').slice(0, 80))
    .replace(/#.*$/, '')
    .split(/\s+/);
  const isName = (word: string) => /^\p{L}{4,}$/u.test(word) && !isVariantWord(word);
  const codes = words.filter((word, place) => !isName(word) && !(place === 0 && brand.includes(word)));
  const squashed = squash((codes.some((code) => /\d/.test(code)) ? codes : words).join(''));
  const isNumberOfName = codes.length < words.length && /^\d{1,5}$/.test(squashed);
  return squashed.length >= 4 && /\d/.test(squashed) && !isNumberOfName ? squashed : null;
}

/** Letters with digits, or five or more digits. */
function codesOf(terms: readonly Term[], partNumber: string | null): readonly string[] {
  const codes = new Set<string>(partNumber === null ? [] : [partNumber]);
  let run: Term[] = [];
  for (const [place, term] of terms.entries()) {
    run.push(term);
    if (terms[place + 1]?.run === term.run) continue;
    const text = run.map(({ written }) => written).join('');
    const isMeasure = run.some(({ kind }) => kind === 'measure');
    if (!isMeasure && !isCount(run) && text.length <= 24 && looksLikeCode(text)) codes.add(text);
    run = [];
  }
  return [...codes];
}

/** "50-sheet", "16-channel". */
function isCount([number, ...words]: readonly Term[]): boolean {
  return (
    number?.kind === 'number' &&
    number.text.length <= 3 &&
    words.length > 0 &&
    words.every(({ kind, text }) => kind === 'word' && text.length >= 3)
  );
}

function looksLikeCode(text: string): boolean {
  return /\d/.test(text) && (/[a-z]/.test(text) ? text.length >= 3 : /^\d{5,}$/.test(text));
}

function countsOf(terms: readonly Term[], pack: number | null): ReadonlyMap<string, readonly string[]> {
  const counts = new Map<string, string[]>();
  const note = (word: Term | undefined, mark: string, number: string) => {
    if (word?.kind !== 'word') return;
    const name = nameOfCounted(word.text);
    if (name.length < 3) return;
    counts.set(mark + name, [...(counts.get(mark + name) ?? []), number]);
  };
  for (const [place, term] of terms.entries()) {
    const [, number, counted] = term.kind === 'code' ? (/^(\d{1,3})(\p{L}+)$/u.exec(term.text) ?? []) : [];
    if (number !== undefined && counted !== undefined && nameOfCounted(counted) !== counted)
      counts.set(nameOfCounted(counted), [...(counts.get(nameOfCounted(counted)) ?? []), number]);
    if (term.kind !== 'number') continue;
    note(terms[place + 1], '', term.text);
    // "batteries 4 pack" names no model 4.
    if (term.text.length <= 4 && term.text !== String(pack)) note(terms[place - 1], '#', term.text);
  }
  return counts;
}

function placesOf(words: ReadonlySet<string>): ReadonlyMap<string, number> {
  let place = 0;
  const places = new Map<string, number>();
  for (const word of words) places.set(word, place++);
  return places;
}

function modelsOf(terms: readonly Term[]): ReadonlyMap<string, readonly string[]> {
  const models = new Map<string, string[]>();
  for (const [place, term] of terms.entries()) {
    const before = terms[place - 1];
    const isName = term.kind === 'number' ? term.text.length <= 4 : shortCode.test(term.text);
    if (before?.kind !== 'word' || before.text.length < 2 || !isName || term.kind === 'measure') continue;
    const names = models.get(before.text);
    if (names === undefined) models.set(before.text, [term.text]);
    else names.push(term.text);
  }
  return models;
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
  const stated = attributes
    .filter(([name]) => /capacity|storage|screen|display|volume|length|wattage|power|memory|size/i.test(name))
    .flatMap(([, value]) => readTerms(value.slice(0, 60)));
  const all = [...terms, ...stated];
  for (const [place, term] of all.entries()) {
    if (term.unit === null || term.number === null) continue;
    const next = all[place + 1];
    // "100 MB/s" is a speed.
    if (next?.run === term.run && next.text === 's') continue;
    const quantity = quantityOf(term.number);
    const dimension = toBase(term.unit)?.base ?? term.unit;
    if (quantity !== null && quantity > 0) {
      found.set(dimension, [...(found.get(dimension) ?? []), quantity * factorOf(term.unit, quantity)]);
    }
  }
  return found;
}

function toBase(unit: string) {
  return conversionOf(unit) ?? otherConversions.get(unit);
}

/** Memory of 4,096 MB is called 4 GB. */
function factorOf(unit: string, quantity: number): number {
  return unit === 'mb' && quantity % 1024 === 0 ? 1 / 1024 : (toBase(unit)?.factor ?? 1);
}

/** Units that search doesn't convert, because their neighbours are other products. */
const otherConversions: ReadonlyMap<string, { readonly base: string; readonly factor: number }> = new Map([
  ['lb', { base: 'g', factor: 453.6 }],
  ['kw', { base: 'w', factor: 1000 }],
  ['ghz', { base: 'mhz', factor: 1000 }],
  ['gbps', { base: 'mbps', factor: 1000 }],
]);

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
