import { useSyncExternalStore } from 'react';
import { followConnection, isConnected } from './connection';

/** Whether this site can be reached. Server-rendered pages start as online. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(followConnection, isConnected, () => true);
}
