import { useSyncExternalStore } from 'react';

/** Inline styles wait for it, because the content security policy forbids them in server-rendered pages. */
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
