import { routePaths } from '../route-paths';

/** Takes the bookmarklet's data off the address and the history, once. Runs before anything that reads the address. */
export function takeFragment({ location, history }: Pick<Window, 'location' | 'history'>): string | null {
  if (location.pathname !== routePaths.add || location.hash === '') return null;
  const { hash } = location;
  history.replaceState(history.state, '', location.pathname + location.search);
  return hash.slice(1);
}
