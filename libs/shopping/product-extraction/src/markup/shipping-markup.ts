import { isCountry } from '@pricehunt/offers';
import type { DeliveryDays } from '@pricehunt/offers';
import { readAmount, readCurrency } from './amount';
import type { MarkupItem } from './markup-item';
import { itemsOf, textOfValue, textValue, valuesOf } from './markup-item';
import type { ShippingClaim, ShippingRateClaim, StatedCharge } from './product-claims';
import { readNumber, readRange } from './quantities';

/** The first without a destination, and the lowest per country. Ignores regions of a country. */
export function readShipping(thing: MarkupItem): ShippingClaim | null {
  let stated: StatedCharge | null = null;
  const rates = new Map<string, ShippingRateClaim>();
  for (const details of itemsOf(thing, 'shippingDetails')) {
    const settings = itemsOf(details, 'shippingSettingsLink')[0];
    const charge = chargeOfDetails(details) ?? (settings === undefined ? null : chargeOfDetails(settings));
    if (charge === null || details.properties.has('validForMemberTier')) continue;
    const places = destinationOf(details) ?? (settings === undefined ? null : destinationOf(settings));
    if (places === null) {
      if (charge.amount !== null) stated ??= charge;
      continue;
    }
    for (const country of places) {
      const known = rates.get(country);
      if (known === undefined || isLower(charge, known)) rates.set(country, { country, ...charge });
    }
  }
  if (stated === null && rates.size === 0) return null;
  return { ...(stated ?? { amount: null, currency: null }), rates: [...rates.values()] };
}

/** ISO 3166 codes of whole countries; null without a destination. */
export function destinationOf(thing: MarkupItem): readonly string[] | null {
  const values = valuesOf(thing, 'shippingDestination');
  if (values.length === 0) return null;
  const named = values.flatMap((value) =>
    typeof value === 'object' ? countriesOf(value) : codeOf(String(value)),
  );
  return [...new Set(named)];
}

function countriesOf(region: MarkupItem): readonly string[] {
  const parts = ['addressRegion', 'postalCode', 'postalCodePrefix', 'postalCodeRange', 'postalCodeBegin'];
  if (valuesOf(region, ...parts).length > 0) return [];
  return valuesOf(region, 'addressCountry').flatMap((value) => {
    const named = typeof value === 'object' ? (textValue(value, 'identifier') ?? textOfValue(value)) : value;
    return codeOf(String(named ?? ''));
  });
}

function codeOf(text: string): readonly string[] {
  const code = text.trim().toUpperCase();
  return isCountry(code) ? [code] : [];
}

export function saysDoesNotShip(thing: MarkupItem): boolean {
  return /^(?:true|1)$/iu.test(textValue(thing, 'doesNotShip') ?? '');
}

/** From OfferShippingDetails or the retired ShippingRateSettings. */
function chargeOfDetails(details: MarkupItem): StatedCharge | null {
  if (saysDoesNotShip(details)) return { amount: null, currency: null };
  const rate = itemsOf(details, 'shippingRate')[0];
  const charge = rate === undefined ? null : readCharge(rate);
  if (charge === null) return null;
  const threshold =
    itemsOf(details, 'freeShippingThreshold')[0] ??
    (rate === undefined ? undefined : itemsOf(rate, 'freeShippingThreshold')[0]);
  const freeFrom = threshold === undefined ? null : readCharge(threshold);
  const deliveryDays = readDeliveryDays(details);
  return {
    ...charge,
    ...(freeFrom === null || freeFrom.amount === null || freeFrom.amount === '0'
      ? {}
      : { freeFrom: { amount: freeFrom.amount, currency: freeFrom.currency } }),
    ...(deliveryDays === null ? {} : { deliveryDays }),
  };
}

/** Uses the upper end of a range. */
export function readCharge(rate: MarkupItem): StatedCharge | null {
  const inner = itemsOf(rate, 'shippingRate')[0];
  if (inner !== undefined) return readCharge(inner);
  const share = readShare(rate);
  if (share !== null) return { amount: null, currency: null, share };
  const value = valuesOf(rate, 'value', 'maxValue', 'price')[0];
  const currency = readCurrency(textValue(rate, 'currency', 'priceCurrency'));
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  if (/^0+(?:[.,]0+)?$/u.test(String(value).trim())) return { amount: '0', currency };
  const reading = readAmount(value, currency);
  return reading === null ? null : { amount: reading.amount, currency: currency ?? reading.currency };
}

function readShare(rate: MarkupItem): number | null {
  const share = readNumber(valuesOf(rate, 'orderPercentage')[0]);
  return share !== null && share >= 0 && share <= 1 ? share : null;
}

/** Charges by weight can't be stated as one amount. */
export function chargesByWeight(rate: MarkupItem): boolean {
  return valuesOf(rate, 'weightPercentage').length > 0;
}

/** From order to delivery. Null without a transit time. */
function readDeliveryDays(details: MarkupItem): DeliveryDays | null {
  const time = itemsOf(details, 'deliveryTime')[0];
  return time === undefined
    ? null
    : daysOf(itemsOf(time, 'transitTime')[0], itemsOf(time, 'handlingTime')[0]);
}

/** Transit plus handling; null without transit days. */
export function daysOf(
  transit: MarkupItem | undefined,
  handling: MarkupItem | undefined,
): DeliveryDays | null {
  const [inTransit, handled] = [transit, handling].map((period) => periodOf(period));
  if (!inTransit) return null;
  const max = inTransit.max + (handled?.max ?? 0);
  return max > daysMax ? null : { min: Math.min(inTransit.min + (handled?.min ?? 0), max), max };
}

const daysMax = 365;

/** A QuantitativeValue of days or a ServicePeriod. */
function periodOf(period: MarkupItem | undefined): DeliveryDays | null {
  if (period === undefined) return null;
  const quantity = itemsOf(period, 'duration')[0] ?? period;
  const range = readRange(quantity);
  const unit = textValue(quantity, 'unitCode', 'unitText') ?? 'DAY';
  if (range === null || range.max === null || !/^(?:d|day|days)$/iu.test(unit)) return null;
  return { min: Math.floor(range.min ?? 0), max: Math.ceil(range.max) };
}

/** Any charge is lower than no shipping. */
function isLower(charge: StatedCharge, known: StatedCharge): boolean {
  if (charge.amount === null) return false;
  return known.amount === null || Number(charge.amount) < Number(known.amount);
}
