export type MarkupMethod = 'json-ld' | 'microdata' | 'rdfa';

/** A number was a JSON number, so its point is a decimal point. */
export type MarkupValue = string | number | MarkupItem;

/** A marked-up item in any notation: a product, an offer, a list. */
export interface MarkupItem {
  readonly method: MarkupMethod;
  /** Type names without vocabulary, in lower case: "product", "aggregateoffer". */
  readonly types: readonly string[];
  readonly id: string | null;
  readonly properties: ReadonlyMap<string, readonly MarkupValue[]>;
}

/** "http://schema.org/Offer" and "s:Offer" become "Offer". */
export function bareName(name: string): string {
  const trimmed = name.trim().replace(/[/#]+$/u, '');
  return trimmed.slice(
    Math.max(trimmed.lastIndexOf('/'), trimmed.lastIndexOf('#'), trimmed.lastIndexOf(':')) + 1,
  );
}

/** All values of the first named property that has any. */
export function valuesOf(item: MarkupItem, ...names: readonly string[]): readonly MarkupValue[] {
  for (const name of names) {
    const values = item.properties.get(name);
    if (values !== undefined && values.length > 0) return values;
  }
  return [];
}

/** The first value of the first named property as text; an item counts by its name. */
export function textValue(item: MarkupItem, ...names: readonly string[]): string | null {
  for (const name of names) {
    for (const value of item.properties.get(name) ?? []) {
      const text = textOfValue(value);
      if (text !== null) return text;
    }
  }
  return null;
}

/** An item counts by its name, value or id, in this order. */
export function textOfValue(value: MarkupValue): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  for (const name of ['name', '@value', 'value', 'url', '@id']) {
    const inner = value.properties.get(name)?.[0];
    if (typeof inner === 'string' && inner.trim() !== '') return inner.trim();
    if (typeof inner === 'number') return String(inner);
  }
  return value.id;
}

export function itemsOf(item: MarkupItem, ...names: readonly string[]): readonly MarkupItem[] {
  return valuesOf(item, ...names).filter((value): value is MarkupItem => typeof value === 'object');
}

const productTypes = new Set([
  'product',
  'productmodel',
  'individualproduct',
  'someproducts',
  'productgroup',
  'productcollection',
  'vehicle',
  'car',
  'motorcycle',
  'book',
  'softwareapplication',
  'videogame',
  'musicalbum',
  'mobilephone',
]);

/** A game, programme or event counts only if it is offered for sale. */
export function isProductItem(item: MarkupItem): boolean {
  return item.types.some(
    (type) =>
      (productTypes.has(type) &&
        (type.includes('product') || item.properties.has('offers') || type === 'book')) ||
      (type.endsWith('event') && item.properties.has('offers')),
  );
}

export function isProductGroup(item: MarkupItem): boolean {
  return item.types.includes('productgroup') || item.properties.has('hasVariant');
}
