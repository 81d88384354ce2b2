import type { Money } from './money';
import { formatMoney } from './money-format';
import type { ConditionClass, Offer, PriceTax } from './offer';
import type { Verdict } from './price-history';
import type { PriceDrop } from './price-past';

/** A verdict with the price that it rates. */
export interface StatedVerdict {
  readonly verdict: Verdict;
  /** Null without prices. */
  readonly today: {
    readonly price: Money;
    /** The shop's name; null if nobody sells the product there, so that the price is the last known. */
    readonly shop: string | null;
  } | null;
  readonly median90: Money | null;
  readonly percentBelowMedian: number | null;
  readonly daysOfData: number;
}

export interface VerdictWords extends Readonly<
  Record<Exclude<Verdict, 'not-enough-data'>, (distance: string) => string>
> {
  readonly tooEarly: (days: { readonly value: number; readonly text: string }) => string;
  /** The rated price, at a shop. */
  readonly price: Readonly<Record<'total' | 'item', (price: string, shop: string) => string>>;
  readonly lastPrice: Readonly<Record<'total' | 'item', (price: string) => string>>;
  readonly atMedian: (price: string, median: string) => string;
  readonly under: (price: string, size: string, median: string) => string;
  readonly over: (price: string, size: string, median: string) => string;
  readonly basis: Readonly<Record<ConditionClass, Readonly<Record<'total' | 'item', string>>>>;
  readonly withoutTax: string;
}

export const englishVerdict: VerdictWords = {
  tooEarly: ({ value, text }) =>
    `Not enough price history yet: we only have prices for ${text} day${value === 1 ? '' : 's'}.`,
  great: (distance) => `A very good time to buy: ${distance}.`,
  good: (distance) => `A good time to buy: ${distance}.`,
  fair: (distance) => `A typical price: ${distance}.`,
  high: (distance) => `Higher than usual: ${distance}.`,
  price: {
    total: (price, shop) => `${price} incl. shipping at ${shop}`,
    item: (price, shop) => `the item price of ${price} at ${shop}`,
  },
  lastPrice: {
    total: (price) => `The last price of ${price} incl. shipping`,
    item: (price) => `The last item price of ${price}`,
  },
  atMedian: (price, median) => `${price} is at its 90-day median of ${median}`,
  under: (price, size, median) => `${price} is ${size} below its 90-day median of ${median}`,
  over: (price, size, median) => `${price} is ${size} above its 90-day median of ${median}`,
  basis: {
    new: {
      total: 'Based on prices of new products, including shipping.',
      item: 'Based on prices of new products, before shipping.',
    },
    used: {
      total: 'Based on prices of used products, including shipping.',
      item: 'Based on prices of used products, before shipping.',
    },
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
  price: {
    total: (price, shop) => `Der Preis von ${price} inkl. Versand bei ${shop}`,
    item: (price, shop) => `Der Artikelpreis von ${price} bei ${shop}`,
  },
  lastPrice: {
    total: (price) => `Der letzte Preis von ${price} inkl. Versand`,
    item: (price) => `Der letzte Artikelpreis von ${price}`,
  },
  atMedian: (price, median) => `${price} liegt bei seinem 90-Tage-Median von ${median}`,
  under: (price, size, median) => `${price} liegt ${size} unter seinem 90-Tage-Median von ${median}`,
  over: (price, size, median) => `${price} liegt ${size} über seinem 90-Tage-Median von ${median}`,
  basis: {
    new: {
      total: 'Verglichen werden Preise neuer Produkte mit Versand.',
      item: 'Verglichen werden Preise neuer Produkte vor Versand.',
    },
    used: {
      total: 'Verglichen werden Preise gebrauchter Produkte mit Versand.',
      item: 'Verglichen werden Preise gebrauchter Produkte vor Versand.',
    },
  },
  withoutTax: 'Die Steuer ist nicht enthalten.',
};

export interface PriceBasis {
  readonly condition: ConditionClass;
  readonly tax?: PriceTax;
  readonly includesShipping: boolean;
}

/** Included tax isn't mentioned. */
export function basisSentence({ condition, tax, includesShipping }: PriceBasis, words: VerdictWords): string {
  const basis = words.basis[condition][includesShipping ? 'total' : 'item'];
  return tax === 'excluded' ? `${basis} ${words.withoutTax}` : basis;
}

/**
 * Says which price is rated, at which shop, and how far it is from the usual one, with figures formatted for the locale. A price
 * that nobody sells for any more isn't recommended.
 */
export function verdictSentence(
  stated: StatedVerdict,
  { includesShipping }: Pick<PriceBasis, 'includesShipping'>,
  words: VerdictWords,
  locale: string,
): string {
  const kind = includesShipping ? 'total' : 'item';
  const { verdict, today, median90, percentBelowMedian, daysOfData } = stated;
  if (verdict === 'not-enough-data' || today === null || median90 === null || percentBelowMedian === null) {
    return words.tooEarly({ value: daysOfData, text: new Intl.NumberFormat(locale).format(daysOfData) });
  }
  const amount = formatMoney(today.price, locale);
  const price = today.shop === null ? words.lastPrice[kind](amount) : words.price[kind](amount, today.shop);
  const distance = distanceText(price, formatMoney(median90, locale), percentBelowMedian, words, locale);
  return today.shop === null ? `${distance}.` : words[verdict](distance);
}

function distanceText(
  price: string,
  median: string,
  percentBelow: number,
  words: VerdictWords,
  locale: string,
): string {
  if (Math.abs(percentBelow) < 1) return words.atMedian(price, median);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const size = percent.format(Math.abs(percentBelow) / 100);
  return percentBelow > 0 ? words.under(price, size, median) : words.over(price, size, median);
}

/** How far a price fell and what it includes, in English. */
export function dropSentence({ offer, previous, current, percent, basis }: PriceDrop<Offer>): string {
  const kind = basis.includesShipping ? 'total' : 'item';
  const price = englishVerdict.price[kind](formatMoney(current, 'en'), offer.retailer.name);
  const distance = distanceText(price, formatMoney(previous, 'en'), percent, englishVerdict, 'en');
  const tax = basis.tax === 'excluded' ? ` ${englishVerdict.withoutTax}` : '';
  return `${distance.charAt(0).toUpperCase()}${distance.slice(1)}.${tax}`;
}

/** The verdict with its basis, for texts that don't show the basis elsewhere. */
export function verdictWithBasis(
  stated: StatedVerdict,
  basis: PriceBasis,
  words: VerdictWords,
  locale: string,
): string {
  const sentence = verdictSentence(stated, basis, words, locale);
  return stated.verdict === 'not-enough-data' ? sentence : `${sentence} ${basisSentence(basis, words)}`;
}
