/** The first valid GTIN or ISBN as 14 digits. Null for in-store and coupon codes; a bare ISBN-10 must be the whole text. */
export function readGtin(text: string): string | null {
  const spelled = text.slice(0, textLengthMax);
  for (const match of spelled.matchAll(runPattern)) {
    const run = match[0];
    const isWholeText = run.length === spelled.trim().length;
    const label = /([a-z]+)[\s#:.()-]{0,8}(?:(?:8|1[0234])[\s#:.()-]{1,8})?$/i.exec(
      spelled.slice(Math.max(0, match.index - 28), match.index),
    );
    const code = codeInRun(run, label?.[1]?.toLowerCase() ?? null, isWholeText);
    if (code !== null) return code;
  }
  return null;
}

export function isGtin(text: string): boolean {
  return wholeCode.test(text.trim()) && toGtin14(text.replace(/[\s-]/g, '')) !== null;
}

/** Null when the length or check digit is wrong or the number doesn't identify a product. */
export function toGtin14(digits: string): string | null {
  if (/^\d{9}[\dXx]$/.test(digits)) return fromIsbn10(digits);
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const wide = digits.padStart(14, '0');
  const isRight = checkDigitOf(wide.slice(0, 13)) === wide[13];
  return isRight && !isRepetition(digits) && !isRestricted(wide) ? wide : null;
}

export function sameGtin(left: string, right: string): boolean {
  const code = readGtin(left);
  return code !== null && code === readGtin(right);
}

/** The shortest usual form: 8, 12, 13 or 14 digits. */
export function printableGtin(gtin14: string): string {
  if (gtin14.startsWith('000000')) return gtin14.slice(6);
  if (gtin14.startsWith('00')) return gtin14.slice(2);
  return gtin14.startsWith('0') ? gtin14.slice(1) : gtin14;
}

const textLengthMax = 5_000;
/** Digits in groups, with letters only in a label. The last character of an ISBN-10 may be X. */
const runPattern = /(?<![\d.,])\d+(?:[ \t\u00a0-]{1,2}\d+)*(?:-?[Xx](?![\p{L}\d]))?(?![\p{L}\d]|[.,]\d)/gu;
const wholeCode = /^\d+(?:[\s-]\d+)*-?[\dXx]$/;
const labels: ReadonlySet<string> = new Set(['ean', 'gtin', 'isbn', 'upc', 'jan', 'barcode', 'itf', 'ucc']);

function codeInRun(run: string, label: string | null, isWholeText: boolean): string | null {
  const joined = run.replace(/[^\dXx]/g, '');
  const isIsbnLikely = label === 'isbn' || isWholeText || /^\d{1,5}-\d{1,7}-\d{1,7}-[\dXx]$/.test(run);
  const accepted = (code: string) => (code.length === 10 && !isIsbnLikely ? null : toGtin14(code));
  const numeral = label !== null && labels.has(label) ? /^(8|1[0234])(?=(\D)?)/.exec(run) : null;
  const afterLabel = numeral === null ? null : accepted(joined.slice(numeral[0].length));
  if (numeral?.[2] !== undefined && afterLabel !== null) return afterLabel;
  return accepted(joined) ?? afterLabel ?? firstAccepted(run.split(/\s+/), accepted);
}

function firstAccepted(words: readonly string[], accepted: (code: string) => string | null): string | null {
  if (words.length < 2) return null;
  for (const word of words) {
    const code = accepted(word.replace(/-/g, ''));
    if (code !== null) return code;
  }
  return null;
}

function fromIsbn10(digits: string): string | null {
  const sum = [...digits.toUpperCase()].reduce(
    (total, sign, index) => total + (sign === 'X' ? 10 : Number(sign)) * (10 - index),
    0,
  );
  if (sum % 11 !== 0 || isRepetition(digits)) return null;
  const body = `0978${digits.slice(0, 9)}`;
  return body + checkDigitOf(body);
}

/** Weights 3 and 1 in turn over the first thirteen digits (GS1). */
function checkDigitOf(body: string): string {
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** One repeated digit, with or without its check digit. */
function isRepetition(digits: string): boolean {
  return /^(\d)\1+.?$/.test(digits);
}

/** In-store numbers (02, 04, 20 to 29; GTIN-8 from 0 or 2) and coupons (05, 98, 99) differ by shop. */
function isRestricted(wide: string): boolean {
  if (wide.startsWith('000000')) return /^[02]/.test(wide.slice(6));
  return /^0(?:02|04|05|2|98|99)/.test(wide);
}
