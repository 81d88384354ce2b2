import { Notice } from '@pricehunt/ui-kit';
import { useSyncExternalStore } from 'react';
import { useFirstMessages } from '../../../messages/use-messages';

/** Says that there is no network, for as long as there is none. A page from the server begins as if there was one. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
  const { offline } = useFirstMessages().frame;
  if (isOnline) return null;
  return (
    <Notice tone="warn" title={offline.title} className="mt-4">
      {offline.sentence}
    </Notice>
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
