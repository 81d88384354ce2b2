import type { ShippingTerms } from './destination';
import { formatMoney } from './money-format';
import type { DeliveryDays, PriceTax } from './offer';
import type { OfferTotal } from './offer-total';
import { isPricedWithoutSalesTax } from './price-tax';

/** The words of shipping, totals and tax in one language. Pages and mails use the same ones. */
export interface ShippingWords {
  readonly free: string;
  readonly cost: (cost: string) => string;
  readonly costFreeFrom: (cost: string, freeFrom: string) => string;
  /** Where the price is below the amount, and what shipping costs there is not stated. */
  readonly freeFrom: (freeFrom: string) => string;
  readonly freeFromAmount: (freeFrom: string) => string;
  readonly notStated: string;
  readonly notShipped: string;
  readonly withShipping: string;
  readonly withoutShipping: string;
  readonly plusSalesTax: string;
  readonly plusTax: string;
  readonly taxNotStated: string;
  readonly days: (days: string) => string;
  /** Who says it, where that is not the offer itself. */
  readonly origins: Readonly<Record<'policy' | 'operator', string>>;
}

export const englishShipping: ShippingWords = {
  free: 'free shipping',
  cost: (cost) => `${cost} shipping`,
  costFreeFrom: (cost, freeFrom) => `${cost} shipping, free from ${freeFrom}`,
  freeFrom: (freeFrom) => `free shipping from ${freeFrom}, not stated below that`,
  freeFromAmount: (freeFrom) => `free from ${freeFrom}`,
  notStated: 'shipping not stated',
  notShipped: 'Doesn’t ship to your country',
  withShipping: 'incl. shipping',
  withoutShipping: 'without shipping',
  plusSalesTax: 'plus sales tax',
  plusTax: 'plus VAT',
  taxNotStated: 'tax not stated',
  days: (days) => `delivery in ${days} days`,
  origins: { policy: 'from the shop’s shipping policy', operator: 'our information, not the shop’s' },
};

/** What is said of an offer's shipping. */
export type StatedShipping = Pick<ShippingTerms, 'shipping'> & Partial<Pick<ShippingTerms, 'freeFrom'>>;

/** Says what shipping costs: "€4.99 shipping, free from €29.00", or that it is not stated. The locale writes the amounts. */
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

/** An amount that is shown, with what is in it. */
export interface StatedTotal {
  readonly kind: OfferTotal['kind'];
  readonly tax: PriceTax;
  /** Of the offer's price. */
  readonly currency: string;
}

/** Says what an amount holds: "incl. shipping, plus sales tax". Tax that is in it goes without saying. */
export function totalSentence({ kind, tax, currency }: StatedTotal, words: ShippingWords): string {
  const shipping = kind === 'delivered' ? words.withShipping : words.withoutShipping;
  const taxed = taxSentence({ tax, currency }, words);
  return taxed === null ? shipping : `${shipping}, ${taxed}`;
}

/** Says that tax comes on top of an amount, or may; null where it is in it. */
export function taxSentence(
  { tax, currency }: Omit<StatedTotal, 'kind'>,
  words: ShippingWords,
): string | null {
  if (tax === 'included') return null;
  if (tax === 'unknown') return words.taxNotStated;
  return isPricedWithoutSalesTax(currency) ? words.plusSalesTax : words.plusTax;
}

/** Says how long delivery takes: "delivery in 2–4 days". */
export function deliverySentence({ min, max }: DeliveryDays, words: ShippingWords, locale: string): string {
  const number = new Intl.NumberFormat(locale);
  return words.days(min === max ? number.format(max) : `${number.format(min)}–${number.format(max)}`);
}
