import type { ExchangeRates } from '@pricehunt/offers';
import { childrenOf } from '@pricehunt/product-categories';
import { parseQuery, spelledOut, type CandidateQuery, type SearchQuery } from '@pricehunt/product-search';
import { and, eq, or } from 'drizzle-orm';
import type { Searching } from '../../access';
import { browseListings, countListings, findsAll, sortListings, type Browsing, type Search } from './browse';
import { countedNames } from '../catalog/catalog-counts';
import { documentCondition, loadSetSizes } from './listing-sets';
import { shownAmount } from './price-scale';
import { pricedListings, priceView } from './priced-listings';
import { inOrderOf, productOf } from '../catalog/product-rows';
import { readRates } from '../catalog/read-rates';
import { meets } from './search-entries';
import {
  nameFacets,
  tallyFacets,
  type FacetNames,
  type FacetTallies,
  type NamedFacet,
} from './search-facets';
import {
  requestedConditionClass,
  narrowedFacets,
  narrowingOf,
  scaleOf,
  shelfShown,
  unreadLimit,
  widenedFor,
  withoutLimits,
  type FacetName,
  type Narrowing,
} from './search-filters';
import { planTextSearch, searchText } from './text-search';
import type { PricedListing } from '../../rows/listings';
import type {
  FacetValue,
  ItemTerms,
  SearchFacets,
  SearchItem,
  SearchRequest,
  SearchResult,
} from './search-request';

/** Products that browsing counts facets over, first in sort order; searches by words count all. */
const facetEntriesMax = 300;
const countMax = 10_000;
const pageMax = 100;
const depthMax = 10_000;

const noFacets: SearchFacets = {
  brand: [],
  category: [],
  retailer: [],
  condition: [],
  availability: [],
  price: [],
  shipping: [],
  attributes: [],
};

interface Page {
  readonly offset: number;
  readonly limit: number;
}

interface Finds {
  readonly page: readonly PricedListing[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly listingsFor: (facet: FacetName) => readonly PricedListing[];
  /** Facets counted over the whole catalog. */
  readonly exact: { readonly brand?: readonly FacetValue[]; readonly category?: readonly FacetValue[] };
}

/** A text without words browses. */
export async function findProducts(access: Searching, asked: SearchRequest): Promise<SearchResult> {
  const parsed = parseQuery(asked.text);
  const rates = await readRates(access);
  const plan =
    parsed.terms.length === 0 && parsed.gtin === null ? null : await planTextSearch(access, parsed);
  const find = async (search: Search, page: Page, onlyItems: boolean): Promise<Finds> => {
    if (plan !== null && plan.stages.length > 0) return searchWords(access, plan, search, page);
    const browsing = { ...search, sizes: await loadSetSizes(access, search.narrowing) };
    return onlyItems ? browseItems(access, browsing, page) : browse(access, browsing, page);
  };
  const limitIgnoredIn = await uselessLimit(asked, parsed, rates, find);
  const request = limitIgnoredIn === null ? asked : { ...asked, filters: withoutLimits(asked.filters) };
  const query = limitIgnoredIn === null ? parsed : { ...parsed, minPrice: null, maxPrice: null };
  const search = searchOf(request, query, rates);
  const { narrowing, scale } = search;
  const page = pageOf(request);
  const onlyItems = request.onlyItems === true;
  const finds = await find(search, page, onlyItems);
  const end = page.offset + page.limit;
  const hasMore =
    end < depthMax && finds.page.length === page.limit && (end < finds.total || finds.totalIsLowerBound);
  const items = await itemsOf(access, finds.page, { currency: request.currency, rates });
  const isOfOneKind =
    narrowing.category !== null || plan !== null || Object.keys(narrowing.attributes).length > 0;
  const facetsOf = async (): Promise<SearchFacets> => {
    const tallies = tallyFacets(finds.listingsFor, {
      shelf: shelfShown(narrowing),
      scale,
      rates,
      attributes: isOfOneKind ? narrowing.attributes : null,
    });
    return { ...nameFacets(tallies, await namesOf(access, tallies)), ...finds.exact };
  };
  return {
    items,
    total: finds.total,
    totalIsLowerBound: finds.totalIsLowerBound,
    facets: onlyItems ? noFacets : await facetsOf(),
    nextCursor: hasMore ? cursorAt(end) : null,
    limitIgnoredIn,
    corrections: (plan?.corrections ?? []).map(({ typed, replacement }) => ({
      from: spelledOut(typed, [query.text]),
      to: spelledOut(
        replacement,
        items.map(({ product }) => product.title),
      ),
    })),
  };
}

function searchOf(request: SearchRequest, query: SearchQuery, rates: ExchangeRates): Search {
  const scale = scaleOf(request, query, rates);
  const narrowing = narrowingOf(request, query, scale, rates);
  const view = priceView(request.country, requestedConditionClass(narrowing.conditions));
  return { narrowing, sort: request.sort, scale, view };
}

/** The currency of a price limit, if it has no exchange rate and nothing that fits otherwise is sold in it; else null. */
async function uselessLimit(
  request: SearchRequest,
  query: SearchQuery,
  rates: ExchangeRates,
  find: (search: Search, page: Page, onlyItems: boolean) => Promise<Finds>,
): Promise<string | null> {
  const search = searchOf(request, query, rates);
  const { narrowing, scale } = search;
  if (scale === null) return null;
  if (scale.unit !== null) return unreadLimit(request, query, scale, rates);
  if (narrowing.prices === null) return null;
  const prices = { minMinor: null, maxMinor: null, scale };
  const sold = await find({ ...search, narrowing: { ...narrowing, prices } }, { offset: 0, limit: 1 }, true);
  return sold.page.length === 0 ? scale.currency : null;
}

export async function listItems(
  access: Searching,
  productIds: readonly string[],
  { currency, country }: ItemTerms,
): Promise<readonly SearchItem[]> {
  const { database, tables, isOneOf } = access;
  const { id, number } = tables.products;
  const rows = await database.select({ number }).from(tables.products).where(isOneOf(id, productIds));
  const listings = await pricedListings(
    access,
    rows.map((row) => row.number),
    priceView(country),
  );
  const items = await itemsOf(access, listings, { currency, rates: await readRates(access) });
  return inOrderOf(productIds, items, ({ product }) => product.id);
}

async function searchWords(
  access: Searching,
  plan: CandidateQuery,
  { narrowing, sort, view }: Search,
  page: Page,
): Promise<Finds> {
  const narrowed = narrowedFacets(narrowing);
  const isNarrowed = narrowed.length > 0;
  const found = await searchText(access, plan, { view, sort }, async () =>
    isNarrowed ? documentCondition(access, narrowing, await loadSetSizes(access, narrowing), view) : null,
  );
  const thoseMeeting = (wanted: Narrowing) => found.listings.filter((listing) => meets(listing, wanted));
  const matching = sortListings(
    isNarrowed || narrowing.isOffered ? thoseMeeting(narrowing) : found.listings,
    sort,
  );
  const lifted = new Map(narrowed.map((facet) => [facet, thoseMeeting(widenedFor(narrowing, facet))]));
  return {
    page: matching.slice(page.offset, page.offset + page.limit),
    total: matching.length,
    totalIsLowerBound: found.isCut,
    listingsFor: (facet) => lifted.get(facet) ?? matching,
    exact: {},
  };
}

async function browse(access: Searching, browsing: Browsing, page: Page): Promise<Finds> {
  const { narrowing } = browsing;
  const first = { offset: 0, limit: facetEntriesMax };
  const entries = await browseListings(access, browsing, first);
  const lifted = new Map<FacetName, readonly PricedListing[]>();
  const exact = await exactFacets(access, browsing);
  for (const facet of narrowedFacets(narrowing)) {
    if (facet === 'brand' && exact.brand !== undefined) continue;
    if (facet === 'category' && exact.category !== undefined) continue;
    const wider = { ...browsing, narrowing: widenedFor(narrowing, facet) };
    lifted.set(facet, await browseListings(access, wider, first));
  }
  const end = page.offset + page.limit;
  const isAllSeen = entries.length < facetEntriesMax;
  const counted = isAllSeen
    ? { total: entries.length, isLowerBound: !findsAll(access, browsing) }
    : await countListings(access, browsing, countMax);
  return {
    page:
      isAllSeen || end <= entries.length
        ? entries.slice(page.offset, end)
        : await browseListings(access, browsing, page),
    total: counted.total,
    totalIsLowerBound: counted.isLowerBound,
    listingsFor: (facet) => lifted.get(facet) ?? entries,
    exact,
  };
}

async function browseItems(access: Searching, browsing: Browsing, page: Page): Promise<Finds> {
  const entries = await browseListings(access, browsing, page);
  return {
    page: entries,
    total: page.offset + entries.length,
    totalIsLowerBound: entries.length === page.limit,
    listingsFor: () => [],
    exact: {},
  };
}

/** Without other filters, categories and brands are already counted. */
async function exactFacets(access: Searching, { narrowing }: Browsing): Promise<Finds['exact']> {
  const narrowed = narrowedFacets(narrowing);
  const isOnly = (facet: FacetName) => narrowed.every((each) => each === facet);
  return {
    ...(isOnly('category') ? { category: await countedCategories(access, narrowing) } : {}),
    ...(isOnly('brand') ? { brand: await countedBrands(access, narrowing) } : {}),
  };
}

async function countedCategories(access: Searching, narrowing: Narrowing): Promise<readonly FacetValue[]> {
  const keys = childrenOf(shelfShown(narrowing)).map(({ slug }) => slug);
  const rows = await countedNames(access, 'category', { isOffered: narrowing.isOffered, keys });
  return rows.map(({ key, name, count }) => ({ value: key, label: name, count }));
}

async function countedBrands(access: Searching, { isOffered }: Narrowing): Promise<readonly FacetValue[]> {
  const rows = await countedNames(access, 'brand', { isOffered, limit: 30 });
  return rows.map(({ name, count }) => ({ value: name, label: name, count }));
}

async function namesOf(access: Searching, tallies: FacetTallies): Promise<FacetNames> {
  const { database, tables, isOneOf } = access;
  const { kind, key, name } = tables.catalogCounts;
  const facets: readonly NamedFacet[] = ['brand', 'category', 'retailer'];
  const wanted = facets.map((facet) =>
    and(
      eq(kind, facet),
      isOneOf(
        key,
        tallies[facet].map(([each]) => each),
      ),
    ),
  );
  const rows = await database
    .select({ kind, key, name })
    .from(tables.catalogCounts)
    .where(or(...wanted));
  const named = (facet: NamedFacet) =>
    new Map(rows.filter((row) => row.kind === facet).map((row) => [row.key, row.name]));
  return { brand: named('brand'), category: named('category'), retailer: named('retailer') };
}

async function itemsOf(
  access: Searching,
  listings: readonly PricedListing[],
  terms: { readonly currency: string | null; readonly rates: ExchangeRates },
): Promise<readonly SearchItem[]> {
  const { database, tables, isOneOf } = access;
  const { products } = tables;
  const numbers = listings.map(({ number }) => number);
  const rows = await database.select().from(products).where(isOneOf(products.number, numbers));
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return listings.flatMap(({ number, price, offerCount, vouchedOfferCount, inStock }) => {
    const row = byNumber.get(number);
    if (row === undefined) return [];
    return [
      {
        product: productOf(row),
        lowestPrice: price && shownAmount(price, terms.currency, terms.rates),
        shopPrice: price && shownAmount(price, null, terms.rates),
        priceKind: price?.kind ?? null,
        priceTax: price?.tax ?? 'included',
        condition: price?.conditionClass ?? 'new',
        isObtainable: price?.isObtainable ?? false,
        offerCount,
        isVouched: offerCount === 0 || vouchedOfferCount > 0,
        inStock,
        dropPercent: price?.dropBasisPoints ? Math.round(price.dropBasisPoints / 10) / 10 : null,
      },
    ];
  });
}

/** Cursors contain the offset. */
const cursorForm = /^from-(\d{1,5})$/;

function cursorAt(offset: number): string {
  return Buffer.from(`from-${offset}`).toString('base64url');
}

function pageOf({ cursor, limit }: SearchRequest): Page {
  const text = cursor === null ? '' : Buffer.from(cursor, 'base64url').toString();
  const offset = Number(cursorForm.exec(text)?.[1] ?? 0);
  return { offset: Math.min(offset, depthMax), limit: Math.max(1, Math.min(limit, pageMax)) };
}
