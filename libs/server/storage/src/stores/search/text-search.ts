import {
  candidateQuery,
  createVocabulary,
  likenessQuery,
  rankResults,
  spellingsToLookUp,
  termsToLookUp,
  type CandidateQuery,
  type CandidateStage,
  type SearchCandidate,
  type SearchQuery,
} from '@pricehunt/product-search';
import type { Searching } from '../../access';
import type { CandidateOrder, FoundDocument, TextHit } from '../../text-index';
import { candidateOrder } from './browse';
import type { DocumentCondition } from './listing-sets';
import type { PriceView, PricedListing } from '../../rows/listings';
import type { SearchSort } from './search-request';

export interface TextFinds {
  /** Best first. */
  readonly listings: readonly PricedListing[];
  /** True if there were more matches than the stages read. */
  readonly isCut: boolean;
}

export type NarrowTo = () => Promise<DocumentCondition | null>;

export const everything: NarrowTo = async () => null;

/** Expands the words for the index: variants, corrections, fields. */
export async function planTextSearch({ texts }: Searching, query: SearchQuery): Promise<CandidateQuery> {
  const { documentTotal, counts } = await texts.countTerms(termsToLookUp(query));
  const vocabulary = createVocabulary(documentTotal, counts);
  const spellings = spellingsToLookUp(query, vocabulary);
  if (spellings.length === 0) return candidateQuery(query, vocabulary);
  const neighbours = await texts.findSpelled(spellings);
  return candidateQuery(query, createVocabulary(documentTotal, counts, neighbours));
}

/** The same for a product title, without corrections, because shops mistype less than shoppers. */
export async function planLikeness({ texts }: Searching, query: SearchQuery): Promise<CandidateQuery> {
  const { documentTotal, counts } = await texts.countTerms(termsToLookUp(query));
  return likenessQuery(query, createVocabulary(documentTotal, counts));
}

/**
 * Runs and ranks the stages. If there are more matches than candidates, the stages run again within the filters and in the
 * sort's order, so that they find what both want beyond the first candidates.
 */
export async function searchText(
  access: Searching,
  plan: CandidateQuery,
  { view, sort }: { readonly view: PriceView; readonly sort: SearchSort },
  narrowTo: NarrowTo,
): Promise<TextFinds> {
  const everywhere = await runStages(access, plan, { narrowedTo: null, first: null });
  const narrowedTo = everywhere.isCut ? await narrowTo() : null;
  const first = everywhere.isCut && sort !== 'relevance' ? candidateOrder(access, view, sort) : null;
  const isAgain = narrowedTo !== null || first !== null;
  const narrowed = isAgain ? await runStages(access, plan, { narrowedTo, first }) : null;
  // Candidates in the sort's order have no gaps between them; others would.
  const found = new Map([...(first === null ? everywhere.found : []), ...(narrowed?.found ?? [])]);
  const documents = await access.texts.read([...found.keys()], view);
  const byId = new Map(documents.map((document) => [String(document.number), document]));
  const candidates = documents.map((document) => candidateOf(document, found.get(document.number)));
  const ranked = rankResults(plan, candidates, { resultsMax: found.size });
  return {
    listings: ranked.flatMap(({ id }) => byId.get(id)?.listing ?? []),
    isCut: (narrowed ?? everywhere).isCut,
  };
}

function candidateOf({ number, fields, listing }: FoundDocument, hit: StageHit | undefined): SearchCandidate {
  return {
    id: String(number),
    stage: hit?.stage ?? 0,
    textScore: hit?.score ?? 0,
    fields,
    offerCount: listing.vouchedOfferCount,
    hasStock: listing.inStock,
    popularity: 0,
  };
}

interface StageHit extends TextHit {
  readonly stage: number;
}

async function runStages(
  access: Searching,
  plan: CandidateQuery,
  {
    narrowedTo,
    first,
  }: { readonly narrowedTo: DocumentCondition | null; readonly first: CandidateOrder | null },
): Promise<{ readonly found: ReadonlyMap<number, StageHit>; readonly isCut: boolean }> {
  const found = new Map<number, StageHit>();
  let isCut = false;
  const isOfSmallSet = narrowedTo?.isOfSmallSet ?? false;
  for (const { place, stage } of isOfSmallSet ? fullFirst(plan.stages) : placed(plan.stages)) {
    const isNeeded = isOfSmallSet && stage.without.length > 0 ? isCut : found.size < stage.runBelow;
    if (!isNeeded) continue;
    const hits = await access.texts.find(stage, { on: narrowedTo?.on ?? null, first });
    isCut ||= hits.length >= stage.candidatesMax;
    for (const hit of hits) {
      const before = found.get(hit.number);
      if (before === undefined) found.set(hit.number, { ...hit, stage: place });
      else if (before.score < hit.score) found.set(hit.number, { ...before, score: hit.score });
    }
  }
  return { found, isCut };
}

interface PlacedStage {
  readonly stage: CandidateStage;
  readonly place: number;
}

function placed(stages: readonly CandidateStage[]): readonly PlacedStage[] {
  return stages.map((stage, place) => ({ stage, place }));
}

/** Puts stages that exclude products after the one that doesn't, which in a small set mostly finds everything. */
function fullFirst(stages: readonly CandidateStage[]): readonly PlacedStage[] {
  return placed(stages).toSorted((one, other) => orderNarrowed(one) - orderNarrowed(other));
}

function orderNarrowed({ stage, place }: PlacedStage): number {
  return stage.without.length > 0 ? place + 1.5 : place;
}
