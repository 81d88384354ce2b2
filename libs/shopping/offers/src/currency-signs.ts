import { signsByCurrency } from './currency-sign-rows';
import { currencyCodes, withdrawnCurrencyCodes } from './currencies';

export interface CurrencySign {
  /** ISO 4217 codes, most likely first; empty for money of no particular currency. */
  readonly codes: readonly string[];
  /** Whether it means money anywhere in a text, or only beside a number ("won", "kr", "ALL"). */
  readonly isPlainAnywhere: boolean;
  readonly isCode: boolean;
}

export const currencySignLengthMax = 14;

/** Short words must match exactly, because "ft", "km" and "l" are also units. */
export function currencySign(spelling: string): CurrencySign | null {
  return signs.get(spelling) ?? (spelling.length >= 3 ? (signs.get(spelling.toLowerCase()) ?? null) : null);
}

/** Signs that mean money but no ISO 4217 currency. Returned as written. */
const unplacedSigns = ['¢', '₶', '₠', '₢', '₥', '₰', '₳', '₷', '₻', '₿', 'Ƀ', 'BTC', 'ℳ', 'र', 'XBT'];

const dollarWords =
  'dollar dollars dólar dólares dollari dolar доллар долларов долл долл. دولار 달러 ドル דולר'.split(' ');

/** Shared signs that shops almost always use for one currency. */
const settledSigns: Readonly<Record<string, string>> = {
  '£': 'GBP',
  '₩': 'KRW',
  '₡': 'CRC',
  pound: 'GBP',
  pounds: 'GBP',
  quid: 'GBP',
  рубль: 'RUB',
  рубля: 'RUB',
  рублей: 'RUB',
  '₱': 'PHP',
};

/** Null when currencies share it or it has other meanings beside numbers ("R 5", "PT 100", "TOP 10"). */
export function settledCurrency(spelling: string, { codes, isCode }: CurrencySign): string | null {
  const settled = settledSigns[spelling.toLowerCase()];
  if (settled !== undefined) return settled;
  const [code] = codes;
  if (codes.length !== 1 || code === undefined || /^[A-Za-zс]$/.test(spelling) || doubtful.has(spelling))
    return null;
  return !isCode && everydayWords.has(spelling.toLowerCase()) ? null : code;
}

/** Whether a sign alone near a price identifies its currency. Sizes ("L"), abbreviations and everyday words don't. */
export function identifiesCurrencyAlone(spelling: string, { isCode }: CurrencySign): boolean {
  return (
    isCode ||
    !(/^[A-Za-z]$/.test(spelling) || doubtful.has(spelling) || everydayWords.has(spelling.toLowerCase()))
  );
}

const doubtful: ReadonlySet<string> = new Set(
  'ALL TOP PT SP SM MT Mt CF FC FG SR RO LE LL LS UM QR YR FS FF DM NT TK Tk BD JD LD Le Re Ar BS Gs GS man. den. Lit Ls Lt Sk Esc esc Php'.split(
    ' ',
  ),
);

/** Signs, names and codes that are also ordinary words, names or units. They mean money only beside a number. */
const everydayWords: ReadonlySet<string> = new Set(
  (
    'won sol real sum som pound pounds rand colon kina tala man den din leone franc mark quid türk nuevos lev leu ley lej kip ' +
    'dram grn pts pta lit sat piso lek soles fls nis hks bds frw esc leones ' +
    'all amd ang ars bam bob cad cop cup cuc dop ern gel gip lak mad mop mur nad omr pab pen php scr sek sos srd std top try vnd ' +
    'dem esp mtl sit bef bov che chw cou mxv uyi usn zig nok byr awg'
  ).split(' '),
);

/* Some shops still write the code of before 1998. */
const renamed: ReadonlyMap<string, string> = new Map([['RUR', 'RUB']]);

const signs = tableOfSigns();

function tableOfSigns(): ReadonlyMap<string, CurrencySign> {
  const codesBySign = new Map<string, string[]>();
  for (const row of signsByCurrency.trim().split('\n')) {
    const [code = '', ...spellings] = row.split(' ');
    for (const spelling of new Set(spellings)) {
      codesBySign.set(spelling, [...(codesBySign.get(spelling) ?? []), code]);
    }
  }
  for (const word of dollarWords) codesBySign.set(word, codesBySign.get('$') ?? []);
  for (const spelling of unplacedSigns) codesBySign.set(spelling, []);
  const table = new Map<string, CurrencySign>();
  for (const [spelling, codes] of codesBySign) {
    table.set(spelling, { codes, isPlainAnywhere: isPlain(spelling), isCode: false });
  }
  for (const code of [...currencyCodes, ...withdrawnCurrencyCodes]) {
    const isWord = everydayWords.has(code.toLowerCase());
    const codes = [renamed.get(code) ?? code];
    table.set(code, { codes, isPlainAnywhere: !isWord, isCode: true });
    if (!isWord && !table.has(code.toLowerCase())) {
      table.set(code.toLowerCase(), { codes, isPlainAnywhere: false, isCode: true });
    }
  }
  return table;
}

function isPlain(spelling: string): boolean {
  if (/\p{Sc}/u.test(spelling)) return true;
  return (
    spelling.length >= 3 &&
    /^\p{L}/u.test(spelling) &&
    !everydayWords.has(spelling.replace('.', '').toLowerCase())
  );
}

/** How texts in the currency's country write it, such as "Kč" and "korun"; empty for an unknown code. */
export function signsOfCurrency(code: string): readonly string[] {
  const row = signsByCurrency.split('\n').find((line) => line.startsWith(`${code} `));
  return row?.split(' ').slice(1) ?? [];
}
