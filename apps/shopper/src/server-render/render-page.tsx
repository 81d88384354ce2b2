import { guessPlace } from '@pricehunt/offers';
import { ApiError, createApiClient } from '@pricehunt/api-client';
import { QueryClient, dehydrate } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter, matchPath } from 'react-router-dom';
import { categoryKey } from '../catalog/category-key';
import { storePageCaptures } from '../page-captures/page-captures';
import type { Place } from '../place/place';
import { AppRoutes, languageInAddress, languageOf, localeWithin } from '@pricehunt/web-shell';
import { loadLanguage } from '../messages/language-pack';
import { routePaths } from '../route-paths';
import { createRoutes } from '../router';
import type { ShopperServices } from '../shopper-services';
import { Site } from '../site';
import { installationQuery } from '../installation/use-installation';
import { pageStateId } from './page-state';
import type { PageState } from './page-state';
import type { MovedPage, PageRequest, RenderedPage } from './rendered-page';
import { isNowhere } from './is-nowhere';

/** The screens that strangers reach from search engines and shared links. */
const renderedScreens = [
  { pattern: routePaths.landing, screen: 'src/screens/landing.tsx' },
  { pattern: routePaths.browse, screen: 'src/screens/browse.tsx' },
  { pattern: routePaths.browseCategory, screen: 'src/screens/browse.tsx' },
  { pattern: routePaths.product, screen: 'src/screens/product.tsx' },
  { pattern: routePaths.searchResults, screen: 'src/screens/search-results.tsx' },
];

/** The chunks with all texts of a language. */
const wordsOf = { en: 'src/messages/english.ts', de: 'src/messages/german-pack.ts' } as const;

export { isNowhere } from './is-nowhere';

export function isRendered(path: string): boolean {
  return screenOf(path) !== undefined;
}

function screenOf(path: string): string | undefined {
  return renderedScreens.find(({ pattern }) => matchPath(pattern, path) !== null)?.screen;
}

/** The most rendering passes until all data is loaded. */
const passesMax = 4;

/** Renders a page with API data. Returns null when the API is down, so that the browser renders it and shows the error. */
export async function renderPage(request: PageRequest): Promise<RenderedPage | MovedPage | null> {
  const { search } = new URL(request.address, request.siteOrigin);
  const language = languageOf(request.chosenLanguage, request.languages, languageInAddress(search));
  const locale = localeWithin(language, request.languages);
  const startsIn = await loadLanguage(language);
  const queryClient = new QueryClient();
  const renderedAtMs = Date.now();
  const openApi = () => Promise.resolve(apiOf(request));
  const installation = await queryClient.fetchQuery(installationQuery({ openApi }));
  const place = installation?.place ?? guessPlace(request.languages);
  const services = serverServices(request, renderedAtMs, place);
  const routes = createRoutes();
  const renderOnce = () =>
    textOf(
      <Site startsIn={startsIn} localeWithin={() => locale} queryClient={queryClient} services={services}>
        <StaticRouter location={request.address}>
          <AppRoutes routes={routes} />
        </StaticRouter>
      </Site>,
    );
  let html = await renderOnce();
  for (let pass = 1; pass < passesMax; pass += 1) {
    const pending = queryClient.getQueryCache().findAll({ predicate: isPending });
    if (pending.length === 0) break;
    await Promise.all(pending.map((query) => queryClient.prefetchQuery(answeredOnce(query))));
    html = await renderOnce();
  }
  const failures = queryClient
    .getQueryCache()
    .getAll()
    .flatMap((query) => (query.state.error === null ? [] : [query.state.error]));
  if (failures.some((failure) => !isMissing(failure))) return null;
  const address = new URL(request.address, request.siteOrigin);
  if (failures.length > 0 && isSearch(address.pathname)) return null;
  const location = movedTo(address, queryClient);
  if (location !== null) return { status: 301, location };
  const { head, content } = partsOf(html);
  return {
    status: failures.some((failure) => statusOf(failure) === 410)
      ? 410
      : failures.length > 0 || isNowhere(address.pathname)
        ? 404
        : 200,
    language,
    head,
    content,
    modules: [screenOf(address.pathname) ?? 'src/screens/unclaimed-path.tsx', wordsOf[language]].flat(),
    state: stateElement({ language, locale, place, renderedAtMs, queries: dehydrate(queryClient) }),
  };
}

/** The browser may still have the request of a search that the API doesn't know, and starts it. */
function isSearch(path: string): boolean {
  return matchPath(routePaths.searchResults, path) !== null;
}

function movedTo(address: URL, queryClient: QueryClient): string | null {
  const slug = matchPath(routePaths.browseCategory, address.pathname)?.params.category ?? null;
  const found = queryClient.getQueryData<{ readonly category: { readonly slug: string } } | null>(
    categoryKey(slug),
  );
  if (!found || found.category.slug === slug) return null;
  return `${routePaths.browse}/${found.category.slug}${address.search}`;
}

function apiOf({ apiOrigin, visitorAddress }: PageRequest) {
  return createApiClient({
    baseUrl: apiOrigin,
    fetch: (address, options) =>
      fetch(address, { ...options, headers: { ...options?.headers, 'x-forwarded-for': visitorAddress } }),
  });
}

function serverServices(request: PageRequest, renderedAtMs: number, renderedFor: Place): ShopperServices {
  const { siteOrigin } = request;
  const api = apiOf(request);
  return {
    openApi: () => Promise.resolve(api),
    followEvents: () => () => {},
    openTracker: neverOnServer,
    openAccount: neverOnServer,
    readConfig: neverOnServer,
    nowMs: () => renderedAtMs,
    renderedAtMs,
    renderedFor,
    siteOrigin,
    pageCaptures: storePageCaptures(null),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    pollEveryMs: 1_000,
  };
}

/** Tracking and configuration run only in the browser. */
function neverOnServer(): Promise<never> {
  return new Promise(() => {});
}

/** The complete HTML, without placeholders that scripts would fill later. */
async function textOf(page: ReactElement): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (failure) => {
      failures.push(failure);
    },
  });
  await stream.allReady;
  if (failures.length > 0) throw new AggregateError(failures, 'The page could not be rendered.');
  return new Response(stream).text();
}

function isPending(query: Query): boolean {
  const { options, state } = query;
  return (
    state.status === 'pending' &&
    options.queryFn !== undefined &&
    !('enabled' in options && options.enabled === false)
  );
}

/** A query's options without retries, because a page doesn't wait for them. */
function answeredOnce(query: Query) {
  return { ...query.options, queryKey: query.queryKey, retry: false } as const;
}

/** Whether the page doesn't exist, or no longer does. */
function isMissing(failure: unknown): boolean {
  return statusOf(failure) === 404 || statusOf(failure) === 410;
}

function statusOf(failure: unknown): number | null {
  return failure instanceof ApiError ? failure.details.status : null;
}

/** Without a <head>, React puts its content before everything else. */
function partsOf(html: string): { readonly head: string; readonly content: string } {
  const [head = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head, content: html.slice(head.length) };
}

function stateElement(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${pageStateId}">${json}</script>`;
}
