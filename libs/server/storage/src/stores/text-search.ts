import {
  candidateQuery,
  createVocabulary,
  rankResults,
  spellingsToLookUp,
  termsToLookUp,
  type CandidateQuery,
  type SearchCandidate,
  type SearchQuery,
  type TermCount,
} from '@pricehunt/product-search';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Access } from '../access';
import type { TextHit } from '../text-index';
import type { ListingRow } from './product-listings';

/** What a search by words found. */
export interface TextFinds {
  /** The best first. A product has a row for each of its currencies. */
  readonly products: readonly { readonly number: number; readonly listings: readonly ListingRow[] }[];
  /** True when there were more matches than the stages look at. */
  readonly isCut: boolean;
}

/** Readies the words for the index: what they may stand for, what is mistyped, where to look. */
export async function planTextSearch(access: Access, query: SearchQuery): Promise<CandidateQuery> {
  const documentTotal = await countDocuments(access);
  const counts = await countsOf(access, termsToLookUp(query));
  const vocabulary = createVocabulary(documentTotal, counts);
  const spellings = spellingsToLookUp(query, vocabulary);
  if (spellings.length === 0) return candidateQuery(query, vocabulary);
  const neighbours = await neighboursOf(access, spellings);
  return candidateQuery(query, createVocabulary(documentTotal, counts, neighbours));
}

/**
 * Runs the stages and ranks what they find. With `narrowedTo`, where a stage was cut, they run once more among the products
 * that meet it, so that a filter never hides what lies beyond the first candidates.
 */
export async function searchText(
  access: Access,
  plan: CandidateQuery,
  narrowedTo: ((number: SQL) => SQL) | null,
): Promise<TextFinds> {
  const everywhere = await runStages(access, plan, null);
  const narrowed = everywhere.isCut && narrowedTo !== null ? await runStages(access, plan, narrowedTo) : null;
  const found = new Map([...everywhere.found, ...(narrowed?.found ?? [])]);
  const numbers = [...found.keys()];
  const listings = await listingsOf(access, numbers);
  const candidates = await candidatesOf(access, found, listings);
  const ranked = rankResults(plan, candidates, { resultsMax: candidates.length });
  return {
    products: ranked.map(({ id }) => ({ number: Number(id), listings: listings.get(Number(id)) ?? [] })),
    isCut: (narrowed ?? everywhere).isCut,
  };
}

interface StageHit extends TextHit {
  readonly stage: number;
}

async function runStages(
  access: Access,
  plan: CandidateQuery,
  narrowedTo: ((number: SQL) => SQL) | null,
): Promise<{ readonly found: ReadonlyMap<number, StageHit>; readonly isCut: boolean }> {
  const found = new Map<number, StageHit>();
  let isCut = false;
  for (const [place, stage] of plan.stages.entries()) {
    if (found.size >= stage.runBelow) continue;
    const hits = await access.texts.find(stage, narrowedTo);
    isCut ||= hits.length >= stage.candidatesMax;
    for (const hit of hits) if (!found.has(hit.number)) found.set(hit.number, { ...hit, stage: place });
  }
  return { found, isCut };
}

async function candidatesOf(
  { database, tables: { searchDocuments: documents }, isOneOf }: Access,
  found: ReadonlyMap<number, StageHit>,
  listings: ReadonlyMap<number, readonly ListingRow[]>,
): Promise<readonly SearchCandidate[]> {
  const { number, title, brand, model, codes, gtinForms, category } = documents;
  const rows = await database
    .select({ number, title, brand, model, codes, gtinForms, category })
    .from(documents)
    .where(isOneOf(number, [...found.keys()]));
  return rows.map(({ number: own, ...fields }) => {
    const hit = found.get(own);
    const rowsOfProduct = listings.get(own) ?? [];
    return {
      id: String(own),
      stage: hit?.stage ?? 0,
      textScore: hit?.score ?? 0,
      fields,
      offerCount: rowsOfProduct.reduce((sum, { offerCount }) => sum + offerCount, 0),
      hasStock: rowsOfProduct.some(({ inStock }) => inStock),
      popularity: 0,
    };
  });
}

/** The listings of these products, all currencies of each. */
export async function listingsOf(
  { database, tables: { productListings }, isOneOf }: Access,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, readonly ListingRow[]>> {
  const rows = await database.select().from(productListings).where(isOneOf(productListings.number, numbers));
  const byNumber = new Map<number, ListingRow[]>();
  for (const row of rows) byNumber.set(row.number, [...(byNumber.get(row.number) ?? []), row]);
  return byNumber;
}

async function countDocuments({ database, tables: { catalogCounts } }: Access): Promise<number> {
  const { kind, key, count } = catalogCounts;
  const [row] = await database
    .select({ count })
    .from(catalogCounts)
    .where(and(eq(kind, 'product'), eq(key, '')));
  return row?.count ?? 0;
}

async function countsOf(
  { database, tables: { searchTerms }, isOneOf }: Access,
  terms: readonly string[],
): Promise<readonly TermCount[]> {
  return database.select().from(searchTerms).where(isOneOf(searchTerms.term, terms));
}

async function neighboursOf(
  { database, tables: { searchTerms, searchSpellings }, isOneOf }: Access,
  spellings: readonly string[],
): Promise<readonly TermCount[]> {
  return database
    .selectDistinct({ term: searchTerms.term, documentCount: searchTerms.documentCount })
    .from(searchSpellings)
    .innerJoin(searchTerms, eq(searchTerms.term, searchSpellings.term))
    .where(isOneOf(searchSpellings.spelling, spellings));
}
