import type { ShippingTerms } from './destination';
import { formatMoney } from './money-format';
import type { PriceTax } from './offer';
import type { DeliveryDays } from './shipping';
import type { OfferTotal } from './offer-total';
import { isPricedWithoutSalesTax } from './price-tax';

/** Shipping, totals and tax in one language, for pages and mails. */
export interface ShippingWords {
  readonly free: string;
  readonly cost: (cost: string) => string;
  readonly costFreeFrom: (cost: string, freeFrom: string) => string;
  /** Below the amount, the cost isn't stated. */
  readonly freeFrom: (freeFrom: string) => string;
  readonly freeFromAmount: (freeFrom: string) => string;
  readonly notStated: string;
  readonly notShipped: string;
  readonly withShipping: string;
  readonly withoutShipping: string;
  readonly plusSalesTax: string;
  readonly plusTax: string;
  readonly taxNotStated: string;
  readonly days: (days: string, isOne: boolean) => string;
  readonly daysAtMost: (days: string, isOne: boolean) => string;
  /** Named if it isn't the offer itself. */
  readonly origins: Readonly<Record<'policy' | 'operator', string>>;
}

export type StatedShipping = Pick<ShippingTerms, 'shipping'> & Partial<Pick<ShippingTerms, 'freeFrom'>>;

/** Such as "€4.99 shipping, free from €29.00". */
export function shippingSentence(
  { shipping, freeFrom = null }: StatedShipping,
  words: ShippingWords,
  locale: string,
): string {
  switch (shipping.kind) {
    case 'free':
      return words.free;
    case 'known': {
      const cost = formatMoney(shipping.cost, locale);
      return freeFrom === null ? words.cost(cost) : words.costFreeFrom(cost, formatMoney(freeFrom, locale));
    }
    case 'unknown':
      return freeFrom === null ? words.notStated : words.freeFrom(formatMoney(freeFrom, locale));
    case 'not-shipped':
      return words.notShipped;
  }
}

export interface StatedTotal {
  readonly kind: OfferTotal['kind'];
  readonly tax: PriceTax;
  readonly currency: string;
}

/** Such as "incl. shipping, plus sales tax". Included tax isn't mentioned. */
export function totalSentence({ kind, tax, currency }: StatedTotal, words: ShippingWords): string {
  const shipping = kind === 'delivered' ? words.withShipping : words.withoutShipping;
  const taxed = taxSentence({ tax, currency }, words);
  return taxed === null ? shipping : `${shipping}, ${taxed}`;
}

export function taxSentence(
  { tax, currency }: Omit<StatedTotal, 'kind'>,
  words: ShippingWords,
): string | null {
  if (tax === 'included') return null;
  if (tax === 'unknown') return words.taxNotStated;
  return isPricedWithoutSalesTax(currency) ? words.plusSalesTax : words.plusTax;
}

export function deliverySentence({ min, max }: DeliveryDays, words: ShippingWords, locale: string): string {
  const number = new Intl.NumberFormat(locale);
  const most = number.format(max);
  if (min === 0) return words.daysAtMost(most, max === 1);
  return words.days(min === max ? most : `${number.format(min)}–${most}`, max === 1);
}
