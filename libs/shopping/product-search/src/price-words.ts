/** In whole units, with the currency if stated. */
export interface PriceBound {
  readonly amount: number;
  /** ISO 4217; null for the shopper's currency. */
  readonly currency: string | null;
}

export interface PriceWords {
  readonly minPrice: PriceBound | null;
  readonly maxPrice: PriceBound | null;
  readonly rest: string;
}

const sign =
  '[€$£¥]|(?:eur|euros?|usd|dollars?|gbp|pounds?|chf|francs?|jpy|yen|pln|zł|sek|nok|dkk|kr|cad|aud|inr)(?![\\p{L}])';
const amount = `(${sign})?\\s*(\\d{1,9}(?:[.,]\\d{1,3})*(?:\\s?k(?!\\p{L}))?)\\s*(${sign})?`;
const notAUnit =
  '(?![\\d.,]|\\s?["”]|[\\s-]?(?:inch|in|cm|mm|m|ft|gb|tb|mb|ghz|mhz|hz|w|v|mah|ml|l|kg|g|zoll|mp|dpi|years?|months?|jahren?|monaten?)(?!\\p{L}))';
const below =
  '(?:under|below|less than|up to|at most|no more than|maximum|maximal|cheaper than|unter|weniger als|günstiger als|bis(?: zu)?|höchstens|moins de|menos de|meno di|<=?)';
const orLess = '(?:or (?:less|cheaper|under)|oder (?:weniger|günstiger|billiger))';
const above =
  '(?:over|above|more than|at least|min(?:imum)?|from|über|ab|mindestens|plus de|más de|più di|>=?)';

const range = new RegExp(
  `(?<![\\p{L}\\d])(?:between|zwischen|entre|from)?\\s*${amount}\\s*(?:-|–|to|and|und|bis|et|y)\\s*${amount}${notAUnit}`,
  'iu',
);
const maximum = new RegExp(`(?<![\\p{L}\\d])${below}\\s*${amount}${notAUnit}`, 'iu');
const maximumAfter = new RegExp(`(?<![\\p{L}\\d.,])${amount}\\s*${orLess}`, 'iu');
/** Only with a currency: "air max 90" is a shoe. */
const maximumInShort = new RegExp(`(?<![\\p{L}\\d])max\\.?\\s*${amount}${notAUnit}`, 'iu');
const minimum = new RegExp(`(?<![\\p{L}\\d])${above}\\s*${amount}${notAUnit}`, 'iu');

/** "under 200 €", "unter 1.000 Euro", "300 or less", "between 1k and 2k dollars"; not "100-200" or "under 10 inch". */
export function takePriceWords(text: string): PriceWords {
  const both = range.exec(text);
  if (both !== null && (namesMoney(both) || /between|zwischen|entre/i.test(both[0]))) {
    const currency = currencyOf(both[3] ?? both[1] ?? both[6] ?? both[4]);
    const first = amountOf(both[2]);
    const second = amountOf(both[5]);
    return {
      minPrice: { amount: Math.min(first, second), currency },
      maxPrice: { amount: Math.max(first, second), currency },
      rest: text.replace(both[0], ' '),
    };
  }
  const upper = maximum.exec(text) ?? maximumAfter.exec(text) ?? shortMaximum(text);
  const withoutUpper = upper === null ? text : text.replace(upper[0], ' ');
  const lower = minimum.exec(withoutUpper);
  return {
    minPrice: boundOf(lower),
    maxPrice: boundOf(upper),
    rest: lower === null ? withoutUpper : withoutUpper.replace(lower[0], ' '),
  };
}

function boundOf(match: RegExpExecArray | null): PriceBound | null {
  return match === null ? null : { amount: amountOf(match[2]), currency: currencyOf(match[1] ?? match[3]) };
}

function shortMaximum(text: string): RegExpExecArray | null {
  const match = maximumInShort.exec(text);
  return match !== null && namesMoney(match) ? match : null;
}

function namesMoney(match: RegExpExecArray): boolean {
  return [1, 3, 4, 6].some((group) => match[group] !== undefined);
}

function amountOf(digits: string | undefined): number {
  const written = digits ?? '0';
  const thousands = /\s?k$/i.exec(written);
  const plain = thousands === null ? written : written.slice(0, thousands.index);
  const decimal = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimal === null ? plain : plain.slice(0, decimal.index)).replace(/[.,]/g, '');
  const value = Number(decimal === null ? whole : `${whole}.${decimal[1] ?? '0'}`);
  return thousands === null ? value : Math.round(value * 1000);
}

function currencyOf(named: string | undefined): string | null {
  const word = (named ?? '').toLowerCase();
  return currencies.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(€|eur|euros?)$/, 'EUR'],
  [/^(\$|usd|dollars?)$/, 'USD'],
  [/^(£|gbp|pounds?)$/, 'GBP'],
  [/^(¥|jpy|yen)$/, 'JPY'],
  [/^(chf|francs?)$/, 'CHF'],
  [/^(pln|zł)$/, 'PLN'],
  [/^sek$/, 'SEK'],
  [/^nok$/, 'NOK'],
  [/^dkk$/, 'DKK'],
  [/^cad$/, 'CAD'],
  [/^aud$/, 'AUD'],
  [/^inr$/, 'INR'],
];
