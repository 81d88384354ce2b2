import type { Money } from '@pricehunt/offers';
import { isCurrency, minorUnitDigits, moneyFromDecimal, readPrice } from '@pricehunt/offers';

export type FeedPriceReading =
  | { readonly kind: 'price'; readonly money: Money }
  | { readonly kind: 'unreadable' | 'ambiguous' | 'currency-missing' | 'negative' | 'zero' };

/** For prices without a currency: the feed's column or default. */
export interface PriceDefaults {
  readonly currency: string | null;
  readonly country: string | null;
}

const priceLengthMax = 200;
const machineShape = /^(?:([A-Za-z]{3})\s*)?(\d{1,15})(?:\.(\d{1,20}))?(?:\s*([A-Za-z]{3}))?$/;

/** Parses "15.00 USD" or "1.299,00 €". Rejects ambiguous prices such as "1.299". */
export function readFeedPrice(text: string, defaults: PriceDefaults): FeedPriceReading {
  if (text.length > priceLengthMax) return { kind: 'unreadable' };
  const machine = machineShape.exec(text);
  if (machine !== null) {
    const [, before, whole = '', decimals = '', after] = machine;
    const stated = (before ?? after)?.toUpperCase() ?? null;
    const isTwice = before !== undefined && after !== undefined && stated !== after.toUpperCase();
    if (stated !== null && (isTwice || !isCurrency(stated))) return { kind: 'unreadable' };
    return machinePrice(whole, decimals, stated ?? defaults.currency);
  }
  if (/^[^\d]*[-−–]\s*[^\d\s]{0,3}\s*\d/.test(text) || /^\(.*\d.*\)$/.test(text)) return { kind: 'negative' };
  return printedPrice(text, defaults);
}

function machinePrice(whole: string, decimals: string, currency: string | null): FeedPriceReading {
  const isZero = /^0*$/.test(whole) && /^0*$/.test(decimals);
  if (isZero) return { kind: 'zero' };
  if (currency === null) return { kind: 'currency-missing' };
  const isAmbiguous = decimals.length === 3 && minorUnitDigits(currency) < 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (isAmbiguous) return { kind: 'ambiguous' };
  return priced(moneyFromDecimal(decimals === '' ? whole : `${whole}.${decimals}`, currency));
}

function printedPrice(text: string, defaults: PriceDefaults): FeedPriceReading {
  const reading = readPrice(text, { currency: defaults.currency, country: defaults.country });
  if (reading.kind === 'free') return { kind: 'zero' };
  if (reading.kind !== 'exact' || reading.amount === null) return { kind: 'unreadable' };
  const currency = reading.currency ?? (reading.currencySign === null ? defaults.currency : null);
  if (currency === null)
    return Number(reading.amount) === 0 ? { kind: 'zero' } : { kind: 'currency-missing' };
  return priced(moneyFromDecimal(reading.amount, currency));
}

function priced(money: Money | null): FeedPriceReading {
  if (money === null) return { kind: 'unreadable' };
  return money.amountMinor === 0 ? { kind: 'zero' } : { kind: 'price', money };
}
