import { describe } from '../pages/product-page';
import { decimalPrice } from '../pages/printed-price';
import type { Listing } from '../world/listings';
import { imagePathOf, pathOf } from './paths';
import type { Store } from './store';

export function csvFeed({ origin, listings }: Store): string {
  const rows = listings.map((listing) => columns.map(([, valueOf]) => quoted(valueOf(listing, origin))));
  return [columns.map(([name]) => name), ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

const columns: readonly (readonly [string, (listing: Listing, origin: string) => string])[] = [
  ['id', ({ sku }) => sku],
  ['title', ({ title }) => title.full.slice(0, 150)],
  ['description', (listing) => describe(listing)],
  ['link', (listing, origin) => `${origin}${pathOf(listing)}`],
  ['image_link', (listing, origin) => `${origin}${imagePathOf(listing)}`],
  ['price', ({ price }) => `${decimalPrice(price)} ${price.currency}`],
  ['availability', ({ availability }) => (availability === 'in_stock' ? 'in_stock' : 'out_of_stock')],
  ['condition', ({ condition }) => condition],
  ['brand', ({ product }) => product.brand],
  ['gtin', ({ product }) => product.gtin ?? ''],
  ['mpn', ({ product }) => product.mpn ?? ''],
];

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
