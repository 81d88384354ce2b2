import { createContext, useContext } from 'react';
import type { ToastStore } from './toast-store';

export const ToastContext = createContext<ToastStore | null>(null);

export type Toasting = Pick<ToastStore, 'show' | 'dismiss'>;

/** Throws outside a ToastContext. */
export function useToast(): Toasting {
  const store = useContext(ToastContext);
  if (store === null) throw new Error('useToast must be used inside ToastContext');
  return store;
}
