import { columnsByKey, weightIn } from './export-columns';
import { structuredText } from './shipping-text';
import type { XmlCell, XmlElement, XmlExport } from './xml-export';
import { ownCell } from './xml-export';

/** Ceneo (Poland): `offers` with an `o` for each product. */
export function ceneoExport(): XmlExport {
  return { name: 'ceneo', itemName: 'o', cellsOf, columnOf };
}

function cellsOf(element: XmlElement): readonly XmlCell[] {
  if (element.name === 'o') {
    return Object.entries(element.attributes).map(([name, text]) => ({
      key: `@${name.toLowerCase()}`,
      column: name,
      text,
    }));
  }
  if (element.name === 'imgs') {
    return element.inner.map(({ name, attributes }) => ({
      key: name,
      column: name,
      text: attributes['url'] ?? '',
    }));
  }
  return element.name === 'attrs' ? element.inner.map(cellOfAttribute) : [ownCell(element)];
}

function cellOfAttribute({ attributes, text }: Omit<XmlElement, 'inner'>): XmlCell {
  const name = attributes['name'] ?? '';
  const key = `a:${name.toLowerCase().replace(/[\s_]+/g, '_')}`;
  if (columnOf(key, name) !== null) return { key, column: name, text };
  const parts = new Map([
    ['attribute_name', name],
    ['attribute_value', text],
  ]);
  return { key: 'a', column: name, text: structuredText('product_detail', parts) };
}

/** Days until a product is sent; 90 and 110 mean that it isn't released yet, 99 that its stock is unknown. */
const stockByCode: Readonly<Record<string, string>> = {
  1: 'in stock',
  3: 'available for order',
  7: 'available for order',
  14: 'available for order',
  90: 'preorder',
  99: '',
  110: 'preorder',
};

const columnOf = columnsByKey(
  [
    ['id', '@id'],
    ['link', '@url'],
    ['price', '@price'],
    ['availability', '@avail'],
    ['quantity', '@stock'],
    ['shipping_weight', '@weight'],
    ['product_type', 'cat'],
    ['title', 'name'],
    ['description', 'desc'],
    ['image_link', 'main'],
    ['additional_image_link', 'i'],
    ['brand', 'a:producent a:marka'],
    ['mpn', 'a:kod_producenta'],
    ['gtin', 'a:ean a:isbn'],
    ['sku', 'a:sku'],
    ['condition', 'a:kondycja a:stan'],
    ['color', 'a:kolor'],
    ['size', 'a:rozmiar'],
    ['product_detail', 'a'],
  ],
  new Map([
    ['@avail', (text) => stockByCode[text.trim()] ?? text],
    ['@weight', weightIn('kg')],
  ]),
);
