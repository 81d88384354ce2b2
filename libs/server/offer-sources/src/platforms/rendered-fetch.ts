import type { FetchOutcome, SafeFetch } from '@pricehunt/safe-fetch';
import { SourceFailure } from '../offer-source';
import type { Shop } from './shop';

/** Fetches a page of HTML and returns it as its scripts left it, or tells that there is no browser to run them. */
export type RenderPage = (
  link: string,
  signal?: AbortSignal,
) => Promise<FetchOutcome | { readonly kind: 'no-browser' }>;

/**
 * The way to a shop: its pages are rendered where it needs a browser, and everything else is fetched. A page throws a SourceFailure
 * while the browser is away.
 */
export function fetchForShop(
  { safeFetch, renderPage }: { readonly safeFetch: SafeFetch; readonly renderPage?: RenderPage | undefined },
  { needsBrowser = false }: Pick<Shop, 'needsBrowser'>,
): SafeFetch {
  if (!needsBrowser) return safeFetch;
  return {
    ...safeFetch,
    fetch: async (link, request) => {
      if (request.accept !== 'html' || request.method === 'POST') return safeFetch.fetch(link, request);
      if (renderPage === undefined) throw new SourceFailure('refused', 'BROWSER_URL is not set');
      const outcome = await renderPage(link, request.signal);
      if (outcome.kind !== 'no-browser') return outcome;
      throw new SourceFailure('unreachable', 'The browser at BROWSER_URL doesn’t respond');
    },
  };
}
