import { DisplayLocale } from '@pricehunt/ui-kit';
import { ToastContext, Toaster, createToastStore, toastPolicies } from '@pricehunt/ui-toasts';
import type { ToastPolicy } from '@pricehunt/ui-toasts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';

export interface AppProvidersProps {
  readonly children: ReactNode;
  /** Has the library's own defaults (S§9). */
  readonly queryClient: QueryClient;
  /** The locale of money, numbers and dates; English by default. */
  readonly locale?: string;
  /** S§9; `stacked` by default. */
  readonly toastPolicy?: ToastPolicy;
}

/** The providers of every app: error boundary, query cache, locale, toasts. */
export function AppProviders({
  children,
  queryClient,
  locale = 'en',
  toastPolicy = toastPolicies.stacked,
}: AppProvidersProps) {
  const [toasts] = useState(() => createToastStore(toastPolicy));
  return (
    <ErrorBoundary>
      <DisplayLocale value={locale}>
        <QueryClientProvider client={queryClient}>
          <ToastContext value={toasts}>
            {children}
            <ErrorBoundary fallback={nothing}>
              <Toaster />
            </ErrorBoundary>
          </ToastContext>
        </QueryClientProvider>
      </DisplayLocale>
    </ErrorBoundary>
  );
}

/** Without the toast chunk the page still works. */
function nothing() {
  return <></>;
}
