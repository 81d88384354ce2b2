import { useSyncExternalStore } from 'react';

/** Whether the window is as narrow as a phone's; false on the server and until hydrated. */
export function useIsPhone(): boolean {
  return useMedia('(width < 48rem)');
}

/** Whether there is room beside the search box; false on the server and until hydrated. */
export function useIsWide(): boolean {
  return useMedia('(width >= 80rem)');
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      if (!('matchMedia' in window)) return () => {};
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => 'matchMedia' in window && window.matchMedia(query).matches,
    () => false,
  );
}
