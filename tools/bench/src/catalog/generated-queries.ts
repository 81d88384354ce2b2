import type { SearchFilters, SearchRequest } from '@pricehunt/storage';
import { oneOf, seededNumbers } from '../seeded-numbers';
import { goodsKinds, makers } from './catalog-words';
import { generatedProduct } from './generated-catalog';

/** What a shopper types, and the filters. */
export interface GeneratedQuery {
  readonly kind: (typeof queryKinds)[number];
  readonly text: string;
  readonly filters: SearchFilters;
}

/** The first page for a shopper in the euro area: the generated shops sell for euros and pounds. */
export function firstPage({ text, filters }: Pick<GeneratedQuery, 'text' | 'filters'>): SearchRequest {
  return { text, filters, currency: 'EUR', country: 'DE', sort: 'relevance', cursor: null, limit: pageSize };
}

const pageSize = 24;

/** Equally frequent. */
export const queryKinds = [
  'noun',
  'brand and noun',
  'feature, noun and colour',
  'whole title',
  'model',
  'model without hyphen',
  'barcode',
  'mistyped brand',
  'noun, one brand, under a price',
  'noun, in stock',
] as const;

/** Queries about products 0 to `productCount`, each kind equally often; the same for the same seed. */
export function generatedQueries(
  productCount: number,
  count: number,
  seed: number,
): readonly GeneratedQuery[] {
  const next = seededNumbers(seed);
  return Array.from({ length: count }, (_, place) => {
    const kind = queryKinds[place % queryKinds.length] ?? 'noun';
    return { kind, ...queryOf(kind, Math.floor(next() * productCount), next) };
  });
}

function queryOf(
  kind: GeneratedQuery['kind'],
  number: number,
  next: () => number,
): Pick<GeneratedQuery, 'text' | 'filters'> {
  const product = generatedProduct(number);
  const goods = oneOf(next, goodsKinds);
  const brand = product.brand ?? '';
  const plain = (text: string) => ({ text, filters: {} });
  switch (kind) {
    case 'noun':
      return plain(goods.noun);
    case 'brand and noun':
      return plain(`${oneOf(next, makers)} ${goods.noun}`);
    case 'feature, noun and colour':
      return plain(`${oneOf(next, goods.features)} ${goods.noun} ${product.attributes['colour'] ?? ''}`);
    case 'whole title':
      return plain(product.title);
    case 'model':
      return plain(`${brand} ${product.mpn ?? ''}`);
    case 'model without hyphen':
      return plain((product.mpn ?? '').replace('-', '').toLowerCase());
    case 'barcode':
      return plain((product.gtins[0] ?? '').slice(1));
    case 'mistyped brand':
      return plain(`${mistyped(brand, next)} ${goods.noun}`);
    case 'noun, one brand, under a price':
      return { text: goods.noun, filters: { brands: [brand], maxPriceMinor: 20_000 } };
    case 'noun, in stock':
      return { text: goods.noun, filters: { inStock: true } };
  }
}

/** Swaps two neighbouring letters. */
function mistyped(word: string, next: () => number): string {
  const at = 1 + Math.floor(next() * (word.length - 3));
  return `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;
}
