import { onOneLine } from './plain-text';

/** The parts of a delivery charge in the order in which Google's tables write them. */
const partsInOrder = ['country', 'region', 'service', 'price'] as const;

/** The names of the parts that a header such as "shipping(country:price)" lists, in its order. */
export function shippingFields(structure: string): readonly string[] {
  return structure.split(':').map((part) => part.trim().toLowerCase());
}

/** A delivery charge as Google's tables write it, `country:region:service:price`, from its parts by name. */
export function shippingText(parts: ReadonlyMap<string, string>): string {
  const texts = partsInOrder.map((part) => (parts.get(part) ?? '').trim());
  return texts.map((text, index) => (index < 3 ? text.replace(/[:,]/g, ' ') : text)).join(':');
}

/** Several charges of one value: a comma also stands in prices such as "4,90 EUR", so it separates only where a country follows. */
export function separateCharges(text: string): readonly string[] {
  return text.includes(':')
    ? onOneLine(text)
        .split(/,(?=\s*[A-Za-z]{0,2}\s*:)/)
        .map((charge) => charge.trim())
    : [text];
}
