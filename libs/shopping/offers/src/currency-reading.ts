import { currencyOfCountry } from './country-currencies';
import { currencySign, identifiesCurrencyAlone, settledCurrency } from './currency-signs';
import type { CurrencySign } from './currency-signs';
import { numberRuns } from './number-run';
import { printedText } from './printed-text';
import type { FoundSign, SignsBeside } from './sign-finding';
import { signAlone, signAnywhere, signsBeside } from './sign-finding';

export interface CurrencyReading {
  readonly currency: string | null;
  readonly currencySign: string | null;
  readonly currencyCandidates: readonly string[];
}

export interface WrittenSign {
  readonly written: string;
  readonly spelling: string;
  readonly sign: CurrencySign;
}

/** Of two signs, returns the code if it explains the symbol ("SGD4.90 $"), otherwise the one in front. */
export function signOfNumber({ before, after }: SignsBeside): FoundSign | null {
  if (before === null || after === null) return before ?? after;
  if (wordForNow.test(before.spelling)) return after;
  const isExplained =
    after.sign.isCode &&
    !before.sign.isCode &&
    after.sign.codes.some((code) => before.sign.codes.includes(code));
  return isExplained && before.sign.codes.length > 1 ? after : before;
}

/** Bhutan's sign is also the Swedish, Danish and Dutch word for "now". */
const wordForNow = /^nu\.?$/iu;

/** Whether page or country name another currency than Bhutan's. */
export function isWordForNow(
  { spelling }: FoundSign,
  hinted: WrittenSign | null,
  country: string | null | undefined,
): boolean {
  if (!wordForNow.test(spelling)) return false;
  return hinted === null
    ? country !== null && country !== undefined && country !== 'BT'
    : !hinted.sign.codes.includes('BTN');
}

/** The sign in a text that is not itself a price: a code, a sign, or a sentence or price with one. */
export function signInHint(hint: string | null | undefined): WrittenSign | null {
  if (hint === null || hint === undefined) return null;
  const { plain, asWritten } = printedText(hint);
  const alone = signAlone(plain);
  const isConclusive = alone !== null && identifiesCurrencyAlone(alone.spelling, alone.sign);
  const found = isConclusive ? alone : (signBesideNumber(plain) ?? signAnywhere(plain));
  return found === null
    ? null
    : { written: asWritten(found.start, found.end), spelling: found.spelling, sign: found.sign };
}

/** A shared sign is resolved by a hint or the shop's country; otherwise the candidates are returned. */
export function settleCurrency(
  sign: WrittenSign | null,
  narrowing: readonly CurrencySign[],
  country: string | null | undefined,
): CurrencyReading {
  const homeCode = country === null || country === undefined ? null : currencyOfCountry(country);
  if (sign === null) {
    return { currency: null, currencySign: null, currencyCandidates: homeCode === null ? [] : [homeCode] };
  }
  const { codes } = sign.sign;
  const narrowed = narrowing
    .map((hint) => codes.filter((code) => hint.codes.includes(code)))
    .find((both) => both.length === 1)?.[0];
  const home = homeCode !== null && codes.includes(homeCode) ? homeCode : null;
  const isDenied = sharedUnits.test(sign.spelling) && narrowing.some((hint) => deniesAll(hint, codes));
  return {
    currency: narrowed ?? home ?? (isDenied ? null : settledCurrency(sign.spelling, sign.sign)),
    currencySign: sign.written,
    currencyCandidates: codes,
  };
}

/** Unit names shared by many countries: "francos" fits a dozen currencies, including ones missing from the table. */
const sharedUnits =
  /^(?:fran[ckq]|frang|dinar|dínar|динар|kron|krón|крон|korun|koron|rub[el]|рубл|рублі|manat|манат|rial|riyal|риал|pes[oa]|lir[ae]|лир|gulden|guilder|florin|pound|rup|shilling|sh?ekel|dol|dól|won|peni)/iu;

/** Whether a hint names exactly one currency that the sign can't stand for. */
function deniesAll({ codes: hinted }: CurrencySign, codes: readonly string[]): boolean {
  const [only] = hinted;
  return hinted.length === 1 && only !== undefined && !codes.includes(only);
}

/** The code or country after a price that identifies its currency: "$80.00 U.S.", "4.90 $ (CAD)", "499 ريال سعودي". */
export function signAfterPrice(plain: string, end: number): CurrencySign | null {
  const nationality = /^ (\p{L}{4,12})(?!\p{L})/u.exec(plain.slice(end, end + 14))?.[1]?.toLowerCase();
  const code = nationality === undefined ? undefined : currencyByNationality.get(nationality);
  if (code !== undefined) return currencySign(code);
  const word = /^[ (]{0,2}(U\.S\.?|[A-Z]{2,3})(?![\p{L}\d])/u
    .exec(plain.slice(end, end + 8))?.[1]
    ?.replaceAll('.', '');
  if (word === undefined) return null;
  const sign = currencySign(word);
  return sign?.isCode === true ? sign : currencySign(`${word}$`);
}

/** The country between a price and its unit: "45 Canadian dollars". */
export function nationalityBefore(plain: string, start: number): CurrencySign | null {
  const word = /(?<!\p{L})(\p{L}{4,12}) $/u
    .exec(plain.slice(Math.max(0, start - 14), start))?.[1]
    ?.toLowerCase();
  const code = word === undefined ? undefined : currencyByNationality.get(word);
  return code === undefined ? null : currencySign(code);
}

/** Beside a unit that several countries use. */
const currencyByNationality: ReadonlyMap<string, string> = new Map(
  (
    'USD:american,americano,americanos,estadounidenses,amerikanische,أمريكي,امريكي,أميركي CAD:canadian,canadienses,canadiens,كندي ' +
    'AUD:australian,australianos,أسترالي MXN:mexican,mexicanos,mexicano CLP:chilean,chilenos ARS:argentine,argentinos COP:colombian,colombianos ' +
    'UYU:uruguayan,uruguayos PHP:philippine,filipinos CHF:swiss,suisses,suizos,svizzeri,schweizer SGD:singapore TRY:turkish,turcas,تركية ' +
    'SEK:swedish,svenska NOK:norwegian,norske DKK:danish,danske CZK:czech SAR:saudi,سعودي QAR:qatari,قطري OMR:omani,عماني,عُماني YER:yemeni,يمني ' +
    'IRR:iranian,إيراني AED:emirati,إماراتي,اماراتي MAD:moroccan,مغربي KWD:kuwaiti,كويتي BHD:bahraini,بحريني JOD:jordanian,أردني,اردني ' +
    'IQD:iraqi,عراقي DZD:algerian,جزائري,algériens TND:tunisian,تونسي,tunisiens LYD:libyan,ليبي RSD:serbian EGP:egyptian,مصري GBP:british,إسترليني,استرليني ' +
    'LBP:lebanese,لبنانية SYP:syrian,سورية SDG:sudanese,سوداني INR:indian PKR:pakistani NPR:nepalese RUB:russian'
  )
    .split(' ')
    .flatMap((row) => {
      const [code = '', words = ''] = row.split(':');
      return words.split(',').map((word): [string, string] => [word, code]);
    }),
);

function signBesideNumber(plain: string): FoundSign | null {
  for (const run of numberRuns(plain)) {
    const found = signOfNumber(signsBeside(plain, run));
    if (found !== null && !/^\p{Script=Latin}$/u.test(found.spelling)) return found;
  }
  return null;
}
