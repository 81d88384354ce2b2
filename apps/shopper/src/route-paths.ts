/** The app's route patterns (S§2), with functions to build paths. */
export const routePaths = {
  landing: '/',
  demoLanding: '/demo-landing',
  landingAlternate: '/landing2',
  browse: '/browse',
  browseCategory: '/browse/:category',
  product: '/product/:id',
  searchResults: '/new-search/:requestId/:slug',
  plainResults: '/search/:requestId/:slug',
  share: '/share',
  /** The target of the bookmarklet, with the page it was used on. */
  add: '/add',
  bookmarklet: '/bookmarklet',
  /** How to install the browser extension, whose files are under /downloads. */
  extension: '/extension',
  privacy: '/privacy',
  rankingExplained: '/how-ranking-works',
  login: '/login',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  account: '/account',
  history: '/history',
  favorites: '/favorites',
  /** Products of another price tracker or a list of links. */
  imports: '/import',
  alerts: '/alerts',
  /** A list of products, held by the query, and the cheapest shops for all of them. */
  basket: '/basket',
  compare: '/compare',
  /** Paths of the third-party SDK (S§2); those with a counterpart redirect to it. */
  sdkHandler: '/handler/*',
  trackingTest: '/tracking-test',
  realTrackingTest: '/real-tracking-test',
  anythingElse: '*',
} as const;

/** Pages that are a search box themselves, so the header has none. */
export const searchBoxPaths: readonly string[] = [
  routePaths.landing,
  routePaths.demoLanding,
  routePaths.landingAlternate,
];

/** The target of invalid links (S§2 rule 3, S§5). */
export const invalidLinkPath = '/?error=invalid-url';

/** The path of a search's results. A request id and a slug are both path-safe. */
export function searchResultsPath(requestId: string, slug: string): string {
  return `/new-search/${requestId}/${slug}`;
}

export function productPath(productId: string): string {
  return `/product/${encodeURIComponent(productId)}`;
}

/** The path that starts a search by words when opened. */
export function wordsPath(words: string): string {
  return `${routePaths.share}?${new URLSearchParams({ text: words }).toString()}`;
}

/** The path that starts a search for a product link when opened (S§2, direct URL). */
export function directLinkPath(link: string): string {
  return `/${link}`;
}
