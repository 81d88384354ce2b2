import { Suspense, lazy, useContext, useSyncExternalStore } from 'react';
import type { ToastStore } from './toast-store';
import { ToastContext } from './use-toast';

const ToastList = lazy(async () => ({ default: (await import('./toast-list')).ToastList }));

/** Its chunk loads with the first toast. */
export function Toaster() {
  const store = useContext(ToastContext);
  if (store === null) throw new Error('Toaster must be used inside ToastContext');
  return <ToastsOf store={store} />;
}

function ToastsOf({ store }: { readonly store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, store.list);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastList toasts={toasts} store={store} />
    </Suspense>
  );
}
