import { parseQuery, type CandidateQuery } from '@pricehunt/product-search';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Access } from '../access';
import { browseListings, countListings, findsAll, sortListings, type Browsing } from './browse';
import { documentCondition, loadSetSizes } from './listing-sets';
import type { ListingRow } from './product-listings';
import { productOf } from './product-rows';
import { meets, soldBy, withOffers, type SearchEntry } from './search-entries';
import { facetsOf, keysIn, type FacetNames } from './search-facets';
import { narrowedFacets, narrowingOf, without, type FacetName, type Narrowing } from './search-filters';
import type { FacetValue, SearchItem, SearchRequest, SearchResult } from './search.store';
import { planTextSearch, searchText } from './text-search';

/** Products that facets are counted over: the first in the order asked for. */
const facetEntriesMax = 300;
/** How far matches are counted. */
const countMax = 10_000;
/** Items on a page at most, and how deep pages go. */
const pageMax = 100;
const depthMax = 10_000;

/** A stretch of the results. */
interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** What was found, before it is made ready to show. */
interface Finds {
  readonly page: readonly ListingRow[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly entriesFor: (facet: FacetName) => readonly SearchEntry[];
  /** Facets that were counted over the whole catalog. */
  readonly exact: { readonly brand?: readonly FacetValue[]; readonly category?: readonly FacetValue[] };
}

/** One page of the products that match; a text without words browses. */
export async function findProducts(access: Access, request: SearchRequest): Promise<SearchResult> {
  const query = parseQuery(request.text);
  const narrowing = narrowingOf(request.filters, query);
  const browsing = { narrowing, sort: request.sort, sizes: await loadSetSizes(access, narrowing) };
  const page = pageOf(request);
  const plan = query.terms.length === 0 && query.gtin === null ? null : await planTextSearch(access, query);
  const finds =
    plan === null || plan.stages.length === 0
      ? await browse(access, browsing, page)
      : await searchWords(access, plan, browsing, page);
  const end = page.offset + page.limit;
  const hasMore =
    end < depthMax && finds.page.length === page.limit && (end < finds.total || finds.totalIsLowerBound);
  const all = new Set([...finds.entriesFor('brand'), ...finds.entriesFor('category')]);
  const names = await namesOf(access, keysIn([...all]));
  return {
    items: await itemsOf(access, finds.page),
    total: finds.total,
    totalIsLowerBound: finds.totalIsLowerBound,
    facets: { ...facetsOf(finds.entriesFor, names), ...finds.exact },
    nextCursor: hasMore ? cursorAt(end) : null,
    corrections: (plan?.corrections ?? []).map(({ typed, replacement }) => ({
      from: typed,
      to: replacement,
    })),
  };
}

async function searchWords(
  access: Access,
  plan: CandidateQuery,
  browsing: Browsing,
  page: Page,
): Promise<Finds> {
  const { narrowing, sort, sizes } = browsing;
  const narrowed = narrowedFacets(narrowing);
  const isNarrowed = narrowed.length > 0 || narrowing.currency !== null;
  const narrowedTo = isNarrowed ? await documentCondition(access, narrowing, sizes) : null;
  const found = await searchText(access, plan, narrowedTo);
  const listings = found.products.flatMap(({ listings: own }) => listingIn(own, narrowing.currency) ?? []);
  const sold = await soldBy(access, listings, narrowing.retailers);
  const thoseMeeting = (wanted: Narrowing) => listings.filter((listing) => meets(listing, wanted, sold));
  const matching = sortListings(thoseMeeting(narrowing), sort);
  const counted = (some: readonly ListingRow[]) => withOffers(access, some.slice(0, facetEntriesMax));
  const entries = await counted(matching);
  const lifted = new Map<FacetName, readonly SearchEntry[]>();
  for (const facet of narrowed) lifted.set(facet, await counted(thoseMeeting(without(narrowing, facet))));
  return {
    page: matching.slice(page.offset, page.offset + page.limit),
    total: matching.length,
    totalIsLowerBound: found.isCut,
    entriesFor: (facet) => lifted.get(facet) ?? entries,
    exact: {},
  };
}

async function browse(access: Access, browsing: Browsing, page: Page): Promise<Finds> {
  const { narrowing } = browsing;
  const first = { offset: 0, limit: facetEntriesMax };
  const entries = await withOffers(access, await browseListings(access, browsing, first));
  const lifted = new Map<FacetName, readonly SearchEntry[]>();
  const exact = await exactFacets(access, browsing);
  for (const facet of narrowedFacets(narrowing)) {
    if (facet === 'brand' && exact.brand !== undefined) continue;
    if (facet === 'category' && exact.category !== undefined) continue;
    const wider = { ...browsing, narrowing: without(narrowing, facet) };
    lifted.set(facet, await withOffers(access, await browseListings(access, wider, first)));
  }
  const end = page.offset + page.limit;
  const isAllSeen = entries.length < facetEntriesMax;
  const counted = isAllSeen
    ? { total: entries.length, isLowerBound: !findsAll(access, browsing) }
    : await countListings(access, browsing, countMax);
  return {
    page:
      isAllSeen || end <= entries.length
        ? entries.slice(page.offset, end).map(({ listing }) => listing)
        : await browseListings(access, browsing, page),
    total: counted.total,
    totalIsLowerBound: counted.isLowerBound,
    entriesFor: (facet) => lifted.get(facet) ?? entries,
    exact,
  };
}

/** Where nothing else narrows, categories and brands are counted already. */
async function exactFacets(access: Access, { narrowing }: Browsing): Promise<Finds['exact']> {
  const narrowed = narrowedFacets(narrowing);
  const isOnly = (facet: FacetName) => narrowed.every((each) => each === facet);
  return {
    ...(isOnly('category') ? { category: await countedFacet(access, 'category') } : {}),
    ...(isOnly('brand') ? { brand: await countedFacet(access, 'brand') } : {}),
  };
}

async function countedFacet(
  { database, tables: { catalogCounts } }: Access,
  wanted: 'category' | 'brand',
): Promise<readonly FacetValue[]> {
  const { kind, key, name, count } = catalogCounts;
  const rows = await database
    .select({ key, name, count })
    .from(catalogCounts)
    .where(and(eq(kind, wanted), gt(count, 0)))
    .orderBy(desc(count), asc(key))
    .limit(30);
  return rows.map((row) => ({
    value: wanted === 'brand' ? row.name : row.key,
    label: row.name,
    count: row.count,
  }));
}

function listingIn(listings: readonly ListingRow[], currency: string | null): ListingRow | undefined {
  return listings.find((listing) => (currency === null ? listing.isMain : listing.currency === currency));
}

async function namesOf(
  access: Access,
  keys: { readonly brand: readonly string[]; readonly category: readonly string[] },
): Promise<FacetNames> {
  const { database, tables, isOneOf } = access;
  const { kind, key, name } = tables.catalogCounts;
  const named = async (wanted: 'brand' | 'category') => {
    const rows = await database
      .select({ key, name })
      .from(tables.catalogCounts)
      .where(and(eq(kind, wanted), isOneOf(key, keys[wanted])));
    return new Map(rows.map((row) => [row.key, row.name]));
  };
  return { brand: await named('brand'), category: await named('category') };
}

async function itemsOf(access: Access, listings: readonly ListingRow[]): Promise<readonly SearchItem[]> {
  const { database, tables, isOneOf } = access;
  const { products } = tables;
  const numbers = listings.map(({ number }) => number);
  const rows = await database.select().from(products).where(isOneOf(products.number, numbers));
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return listings.flatMap(({ number, lowestMinor, currency, offerCount, inStock, dropBasisPoints }) => {
    const row = byNumber.get(number);
    if (row === undefined) return [];
    const lowestPrice = lowestMinor === null ? null : { amountMinor: lowestMinor, currency };
    const dropPercent = dropBasisPoints === 0 ? null : Math.round(dropBasisPoints / 10) / 10;
    return [{ product: productOf(row), lowestPrice, offerCount, inStock, dropPercent }];
  });
}

/** Cursors say how far the reader is. */
const cursorForm = /^from-(\d{1,5})$/;

function cursorAt(offset: number): string {
  return Buffer.from(`from-${offset}`).toString('base64url');
}

function pageOf({ cursor, limit }: SearchRequest): Page {
  const text = cursor === null ? '' : Buffer.from(cursor, 'base64url').toString();
  const offset = Number(cursorForm.exec(text)?.[1] ?? 0);
  return { offset: Math.min(offset, depthMax), limit: Math.max(1, Math.min(limit, pageMax)) };
}
