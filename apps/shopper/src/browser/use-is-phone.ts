import { useSyncExternalStore } from 'react';

const query = '(width < 48rem)';

/** Whether the window is as narrow as a phone's; false on the server and until hydrated. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(follow, isPhone, () => false);
}

function follow(onChange: () => void): () => void {
  if (!('matchMedia' in window)) return () => {};
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

function isPhone(): boolean {
  return 'matchMedia' in window && window.matchMedia(query).matches;
}
