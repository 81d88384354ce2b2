import type { Session } from '../../access';
import { findCandidates } from './match-candidates';
import { findProducts, listItems } from './find-products';
import { suggest } from './suggestions';
import type { Product, ProductIdentity } from '@pricehunt/offers';
import type { ItemTerms, SearchItem, SearchRequest, SearchResult, SearchSuggestion } from './search-request';

/** Searches the catalog. Work per request is bounded whatever the catalog's size. */
export interface SearchStore {
  /** An invalid cursor starts at the first page. */
  search(request: SearchRequest): Promise<SearchResult>;
  /** Listed products in the requested order, without missing ones. */
  listItems(productIds: readonly string[], terms: ItemTerms): Promise<readonly SearchItem[]>;
  /** Suggestions that start with these letters; empty for fewer than two. */
  suggest(prefix: string, limit: number): Promise<readonly SearchSuggestion[]>;
  /** Possible matches, likeliest first: by GTIN, then model number, then words of the title. */
  findCandidates(identity: ProductIdentity, limit: number): Promise<readonly Product[]>;
}

export function createSearchStore(session: Session): SearchStore {
  return {
    search: async (request) => findProducts(await session.searching(), request),
    listItems: async (productIds, terms) => listItems(await session.searching(), productIds, terms),
    suggest: async (prefix, limit) => suggest(await session.searching(), prefix, limit),
    findCandidates: async (identity, limit) => findCandidates(await session.searching(), identity, limit),
  };
}
