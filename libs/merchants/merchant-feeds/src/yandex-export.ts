import type { FeedAttribute } from './feed-attributes';
import { columnsByKey, weightIn } from './export-columns';
import { structuredText } from './shipping-text';
import type { XmlCell, XmlElement, XmlExport } from './xml-export';
import { ownCell } from './xml-export';

const categoriesMax = 50_000;
const levelsMax = 10;

/** Yandex Market Language, also of Prom, Rozetka, Hotline, Kaspi and many shop systems: `yml_catalog` with an `offer` for each product. */
export function yandexExport(): XmlExport {
  const categories = new Map<string, { readonly name: string; readonly parent: string }>();
  let currency: string | null = null;
  return {
    name: 'yandex',
    itemName: 'offer',
    cellsOf,
    columnOf,
    outside: {
      names: new Set(['category', 'currency']),
      take: ({ name, attributes, text }) => {
        const { id = '', parentId: parent = '' } = attributes;
        if (name === 'currency') currency = currency === null || attributes['rate'] === '1' ? id : currency;
        else if (categories.size < categoriesMax) categories.set(id, { name: text.trim(), parent });
      },
    },
    completed(cells) {
      const textOf = (wanted: string) => cells.find(({ key }) => key === wanted)?.text.trim() ?? '';
      const path: string[] = [];
      for (let id = textOf('categoryid'); path.length < levelsMax;) {
        const category = categories.get(id);
        if (category === undefined) break;
        path.unshift(category.name);
        id = category.parent;
      }
      const title = [textOf('typeprefix'), textOf('vendor'), textOf('model')].filter((word) => word !== '');
      return [
        { key: 'categorypath', column: 'categoryId', text: path.join(' > ') },
        { key: 'currencyofshop', column: 'currency', text: currency ?? '' },
        ...(textOf('model') === '' ? [] : [{ key: 'typeandmodel', column: 'model', text: title.join(' ') }]),
      ];
    },
  };
}

function cellsOf(element: XmlElement): readonly XmlCell[] {
  const { name, attributes, text } = element;
  if (name === 'offer') {
    return Object.entries(attributes).map(([attribute, value]) => ({
      key: `@${attribute.toLowerCase()}`,
      column: attribute,
      text: value,
    }));
  }
  if (name === 'condition') return [{ key: 'condition', column: name, text: attributes['type'] ?? text }];
  if (name !== 'param') return [ownCell(element)];
  const parts = new Map([
    ['attribute_name', attributes['name'] ?? ''],
    ['attribute_value', `${text.trim()} ${attributes['unit'] ?? ''}`.trim()],
  ]);
  return [
    { key: 'param', column: attributes['name'] ?? name, text: structuredText('product_detail', parts) },
  ];
}

/** Former codes that shops still write. */
const currencyByFormerCode: Readonly<Record<string, string>> = { RUR: 'RUB', BYR: 'BYN', KZ: 'KZT' };

function currentCode(text: string): string {
  const code = text.trim().toUpperCase();
  return currencyByFormerCode[code] ?? code;
}

const names: readonly (readonly [FeedAttribute, string])[] = [
  ['id', '@id'],
  ['item_group_id', '@group_id'],
  ['sku', 'shopsku sku article'],
  ['title', 'name typeandmodel nameua'],
  ['description', 'description descriptionua'],
  ['link', 'url'],
  ['image_link', 'picture'],
  ['price', 'price'],
  ['list_price', 'oldprice priceold'],
  ['currency', 'currencyid currencyofshop'],
  ['availability', '@available available'],
  ['quantity', 'stockquantity quantityinstock count quantity'],
  ['condition', 'condition'],
  ['brand', 'vendor'],
  ['mpn', 'vendorcode'],
  ['gtin', 'barcode isbn gtin ean'],
  ['product_type', 'categorypath'],
  ['shipping_weight', 'weight'],
  ['product_detail', 'param'],
];

const columnOf = columnsByKey(
  names,
  new Map([
    ['currencyid', currentCode],
    ['currencyofshop', currentCode],
    ['weight', weightIn('kg')],
    [
      'condition',
      (text) => (/^(?:likenew|preowned|showcasesample|used)$/i.test(text.trim()) ? 'used' : text),
    ],
  ]),
);
