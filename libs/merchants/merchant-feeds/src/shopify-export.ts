import type { RowGrouping, TableExport } from './export-columns';
import { columnsByKey, weightIn } from './export-columns';
import { columnKey } from './feed-attributes';
import type { FeedAttribute } from './feed-attributes';
import { feedIssue } from './feed-issue';
import type { FeedRecord, GivenValue } from './feed-record';
import { addValue } from './feed-record';
import { choiceAttributeOf, storeLink } from './product-variants';

/** Shopify's product export with the headings of before or since 2025: one row per variant and image. */
export const shopifyExport: TableExport = {
  name: 'shopify',
  recognises: (keys) => keys.has('handle') && variantColumns.some((key) => keys.has(key)),
  keyOf: (name) => newHeadings.get(columnKey(name)) ?? columnKey(name),
  columnOf: columnsByKey(
    [
      ['item_group_id', 'handle'],
      ['title', 'title'],
      ['description', 'body'],
      ['brand', 'vendor'],
      ['product_type', 'productcategory type customproducttype'],
      ['google_product_category', 'googleshoppinggoogleproductcategory'],
      ['sku', 'variantsku'],
      ['gtin', 'variantbarcode'],
      ['price', 'variantprice'],
      ['list_price', 'variantcompareatprice'],
      ['link', 'producturl url link'],
      ['shipping_weight', 'variantgrams'],
      ['cost_of_goods_sold', 'costperitem'],
      ['mpn', 'googleshoppingmpn googleshoppingmanufacturerpartnumber'],
      ['condition', 'googleshoppingcondition'],
      ['gender', 'googleshoppinggender'],
      ['age_group', 'googleshoppingagegroup'],
      ['custom_label_0', 'googleshoppingcustomlabel0'],
      ['custom_label_1', 'googleshoppingcustomlabel1'],
      ['custom_label_2', 'googleshoppingcustomlabel2'],
      ['custom_label_3', 'googleshoppingcustomlabel3'],
      ['custom_label_4', 'googleshoppingcustomlabel4'],
    ],
    new Map([['variantgrams', weightIn('g')]]),
  ),
  groupRows: (storeDomain) => new ShopifyRows(storeDomain),
};

const variantColumns: readonly string[] = ['option1name', 'variantinventorypolicy', 'variantgrams'];

/** Old headings by new ones. */
const newHeadings: ReadonlyMap<string, string> = new Map([
  ['urlhandle', 'handle'],
  ['description', 'body'],
  ['bodyhtml', 'body'],
  ['publishedononlinestore', 'published'],
  ['sku', 'variantsku'],
  ['barcode', 'variantbarcode'],
  ['price', 'variantprice'],
  ['compareatprice', 'variantcompareatprice'],
  ['inventorytracker', 'variantinventorytracker'],
  ['inventoryquantity', 'variantinventoryqty'],
  ['continuesellingwhenoutofstock', 'variantinventorypolicy'],
  ['weightvalue', 'variantgrams'],
  ['productimageurl', 'imagesrc'],
  ['variantimageurl', 'variantimage'],
]);

/** Attributes in a product's first row that apply to all variants. */
const productAttributes: readonly FeedAttribute[] = [
  ...(['description', 'brand', 'product_type', 'google_product_category', 'condition'] as const),
  ...(['gender', 'age_group', 'link', 'currency', 'shipping'] as const),
  ...(['custom_label_0', 'custom_label_1', 'custom_label_2', 'custom_label_3', 'custom_label_4'] as const),
];

const variantsMax = 2_048;
const imagesMax = 250;
const imagesOfAVariantMax = 10;
const optionNumbers = [1, 2, 3] as const;

interface ShopifyVariant {
  readonly record: FeedRecord;
  readonly options: readonly string[];
  readonly image: string;
  readonly availability: string;
}

interface ShopifyProduct {
  readonly handle: string;
  readonly first: FeedRecord;
  readonly optionNames: readonly string[];
  readonly isPublished: boolean;
  readonly images: string[];
  readonly variants: ShopifyVariant[];
}

class ShopifyRows implements RowGrouping {
  #product: ShopifyProduct | null = null;

  constructor(private readonly storeDomain: string | null) {}

  push(record: FeedRecord, cell: (key: string) => string): readonly FeedRecord[] {
    const handle = cell('handle');
    const known = this.#product?.handle === handle ? this.#product : null;
    const complete = known === null ? this.end() : [];
    const product = known ?? productOf(handle, record, cell);
    this.#product = product;
    const image = cell('imagesrc');
    if (image !== '' && product.images.length < imagesMax) product.images.push(image);
    const isVariant =
      known === null ||
      record.faults.some(({ severity }) => severity === 'error') ||
      ['variantprice', 'variantsku', 'option1value'].some((key) => cell(key) !== '');
    if (isVariant && product.variants.length < variantsMax) {
      product.variants.push({
        record,
        options: optionNumbers.map((number) => cell(`option${number}value`)),
        image: cell('variantimage'),
        availability: availabilityOf(cell),
      });
    }
    return complete;
  }

  end(): readonly FeedRecord[] {
    const product = this.#product;
    this.#product = null;
    return product === null ? [] : product.variants.map((variant) => this.#recordOf(product, variant));
  }

  #recordOf(product: ShopifyProduct, { record, options, image, availability }: ShopifyVariant): FeedRecord {
    const { handle, first, optionNames, isPublished, images } = product;
    const values = new Map<FeedAttribute, GivenValue[]>(
      [...record.values].map(([attribute, given]) => [attribute, [...given]]),
    );
    const fill = (attribute: FeedAttribute, column: string, text: string): void => {
      if (!values.has(attribute)) addValue(values, attribute, column, text);
    };
    const choices = options.filter((option) => option !== '' && option !== 'Default Title');
    for (const attribute of productAttributes) {
      for (const { column, text } of first.values.get(attribute) ?? []) {
        if (record !== first) addValue(values, attribute, column, text);
      }
    }
    const title = first.values.get('title')?.[0];
    if (title !== undefined) {
      const whole = choices.length === 0 ? title.text : `${title.text} - ${choices.join(' / ')}`;
      values.set('title', [{ column: title.column, text: whole }]);
    }
    if (!values.has('sku')) fill('id', 'Handle', [handle, ...choices].join('/'));
    fill('link', 'Handle', handle === '' ? '' : storeLink(this.storeDomain, `/products/${encoded(handle)}`));
    fill('availability', 'Variant Inventory Qty', availability);
    const [main, ...others] = image === '' ? images : [image, ...images.filter((each) => each !== image)];
    fill('image_link', 'Image Src', main ?? '');
    for (const other of others.slice(0, imagesOfAVariantMax))
      addValue(values, 'additional_image_link', 'Image Src', other);
    optionNames.forEach((name, index) => {
      const attribute = choiceAttributeOf(name);
      if (attribute !== null) fill(attribute, name, options[index] ?? '');
    });
    const { row, line } = record;
    const faults = isPublished
      ? record.faults
      : [...record.faults, feedIssue('item.not-published', { row, line, column: 'Status' })];
    return { ...record, values, faults };
  }
}

function productOf(handle: string, first: FeedRecord, cell: (key: string) => string): ShopifyProduct {
  const isHidden = /^false$/i.test(cell('published')) || /^(?:draft|archived)$/i.test(cell('status'));
  return {
    handle,
    first,
    optionNames: optionNumbers.map((number) => cell(`option${number}name`)),
    isPublished: !isHidden,
    images: [],
    variants: [],
  };
}

/** Untracked stock counts as available. Unknown if there is no quantity. */
function availabilityOf(cell: (key: string) => string): string {
  const quantity = cell('variantinventoryqty');
  if (cell('variantinventorytracker') === '') return 'in_stock';
  if (quantity === '') return '';
  if (Number(quantity) > 0) return 'in_stock';
  return /^(?:continue|true)$/i.test(cell('variantinventorypolicy')) ? 'back_order' : 'out_of_stock';
}

function encoded(handle: string): string {
  return encodeURIComponent(handle.replace(/\p{Surrogate}/gu, ''));
}
