import { ApiError } from '@pricehunt/api-client';
import type { SearchBeginning } from '../../search/begin-search';
import type { SearchRequest } from '../../search/search-request';

/** True for a search that wasn't found, or an invalid id. */
export function isSearchGone(error: Error | null, request: SearchRequest | null): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.details.code === 'comparison.not-found' ||
    (error.details.code === 'request.invalid' && request === null)
  );
}

export function beginningOf(request: SearchRequest | null): SearchBeginning | null {
  if (request === null) return null;
  return 'url' in request ? { url: request.url } : { query: request.query };
}
