import type { PageElement } from '../page/page-document';
import { hasStrike } from '../page/strike-through';
import {
  isDeliveryAfter,
  listLabels,
  newPriceLabels,
  priceLabels,
  rejectedLabels,
  usedLabels,
} from './price-labels';

export interface Wording {
  readonly score: number;
  readonly isListPrice: boolean;
  readonly isRejected: boolean;
  readonly isUsed: boolean;
  readonly mayBeOfNewItem: boolean;
}

const listNames =
  / (?:old|was|regular|list|strike\w*|crossed|cross|before|original|rrp|msrp|uvp|retail|previous|barred|tachado|ancien|instead|pvp|(?:standard|normal|full|compare) price|price (?:standard|normal|full|compare)) /u;
const earlierNames =
  / (?:old|was|original|strike\w*|crossed|rrp|msrp|uvp|previous|barred|ancien|tachado|former|msrp) (?:price|preis|prix|precio|prezzo|prijs|cena|preco|amount) /u;
const saleNames =
  / (?:current|currentprice|sale|sales|final|our|ourprice|now|special|actual|deal|selling|new|main|product|pdp|today|reduced|offer|big|buybox|dealprice) /u;
const rejectedNames =
  / (?:calculators?|shipping|delivery|versand|livraison|postage|freight|install?ments?|monthly|month|monat|finance|financing|klarna|afterpay|credit|emi|coupon|gift|voucher|cashback|points|warranty|insurance|protection|deposit|subtotal|minicart|cart total|threshold|rating|reviews?|qty|quantity|countdown|phone|tel|unit price|price unit|per unit|ppu|base price|price per|grundpreis|trade in|swatch\w*|bulk (?:acquire|buy|buying|order|orders|discounts?|pricing|prices?)) /u;
const partialNames = / (?:sav(?:e|ed|ing|ings)|discount\w*|rabatt|descuento|bonus|tax|vat|fee|percent\w*) /u;
/** Of a price that shoppers pay, unlike an amount of tax. */
const withTaxNames = / (?:inc|incl|including|with) (?:vat|tax) /gu;
/** Rejects delivery, instalments and savings; marks previous and struck-through prices. */
export function readWording(names: string, close: string, label: string, element: PageElement): Wording {
  const before = label.split(' | ')[0] ?? '';
  const isStruck = hasStrike(element);
  const isListPrice =
    isStruck ||
    earlierNames.test(close) ||
    (listNames.test(close) && !saleNames.test(close)) ||
    listLabels.test(before);
  const isRejected =
    rejectedNames.test(names) ||
    (partialNames.test(names.replace(withTaxNames, ' ')) &&
      !/ (?:sale|final|our|now|current|new|special|discounted|discount) price /u.test(names)) ||
    rejectedLabels.test(before);
  const size = fontSize(element);
  return {
    isListPrice,
    isRejected,
    isUsed: usedLabels.test(`${before} ${close}`),
    mayBeOfNewItem: newPriceLabels.test(before),
    score:
      (saleNames.test(names) ? 0.7 : 0) +
      (priceLabels.test(before) ? 0.8 : 0) +
      (size === null ? 0 : size >= 18 ? 1 : size <= 11 ? -0.4 : 0) +
      (isListPrice ? -2.5 : 0),
  };
}

/** Such as "+ €3", "- €99" or "€6.99 postage". */
export function isOtherCharge(text: string): boolean {
  if (/^[+\-−–]\s*\P{L}{0,3}\p{Nd}/u.test(text)) return true;
  const after = /\p{Nd}(\P{Nd}*)$/u.exec(text)?.[1] ?? '';
  return isDeliveryAfter(after);
}

/** Whether the amount was converted from another currency. */
export function isConverted(text: string): boolean {
  return /^(?:≈|approx|circa|ca\.|environ|about|aprox|ungefähr|约|約)/iu.test(text);
}

function fontSize({ attributes, parent }: PageElement): number | null {
  const style = `${attributes['style'] ?? ''};${parent?.attributes['style'] ?? ''}`.slice(0, 500);
  const found = /font(?:-size)?:[^;]{0,20}?(\d{1,3})(?:\.\d+)?px/iu.exec(style);
  return found?.[1] === undefined ? null : Number(found[1]);
}
