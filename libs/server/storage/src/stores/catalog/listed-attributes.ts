import { detailSpan } from '@pricehunt/offers';

/** An attribute of a product, to be compared by its key. */
export interface ListedAttribute {
  readonly name: string;
  /** The value without case, punctuation and differences in spacing: "256GB" and "256 gb" have the same. */
  readonly key: string;
  /** As stated. */
  readonly label: string;
}

const attributesMax = 20;
const lengthMax = 60;
/** Each of these has a filter of its own, or a different value for nearly every product. */
const leftOut = new Set(['brand', 'condition', 'model', 'mpn', 'sku', 'gtin', 'title']);

/** The text of a listing's `attributes`, where each is "|name=key=label|"; empty without any. Measures are listed by their span. */
export function attributesText(attributes: Readonly<Record<string, string>>): string {
  const listed = Object.entries(attributes).flatMap(([name, stated]) => {
    const label = detailSpan(name, stated) ?? stated;
    const attribute = { name: attributeKey(name), key: attributeKey(label), label: plain(label) };
    const { key } = attribute;
    const isListed = attribute.name !== '' && key !== '' && !leftOut.has(attribute.name);
    return isListed && label.length <= lengthMax && name.length <= lengthMax ? [attribute] : [];
  });
  return listed
    .slice(0, attributesMax)
    .map(({ name, key, label }) => `${attributeInText(name, key)}${label}|`)
    .join('');
}

/** The text of each attribute of a listing's `attributes`. */
export function attributeTexts(attributes: string): readonly string[] {
  return attributes === '' ? [] : attributes.slice(1, -1).split('||');
}

/** Reads the text of an attribute. */
export function attributeIn(text: string): ListedAttribute {
  const [name = '', key = '', label = key] = text.split('=');
  return { name, key, label };
}

/** What a listing's `attributes` contains if it has this one. */
export function attributeInText(name: string, key: string): string {
  return `|${name}=${key}=`;
}

/** Lower case, with one space between words and between a number and its unit; without what LIKE and addresses treat specially. */
export function attributeKey(text: string): string {
  return plain(text)
    .toLowerCase()
    .replaceAll(/(?<=\d)(?=\p{L})/gu, ' ')
    .replaceAll(/[%_\\,:;*?"']+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[|=\s]+/g, ' ')
    .trim();
}
