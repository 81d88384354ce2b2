import { createContext, useContext } from 'react';
import type { ToastStore } from './toast-store';

/** The toasts of the surrounding app. */
export const ToastContext = createContext<ToastStore | null>(null);

/** What shows and dismisses toasts. */
export type Toasting = Pick<ToastStore, 'show' | 'dismiss'>;

/** Returns functions to show and dismiss toasts. Throws outside a ToastContext. */
export function useToast(): Toasting {
  const store = useContext(ToastContext);
  if (store === null) throw new Error('useToast must be used inside ToastContext');
  return store;
}
