import { minorUnitDigits } from './currencies';
import type { Money } from './money';
import { decimalFromMoney } from './money';

/** A piece of a formatted amount. The joined texts equal `formatMoney`. */
export interface MoneyPart {
  readonly part: 'currency' | 'major' | 'separator' | 'minor' | 'sign' | 'space';
  readonly text: string;
}

/** Always with the currency: "1.299,00 €", "$12.99". Throws RangeError for a malformed BCP 47 tag, as `Intl` does. */
export function formatMoney(money: Money, locale: string): string {
  return moneyFormat(money, locale).format(Number(decimalFromMoney(money)));
}

export function moneyParts(money: Money, locale: string): readonly MoneyPart[] {
  const parts: MoneyPart[] = [];
  for (const { type, value } of moneyFormat(money, locale).formatToParts(Number(decimalFromMoney(money)))) {
    const part = partOf(type);
    const last = parts.at(-1);
    if (last?.part === part) parts[parts.length - 1] = { part, text: last.text + value };
    else parts.push({ part, text: value });
  }
  return parts;
}

function partOf(type: Intl.NumberFormatPartTypes): MoneyPart['part'] {
  switch (type) {
    case 'currency':
      return 'currency';
    case 'decimal':
      return 'separator';
    case 'fraction':
      return 'minor';
    case 'minusSign':
    case 'plusSign':
      return 'sign';
    case 'literal':
      return 'space';
    default:
      return 'major';
  }
}

/** Some locales print a currency without its minor units (forint, Iraqi dinar). Shows them if there are any. */
function moneyFormat(money: Money, locale: string): Intl.NumberFormat {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: money.currency });
  const digits = minorUnitDigits(money.currency);
  const printed = format.resolvedOptions().maximumFractionDigits ?? digits;
  if (printed === digits || (printed < digits && money.amountMinor % 10 ** (digits - printed) === 0))
    return format;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
