import { currencyOfCountry } from './country-currencies';
import { currencySign, isTellingAlone, settledCurrency } from './currency-signs';
import type { CurrencySign } from './currency-signs';
import { numberRuns } from './number-run';
import { printedText } from './printed-text';
import type { FoundSign, SignsBeside } from './sign-finding';
import { signAlone, signAnywhere, signsBeside } from './sign-finding';

/** A currency as far as a text tells it. */
export interface CurrencyReading {
  readonly currency: string | null;
  readonly currencySign: string | null;
  readonly currencyCandidates: readonly string[];
}

/** A sign with its spelling on the page. */
export interface WrittenSign {
  readonly written: string;
  readonly spelling: string;
  readonly sign: CurrencySign;
}

/**
 * The sign that belongs to a number with signs on one or both sides. Of two, the code wins where it says what the symbol is
 * ("SGD4.90 $", "£94.50 GBP"), else the one in front.
 */
export function signOfNumber({ before, after }: SignsBeside): FoundSign | null {
  if (before === null || after === null) return before ?? after;
  const isTold =
    after.sign.isCode &&
    !before.sign.isCode &&
    after.sign.codes.some((code) => before.sign.codes.includes(code));
  return isTold && before.sign.codes.length > 1 ? after : before;
}

/** The sign in a text that is no price itself: a code, a sign, or a sentence or price that holds one. */
export function signInHint(hint: string | null | undefined): WrittenSign | null {
  if (hint === null || hint === undefined) return null;
  const { plain, asWritten } = printedText(hint);
  const alone = signAlone(plain);
  const isTelling = alone !== null && isTellingAlone(alone.spelling, alone.sign);
  const found = isTelling ? alone : (signBesideNumber(plain) ?? signAnywhere(plain));
  return found === null
    ? null
    : { written: asWritten(found.start, found.end), spelling: found.spelling, sign: found.sign };
}

/**
 * Settles which currency a sign stands for. A sign of one currency needs nothing more; a shared one is settled by a hint that
 * names one of its currencies, or by the shop's country; else it stays open, with its candidates.
 */
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
  const told = narrowing
    .map((hint) => codes.filter((code) => hint.codes.includes(code)))
    .find((both) => both.length === 1)?.[0];
  const home = homeCode !== null && codes.includes(homeCode) ? homeCode : null;
  const isDenied = sharedUnits.test(sign.spelling) && narrowing.some((hint) => deniesAll(hint, codes));
  return {
    currency: told ?? home ?? (isDenied ? null : settledCurrency(sign.spelling, sign.sign)),
    currencySign: sign.written,
    currencyCandidates: codes,
  };
}

/** Names of units that many countries have: "francos" may be those of any of a dozen currencies, whichever the table knows. */
const sharedUnits =
  /^(?:fran[ckq]|frang|dinar|dínar|динар|kron|krón|крон|korun|koron|rub[el]|рубл|рублі|manat|манат|rial|riyal|риал|pes[oa]|lir[ae]|лир|gulden|guilder|florin|pound|rup|shilling|sh?ekel|dol|dól|won|peni)/iu;

/** Whether a hint names one currency, and one that a sign does not stand for. */
function deniesAll({ codes: hinted }: CurrencySign, codes: readonly string[]): boolean {
  const [only] = hinted;
  return hinted.length === 1 && only !== undefined && !codes.includes(only);
}

/** Codes and countries written after a price that say which dollar it is: "$80.00 U.S.", "4.90 $ (CAD)". */
export function tellingAfter(plain: string, end: number): CurrencySign | null {
  const word = /^[ (]{0,2}(U\.S\.?|[A-Z]{2,3})(?![\p{L}\d])/u
    .exec(plain.slice(end, end + 8))?.[1]
    ?.replaceAll('.', '');
  if (word === undefined) return null;
  const sign = currencySign(word);
  return sign?.isCode === true ? sign : currencySign(`${word}$`);
}

function signBesideNumber(plain: string): FoundSign | null {
  for (const run of numberRuns(plain)) {
    const found = signOfNumber(signsBeside(plain, run));
    if (found !== null && !/^\p{Script=Latin}$/u.test(found.spelling)) return found;
  }
  return null;
}
