import type { NumberRun } from './number-run';
import type { FoundSign } from './sign-finding';
import { signStartingAt } from './sign-finding';

/** Minor units printed apart from the number. */
export interface PartedCents {
  readonly digits: string;
  readonly end: number;
}

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** "35€ 99", "12⁹⁹ €", or "$12 99" if the text contains nothing else. */
export function centsAfter(
  plain: string,
  run: NumberRun,
  before: FoundSign | null,
  after: FoundSign | null,
): PartedCents | null {
  if (/[.,]\d{0,2}$/.test(plain.slice(run.start, run.end))) return null;
  const raised = /^[⁰¹²³⁴⁵⁶⁷⁸⁹]{2}/.exec(plain.slice(run.end, run.end + 2))?.[0];
  if (raised !== undefined) {
    return { digits: [...raised].map((digit) => raisedDigits.indexOf(digit)).join(''), end: run.end + 2 };
  }
  if ((before === null) === (after === null)) return null;
  const start = after?.end ?? run.end;
  const rest = plain.slice(start, start + 12);
  if (after?.start === run.end) return centsFrom(/^ ?(\d\d)(?![\d.,%×x]| ?[\p{Sc}%×x])/u, rest, start);
  const isAlone = plain.slice(0, before?.start ?? run.start).trim() === '';
  return isAlone ? centsFrom(before === null ? /^ ?(\d\d)\s*$/ : /^ (\d\d)\s*$/, rest, start) : null;
}

/** The sign in "12 €50", if the text contains nothing else. */
export function signBeforeCents(plain: string, run: NumberRun): FoundSign | null {
  const isAlone =
    plain.slice(0, run.start).trim() === '' && /^ ?[^\d\s]{1,4}\d\d\s*$/.test(plain.slice(run.end));
  return isAlone ? signStartingAt(plain, plain[run.end] === ' ' ? run.end + 1 : run.end, run) : null;
}

function centsFrom(pattern: RegExp, rest: string, start: number): PartedCents | null {
  const [all, digits] = pattern.exec(rest) ?? [];
  return all === undefined || digits === undefined ? null : { digits, end: start + all.trimEnd().length };
}
