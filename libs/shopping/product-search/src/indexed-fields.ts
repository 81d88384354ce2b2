import type { ProductIdentity } from '@pricehunt/offers';
import { foldText } from './fold-text';
import { readTerms, type Term } from './read-terms';

export interface SearchableProduct extends ProductIdentity {
  readonly category: string | null;
  readonly description: string | null;
}

/** Terms have only letters and digits, so that FTS5 (unicode61) and PostgreSQL ('simple') index the same. */
export interface IndexedFields {
  readonly title: string;
  readonly brand: string;
  /** The manufacturer's part or model number. */
  readonly model: string;
  /** From title and part number, without separators: "WH-1000 XM5" gives wh1000, wh1000xm5, 1000xm5. */
  readonly codes: string;
  /** All spellings of GTINs: 14, 13, 12 and 8 digits and without leading zeros. */
  readonly gtinForms: string;
  readonly category: string;
  readonly description: string;
  readonly attributes: string;
}

/** Indexed characters of the description and of all attributes. */
const longTextCharactersMax = 4000;

/** The only source of terms for both dialects. Long texts are cut. */
export function indexedFields(product: SearchableProduct): IndexedFields {
  const title = readTerms(product.title.slice(0, 1000));
  const model = readTerms((product.mpn ?? '').slice(0, 1000));
  const attributes = Object.entries(product.attributes)
    .map(([name, value]) => `${name} ${value}`)
    .join(' ; ');
  return {
    title: joinTerms(title),
    brand: joinTerms(readTerms((product.brand ?? '').slice(0, 1000))),
    model: joinTerms(model),
    codes: [...new Set([...squashedCodes(model, true), ...squashedCodes(title, false)])].join(' '),
    gtinForms: [...new Set(product.gtins.flatMap(gtinSpellings))].join(' '),
    category: joinTerms(readTerms((product.category ?? '').slice(0, 1000))),
    description: joinTerms(
      readTerms(withoutMarkup(product.description ?? '').slice(0, longTextCharactersMax)),
    ),
    attributes: joinTerms(readTerms(attributes.slice(0, longTextCharactersMax))),
  };
}

/** Unique terms of title, brand, model, codes and category. */
export function vocabularyTerms(fields: IndexedFields): readonly string[] {
  return [
    ...new Set(
      [fields.title, fields.brand, fields.model, fields.category, fields.codes]
        .join(' ')
        .split(' ')
        .filter((term) => term.length > 1),
    ),
  ];
}

/** For GTINs of any valid length. */
export function gtinSpellings(gtin: string): readonly string[] {
  const bare = gtin.replace(/^0+/, '');
  return [14, 13, 12, 8]
    .filter((length) => length >= bare.length)
    .map((length) => bare.padStart(length, '0'))
    .concat(bare);
}

/** Includes joined neighbours that look like parts of a code ("C-EXV 21"). */
export function squashedCodes(terms: readonly Term[], isPartNumber: boolean): readonly string[] {
  const runs = runsOf(terms);
  const codes = new Set<string>();
  for (const [start, run] of runs.entries()) {
    if (run.hasDigit && !run.isQuantity && run.text.length >= 3) codes.add(run.text);
    let joined = run.text;
    for (let end = start + 1; end < Math.min(runs.length, start + (isPartNumber ? 4 : 3)); end += 1) {
      const next = runs[end];
      if (next === undefined || !(isPartNumber || (isCodePart(run) && isCodePart(next)))) break;
      joined += next.text;
      if (/\d/.test(joined) && joined.length >= 4 && joined.length <= 24) codes.add(joined);
    }
  }
  const whole = runs.map((run) => run.text).join('');
  if (isPartNumber && whole.length >= 4 && whole.length <= 48) codes.add(whole);
  return [...codes];
}

function isCodePart(run: Run): boolean {
  return run.text.length <= (run.hasDigit ? 12 : 4);
}

interface Run {
  readonly text: string;
  readonly hasDigit: boolean;
  /** A unit or decimal number: "1.0m" must not be found as 10m. */
  readonly isQuantity: boolean;
}

function runsOf(terms: readonly Term[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [place, term] of terms.entries()) {
    const isQuantity = term.kind === 'measure' || (term.kind === 'number' && term.text !== term.written);
    const last = terms[place - 1]?.run === term.run ? runs.pop() : undefined;
    const text = (last?.text ?? '') + term.written;
    runs.push({ text, hasDigit: /\d/.test(text), isQuantity: last === undefined && isQuantity });
  }
  return runs;
}

function joinTerms(terms: readonly Term[]): string {
  return terms
    .map(({ text, number, unit }) => (number === null || unit === null ? text : `${text} ${number} ${unit}`))
    .join(' ');
}

function withoutMarkup(text: string): string {
  return foldText(text.replace(/<[^>]{0,200}>/g, ' ').replace(/&[a-z#0-9]{1,8};/gi, ' '));
}
