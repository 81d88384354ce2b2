import type { Money } from '@pricehunt/offers';
import { currencyOfCountry, usualTaxAt } from '@pricehunt/offers';
import type { FeedItem } from './feed-item';
import type { GivenRow } from './given-row';
import { separateCharges } from './shipping-text';

type StatedTax = NonNullable<FeedItem['tax']>;

/**
 * Whether the price has tax in it, as the feed says it: by the name of the price's column ("Price (excl. VAT)"), by `tax`, or by the
 * country that the feed is for, as Google asks of feeds for the US and Canada. Rates of sales tax are not kept: they depend on the
 * shopper's place.
 */
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

/** What brackets in the name of a column say. */
function taxOfColumn(name: string): StatedTax | null {
  const [, said = ''] = /\(([^)]*)\)?\s*$/.exec(name) ?? [];
  if (/^\s*(?:excl|exkl|ex\b|net\b|netto|ohne|zzgl|plus|without|ht\b|hors)/i.test(said)) return 'excluded';
  return /^\s*(?:incl|inkl|gross|brutto|mit|with\b|ttc\b)/i.test(said) ? 'included' : null;
}

/** Google's `tax` holds rates of US sales tax, which come on top of prices in dollars. The repaired file writes a word instead. */
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

/** `country:region:rate:tax_ship`, of which the region and the last may be left out. */
function isRateOfUs(text: string): boolean {
  const [country = '', ...parts] = text.split(':').map((part) => part.trim());
  const hasRate = parts.some((part) => /^\d{1,2}(?:[.,]\d{1,5})?\s*%?$/.test(part));
  return /^(?:US)?$/i.test(country) && parts.length <= 3 && hasRate;
}
