import { productDetail } from '@pricehunt/offers';
import type { FeedItem } from './feed-item';
import type { GivenRow } from './given-row';
import { separateDetails } from './shipping-text';

const detailsMax = 100;

/** `section:name:value`, comma-separated or repeated. Details that filters don't know are left out; the first of a name counts. */
export function readDetails(row: GivenRow): Pick<FeedItem, 'details'> {
  const stated = row
    .all('product_detail')
    .flatMap(({ text }) => separateDetails(text))
    .slice(0, detailsMax)
    .flatMap((text) => {
      const [, name = '', ...value] = text.split(':');
      return productDetail(name, value.join(':')) ?? [];
    });
  if (stated.length === 0) return {};
  return { details: Object.fromEntries(stated.reverse().map(({ name, value }) => [name, value])) };
}
