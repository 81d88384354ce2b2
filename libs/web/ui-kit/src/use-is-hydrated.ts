import { useSyncExternalStore } from 'react';

/**
 * False while a page is rendered on the server and taken over from it, true from then on. What is placed by a style of its
 * own waits for it: no policy for styles allows them within a page.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => {};
}
