import type { MarkupItem, MarkupValue } from './markup-item';
import { itemsOf, textOfValue, textValue, valuesOf } from './markup-item';

/** A number of markup: as written, or a text that is a plain decimal with a point or a comma. Null for anything else. */
export function readNumber(value: MarkupValue | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = typeof value === 'string' ? value.trim().replace(',', '.') : '';
  return /^\d{1,9}(?:\.\d{1,6})?$/u.test(text) ? Number(text) : null;
}

/** Both ends of a QuantitativeValue; a single `value` is both. Null where it states no number. */
export function readRange(
  quantity: MarkupItem,
): { readonly min: number | null; readonly max: number | null } | null {
  const value = readNumber(valuesOf(quantity, 'value')[0]);
  const min = readNumber(valuesOf(quantity, 'minValue')[0]) ?? value;
  const max = readNumber(valuesOf(quantity, 'maxValue')[0]) ?? value;
  return min === null && max === null ? null : { min, max };
}

const gramsByUnit: Readonly<Record<string, number>> = {
  kgm: 1_000,
  kg: 1_000,
  grm: 1,
  g: 1,
  lbr: 453.592,
  lb: 453.592,
  lbs: 453.592,
  onz: 28.3495,
  oz: 28.3495,
  tne: 1_000_000,
};

/** How many grams a unit of weight has, by its UN/CEFACT code or its sign; null for what is no unit of weight. */
export function gramsOfUnit(quantity: MarkupItem): number | null {
  const unit = textValue(quantity, 'unitCode', 'unitText')?.toLowerCase() ?? '';
  return Object.hasOwn(gramsByUnit, unit) ? (gramsByUnit[unit] ?? null) : null;
}

const gramsMax = 1_000_000;

/** What a thing weighs in grams, as it states in its `shippingWeight` or `weight`; null where it does not. */
export function readWeight(thing: MarkupItem): number | null {
  for (const name of ['shippingWeight', 'weight']) {
    const [quantity] = itemsOf(thing, name);
    const grams = quantity === undefined ? gramsOfText(valuesOf(thing, name)[0]) : gramsOfQuantity(quantity);
    if (grams !== null && grams > 0 && grams <= gramsMax) return Math.ceil(grams);
  }
  return null;
}

function gramsOfQuantity(quantity: MarkupItem): number | null {
  const value = readNumber(valuesOf(quantity, 'value')[0]);
  const unit = gramsOfUnit(quantity);
  return value === null || unit === null ? gramsOfText(valuesOf(quantity, 'value')[0]) : value * unit;
}

function gramsOfText(value: MarkupValue | undefined): number | null {
  const text = value === undefined ? '' : (textOfValue(value) ?? '');
  const [, amount, unit = ''] = /^(\d{1,9}(?:[.,]\d{1,6})?)\s*(kg|g|lbs?|oz)$/iu.exec(text.trim()) ?? [];
  const number = readNumber(amount);
  return number === null ? null : number * (gramsByUnit[unit.toLowerCase()] ?? NaN);
}
