/** The patterns of this app's routes (S§2), and how an address of each is made. */
export const routePaths = {
  landing: '/',
  searchResults: '/new-search/:requestId/:slug',
  anythingElse: '*',
} as const;

/** The address of a search's results. Both parts are path-safe by how they are made: a request id and a slug. */
export function searchResultsPath(requestId: string, slug: string): string {
  return `/new-search/${requestId}/${slug}`;
}
