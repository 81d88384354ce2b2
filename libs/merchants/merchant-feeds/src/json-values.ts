import { structuredText } from './shipping-text';

/** Undefined for invalid JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** In Google's notation, such as "15.00 USD" or "2 kg". Empty for null and unknown objects. */
export function textOfJson(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? decimalText(value) : '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    moneyText(fields) ??
    chargeText(fields) ??
    thresholdText(fields) ??
    rateText(fields) ??
    detailText(fields) ??
    textOfSimple(fields.get('url') ?? fields.get('src') ?? fields.get('name'))
  );
}

function moneyText(fields: ReadonlyMap<string, unknown>): string | null {
  const currency = textOfSimple(fields.get('currency') ?? fields.get('currencyCode') ?? fields.get('unit'));
  const micros = textOfSimple(fields.get('amountMicros'));
  if (/^\d{1,18}$/.test(micros))
    return `${micros
      .padStart(7, '0')
      .replace(/(\d{6})$/, '.$1')
      .replace(/0{1,4}$/, '')} ${currency}`;
  const amount = textOfSimple(fields.get('value') ?? fields.get('amount'));
  return amount === '' ? null : `${amount} ${currency}`.trim();
}

function chargeText(fields: ReadonlyMap<string, unknown>): string | null {
  const price = fields.get('price');
  if (price === undefined) return null;
  const parts = simpleParts(fields, ['country', 'region', 'service']);
  return structuredText('shipping', new Map([...parts, ['price', textOfJsonPrice(price)]]));
}

function thresholdText(fields: ReadonlyMap<string, unknown>): string | null {
  const threshold = fields.get('priceThreshold') ?? fields.get('price_threshold');
  if (threshold === undefined) return null;
  const parts = simpleParts(fields, ['country']);
  return structuredText(
    'free_shipping_threshold',
    new Map([...parts, ['price_threshold', textOfJsonPrice(threshold)]]),
  );
}

function rateText(fields: ReadonlyMap<string, unknown>): string | null {
  if (!fields.has('rate') || !fields.has('country')) return null;
  return structuredText('tax', new Map(simpleParts(fields, ['country', 'region', 'rate'])));
}

function detailText(fields: ReadonlyMap<string, unknown>): string | null {
  const part = (camel: string, snake: string) => textOfSimple(fields.get(camel) ?? fields.get(snake));
  const name = part('attributeName', 'attribute_name');
  if (name === '') return null;
  const parts = new Map([
    ['section_name', part('sectionName', 'section_name')],
    ['attribute_name', name],
    ['attribute_value', part('attributeValue', 'attribute_value')],
  ]);
  return structuredText('product_detail', parts);
}

function simpleParts(
  fields: ReadonlyMap<string, unknown>,
  names: readonly string[],
): readonly [string, string][] {
  return names.map((name) => [name, textOfSimple(fields.get(name))]);
}

function textOfJsonPrice(price: unknown): string {
  if (typeof price !== 'object' || price === null) return textOfSimple(price);
  return moneyText(new Map<string, unknown>(Object.entries(price))) ?? '';
}

function textOfSimple(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? decimalText(value) : '';
}

/** Four decimals, so that 1.299 can't be read as thousands. */
function decimalText(value: number): string {
  const text = String(value);
  return /^\d+\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** Empty if it isn't a list. */
export function objectsIn(value: unknown): readonly ReadonlyMap<string, unknown>[] {
  return (Array.isArray(value) ? value : []).flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null ? [new Map<string, unknown>(Object.entries(entry))] : [],
  );
}

/** Follows keys joined by dots. Lists on the way can give several values. */
export function valuesAt(value: unknown, path: string): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => valuesAt(entry, path));
  if (typeof value !== 'object' || value === null) return [];
  const fields = new Map<string, unknown>(Object.entries(value));
  if (fields.has(path)) {
    const found = fields.get(path);
    return Array.isArray(found) ? found : [found];
  }
  const dot = path.indexOf('.');
  return dot === -1 ? [] : valuesAt(fields.get(path.slice(0, dot)), path.slice(dot + 1));
}
