import { useSyncExternalStore } from 'react';

/** False on the server and while its page is hydrated, where the page must be what the server sent. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
