import { categoriesBeginning } from '@pricehunt/product-categories';
import { parseQuery, type Alternative } from '@pricehunt/product-search';
import type { Searching } from '../../access';
import { squashedKey } from '../../keys';
import { countedNames } from '../catalog/catalog-counts';
import type { TextLookup } from '../../text-index';
import type { SearchSuggestion } from './search-request';

/** Products read to find the best few. */
const looksMax = 60;

/** Brands and categories first, then products, those with the most offers first. */
export async function suggest(
  access: Searching,
  prefix: string,
  limit: number,
): Promise<readonly SearchSuggestion[]> {
  if (prefix.trim().length < 2) return [];
  const brands = await brandsBeginning(access, squashedKey(prefix), 2);
  const categories = await filledCategories(access, categoriesBeginning(prefix), 2);
  const names = [...brands, ...categories].slice(0, limit);
  return [...names, ...(await productsBeginning(access, prefix, limit - names.length))];
}

async function brandsBeginning(
  access: Searching,
  beginning: string | null,
  limit: number,
): Promise<readonly SearchSuggestion[]> {
  if (beginning === null) return [];
  const rows = await countedNames(access, 'brand', { isOffered: true, beginning, limit });
  return rows.map(({ name }) => ({ kind: 'brand', text: name, value: name }));
}

/** Categories with offered products whose names match the prefix, largest first. */
async function filledCategories(
  access: Searching,
  wanted: ReturnType<typeof categoriesBeginning>,
  limit: number,
): Promise<readonly SearchSuggestion[]> {
  const names = new Map(wanted.map(({ slug, name }) => [slug, name]));
  if (names.size === 0) return [];
  const rows = await countedNames(access, 'category', { isOffered: true, keys: [...names.keys()], limit });
  return rows.map(({ key, name }) => ({ kind: 'category', text: names.get(key) ?? name, value: key }));
}

async function productsBeginning(
  access: Searching,
  prefix: string,
  limit: number,
): Promise<readonly SearchSuggestion[]> {
  const stage = prefixStage(prefix);
  if (stage === null || limit <= 0) return [];
  const { database, tables, isOneOf } = access;
  const { products } = tables;
  const numbers = (await access.texts.find(stage, { on: null, first: null })).map((hit) => hit.number);
  const { productListings: listing } = tables;
  const counted = await database
    .select({ number: listing.number, offers: listing.vouchedOfferCount })
    .from(listing)
    .where(isOneOf(listing.number, numbers));
  const counts = new Map(counted.map((row) => [row.number, row.offers]));
  const offersOf = (number: number) => counts.get(number) ?? 0;
  const offered = numbers.filter((number) => offersOf(number) > 0);
  const best = offered.toSorted((left, right) => offersOf(right) - offersOf(left)).slice(0, limit * 2);
  const rows = await database
    .select({ number: products.number, id: products.id, title: products.title })
    .from(products)
    .where(isOneOf(products.number, best));
  const byTitle = new Map(
    rows
      .toSorted((left, right) => best.indexOf(left.number) - best.indexOf(right.number))
      .map((row) => [row.title, row]),
  );
  return [...byTitle.values()]
    .slice(0, limit)
    .map(({ id, title }) => ({ kind: 'product', text: title, value: id }));
}

/** All words are required; the last may be incomplete. Null without words. */
function prefixStage(prefix: string): TextLookup | null {
  const words = parseQuery(prefix).terms.map((term) => term.text);
  if (words.length === 0) return null;
  const required = words.map((word, place): readonly Alternative[] => {
    const isPrefix = place === words.length - 1 && !/\s$/.test(prefix);
    return [{ kind: isPrefix ? 'prefix' : 'typed', terms: [word], isPrefix, weight: 1 }];
  });
  return { fields: 'names', required, without: [], order: 'unordered', candidatesMax: looksMax };
}
