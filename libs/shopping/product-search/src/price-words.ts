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
  '[€$£¥₹₽₴₺₩₪]|(?:us|ca?|au?|nz|hk|sg?|mx|nt|r)\\$|(?:jp|cn)¥|[円元]|' +
  '(?:eur|euros?|евро|ευρω|usd|dollars?|gbp|pounds?|chf|francs?|jpy|yen|pln|zł|zł?otych|zl|sek|nok|dkk|kr|kronor|kroner|cad|aud|inr|' +
  'kč|kc|czk|ft|huf|forint|lei|ron|лв|bgn|rub|руб(?:лей)?|uah|грн|try|tl|brl|reais|krw|ils|zar)(?![\\p{L}])';
const amount = `(${sign})?\\s*(\\d{1,3}(?:[\\s’']\\d{3})+(?![\\d.,])|\\d{1,9}(?:[.,]\\d{1,3})*(?:\\s?k(?!\\p{L}))?)\\s*(${sign})?`;
const unit = [
  'inch|in|zoll|cm|mm|m|meters?|metern?|ft|feet|mp|dpi|fps|rpm',
  'gb|tb|mb|kbps|mbps|gbps|mbit|gbit|hz|khz|mhz|ghz|k',
  'w|watts?|kw|wh|kwh|v|volts?|mah|lm|lumens?|db|dba|bar',
  'ml|l|liters?|litres?|kg|kilos?|kilogramm|g|gramm|grams?',
  'h|hours?|hrs?|stunden?|std|minutes?|minuten?|days?|tagen?|weeks?|wochen?|years?|months?|jahr(?:en?)?|monat(?:en?)?',
  'people|persons?|personen?|pieces?|stück|teile',
].join('|');
const notAUnit = `(?![\\d.,\\p{L}]|\\s*["”°%]|[\\s-]*(?:${unit})(?!\\p{L}))`;
const under = [
  'under|below|less than|cheaper than|unter|weniger als|günstiger als',
  '(?:à |a )?moins de|en dessous de|moins cher que|(?:por |de )?menos de|por debajo de|meno di|sotto(?: i| gli)?',
  'onder(?: de)?|minder dan|goedkoper dan|mindre än|billigare än|mindre end|billigere enn?d?|poniżej|taniej niż|méně než|levnější než',
  'abaixo de|alatt|ниже|дешевле|меньше|менше|дешевше|κατω απο|κάτω από',
].join('|');
const below = `(?:(?:${under}|up to|at most|no more than|maximum|maximal|bis(?: zu)?|höchstens|jusqu['’]?[àa]|max(?:imo|imum)? de|massimo|hoogstens|högst|højst|enintään|maksymalnie|maximálně)(?![\\p{L}\\d])|<=?)`;
/** Words that mean something else without a currency: "etui do 15" fits a size. */
const belowWithCurrency =
  '(?:max\\.?|hasta|fino a|entro|até|ate|tot|upp till|op til|opp til|do|pod|sous|alle|до|pana la|până la|έως)(?![\\p{L}\\d])';
const orLess =
  '(?:or (?:less|cheaper|under)|oder (?:weniger|günstiger|billiger)|ou (?:moins|menos)|o (?:menos|meno)|of minder|eller (?:mindre|billigare|billigere)|lub mniej|nebo méně|или меньше|або менше|ve altı)';
const above =
  '(?:(?:over|above|more than|at least|min(?:imum)?|from|über|ab|mindestens|plus de|à partir de|más de|a partir de|più di|oltre|meer dan|vanaf|över|minst|mindst|vähintään|powyżej|více než|mais de|acima de)(?![\\p{L}\\d])|>=?)';
const aboveWithCurrency = '(?:desde|dès|da|från|fra|od|nad|boven|yli|от|від|από)(?![\\p{L}\\d])';

const range = new RegExp(
  `(?<![\\p{L}\\d])(?:between|zwischen|entre|from)?\\s*${amount}\\s*(?:-|–|to|and|und|bis|et|y)\\s*${amount}${notAUnit}`,
  'iu',
);
/** Words such as "da … a …" also join other numbers, so only with a currency. */
const rangeOfMoney = new RegExp(
  `(?<![\\p{L}\\d])(?:entre|de|tra|fra|da|tussen|van|mellan|mellom|mellem|från|między|od|mezi|между|між|от|від)\\s*${amount}\\s*` +
    `(?:-|–|et|à|y|a|e|en|tot|och|og|till|til|i|do|až|и|до|та)\\s*${amount}${notAUnit}`,
  'iu',
);
const maximum = new RegExp(`(?<![\\p{L}\\d])${below}\\s*${amount}${notAUnit}`, 'giu');
const maximumAfter = new RegExp(`(?<![\\p{L}\\d.,])${amount}\\s*${orLess}`, 'iu');
/** Only with a currency: "air max 90" is a shoe. */
const maximumOfMoney = new RegExp(`(?<![\\p{L}\\d])${belowWithCurrency}\\s*${amount}${notAUnit}`, 'iu');
const minimum = new RegExp(`(?<![\\p{L}\\d])${above}\\s*${amount}${notAUnit}`, 'giu');
const minimumOfMoney = new RegExp(`(?<![\\p{L}\\d])${aboveWithCurrency}\\s*${amount}${notAUnit}`, 'iu');

/**
 * In English, German and the languages around them: "under 200 €", "unter 1.000 Euro", "moins de 300 €", "do 500 zł", "300 or less", "between 1k and 2k dollars"; not "100-200", "under 10 inch", "up to 4k" or
 * "from 2024". A sign of several currencies, such as $, means that of the place, if it has such a sign.
 */
export function takePriceWords(text: string, placeCurrency: string | null = null): PriceWords {
  const both = priceRange(text);
  if (both !== null) {
    const currency = currencyOf(both[3] ?? both[1] ?? both[6] ?? both[4], placeCurrency);
    const first = amountOf(both[2]);
    const second = amountOf(both[5]);
    return {
      minPrice: { amount: Math.min(first, second), currency },
      maxPrice: { amount: Math.max(first, second), currency },
      rest: text.replace(both[0], ' '),
    };
  }
  const upper = firstPrice(maximum, text) ?? maximumAfter.exec(text) ?? ofMoney(maximumOfMoney, text);
  const withoutUpper = upper === null ? text : text.replace(upper[0], ' ');
  const lower = firstPrice(minimum, withoutUpper) ?? ofMoney(minimumOfMoney, withoutUpper);
  return {
    minPrice: boundOf(lower, placeCurrency),
    maxPrice: boundOf(upper, placeCurrency),
    rest: lower === null ? withoutUpper : withoutUpper.replace(lower[0], ' '),
  };
}

function boundOf(match: RegExpExecArray | null, placeCurrency: string | null): PriceBound | null {
  return match === null
    ? null
    : { amount: amountOf(match[2]), currency: currencyOf(match[1] ?? match[3], placeCurrency) };
}

function priceRange(text: string): RegExpExecArray | null {
  const match = range.exec(text);
  return match !== null && isPriceRange(match) ? match : ofMoney(rangeOfMoney, text);
}

/** "iphone 15 - 500 €" is a product and a price. */
function isPriceRange(match: RegExpExecArray): boolean {
  if (/between|zwischen|entre/i.test(match[0])) return true;
  const isSpaced = /\s[-–]\s/.test(match[0]);
  return namesMoney(match) && !(isSpaced && amountOf(match[2]) * 10 < amountOf(match[5]));
}

/** Without a currency, 8k is a resolution unless it follows a word such as "under", and 2024 after "from" a year. */
function firstPrice(pattern: RegExp, text: string): RegExpExecArray | null {
  const isPrice = (match: RegExpExecArray) =>
    namesMoney(match) ||
    (!(/k$/i.test(match[2] ?? '') && !startsWithUnder.test(match[0])) && !fromYear.test(match[0]));
  return [...text.matchAll(pattern)].find(isPrice) ?? null;
}

const startsWithUnder = new RegExp(`^(?:${under}|<)`, 'iu');
const fromYear = /^(?:from|ab)\s+(?:199|20\d)\d\s*$/iu;

function ofMoney(pattern: RegExp, text: string): RegExpExecArray | null {
  const match = pattern.exec(text);
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
  const whole = (decimal === null ? plain : plain.slice(0, decimal.index)).replace(/[.,\s’']/g, '');
  const value = Number(decimal === null ? whole : `${whole}.${decimal[1] ?? '0'}`);
  return thousands === null ? value : Math.round(value * 1000);
}

function currencyOf(named: string | undefined, placeCurrency: string | null): string | null {
  const word = (named ?? '').toLowerCase();
  const currency = currencies.find(([pattern]) => pattern.test(word))?.[1] ?? null;
  const sharing = sharedSigns.get(word.replace(/^dollars?$/, '$')) ?? [];
  return placeCurrency !== null && sharing.includes(placeCurrency) ? placeCurrency : currency;
}

const sharedSigns: ReadonlyMap<string, readonly string[]> = new Map([
  ['$', ['AUD', 'CAD', 'HKD', 'MXN', 'NZD', 'SGD', 'TWD']],
  ['¥', ['CNY']],
]);

const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(€|eur|euros?|евро|ευρω)$/, 'EUR'],
  [/^(\$|us\$|usd|dollars?)$/, 'USD'],
  [/^(£|gbp|pounds?)$/, 'GBP'],
  [/^(¥|jp¥|jpy|yen|円)$/, 'JPY'],
  [/^(cn¥|元)$/, 'CNY'],
  [/^(chf|francs?)$/, 'CHF'],
  [/^(pln|zł|zł?otych|zl)$/, 'PLN'],
  [/^(czk|kč|kc)$/, 'CZK'],
  [/^(huf|ft|forint)$/, 'HUF'],
  [/^(ron|lei)$/, 'RON'],
  [/^(bgn|лв)$/, 'BGN'],
  [/^(₽|rub|руб(лей)?)$/, 'RUB'],
  [/^(₴|uah|грн)$/, 'UAH'],
  [/^(₺|try|tl)$/, 'TRY'],
  [/^(r\$|brl|reais)$/, 'BRL'],
  [/^(₩|krw)$/, 'KRW'],
  [/^(₪|ils)$/, 'ILS'],
  [/^zar$/, 'ZAR'],
  [/^kronor$/, 'SEK'],
  [/^sek$/, 'SEK'],
  [/^nok$/, 'NOK'],
  [/^dkk$/, 'DKK'],
  [/^(cad|ca?\$)$/, 'CAD'],
  [/^(aud|au?\$)$/, 'AUD'],
  [/^nz\$$/, 'NZD'],
  [/^hk\$$/, 'HKD'],
  [/^sg?\$$/, 'SGD'],
  [/^mx\$$/, 'MXN'],
  [/^nt\$$/, 'TWD'],
  [/^(₹|inr)$/, 'INR'],
];
