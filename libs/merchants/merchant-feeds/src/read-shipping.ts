import type { Money } from '@pricehunt/offers';
import { isCurrency } from '@pricehunt/offers';
import type { FeedItem, FeedShipping, FreeShippingFrom } from './feed-item';
import type { GivenRow } from './given-row';
import type { PriceDefaults } from './read-feed-price';
import { readFeedPrice } from './read-feed-price';
import { separateCharges } from './shipping-text';

const chargesMax = 50;

/** `country:region:service:price`, comma-separated, or a single price. Ignores invalid parts with an issue. */
export function readShipping(
  row: GivenRow,
  defaults: PriceDefaults,
  priceCurrency: string | null,
): readonly FeedShipping[] {
  const terms = { ...defaults, currency: priceCurrency ?? defaults.currency };
  const charges: FeedShipping[] = [];
  for (const value of row.all('shipping')) {
    for (const text of separateCharges(value.text)) {
      const charge = readCharge(text, terms);
      if (charge === null) row.note('shipping.unreadable', { column: value.column, text });
      else if (charges.length < chargesMax) charges.push(charge);
    }
  }
  return charges;
}

/** Parses `country:price`, comma-separated, or a single price. */
export function readFreeShipping(
  row: GivenRow,
  defaults: PriceDefaults,
  priceCurrency: string | null,
): Pick<FeedItem, 'freeShippingFrom'> {
  const terms = { ...defaults, currency: priceCurrency ?? defaults.currency };
  const thresholds: FreeShippingFrom[] = [];
  for (const value of row.all('free_shipping_threshold')) {
    for (const text of separateCharges(value.text)) {
      const charge = text.split(':').length > 2 ? null : readCharge(text, terms);
      if (charge === null) row.note('free-shipping.unreadable', { column: value.column, text });
      else if (thresholds.length < chargesMax)
        thresholds.push({ country: charge.country, price: charge.price });
    }
  }
  return thresholds.length === 0 ? {} : { freeShippingFrom: thresholds };
}

function readCharge(text: string, defaults: PriceDefaults): FeedShipping | null {
  const parts = text.split(':').map((part) => part.trim());
  const price = readChargedPrice(parts.at(-1) ?? '', defaults);
  const country = parts.length > 1 ? (parts[0] ?? '') : '';
  if (price === null || parts.length > 7 || !/^(?:[A-Za-z]{2})?$/.test(country)) return null;
  const service = parts.length >= 4 ? (parts[2] ?? '') : parts.length === 3 ? (parts[1] ?? '') : '';
  return {
    country: country === '' ? null : country.toUpperCase(),
    service: service === '' ? null : service.replace(/\s+/g, ' '),
    price,
  };
}

/** Zero and "free" mean free shipping. */
function readChargedPrice(text: string, defaults: PriceDefaults): Money | null {
  const reading = readFeedPrice(text, defaults);
  if (reading.kind === 'price') return reading.money;
  if (reading.kind !== 'zero') return null;
  const stated = /(?:^|[^A-Za-z])([A-Z]{3})(?:[^A-Za-z]|$)/.exec(text)?.[1];
  const currency = stated !== undefined && isCurrency(stated) ? stated : defaults.currency;
  return currency === null ? null : { amountMinor: 0, currency };
}
