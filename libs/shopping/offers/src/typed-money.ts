import { minorUnitDigits } from './currencies';
import type { Money } from './money';
import { decimalFromMoney, moneyFromDecimal } from './money';

/** Parses "249,90", "1.249" or "1,249.50"; null otherwise. Three digits after a mark are usually thousands. */
export function typedMoney(text: string, currency: string): Money | null {
  const plain = text.replace(/[\s'’\u00a0\u202f]/g, '');
  const mark = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const afterMark = plain.length - mark - 1;
  const isOnlyOne = plain.indexOf(plain.charAt(mark)) === mark;
  const isThousands = mark >= 0 && afterMark === 3 && !(isOnlyOne && minorUnitDigits(currency) === 3);
  const whole = (mark < 0 || isThousands ? plain : plain.slice(0, mark)).replace(/[.,](?=\d{3}(\D|$))/g, '');
  const decimal = mark < 0 || isThousands ? whole : `${whole}.${plain.slice(mark + 1)}`;
  return moneyFromDecimal(decimal, currency);
}

/** An amount to edit, as people of the locale type it: "1249,50" in German. `typedMoney` reads it back. */
export function moneyToEdit(money: Money, locale: string): string {
  return withMarkOf(decimalFromMoney(money), locale);
}

/** A number to edit, as people of the locale type it: "12,5" in German. */
export function numberToEdit(value: number, locale: string): string {
  return withMarkOf(String(value), locale);
}

function withMarkOf(decimal: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',')
    ? decimal.replace('.', ',')
    : decimal;
}
