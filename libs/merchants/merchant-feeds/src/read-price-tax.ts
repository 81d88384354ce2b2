import type { Money } from '@pricehunt/offers';
import { currencyOfCountry, usualTaxAt } from '@pricehunt/offers';
import type { FeedItem } from './feed-item';
import type { GivenRow } from './given-row';
import { separateCharges } from './shipping-text';

type StatedTax = NonNullable<FeedItem['tax']>;

/** By column name ("Price (excl. VAT)"), `tax`, or country (US and Canada exclude it). Rates depend on the address. */
export function readPriceTax(
  row: GivenRow,
  price: Money | null,
  country: string | null,
): Pick<FeedItem, 'tax'> {
  const stated = readTaxes(row, price);
  const tax = taxOfColumn(row.one('price')?.column ?? '') ?? stated;
  if (tax !== null) return { tax };
  const isOfUntaxedCountry = country !== null && usualTaxAt(country) === 'excluded';
  return isOfUntaxedCountry && price?.currency === currencyOfCountry(country) ? { tax: 'excluded' } : {};
}

/** Text in brackets in the column name. */
function taxOfColumn(name: string): StatedTax | null {
  const [, said = ''] = /\(([^)]*)\)?\s*$/.exec(name) ?? [];
  if (/^\s*(?:excl|exkl|ex\b|net\b|netto|ohne|zzgl|plus|without|ht\b|hors)/i.test(said)) return 'excluded';
  return /^\s*(?:incl|inkl|gross|brutto|mit|with\b|ttc\b)/i.test(said) ? 'included' : null;
}

/** Google's `tax` lists US sales tax rates. The repaired file writes a word instead. */
function readTaxes(row: GivenRow, price: Money | null): StatedTax | null {
  let tax: StatedTax | null = null;
  for (const { column, text } of row.all('tax')) {
    if (text === 'included' || text === 'excluded') return text;
    for (const rate of separateCharges(text)) {
      if (!isRateOfUs(rate)) row.note('tax.unreadable', { column, text: rate });
      else if (price?.currency === 'USD') tax = 'excluded';
    }
  }
  return tax;
}

/** `country:region:rate:tax_ship`. Region and tax_ship are optional. */
function isRateOfUs(text: string): boolean {
  const [country = '', ...parts] = text.split(':').map((part) => part.trim());
  const hasRate = parts.some((part) => /^\d{1,2}(?:[.,]\d{1,5})?\s*%?$/.test(part));
  return /^(?:US)?$/i.test(country) && parts.length <= 3 && hasRate;
}
