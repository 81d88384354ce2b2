import type { AdminSource } from '@pricehunt/api-contract/admin-sources';

export type SourceKind = 'shop' | 'web-search' | 'service';

/** Built-in sources that need no setup. */
const ownSources = ['catalog', 'structured-page', 'shopify-storefront', 'ucp-link'];

/** Returns null for sources that need no setup. */
export function kindOfSource({ id }: Pick<AdminSource, 'id'>): SourceKind | null {
  if (ownSources.includes(id)) return null;
  if (id.startsWith('shop:') || id.startsWith('shopify:')) return 'shop';
  return /^(web|search|searxng|brave|serper|serpapi)/.test(id) ? 'web-search' : 'service';
}

export type SourceState = 'no-key' | 'off' | 'untried' | 'failing' | 'works';

export function stateOfSource({ keys, isOn, health }: AdminSource): SourceState {
  if (!isOn) return 'off';
  const answers = health !== null && health.consecutiveFailures === 0;
  if (answers) return 'works';
  if (keys.some(({ isSet, isOptional }) => !isSet && !isOptional)) return 'no-key';
  return health === null ? 'untried' : 'failing';
}
