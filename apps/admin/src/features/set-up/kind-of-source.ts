import type { AdminSource } from '@pricehunt/api-contract';

/** The ways to get offers that the set-up page tells apart; null for what needs no set-up, such as the catalog. */
export type SourceKind = 'shop' | 'web-search' | 'service';

/** Sources of the installation itself: the catalog, and the shop of a pasted link. */
const ownSources = ['catalog', 'structured-page', 'shopify-storefront', 'ucp-link'];

/** What kind of source it is, by its id. */
export function kindOfSource({ id }: Pick<AdminSource, 'id'>): SourceKind | null {
  if (ownSources.includes(id)) return null;
  if (id.startsWith('shop:') || id.startsWith('shopify:')) return 'shop';
  return /^(web|search|searxng|brave|serper|serpapi)/.test(id) ? 'web-search' : 'service';
}

/** How far a source is: it misses a key that it needs, was turned off, was never asked, fails, or works. */
export type SourceState = 'no-key' | 'off' | 'untried' | 'failing' | 'works';

/** The state of a source. */
export function stateOfSource({ keys, isOn, health }: AdminSource): SourceState {
  if (!isOn) return 'off';
  const answers = health !== null && health.consecutiveFailures === 0;
  if (answers) return 'works';
  if (keys.some(({ isSet, isOptional }) => !isSet && !isOptional)) return 'no-key';
  return health === null ? 'untried' : 'failing';
}
