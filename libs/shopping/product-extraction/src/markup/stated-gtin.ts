import { readGtin } from '@pricehunt/offers';

/** Reads a GTIN from a field named as one and restores lost leading zeros. Null without a correct check digit. */
export function readStatedGtin(value: string | null): string | null {
  const text = (value ?? '').slice(0, 60).replace(/^\s*[a-z]+\d*\s*:\s*/iu, '');
  const whole = readGtin(text);
  if (whole !== null) return whole;
  const digits = text.replace(/[\s-]/gu, '');
  return /^[1-9]\d{8,10}$/u.test(digits) ? readGtin(digits.padStart(12, '0')) : null;
}
