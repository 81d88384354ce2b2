import { DisplayLocale } from '@pricehunt/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';

/** What AppProviders takes. */
export interface AppProvidersProps {
  readonly children: ReactNode;
  /** The cache of server data. The library's own defaults apply (S§9). */
  readonly queryClient: QueryClient;
  /** The locale that money, numbers and dates are written in; English where not given. */
  readonly locale?: string;
}

/** What every app stands in: the outermost error boundary, the cache of server data, the locale of figures. */
export function AppProviders({ children, queryClient, locale = 'en' }: AppProvidersProps) {
  return (
    <ErrorBoundary>
      <DisplayLocale value={locale}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </DisplayLocale>
    </ErrorBoundary>
  );
}
