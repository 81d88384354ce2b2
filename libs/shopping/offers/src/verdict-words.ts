import type { Money } from './money';
import { formatMoney } from './money-format';
import type { ConditionClass } from './offer';
import type { Verdict } from './price-history';

/** What a verdict says about a product's price today. */
export interface StatedVerdict {
  readonly verdict: Verdict;
  readonly median90: Money | null;
  readonly percentBelowMedian: number | null;
  readonly daysOfData: number;
}

/** The words of a verdict in one language. Pages and mails use the same ones. */
export interface VerdictWords extends Readonly<
  Record<Exclude<Verdict, 'not-enough-data'>, (distance: string) => string>
> {
  readonly tooEarly: (days: { readonly value: number; readonly text: string }) => string;
  readonly atMedian: (median: string) => string;
  readonly under: (size: string, median: string) => string;
  readonly over: (size: string, median: string) => string;
  /** Which prices the verdict compares. */
  readonly basis: Readonly<Record<ConditionClass, string>>;
}

export const englishVerdict: VerdictWords = {
  tooEarly: ({ value, text }) =>
    `Too early to tell a good price: prices of ${text} day${value === 1 ? '' : 's'} are known.`,
  great: (distance) => `A very good day to buy: ${distance}.`,
  good: (distance) => `A good day to buy: ${distance}.`,
  fair: (distance) => `An ordinary price: ${distance}.`,
  high: (distance) => `Dearer than usual: ${distance}.`,
  atMedian: (median) => `right at its 90-day median of ${median}`,
  under: (size, median) => `${size} under its 90-day median of ${median}`,
  over: (size, median) => `${size} over its 90-day median of ${median}`,
  basis: {
    new: 'Prices of new products, without shipping.',
    used: 'Prices of used products, without shipping.',
  },
};

export const germanVerdict: VerdictWords = {
  tooEarly: ({ value, text }) =>
    `Noch zu früh für ein Urteil: Preise von ${text} ${value === 1 ? 'Tag' : 'Tagen'} sind bekannt.`,
  great: (distance) => `Ein sehr guter Tag zum Kaufen: ${distance}.`,
  good: (distance) => `Ein guter Tag zum Kaufen: ${distance}.`,
  fair: (distance) => `Ein üblicher Preis: ${distance}.`,
  high: (distance) => `Teurer als sonst: ${distance}.`,
  atMedian: (median) => `genau beim 90-Tage-Median von ${median}`,
  under: (size, median) => `${size} unter dem 90-Tage-Median von ${median}`,
  over: (size, median) => `${size} über dem 90-Tage-Median von ${median}`,
  basis: {
    new: 'Preise neuer Produkte, ohne Versand.',
    used: 'Preise gebrauchter Produkte, ohne Versand.',
  },
};

/** Says what today's price is worth and how far it is from the usual one. The locale writes the figures. */
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
