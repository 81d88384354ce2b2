import type { FeedAttribute } from './feed-attributes';
import type { FeedIssueCode } from './feed-issue-table';
import type { GivenValue } from './feed-record';
import { addValue } from './feed-record';
import { objectsIn, textOfJson } from './json-values';
import { choiceAttributeOf } from './product-variants';

export interface WoocommerceItem {
  readonly values: Map<FeedAttribute, GivenValue[]>;
  readonly faults: readonly FeedIssueCode[];
}

type Fields = ReadonlyMap<string, unknown>;

/** As returned by `/wp-json/wc/v3/products`; a connected store's have `prices_include_tax` too. */
export function isWoocommerceProduct(fields: Fields): boolean {
  return ['permalink', 'regular_price', 'stock_status'].every((key) => fields.has(key));
}

/** One item per product or included variation, else the lowest price with a warning. Grouped products have no price. */
export function woocommerceItems(product: Fields): readonly WoocommerceItem[] {
  const type = textOfJson(product.get('type'));
  if (type === 'grouped') return [];
  const variations = objectsIn(product.get('variations')).filter((each) => each.has('regular_price'));
  if (variations.length > 0) return variations.slice(0, variationsMax).map((each) => itemOf(each, product));
  const item = itemOf(product, null);
  return [type === 'variable' ? { ...item, faults: [...item.faults, 'price.lowest-of-variants'] } : item];
}

const variationsMax = 2_048;
const imagesMax = 11;

function itemOf(fields: Fields, parent: Fields | null): WoocommerceItem {
  const values = new Map<FeedAttribute, GivenValue[]>();
  const set = (attribute: FeedAttribute, column: string, value: unknown): void => {
    addValue(values, attribute, column, textOfJson(value));
  };
  const own = (key: string): unknown =>
    textOfJson(fields.get(key)) === '' ? parent?.get(key) : fields.get(key);
  const choices = objectsIn(fields.get('attributes')).map((each) => ({
    name: textOfJson(each.get('name')),
    values: each.has('option') ? [each.get('option')] : listIn(each.get('options')),
  }));
  set('id', 'id', fields.get('id'));
  set('sku', 'sku', fields.get('sku'));
  set(
    'item_group_id',
    'parent_id',
    parent?.get('id') ?? (fields.get('parent_id') === 0 ? '' : fields.get('parent_id')),
  );
  set(
    'title',
    'name',
    titleOf(
      fields,
      parent,
      choices.flatMap((choice) => choice.values.map(textOfJson)),
    ),
  );
  set('description', 'description', own('description'));
  set('description', 'short_description', own('short_description'));
  set('link', 'permalink', own('permalink'));
  setPrices(set, fields);
  const isNet = (parent ?? fields).get('prices_include_tax') === false;
  if (isNet && textOfJson(own('tax_status')) !== 'none') set('tax', 'prices_include_tax', 'excluded');
  set('availability', 'stock_status', fields.get('stock_status'));
  set('gtin', 'global_unique_id', fields.get('global_unique_id'));
  for (const each of objectsIn(fields.get('meta_data'))) {
    const key = textOfJson(each.get('key'));
    if (gtinKeys.test(key)) set('gtin', `meta_data.${key}`, each.get('value'));
  }
  set('brand', 'brands', objectsIn(listOf(fields, parent, 'brands'))[0]?.get('name'));
  set('product_type', 'categories', objectsIn(listOf(fields, parent, 'categories'))[0]?.get('name'));
  const [image, ...images] = imagesOf(fields, parent);
  set('image_link', 'images.src', image);
  for (const other of images) set('additional_image_link', 'images.src', other);
  for (const { name, values: named } of choices) {
    const attribute = choiceAttributeOf(name);
    if (attribute !== null && named.length === 1) set(attribute, `attributes.${name}`, named[0]);
  }
  const status = textOfJson(own('status'));
  return { values, faults: ['', 'publish'].includes(status) ? [] : ['item.not-published'] };
}

/** Barcode fields of older plugins. */
const gtinKeys = /^_?(?:alg_|wpm_|ts_|hwp_|product_)?(?:ean|gtin|upc|isbn|gtin_code|ean_code)$/;

/** Variations may have no name. */
function titleOf(fields: Fields, parent: Fields | null, options: readonly string[]): string {
  const name = textOfJson(fields.get('name'));
  const title = textOfJson(parent?.get('name'));
  if (parent === null || title === '') return name;
  return options.length === 0 ? title : `${title} - ${options.join(', ')}`;
}

function setPrices(
  set: (attribute: FeedAttribute, column: string, value: unknown) => void,
  fields: Fields,
): void {
  const regular = textOfJson(fields.get('regular_price'));
  set('price', regular === '' ? 'price' : 'regular_price', regular === '' ? fields.get('price') : regular);
  set('sale_price', 'sale_price', fields.get('sale_price'));
  const starts = textOfJson(fields.get('date_on_sale_from_gmt') ?? fields.get('date_on_sale_from'));
  const ends = textOfJson(fields.get('date_on_sale_to_gmt') ?? fields.get('date_on_sale_to'));
  if (starts === '' && ends === '') return;
  set('sale_price_effective_date', 'date_on_sale_from', `${starts || '2000-01-01'}/${ends || '9999-12-31'}`);
}

function imagesOf(fields: Fields, parent: Fields | null): readonly unknown[] {
  const own = [...objectsIn([fields.get('image')]), ...objectsIn(fields.get('images'))];
  const all = [...own, ...objectsIn(parent?.get('images'))].map((each) => each.get('src'));
  return [...new Set(all)].slice(0, imagesMax);
}

/** Falls back to the product if the variation has an empty list. */
function listOf(fields: Fields, parent: Fields | null, key: string): unknown {
  return listIn(fields.get(key)).length === 0 ? parent?.get(key) : fields.get(key);
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
