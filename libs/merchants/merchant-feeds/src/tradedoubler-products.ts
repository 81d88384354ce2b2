import type { FeedAttribute } from './feed-attributes';
import type { GivenValue } from './feed-record';
import { addValue } from './feed-record';
import { objectsIn, textOfJson } from './json-values';

type Fields = ReadonlyMap<string, unknown>;

export function isTradedoublerProduct(fields: Fields): boolean {
  return objectsIn(fields.get('offers')).some((offer) => offer.has('productUrl'));
}

/** One item per shop. */
export function tradedoublerItems(product: Fields): readonly Map<FeedAttribute, GivenValue[]>[] {
  return objectsIn(product.get('offers'))
    .slice(0, offersMax)
    .map((offer) => {
      const values = new Map<FeedAttribute, GivenValue[]>();
      const set = (attribute: FeedAttribute, column: string, value: unknown): void =>
        addValue(values, attribute, column, textOfJson(value));
      const identifiers = fieldsOf(product.get('identifiers'));
      const [latest] = objectsIn(offer.get('priceHistory'));
      set('id', 'offers.id', offer.get('id') ?? offer.get('sourceProductId'));
      set('shop_name', 'offers.programName', offer.get('programName'));
      set('title', 'name', product.get('name'));
      set('description', 'description', product.get('description'));
      set('link', 'offers.productUrl', offer.get('productUrl'));
      set('image_link', 'productImage', product.get('productImage'));
      set('price', 'offers.priceHistory.price', latest?.get('price'));
      set('availability', 'offers.availability', offer.get('availability') ?? offer.get('inStock'));
      set('condition', 'offers.condition', offer.get('condition'));
      set('shipping', 'offers.shippingCost', offer.get('shippingCost'));
      set('brand', 'brand', product.get('brand'));
      for (const name of ['ean', 'upc', 'isbn']) set('gtin', `identifiers.${name}`, identifiers.get(name));
      set('mpn', 'identifiers.mpn', identifiers.get('mpn'));
      set('sku', 'identifiers.sku', identifiers.get('sku'));
      set('product_type', 'categories.name', objectsIn(product.get('categories'))[0]?.get('name'));
      set('price_date', 'offers.modified', dayOf(offer.get('modified') ?? latest?.get('date')));
      return values;
    });
}

const offersMax = 100;

function fieldsOf(value: unknown): Fields {
  const isFields = typeof value === 'object' && value !== null && !Array.isArray(value);
  return new Map<string, unknown>(isFields ? Object.entries(value) : []);
}

/** Tradedoubler uses milliseconds since 1970. */
function dayOf(value: unknown): unknown {
  const isMoment = typeof value === 'number' && value > 0 && value < 8.64e15;
  return isMoment ? new Date(value).toISOString() : value;
}
