import { minorUnitDigits } from './currencies';
import type { Money } from './money';
import { moneyFromDecimal } from './money';

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
