import type { FeedAttribute } from './feed-attributes';
import type { GivenValue } from './feed-record';
import { addValue } from './feed-record';
import { objectsIn, textOfJson } from './json-values';
import { plainText } from './plain-text';
import { choiceAttributeOf, storeLink } from './product-variants';

/** Converts a `products.json` product to one item per variant. Links need the store's domain. */
export function shopifyItems(
  product: ReadonlyMap<string, unknown>,
  storeDomain: string | null,
): readonly Map<FeedAttribute, GivenValue[]>[] {
  const variants = objectsIn(product.get('variants')).slice(0, variantsMax);
  const images = objectsIn(product.get('images')).slice(0, imagesMax);
  const description = plainText(textOfJson(product.get('body_html'))).slice(0, descriptionLengthMax);
  return variants.map((variant) => {
    const values = new Map<FeedAttribute, GivenValue[]>();
    const set = (attribute: FeedAttribute, column: string, value: unknown): void => {
      addValue(values, attribute, column, textOfJson(value));
    };
    set('id', 'variants.id', variant.get('id'));
    set('item_group_id', 'id', product.get('id'));
    set('sku', 'variants.sku', variant.get('sku'));
    set('title', 'title', variantTitle(product, variant));
    set('description', 'body_html', description);
    set('link', 'handle', variantLink(product, variant, storeDomain));
    set('brand', 'vendor', product.get('vendor'));
    set('product_type', 'product_type', product.get('product_type'));
    set('gtin', 'variants.barcode', variant.get('barcode'));
    set('condition', 'condition', 'new');
    setPrices(set, variant);
    setAvailability(set, variant);
    setWeight(set, variant);
    setImages(set, variant, images);
    setChoices(set, product, variant);
    return values;
  });
}

const variantsMax = 2_048;
const imagesMax = 250;
/** Enough to detect a description that is too long. */
const descriptionLengthMax = 6_000;

type SetValue = (attribute: FeedAttribute, column: string, value: unknown) => void;

/** A higher `compare_at_price` is the price before a reduction. */
function setPrices(set: SetValue, variant: ReadonlyMap<string, unknown>): void {
  const paid = textOfJson(variant.get('price'));
  const before = textOfJson(variant.get('compare_at_price'));
  const isReduced = Number(before) > Number(paid);
  set('price', isReduced ? 'variants.compare_at_price' : 'variants.price', isReduced ? before : paid);
  if (isReduced) set('sale_price', 'variants.price', paid);
}

function setAvailability(set: SetValue, variant: ReadonlyMap<string, unknown>): void {
  const available = variant.get('available');
  if (typeof available === 'boolean') {
    set('availability', 'variants.available', available ? 'in_stock' : 'out_of_stock');
  } else set('quantity', 'variants.inventory_quantity', variant.get('inventory_quantity'));
}

/** Always in grams. */
function setWeight(set: SetValue, variant: ReadonlyMap<string, unknown>): void {
  const grams = textOfJson(variant.get('grams'));
  if (grams !== '') {
    set('shipping_weight', 'variants.grams', `${grams} g`);
    return;
  }
  const unit = textOfJson(variant.get('weight_unit'));
  if (unit !== '') set('shipping_weight', 'variants.weight', `${textOfJson(variant.get('weight'))} ${unit}`);
}

function setImages(
  set: SetValue,
  variant: ReadonlyMap<string, unknown>,
  images: readonly ReadonlyMap<string, unknown>[],
): void {
  const own = objectsIn([variant.get('featured_image')])[0]?.get('src');
  const sources = images.map((image) => image.get('src')).filter((source) => source !== own);
  const [first, ...others] = own === undefined ? sources : [own, ...sources];
  set('image_link', 'images', first);
  for (const other of others.slice(0, 10)) set('additional_image_link', 'images', other);
}

/** Recognises options named colour, size or material. */
function setChoices(
  set: SetValue,
  product: ReadonlyMap<string, unknown>,
  variant: ReadonlyMap<string, unknown>,
): void {
  objectsIn(product.get('options')).forEach((option, index) => {
    const attribute = choiceAttributeOf(textOfJson(option.get('name')));
    if (attribute !== null) set(attribute, `variants.option${index + 1}`, variant.get(`option${index + 1}`));
  });
}

function variantTitle(product: ReadonlyMap<string, unknown>, variant: ReadonlyMap<string, unknown>): string {
  const title = textOfJson(product.get('title'));
  const choice = textOfJson(variant.get('title'));
  return choice === '' || choice === 'Default Title' || title === '' ? title : `${title} - ${choice}`;
}

function variantLink(
  product: ReadonlyMap<string, unknown>,
  variant: ReadonlyMap<string, unknown>,
  storeDomain: string | null,
): string {
  const handle = textOfJson(product.get('handle')).replace(/\p{Surrogate}/gu, '');
  if (handle === '') return '';
  return storeLink(
    storeDomain,
    `/products/${encodeURIComponent(handle)}?variant=${textOfJson(variant.get('id'))}`,
  );
}
