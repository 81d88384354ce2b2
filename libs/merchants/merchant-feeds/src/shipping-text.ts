import type { FeedAttribute } from './feed-attributes';
import { onOneLine } from './plain-text';

/** The parts of structured attributes in Google's order. */
const partsInOrder = {
  shipping: ['country', 'region', 'service', 'price'],
  free_shipping_threshold: ['country', 'price_threshold'],
  tax: ['country', 'region', 'rate', 'tax_ship'],
  product_detail: ['section_name', 'attribute_name', 'attribute_value'],
} as const;
/** Others may contain no comma and no colon. */
const verbatimParts: ReadonlySet<string> = new Set(['price', 'price_threshold', 'rate', 'attribute_value']);

export type StructuredAttribute = keyof typeof partsInOrder;

export function isStructured(attribute: FeedAttribute): attribute is StructuredAttribute {
  return Object.hasOwn(partsInOrder, attribute);
}

export function structureFields(structure: string): readonly string[] {
  return structure.split(':').map((part) => part.trim().toLowerCase());
}

/** Joins parts in Google's order, such as `country:region:service:price`. */
export function structuredText(attribute: StructuredAttribute, parts: ReadonlyMap<string, string>): string {
  const order: readonly string[] = partsInOrder[attribute];
  return order
    .map((part) => {
      const text = (parts.get(part) ?? '').trim();
      return verbatimParts.has(part) ? text : text.replace(/[:,]/g, ' ');
    })
    .join(':');
}

/** Splits charges at commas that are followed by a country, since prices such as "4,90 EUR" contain commas too. */
export function separateCharges(text: string): readonly string[] {
  return text.includes(':')
    ? onOneLine(text)
        .split(/,(?=\s*[A-Za-z]{0,2}\s*:)/)
        .map((charge) => charge.trim())
    : [text];
}

/** Splits `section:name:value` at commas that are followed by another detail. */
export function separateDetails(text: string): readonly string[] {
  return text.split(/,(?=[^,:]*:[^,:]*:)/).map((detail) => detail.trim());
}
