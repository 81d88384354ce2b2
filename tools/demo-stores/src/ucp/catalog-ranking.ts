import { plainWords } from '../pages/shelf-pages';
import type { CatalogProduct } from './ucp-catalog';

/** At least half of the query's words: most first, then those early in the title; all for an empty query. */
export function rankedBy(query: string, products: readonly CatalogProduct[]): readonly CatalogProduct[] {
  const wanted = plainWords(query);
  if (wanted.length === 0) return products;
  return products
    .map((product) => ({ product, share: shareFound(wanted, product), place: firstPlace(wanted, product) }))
    .filter(({ share }) => share >= 0.5)
    .sort((one, other) => other.share - one.share || one.place - other.place)
    .map(({ product }) => product);
}

function firstPlace(wanted: readonly string[], { title }: CatalogProduct): number {
  const place = plainWords(title).findIndex((word) => wanted.includes(word));
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}

function shareFound(wanted: readonly string[], product: CatalogProduct): number {
  const words = new Set(
    plainWords(
      [
        product.title,
        product.category,
        ...product.variants.flatMap(
          ({
            listing: {
              title,
              product: { brand, name, mpn, gtin },
            },
          }) => [title.full, brand, name, mpn, gtin, gtin.padStart(14, '0'), gtin.replace(/^0/, '')],
        ),
      ].join(' '),
    ),
  );
  return wanted.filter((word) => words.has(word)).length / wanted.length;
}
