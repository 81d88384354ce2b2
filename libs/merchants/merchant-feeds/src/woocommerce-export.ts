import type { RowGrouping, TableExport } from './export-columns';
import { columnsByKey } from './export-columns';
import { columnKey } from './feed-attributes';
import type { FeedAttribute } from './feed-attributes';
import { feedIssue } from './feed-issue';
import type { FeedRecord, GivenValue } from './feed-record';
import { addValue } from './feed-record';
import { choiceAttributeOf, storeLink } from './product-variants';

/** WooCommerce's product export with English or German headings: one row per product and variation. */
export const woocommerceExport: TableExport = {
  name: 'woocommerce',
  recognises: (keys) => keys.has('regularprice') && keys.has('type') && keys.has('name'),
  keyOf: (name) => englishKey(columnKey(name)),
  columnOf: columnsByKey(
    [
      ['id', 'id'],
      ['sku', 'sku'],
      ['title', 'name'],
      ['description', 'description shortdescription'],
      ['link', 'permalink producturl url link'],
      ['price', 'regularprice'],
      ['sale_price', 'saleprice'],
      ['availability', 'instock'],
      ['quantity', 'stock'],
      ['brand', 'brands brand metabrand'],
      ['gtin', 'gtinupceanorisbn ean gtin metaean metagtin metaalgean metatsgtin metawpmgtincode'],
      ['mpn', 'mpn metampn metatsmpn'],
      ['product_type', 'categories'],
      ['image_link', 'images'],
      ['shipping_weight', 'weight'],
      ['cost_of_goods_sold', 'costofgoods'],
    ],
    new Map([
      // Only the first of several: "Clothing > Hoodies, Sale".
      ['categories', (text) => text.split(/,\s+/)[0] ?? ''],
      ['description', withLineEnds],
      ['shortdescription', withLineEnds],
    ]),
  ),
  groupRows: (storeDomain) => new WoocommerceRows(storeDomain),
};

/** WooCommerce writes line breaks as a backslash and n. */
function withLineEnds(text: string): string {
  return text.replaceAll(String.raw`\n`, '\n');
}

function englishKey(key: string): string {
  const [, number, part = ''] = /^attribut(\d+)(name|wert)$/.exec(key) ?? [];
  if (number !== undefined) return `attribute${number}${part === 'wert' ? 'value' : part}`;
  return englishHeadings.get(key) ?? key;
}

const englishHeadings: ReadonlyMap<string, string> = new Map([
  ['typ', 'type'],
  ['artikelnummer', 'sku'],
  ['gtinupceanoderisbn', 'gtinupceanorisbn'],
  ['veroffentlicht', 'published'],
  ['kurzbeschreibung', 'shortdescription'],
  ['beschreibung', 'description'],
  ['datumandemangebotspreisbeginnt', 'datesalepricestarts'],
  ['datumandemangebotspreisendet', 'datesalepriceends'],
  ['vorratig', 'instock'],
  ['bestand', 'stock'],
  ['angebotspreis', 'saleprice'],
  ['regularerpreis', 'regularprice'],
  ['kategorien', 'categories'],
  ['bilder', 'images'],
  ['ubergeordnetesprodukt', 'parent'],
  ['ubergeordnet', 'parent'],
  ['marken', 'brands'],
  ['gewicht', 'weight'],
]);

const productAttributes: readonly FeedAttribute[] = [
  ...(['title', 'description', 'brand', 'product_type', 'image_link', 'shipping_weight'] as const),
];
const attributesMax = 50;

interface VariableProduct {
  readonly id: string;
  readonly values: FeedRecord['values'];
}

/** Remembers parent products, which precede their variations, within a memory limit. */
class WoocommerceRows implements RowGrouping {
  readonly #products = new Map<string, VariableProduct>();
  #room = 16 * 1024 ** 2;

  constructor(private readonly storeDomain: string | null) {}

  push(record: FeedRecord, cell: (key: string) => string): readonly FeedRecord[] {
    const type = cell('type').toLowerCase();
    if (/\bgrouped\b/.test(type)) return [];
    if (/\bvariable\b/.test(type)) {
      this.#remember(record, cell);
      return [];
    }
    const parentKey = /\bvariation\b/.test(type) ? cell('parent') : '';
    return [this.#recordOf(record, cell, parentKey)];
  }

  end(): readonly FeedRecord[] {
    return [];
  }

  #remember({ values }: FeedRecord, cell: (key: string) => string): void {
    const inherited = new Map(
      productAttributes.flatMap((attribute) => {
        const given = values.get(attribute);
        return given === undefined ? [] : [[attribute, given] as const];
      }),
    );
    this.#room -= [...inherited.values()].flat().reduce((length, { text }) => length + text.length, 100);
    if (this.#room < 0) return;
    const product = { id: cell('id'), values: inherited };
    this.#products.set(`id:${product.id}`, product);
    if (cell('sku') !== '') this.#products.set(cell('sku'), product);
  }

  #recordOf(record: FeedRecord, cell: (key: string) => string, parentKey: string): FeedRecord {
    const parent = this.#products.get(parentKey);
    const values = new Map<FeedAttribute, GivenValue[]>(
      [...record.values].map(([attribute, given]) => [attribute, [...given]]),
    );
    const fill = (attribute: FeedAttribute, column: string, text: string): void => {
      if (!values.has(attribute)) addValue(values, attribute, column, text);
    };
    for (const [attribute, given] of parent?.values ?? []) {
      if (!values.has(attribute)) values.set(attribute, [...given]);
    }
    const productId = parentKey === '' ? cell('id') : (parent?.id ?? /^id:(\d+)$/.exec(parentKey)?.[1] ?? '');
    fill('link', 'ID', productId === '' ? '' : storeLink(this.storeDomain, `/?p=${productId}`));
    if (parentKey !== '') fill('item_group_id', 'Parent', productId === '' ? parentKey : productId);
    fill('sale_price_effective_date', 'Date sale price starts', saleDates(cell));
    for (let number = 1; number <= attributesMax && cell(`attribute${number}name`) !== ''; number += 1) {
      const value = cell(`attribute${number}value`);
      const attribute = choiceAttributeOf(cell(`attribute${number}name`));
      // Several values are options rather than an attribute.
      if (attribute !== null && !value.includes(',')) fill(attribute, `Attribute ${number} value(s)`, value);
    }
    const { row, line, faults } = record;
    const isPublished = ['', '1'].includes(cell('published'));
    return {
      ...record,
      values,
      faults: isPublished
        ? faults
        : [...faults, feedIssue('item.not-published', { row, line, column: 'Published' })],
    };
  }
}

/** An open side gets a distant date. Empty without dates. */
function saleDates(cell: (key: string) => string): string {
  const [starts, ends] = [cell('datesalepricestarts'), cell('datesalepriceends')];
  if (starts === '' && ends === '') return '';
  return `${starts === '' ? '2000-01-01' : starts}/${ends === '' ? '9999-12-31' : ends}`;
}
