import type { PageCapture } from '@pricehunt/page-capture';
import { newRequestId, slugOf } from '@pricehunt/product-links';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchResultsPath } from '../route-paths';
import { storeSearchRequest } from './search-request';
import type { SearchRequest } from './search-request';
import { useShopperServices } from '../shopper-services';
import { useTracking } from '../tracking/use-tracking';

export type SearchBeginning =
  | {
      readonly url: string;
      /** Whether a user name or password was removed from it. */
      readonly hadCredentials?: boolean;
      /** The chosen variant, which the address names too. */
      readonly variant?: string;
      readonly capture?: PageCapture;
    }
  | { readonly query: string };

/** Stores the request under a new id and opens the results (S§2 rule 2). */
export function useBeginSearch(): (
  beginning: SearchBeginning,
  options?: { readonly replace: boolean },
) => void {
  const navigate = useNavigate();
  const { nowMs, randomBytes, pageCaptures } = useShopperServices();
  const track = useTracking();
  return useCallback(
    (beginning, options) => {
      const requestId = newRequestId(randomBytes);
      const asked = 'url' in beginning ? { url: beginning.url } : { query: beginning.query };
      const request: SearchRequest = {
        ...asked,
        timestamp: nowMs(),
        ...('url' in beginning && beginning.hadCredentials ? { hadCredentials: true } : {}),
      };
      storeSearchRequest(requestId, request);
      if ('url' in beginning && beginning.capture) pageCaptures.store(requestId, beginning.capture);
      const slug = slugOfBeginning(beginning);
      const path = searchResultsPath(requestId, slug);
      track((tracker) => tracker.trackEvent('product_search', { ...asked, requestId }));
      void navigate(path, { ...options, state: request });
    },
    [navigate, nowMs, randomBytes, pageCaptures, track],
  );
}

function slugOfBeginning(beginning: SearchBeginning): string {
  if ('query' in beginning) return slugOfWords(beginning.query);
  const { url, variant } = beginning;
  return variant === undefined ? slugOf(url) : `${slugOf(url)}-${slugOfWords(variant)}`;
}

/** The slug of words by the rule for links: lower-case letters and digits, joined by hyphens. */
export function slugOfWords(words: string): string {
  const slug = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  return slug || 'unknown-product';
}
