import type { FetchOutcome, SafeFetch } from '@pricehunt/safe-fetch';
import { SourceFailure } from '../offer-source';
import type { Shop } from './shop';

/** Returns the page after its scripts ran, or reports that there is no browser. */
export type RenderPage = (
  link: string,
  signal?: AbortSignal,
) => Promise<FetchOutcome | { readonly kind: 'no-browser' }>;

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
      const outcome = await renderPage(link, endOf(request));
      if (outcome.kind !== 'no-browser') return outcome;
      throw new SourceFailure('unreachable', 'The browser at BROWSER_URL doesn’t respond');
    },
  };
}

function endOf({ signal, totalMs }: Parameters<SafeFetch['fetch']>[1]): AbortSignal | undefined {
  if (totalMs === undefined) return signal;
  const timeout = AbortSignal.timeout(totalMs);
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
}
