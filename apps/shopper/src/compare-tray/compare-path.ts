import { routePaths } from '../route-paths';
import { comparedMax } from './compared-products';

export function comparePath(ids: readonly string[]): string {
  return ids.length === 0
    ? routePaths.compare
    : `${routePaths.compare}?${new URLSearchParams({ ids: ids.join(',') }).toString()}`;
}

/** The products of a comparison's address, each once. */
export function comparedIds(query: URLSearchParams): readonly string[] {
  const ids = (query.get('ids') ?? '').split(',').filter((id) => id !== '' && id.length <= 120);
  return [...new Set(ids)].slice(0, comparedMax);
}
