import type { CurrencySign } from './currency-signs';
import { currencySign, currencySignLengthMax } from './currency-signs';
import type { NumberRun } from './number-run';

export interface FoundSign {
  readonly start: number;
  readonly end: number;
  readonly spelling: string;
  readonly sign: CurrencySign;
}

/** The signs directly left and right of a number, ignoring spaces. */
export interface SignsBeside {
  readonly before: FoundSign | null;
  readonly after: FoundSign | null;
}

/** A sign attached to the next number belongs to that one. */
export function signsBeside(plain: string, run: NumberRun): SignsBeside {
  const before = signEndingAt(plain, trimmedEnd(plain, run), run);
  const after = signStartingAt(plain, skipSpaces(plain, skipDash(plain, run.end)), run);
  const belongsToNext =
    after !== null &&
    /\d|[.,]\d/.test(plain.slice(after.end, after.end + 1)) &&
    (before !== null || after.start > run.end);
  return { before, after: belongsToNext ? null : after };
}

export function signAnywhere(plain: string): FoundSign | null {
  for (let start = 0; start < plain.length; start += 1) {
    if (plain[start] === ' ' || isInsideWord(plain, start)) continue;
    for (let end = Math.min(plain.length, start + currencySignLengthMax); end > start; end -= 1) {
      const found = signBetween(plain, start, end);
      if (found !== null && found.sign.isPlainAnywhere && !continuesWord(plain, found)) return found;
    }
  }
  return null;
}

/** The only sign in a text, ignoring punctuation, or null. */
export function signAlone(plain: string): FoundSign | null {
  const start = plain.length - plain.replace(/^[\s:(*[-]+/, '').length;
  const trimmed = plain.slice(start).trimEnd();
  for (const text of [trimmed, trimmed.replace(/[\s:.,;)*\]]+$/, '')]) {
    const found = signBetween(plain, start, start + text.length);
    if (found !== null) return found;
  }
  return null;
}

/** Where a sign left of the number can end: before spaces, a colon or a dash ("Rs : 500", "$ -5"). */
function trimmedEnd(plain: string, run: NumberRun): number {
  let end = run.start;
  while (end > 0 && run.startsWithMark && /[.,]/.test(plain[end - 1] ?? '')) end -= 1;
  for (let skipped = 0; end > 0 && skipped < 4 && /[ :-]/.test(plain[end - 1] ?? ''); skipped += 1) end -= 1;
  return end;
}

/** Skips the dash of a round price: "1.299,- kr", "50.– Fr.", "500/- Rs". */
function skipDash(plain: string, at: number): number {
  return at + (/^ ?(?:[.,/:][-–]{1,2}|[-–]{2})/.exec(plain.slice(at, at + 4))?.[0].length ?? 0);
}

function skipSpaces(plain: string, at: number): number {
  let place = at;
  while (plain[place] === ' ' && place < at + 4) place += 1;
  return place;
}

function signEndingAt(plain: string, end: number, run: NumberRun): FoundSign | null {
  for (let start = Math.max(0, end - currencySignLengthMax); start < end; start += 1) {
    const found = signBetween(plain, start, end);
    if (found === null || isInsideWord(plain, start)) continue;
    if (
      isLoneLetter(found) &&
      !(isTextBoundary(plain.slice(0, start)) && !/^\d$/.test(plain[start - 1] ?? ''))
    )
      continue;
    return widened(plain, found, run);
  }
  return null;
}

/** The longest sign that starts here, right of a number. */
export function signStartingAt(plain: string, start: number, run: NumberRun): FoundSign | null {
  for (let end = Math.min(plain.length, start + currencySignLengthMax); end > start; end -= 1) {
    const found = signBetween(plain, start, end);
    if (found === null || continuesWord(plain, found)) continue;
    if (isLoneLetter(found) && !(plain.slice(0, run.start).trim() === '' && isTextBoundary(plain.slice(end))))
      continue;
    return found;
  }
  return null;
}

function signBetween(plain: string, start: number, end: number): FoundSign | null {
  const spelling = plain.slice(start, end);
  const sign = currencySign(spelling);
  return sign === null ? null : { start, end, spelling, sign };
}

/** Includes the country before a dollar: "US $", "U.S. $", "AU $". */
function widened(plain: string, found: FoundSign, run: NumberRun): FoundSign {
  if (found.spelling !== '$') return found;
  const country = /(?:^|[^\p{L}])((?:U\.S\.|[A-Z]{2,3}) ?)$/u.exec(
    plain.slice(Math.max(0, found.start - 6), found.start),
  )?.[1];
  if (country === undefined || run.start < found.start) return found;
  const prefix = country.trim().replaceAll('.', '');
  const start = found.start - country.length;
  const code = currencySign(prefix);
  if (code?.isCode === true) return { start, end: start + prefix.length, spelling: prefix, sign: code };
  const sign = currencySign(`${prefix}$`);
  return sign === null ? found : { start, end: found.end, spelling: `${prefix} $`, sign };
}

/** A single Latin or Cyrillic letter is a sign only if nothing else fits. */
function isLoneLetter({ spelling }: FoundSign): boolean {
  return /^\p{L}$/u.test(spelling) && !/^[\p{Script=Han}Ррđ円원元]$/u.test(spelling);
}

function isTextBoundary(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(-12)) && text.trim().length <= 3;
}

function isInsideWord(plain: string, start: number): boolean {
  return isWordLetter(plain[start]) && isWordLetter(plain[start - 1]);
}

function continuesWord(plain: string, { end }: FoundSign): boolean {
  return isWordLetter(plain[end - 1]) && isWordLetter(plain[end]);
}

/** A letter in a script with spaces between words. Han, Kana, Hangul and Thai words can follow a sign directly. */
function isWordLetter(character: string | undefined): boolean {
  return (
    character !== undefined &&
    /[\p{L}\p{M}]/u.test(character) &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(character)
  );
}
