import { useSyncExternalStore } from 'react';

/** Whether the browser has a network, as far as it can tell. A page from the server begins as if there was one. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
}

function followConnection(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
