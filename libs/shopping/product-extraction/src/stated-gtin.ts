import { readGtin } from '@pricehunt/offers';

/**
 * The trade item number in a value that is named as one, as 14 digits with a right check digit; null when it holds none.
 * Such a field tells more than bare digits do: a number whose leading zeros were lost is widened.
 */
export function readStatedGtin(value: string | null): string | null {
  const text = (value ?? '').slice(0, 60).replace(/^\s*[a-z]+\d*\s*:\s*/iu, '');
  const whole = readGtin(text);
  if (whole !== null) return whole;
  const digits = text.replace(/[\s-]/gu, '');
  return /^[1-9]\d{8,10}$/u.test(digits) ? readGtin(digits.padStart(12, '0')) : null;
}
