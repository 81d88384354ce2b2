/** The patterns of this app's routes (S§2), and how an address of each is made. */
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
  /** Where the bookmarklet leads, with the page it was used on. */
  add: '/add',
  bookmarklet: '/bookmarklet',
  privacy: '/privacy',
  rankingExplained: '/how-ranking-works',
  login: '/login',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  account: '/account',
  history: '/history',
  favorites: '/favorites',
  alerts: '/alerts',
  /** Paths of the third-party SDK (S§2); those that have a counterpart here lead to it. */
  sdkHandler: '/handler/*',
  trackingTest: '/tracking-test',
  realTrackingTest: '/real-tracking-test',
  anythingElse: '*',
} as const;

/** The pages that are a search box themselves, and so have none above them. */
export const searchBoxPaths: readonly string[] = [
  routePaths.landing,
  routePaths.demoLanding,
  routePaths.landingAlternate,
];

/** Where a link that is none leads (S§2 rule 3, S§5). */
export const invalidLinkPath = '/?error=invalid-url';

/** The address of a search's results. Both parts are path-safe by how they are made: a request id and a slug. */
export function searchResultsPath(requestId: string, slug: string): string {
  return `/new-search/${requestId}/${slug}`;
}

/** The address of a product's page. */
export function productPath(productId: string): string {
  return `/product/${encodeURIComponent(productId)}`;
}

/** The address that starts a search for a product link when it is opened (S§2, direct URL). */
export function directLinkPath(link: string): string {
  return `/${link}`;
}
