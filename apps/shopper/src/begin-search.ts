import { newRequestId, slugOf } from '@pricehunt/product-links';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageCapture } from './page-captures/page-captures';
import { searchResultsPath } from './route-paths';
import { keepSearchRequest } from './search-request';
import type { SearchRequest } from './search-request';
import { useShopperServices } from './shopper-services';
import { useTracking } from './use-tracking';

/** What a search begins with. */
export type SearchBeginning =
  | {
      readonly url: string;
      /** Where a user name or password in it was left out. */
      readonly hadCredentials?: boolean;
      /** The version of the link's product that was chosen, which the address names too. */
      readonly variant?: string;
      /** The link's page as the browser showed it. */
      readonly capture?: PageCapture;
    }
  | { readonly query: string };

/**
 * Begins a search (S§2 rule 2): a new request id, the request kept for the session under it, and on to its results.
 * `replace` puts the results in place of this entry of the history.
 */
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
      keepSearchRequest(requestId, request);
      if ('url' in beginning && beginning.capture) pageCaptures.keep(requestId, beginning.capture);
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

/** The slug of words, by the rule for links: letters and digits in lower case, hyphens between them. */
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
