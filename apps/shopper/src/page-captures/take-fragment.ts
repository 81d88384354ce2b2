import { routePaths } from '../route-paths';

/**
 * Removes the bookmarklet's data from the address bar and the history, and returns it once; null without any. Runs
 * before anything that reads the address.
 */
export function takeFragment({ location, history }: Pick<Window, 'location' | 'history'>): string | null {
  if (location.pathname !== routePaths.add || location.hash === '') return null;
  const { hash } = location;
  history.replaceState(history.state, '', location.pathname + location.search);
  return hash.slice(1);
}
