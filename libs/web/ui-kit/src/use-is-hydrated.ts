import { useSyncExternalStore } from 'react';

/**
 * False on the server and during hydration, then true. Inline styles wait for it, because the content security policy
 * forbids them in the page.
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
