import { gramsOfUnit, readGrams, wholeGrams } from '@pricehunt/offers';
import type { MarkupItem, MarkupValue } from './markup-item';
import { itemsOf, textOfValue, textValue, valuesOf } from './markup-item';

/** A JSON number or a decimal text with a point or comma. */
export function readNumber(value: MarkupValue | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = typeof value === 'string' ? value.trim().replace(',', '.') : '';
  return /^\d{1,9}(?:\.\d{1,6})?$/u.test(text) ? Number(text) : null;
}

/** A single `value` is both ends. */
export function readRange(
  quantity: MarkupItem,
): { readonly min: number | null; readonly max: number | null } | null {
  const value = readNumber(valuesOf(quantity, 'value')[0]);
  const min = readNumber(valuesOf(quantity, 'minValue')[0]) ?? value;
  const max = readNumber(valuesOf(quantity, 'maxValue')[0]) ?? value;
  return min === null && max === null ? null : { min, max };
}

export function gramsOfQuantityUnit(quantity: MarkupItem): number | null {
  return gramsOfUnit(textValue(quantity, 'unitCode', 'unitText') ?? '');
}

/** In grams, from `shippingWeight` or `weight`. */
export function readWeight(thing: MarkupItem): number | null {
  for (const name of ['shippingWeight', 'weight']) {
    const [quantity] = itemsOf(thing, name);
    const grams = quantity === undefined ? gramsOfText(valuesOf(thing, name)[0]) : gramsOfQuantity(quantity);
    if (grams !== null) return grams;
  }
  return null;
}

function gramsOfQuantity(quantity: MarkupItem): number | null {
  const value = readNumber(valuesOf(quantity, 'value')[0]);
  const unit = gramsOfQuantityUnit(quantity);
  return value === null || unit === null
    ? gramsOfText(valuesOf(quantity, 'value')[0])
    : wholeGrams(value * unit);
}

function gramsOfText(value: MarkupValue | undefined): number | null {
  return value === undefined ? null : readGrams(textOfValue(value) ?? '');
}
