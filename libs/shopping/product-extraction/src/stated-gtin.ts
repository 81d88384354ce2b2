import { readGtin } from '@pricehunt/offers';

/**
 * The trade item number in a value that is named as one, as 14 digits with a right check digit; null when it holds none.
 * Such a field tells more than bare digits do: a number whose leading zeros were lost is widened, and a case code (14
 * digits with an indicator of 1 to 8) is never one of the in-store numbers, which have no cases.
 */
export function readStatedGtin(value: string | null): string | null {
  const text = (value ?? '').slice(0, 60).replace(/^\s*[a-z]+\d*\s*:\s*/iu, '');
  const whole = readGtin(text);
  if (whole !== null) return whole;
  const digits = text.replace(/[\s-]/gu, '');
  if (/^[1-9]\d{8,10}$/u.test(digits)) return readGtin(digits.padStart(12, '0'));
  return /^[1-8]\d{13}$/u.test(digits) && hasRightCheckDigit(digits) ? digits : null;
}

function hasRightCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0 && !/^(\d)\1+.?$/u.test(digits);
}
