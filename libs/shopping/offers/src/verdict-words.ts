import type { Money } from './money';
import { formatMoney } from './money-format';
import type { ConditionClass, PriceTax } from './offer';
import type { Verdict } from './price-history';

export interface StatedVerdict {
  readonly verdict: Verdict;
  readonly median90: Money | null;
  readonly percentBelowMedian: number | null;
  readonly daysOfData: number;
}

export interface VerdictWords extends Readonly<
  Record<Exclude<Verdict, 'not-enough-data'>, (distance: string) => string>
> {
  readonly tooEarly: (days: { readonly value: number; readonly text: string }) => string;
  readonly atMedian: (median: string) => string;
  readonly under: (size: string, median: string) => string;
  readonly over: (size: string, median: string) => string;
  readonly basis: Readonly<Record<ConditionClass, string>>;
  readonly withoutTax: string;
}

export const englishVerdict: VerdictWords = {
  tooEarly: ({ value, text }) =>
    `Not enough price history yet: we only have prices for ${text} day${value === 1 ? '' : 's'}.`,
  great: (distance) => `A very good time to buy: ${distance}.`,
  good: (distance) => `A good time to buy: ${distance}.`,
  fair: (distance) => `A typical price: ${distance}.`,
  high: (distance) => `Higher than usual: ${distance}.`,
  atMedian: (median) => `at the 90-day median of ${median}`,
  under: (size, median) => `${size} below the 90-day median of ${median}`,
  over: (size, median) => `${size} above the 90-day median of ${median}`,
  basis: {
    new: 'Based on prices of new products, before shipping.',
    used: 'Based on prices of used products, before shipping.',
  },
  withoutTax: 'Tax isn’t included.',
};

export const germanVerdict: VerdictWords = {
  tooEarly: ({ value, text }) =>
    `Noch zu wenig Preisverlauf: Wir kennen erst die Preise von ${text} ${value === 1 ? 'Tag' : 'Tagen'}.`,
  great: (distance) => `Ein sehr guter Zeitpunkt zum Kaufen: ${distance}.`,
  good: (distance) => `Ein guter Zeitpunkt zum Kaufen: ${distance}.`,
  fair: (distance) => `Ein üblicher Preis: ${distance}.`,
  high: (distance) => `Teurer als üblich: ${distance}.`,
  atMedian: (median) => `genau im 90-Tage-Median von ${median}`,
  under: (size, median) => `${size} unter dem 90-Tage-Median von ${median}`,
  over: (size, median) => `${size} über dem 90-Tage-Median von ${median}`,
  basis: {
    new: 'Verglichen werden Preise neuer Produkte vor Versand.',
    used: 'Verglichen werden Preise gebrauchter Produkte vor Versand.',
  },
  withoutTax: 'Die Steuer ist nicht enthalten.',
};

export interface PriceBasis {
  readonly condition: ConditionClass;
  readonly tax?: PriceTax;
}

/** Included tax isn't mentioned. */
export function basisSentence({ condition, tax }: PriceBasis, words: VerdictWords): string {
  const basis = words.basis[condition];
  return tax === 'excluded' ? `${basis} ${words.withoutTax}` : basis;
}

/** Says how far today's price is from the usual one, with figures formatted for the locale. */
export function verdictSentence(stated: StatedVerdict, words: VerdictWords, locale: string): string {
  const { verdict, median90, percentBelowMedian, daysOfData } = stated;
  if (verdict === 'not-enough-data' || median90 === null || percentBelowMedian === null) {
    return words.tooEarly({ value: daysOfData, text: new Intl.NumberFormat(locale).format(daysOfData) });
  }
  const median = formatMoney(median90, locale);
  if (Math.abs(percentBelowMedian) < 1) return words[verdict](words.atMedian(median));
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const size = percent.format(Math.abs(percentBelowMedian) / 100);
  return words[verdict](percentBelowMedian > 0 ? words.under(size, median) : words.over(size, median));
}
