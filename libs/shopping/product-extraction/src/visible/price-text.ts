import { currencyOfCountry, isCountry, signsOfCurrency } from '@pricehunt/offers';
import type { PageElement } from '../page/page-document';
import { collapse } from '../page/page-text';

const signs =
  /[$€£¥₩₹₽₺₪฿₫₴₦₱₸₡₲₵₾₼₮៛]|元|円|원|руб|грн|(?<![\p{L}])(?:zł|z\u0142|k[čc]|kr\.?|лв\.?|lei|ft|fr\.|rs\.?|rp|rm|tl|sfr|euros?|kn|ден|дин|dh)(?![\p{L}])|ر\.س|ريال|د\.إ|درهم|جنيه|د\.ك|دينار|ש"ח|ש״ח/iu;
const codes =
  'CHF|DKK|SEK|NOK|PLN|CZK|HUF|RON|BGN|EUR|USD|GBP|CAD|AUD|NZD|JPY|CNY|INR|BRL|MXN|ARS|CLP|COP|SAR|AED|ILS|TRY|ZAR|SGD|HKD|KRW|TWD|THB|PHP|IDR|MYR|VND|UAH|RUB|PKR|EGP|MAD|KWD|QAR|ISK|RSD|HRK|BDT|LKR|NGN|KES|PEN|UYU|CRC|DOP|NT\\$';
const codeInCapitals = new RegExp(`(?<!\\p{L})(?:${codes})(?!\\p{L})`, 'u');
const codeByNumber = [codes, codes.toLowerCase()].map(
  (names) =>
    new RegExp(`\\p{Nd}[\\s,.-]{0,3}(?:${names})(?!\\p{L})|(?<!\\p{L})(?:${names})[\\s:]?\\p{Nd}`, 'u'),
);

/** A code that is also a word ("try") counts in capitals or beside a number. */
export function hasCurrencySign(text: string): boolean {
  const read = text.slice(0, 200);
  return signs.test(read) || codeInCapitals.test(read) || codeByNumber.some((code) => code.test(read));
}

/**
 * Tests for a number beside a sign that only shops of the country use ("319 KM", "R 2 899"), which elsewhere is a unit or
 * an initial.
 */
export function localSigns(country: string | null): (text: string) => boolean {
  const currency = country !== null && isCountry(country) ? currencyOfCountry(country) : null;
  const written =
    currency === null ? [] : signsOfCurrency(currency).filter((sign) => /^[\p{L}.'’]+$/u.test(sign));
  if (written.length === 0) return () => false;
  const any = written.map((sign) => sign.replace(/\./gu, '\\.')).join('|');
  const beside = new RegExp(`^(?:${any})\\s?\\p{Nd}|\\p{Nd}[\\p{Nd}.,\\s]*(?:,-)?\\s?(?:${any})$`, 'u');
  return (text) => text.length <= localTextLengthMax && beside.test(text.trim());
}

const localTextLengthMax = 24;

const silentTags = new Set(['script', 'style', 'noscript', 'template', 'svg', 'select']);
const centNames = /cents?|decimal|fraction|centimes|centimos|centavos|nachkomma|penny|grosz/iu;
const lengthMax = 60;

/** Adds a decimal point before cents set apart by markup only ("139<sup>98</sup>"). */
export function priceTextOf(element: PageElement): string {
  let text = '';
  const waiting: (PageElement | string)[] = [element];
  for (let node = waiting.pop(); node !== undefined && text.length < lengthMax * 2; node = waiting.pop()) {
    if (typeof node === 'string') text += node.slice(0, 400).replace(/\s+/gu, ' ');
    else if (!silentTags.has(node.tag)) {
      const isBlock = /^(?:div|p|li|td|th|br|tr|dd|dt|ul|h[1-6])$/u.test(node.tag);
      if (areCents(node, text)) text = `${text.trimEnd()}${/\.\d{3}\s*$/u.test(text) ? ',' : '.'}`;
      else if (isBlock) text += ' ';
      for (let index = node.children.length - 1; index >= 0; index -= 1) {
        const child = node.children[index];
        if (child !== undefined) waiting.push(child);
      }
    }
  }
  return collapse(text).slice(0, lengthMax);
}

/** Whether an element contains only two digits that follow whole units: raised, named as cents, or adjacent. */
function areCents(node: PageElement, before: string): boolean {
  const [only] = node.children;
  if (node.children.length !== 1 || typeof only !== 'string' || !/^\s*\d{2}\s*$/u.test(only)) return false;
  const isSet = node.tag === 'sup' || node.tag === 'small' || centNames.test(node.attributes['class'] ?? '');
  return isSet
    ? /\d\s*$/u.test(before)
    : /(?:^|[^\d.,])(?:\d{1,3}[.,]\d{3}|\d{1,4})$/u.test(before) && /^\d/u.test(only);
}
