import type { AlertedSearchView } from '@pricehunt/api-contract/search-alerts';
import type { Place } from '../../place/place';
import { conditions, visibleText } from '@pricehunt/offers';
import type { Condition } from '@pricehunt/offers';
import { routePaths } from '../../route-paths';

/** The shopper's filters, order and page in the catalog, all stored in the address. */
export interface BrowseChoices {
  readonly words: string;
  readonly category: string | null;
  readonly brands: readonly string[];
  readonly shops: readonly string[];
  readonly conditions: readonly Condition[];
  readonly isInStock: boolean;
  readonly shipsFree: boolean;
  readonly attributes: readonly AttributeChoice[];
  readonly price: PriceChoice | null;
  readonly sort: BrowseSort;
  /** How many pages are shown, from the first. */
  readonly pages: number;
}

/** A value of an attribute, as the catalog's facet spells both: "capacity" and "256 gb". */
interface AttributeChoice {
  readonly name: string;
  readonly value: string;
}

/** Inclusive price bounds in minor units; at least one is not null. */
export interface PriceChoice {
  readonly minMinor: number | null;
  readonly maxMinor: number | null;
  readonly currency: string;
}

export const browseSorts = ['relevance', 'price', 'price-desc', 'newest', 'drop'] as const;
type BrowseSort = (typeof browseSorts)[number];

export const pageSize = 24;
export const pagesMax = 40;

export const everything: BrowseChoices = {
  words: '',
  category: null,
  brands: [],
  shops: [],
  conditions: [],
  isInStock: false,
  shipsFree: false,
  attributes: [],
  price: null,
  sort: 'relevance',
  pages: 1,
};

const names = {
  words: 'q',
  brand: 'brand',
  shop: 'shop',
  condition: 'condition',
  stock: 'stock',
  free: 'free',
  attribute: 'attribute',
  min: 'min',
  max: 'max',
  currency: 'currency',
  sort: 'sort',
  pages: 'pages',
} as const;

export function readBrowseChoices(category: string | undefined, query: URLSearchParams): BrowseChoices {
  const pages = Number(query.get(names.pages) ?? 1);
  return {
    words: visibleText(query.get(names.words) ?? '')
      .trim()
      .slice(0, 300)
      .trim(),
    category: visibleText(category ?? '') || null,
    brands: distinct(query.getAll(names.brand).map(visibleText)),
    shops: distinct(query.getAll(names.shop)),
    conditions: conditions.filter((condition) => query.getAll(names.condition).includes(condition)),
    isInStock: query.get(names.stock) === '1',
    shipsFree: query.get(names.free) === '1',
    attributes: distinct(query.getAll(names.attribute).map(visibleText)).flatMap(readAttribute),
    price: readPrice(query),
    sort: browseSorts.find((sort) => sort === query.get(names.sort)) ?? 'relevance',
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, pagesMax) : 1,
  };
}

/** The address of a view without its defaults, so that each view has one address. */
export function browsePath(choices: BrowseChoices): string {
  const { category, price } = choices;
  const path = category === null ? routePaths.browse : `${routePaths.browse}/${encodeURIComponent(category)}`;
  const query = new URLSearchParams();
  if (choices.words !== '') query.set(names.words, choices.words);
  for (const brand of choices.brands) query.append(names.brand, brand);
  for (const shop of choices.shops) query.append(names.shop, shop);
  for (const condition of choices.conditions) query.append(names.condition, condition);
  if (choices.isInStock) query.set(names.stock, '1');
  if (choices.shipsFree) query.set(names.free, '1');
  for (const attribute of choices.attributes) query.append(names.attribute, writtenAttribute(attribute));
  if (price !== null) {
    if (price.minMinor !== null) query.set(names.min, String(price.minMinor));
    if (price.maxMinor !== null) query.set(names.max, String(price.maxMinor));
    query.set(names.currency, price.currency);
  }
  if (choices.sort !== 'relevance') query.set(names.sort, choices.sort);
  if (choices.pages > 1) query.set(names.pages, String(choices.pages));
  const written = query.toString();
  return written === '' ? path : `${path}?${written}`;
}

/** The choices with some changed, back on the first page. */
export function withChoices(choices: BrowseChoices, changes: Partial<BrowseChoices>): BrowseChoices {
  return { ...choices, pages: 1, ...changes };
}

export function isNarrowed(choices: BrowseChoices): boolean {
  const { brands, shops, attributes, isInStock, shipsFree, price } = choices;
  const values = brands.length + shops.length + attributes.length + choices.conditions.length;
  return values > 0 || isInStock || shipsFree || price !== null;
}

export function withoutNarrowing({ words, category, sort }: BrowseChoices): BrowseChoices {
  return { ...everything, words, category, sort };
}

/** The choices as an alert's search; null where they find everything. Prices as in `searchQueryOf`. */
export function alertedSearchOf(
  { words, category, brands, shops, conditions: chosen, isInStock, shipsFree, price }: BrowseChoices,
  place: Place,
): { readonly search: AlertedSearchView; readonly currency: string } | null {
  if (words === '' && category === null && brands.length + shops.length === 0) return null;
  const search = {
    words,
    category,
    brands: [...brands],
    shops: [...shops],
    conditions: [...chosen],
    isInStock,
    shipsFree,
    minMinor: price?.minMinor ?? null,
    maxMinor: price?.maxMinor ?? null,
    dropPercent: null,
  };
  return { search, currency: price?.currency ?? place.currency };
}

/** The choices as the API's query, without the page. Prices are in the currency of the bounds, or else the given one. */
export function searchQueryOf(choices: BrowseChoices, place: Place) {
  const { words, category, brands, shops, attributes, price } = choices;
  return {
    ...(words === '' ? {} : { q: words }),
    ...(category === null ? {} : { category }),
    // Brands are compared by letters and digits, and the list is separated by commas.
    ...(brands.length === 0 ? {} : { brand: brands.map((brand) => brand.replaceAll(',', ' ')).join(',') }),
    ...(shops.length === 0 ? {} : { retailer: shops.join(',') }),
    ...(choices.conditions.length === 0 ? {} : { condition: choices.conditions.join(',') }),
    ...(choices.isInStock ? ({ inStock: 'true' } as const) : {}),
    ...(choices.shipsFree ? ({ freeShipping: 'true' } as const) : {}),
    ...(attributes.length === 0 ? {} : { attributes: attributes.map(writtenAttribute).join(',') }),
    currency: price?.currency ?? place.currency,
    country: place.country,
    ...(price === null || price.minMinor === null ? {} : { minPrice: String(price.minMinor) }),
    ...(price === null || price.maxMinor === null ? {} : { maxPrice: String(price.maxMinor) }),
    ...(choices.sort === 'relevance' ? {} : { sort: choices.sort }),
    limit: String(pageSize),
  };
}

/** "capacity:256 gb"; without commas, which separate them in the API's query. */
function writtenAttribute({ name, value }: AttributeChoice): string {
  return `${name}:${value}`.replaceAll(',', ' ');
}

function readAttribute(text: string): readonly AttributeChoice[] {
  const at = text.indexOf(':');
  return at < 1 || at === text.length - 1 ? [] : [{ name: text.slice(0, at), value: text.slice(at + 1) }];
}

function readPrice(query: URLSearchParams): PriceChoice | null {
  const currency = query.get(names.currency);
  const minMinor = readMinor(query.get(names.min));
  const maxMinor = readMinor(query.get(names.max));
  if (currency === null || !/^[A-Z]{3}$/.test(currency)) return null;
  return minMinor === null && maxMinor === null ? null : { minMinor, maxMinor, currency };
}

function readMinor(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value) => value.trim() !== ''))].slice(0, 20);
}
