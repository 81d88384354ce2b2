import type { FeedAttribute } from './feed-attributes';
import { onOneLine } from './plain-text';

/** The parts of attributes that have some, in the order in which Google's tables write them. */
const partsInOrder = {
  shipping: ['country', 'region', 'service', 'price'],
  free_shipping_threshold: ['country', 'price_threshold'],
  tax: ['country', 'region', 'rate', 'tax_ship'],
} as const;
/** Numbers may have a comma; colons and commas of other parts would end them. */
const numberParts: ReadonlySet<string> = new Set(['price', 'price_threshold', 'rate']);

/** An attribute whose values have parts. */
export type StructuredAttribute = keyof typeof partsInOrder;

/** Whether values of an attribute have parts. */
export function isStructured(attribute: FeedAttribute): attribute is StructuredAttribute {
  return Object.hasOwn(partsInOrder, attribute);
}

/** The names of the parts that a header such as "shipping(country:price)" lists, in its order. */
export function structureFields(structure: string): readonly string[] {
  return structure.split(':').map((part) => part.trim().toLowerCase());
}

/** A value as Google's tables write it, such as `country:region:service:price`, from its parts by name. */
export function structuredText(attribute: StructuredAttribute, parts: ReadonlyMap<string, string>): string {
  const order: readonly string[] = partsInOrder[attribute];
  return order
    .map((part) => {
      const text = (parts.get(part) ?? '').trim();
      return numberParts.has(part) ? text : text.replace(/[:,]/g, ' ');
    })
    .join(':');
}

/** Several charges of one value: a comma also stands in prices such as "4,90 EUR", so it separates only where a country follows. */
export function separateCharges(text: string): readonly string[] {
  return text.includes(':')
    ? onOneLine(text)
        .split(/,(?=\s*[A-Za-z]{0,2}\s*:)/)
        .map((charge) => charge.trim())
    : [text];
}
