import { foldText, stemWord } from './fold-text';
import { unitNamed } from './units';

type TermKind = 'word' | 'code' | 'number' | 'measure';

/** Letters and digits only, so that every tokenizer keeps it whole. */
export interface Term {
  readonly text: string;
  /** Before stemming and decimal spelling: folded letters and digits. */
  readonly written: string;
  readonly kind: TermKind;
  /** For a measure: its number, spelled as a number term. */
  readonly number: string | null;
  /** For a measure: the unit's short name, such as "gb" or "in". */
  readonly unit: string | null;
  /** The index of the word between spaces it came from. Terms of one run were written together. */
  readonly run: number;
}

/**
 * Decimal points become "d" (15d6), because neither FTS5 nor PostgreSQL's parser keeps them in a term. Scripts without
 * spaces between words become overlapping pairs of letters.
 */
export function readTerms(text: string): readonly Term[] {
  const terms: Term[] = [];
  const runs = foldText(text).split(/\s+/);
  for (const [run, written] of runs.entries()) {
    for (const match of written.matchAll(numberOrWord)) {
      if (!unspaced.test(match[0])) addPiece(terms, match[0], run);
      else for (const [piece] of match[0].matchAll(unspacedOrOther)) addEither(terms, piece, run);
    }
  }
  return terms;
}

/** A letter of a script without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;
const unspacedOrOther = new RegExp(`${unspaced.source}+|(?:(?!${unspaced.source}).)+`, 'gu');

function addEither(terms: Term[], piece: string, run: number): void {
  if (!unspaced.test(piece)) return addPiece(terms, piece, run);
  const letters = [...piece];
  if (letters.length === 1) terms.push(plain(piece, 'word', run));
  for (let place = 1; place < letters.length; place += 1)
    terms.push(plain(`${letters[place - 1] ?? ''}${letters[place] ?? ''}`, 'word', run));
}

/** A number with separators or decimals, letters and digits, or an inch sign. */
const numberOrWord =
  /(?:\d{1,3}(?:[.,]\d{3})+|\d+[.,]\d{1,2}|\d+\.\d{3,4})(?![\d]|[.,]\d)(?:\p{L}+\d*)?|[\p{L}\p{N}]+|"|''/gu;

function addPiece(terms: Term[], piece: string, run: number): void {
  const measured = /^(\d+(?:[.,]\d+)*)("|''|\p{L}*)(\d*)$/u.exec(piece);
  const last = terms.at(-1);
  if (piece === '"' || piece === "''" || /^\p{L}+$/u.test(piece)) {
    const unit = piece === '"' || piece === "''" ? 'in' : /^[tm]o$/.test(piece) ? null : unitNamed(piece);
    if (unit !== null && last?.kind === 'number' && run - last.run <= 1) {
      terms[terms.length - 1] = measureOf(last, unit, last.written + piece.replace(/\W/g, ''));
      return;
    }
    if (piece !== '"' && piece !== "''")
      terms.push({ ...plain(stemWord(piece), 'word', run), written: piece });
    return;
  }
  if (measured === null) {
    terms.push(plain(piece, 'code', run));
    return;
  }
  const number = spellNumber(measured[1] ?? '');
  const suffix = measured[2] ?? '';
  const unit = suffix === '' || measured[3] !== '' ? null : unitNamed(suffix);
  const written = piece.replace(/[.,]/g, '');
  const numeral: Term = { ...plain(number, 'number', run), written };
  if (suffix === '') terms.push(numeral);
  else if (unit !== null) terms.push(measureOf(numeral, unit, written));
  else terms.push({ ...plain(`${number}${suffix}${measured[3] ?? ''}`, 'code', run), written });
}

function plain(text: string, kind: TermKind, run: number): Term {
  return { text, written: text, kind, number: null, unit: null, run };
}

function measureOf(number: Term, unit: string, written: string): Term {
  return { ...number, text: number.text + unit, written, kind: 'measure', number: number.text, unit };
}

/** "1,299.50" becomes "1299d5". */
function spellNumber(digits: string): string {
  const parts = digits.split(/[.,]/);
  const first = parts[0] ?? '';
  if (parts.length === 1) return first;
  const grouped = parts.slice(1).every((part) => part.length === 3) && first.length <= 3 && first !== '0';
  if (grouped && (parts.length > 2 || digits.includes(','))) return parts.join('');
  if (parts.length > 2) return parts.join('d');
  const decimals = (parts[1] ?? '').replace(/0+$/, '');
  return decimals === '' ? first : `${first}d${decimals}`;
}

/** Up to three decimals. */
export function numberTerm(quantity: number): string {
  return String(Math.round(quantity * 1000) / 1000).replace('.', 'd');
}

export function quantityOf(term: string): number | null {
  const quantity = /^\d+(?:d\d+)?$/.test(term) ? Number(term.replace('d', '.')) : Number.NaN;
  return Number.isFinite(quantity) ? quantity : null;
}
