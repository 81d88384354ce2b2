import type { Money } from '@pricehunt/offers';
import { isCurrency } from '@pricehunt/offers';
import type { FeedItem } from './feed-item';
import type { FeedTerms } from './feed-options';
import type { GivenRow } from './given-row';
import { readDateWindow } from './read-date';
import type { PriceDefaults } from './read-feed-price';
import { readFeedPrice } from './read-feed-price';

type PriceFields = Pick<FeedItem, 'salePrice' | 'saleWindow' | 'costOfGoods'> & {
  readonly price: Money | null;
};

/** An unusable price gives null with an issue. An unusable sale price or cost is ignored with an issue. */
export function readPrices(row: GivenRow, terms: Pick<FeedTerms, 'currency' | 'country'>): PriceFields {
  const defaults = { currency: currencyOfRow(row) ?? terms.currency, country: terms.country };
  const price = readRegularPrice(row, defaults, terms.currency);
  const costOfGoods = readCost(row, defaults);
  const before = row.one('sale_price') === null ? priceBefore(row, price, defaults) : null;
  if (before !== null) return { price: before, salePrice: price, saleWindow: null, costOfGoods };
  return { price, ...readSale(row, price, defaults), costOfGoods };
}

/** Some exports give the reduced price as the price. */
function priceBefore(row: GivenRow, price: Money | null, defaults: PriceDefaults): Money | null {
  const given = row.one('list_price');
  if (given === null || price === null) return null;
  const reading = readFeedPrice(given.text, { ...defaults, currency: defaults.currency ?? price.currency });
  if (reading.kind !== 'price' || reading.money.currency !== price.currency) return null;
  return reading.money.amountMinor > price.amountMinor ? reading.money : null;
}

function currencyOfRow(row: GivenRow): string | null {
  const code = row.text('currency')?.toUpperCase() ?? null;
  return code !== null && isCurrency(code) ? code : null;
}

function readRegularPrice(row: GivenRow, defaults: PriceDefaults, feedCurrency: string | null): Money | null {
  const given = row.one('price');
  if (given === null) {
    row.note('price.missing', 'price');
    return null;
  }
  const reading = readFeedPrice(given.text, defaults);
  if (reading.kind !== 'price') {
    row.note(`price.${reading.kind}`, given);
    return null;
  }
  if (feedCurrency !== null && reading.money.currency !== feedCurrency)
    row.note('price.currency-mismatch', given);
  return reading.money;
}

function readSale(
  row: GivenRow,
  price: Money | null,
  defaults: PriceDefaults,
): Pick<FeedItem, 'salePrice' | 'saleWindow'> {
  const none = { salePrice: null, saleWindow: null };
  const given = row.one('sale_price');
  if (given === null || price === null) return none;
  const reading = readFeedPrice(given.text, { ...defaults, currency: defaults.currency ?? price.currency });
  // Many exports write 0.00 for no sale.
  if (reading.kind === 'zero') return none;
  if (reading.kind !== 'price') {
    row.note('sale-price.unreadable', given);
    return none;
  }
  if (reading.money.currency !== price.currency) {
    row.note('sale-price.currency-mismatch', given);
    return none;
  }
  if (reading.money.amountMinor >= price.amountMinor) {
    row.note('sale-price.not-below-price', given);
    return none;
  }
  const dates = row.one('sale_price_effective_date');
  if (dates === null) return { salePrice: reading.money, saleWindow: null };
  const saleWindow = readDateWindow(dates.text);
  if (saleWindow !== null) return { salePrice: reading.money, saleWindow };
  row.note('sale-date.malformed', dates);
  return none;
}

function readCost(row: GivenRow, defaults: PriceDefaults): Money | null {
  const given = row.one('cost_of_goods_sold');
  if (given === null) return null;
  const reading = readFeedPrice(given.text, defaults);
  if (reading.kind === 'price') return reading.money;
  if (reading.kind !== 'zero') row.note('cost.unreadable', given);
  return null;
}
