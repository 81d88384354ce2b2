import { createContext, useContext } from 'react';
import type { ToastStore } from './toast-store';

/** The toasts of the app that a component stands in; none outside of an app. */
export const ToastContext = createContext<ToastStore | null>(null);

/** What shows and dismisses toasts. */
export type Toasting = Pick<ToastStore, 'show' | 'dismiss'>;

/** Gives what shows and dismisses toasts. Throws outside a ToastContext. */
export function useToast(): Toasting {
  const store = useContext(ToastContext);
  if (store === null) throw new Error('useToast stands outside ToastContext');
  return store;
}
