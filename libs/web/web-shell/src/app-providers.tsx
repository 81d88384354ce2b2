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
  /** The cache of server data. The library's own defaults apply (S§9). */
  readonly queryClient: QueryClient;
  /** The locale that money, numbers and dates are written in; English where not given. */
  readonly locale?: string;
  /** How toasts come and go (S§9); `stacked` where not given. */
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

/** Where the part that draws toasts does not arrive, the page goes on without them. */
function nothing() {
  return <></>;
}
