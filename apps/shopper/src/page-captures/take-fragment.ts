import { routePaths } from '../route-paths';

/**
 * Takes what the bookmarklet put behind the # of the address out of the address bar and the history, and gives it once. Runs before
 * anything else of the app, so that nothing that reads the address sees it. Null where nothing was brought.
 */
export function takeFragment({ location, history }: Pick<Window, 'location' | 'history'>): string | null {
  if (location.pathname !== routePaths.add || location.hash === '') return null;
  const { hash } = location;
  history.replaceState(history.state, '', location.pathname + location.search);
  return hash.slice(1);
}
