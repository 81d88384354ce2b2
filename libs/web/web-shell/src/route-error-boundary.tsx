import { ErrorFallback } from '@pricehunt/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isChunkFailure } from './chunk-failure';
import { ErrorBoundary } from './error-boundary';
import { useShellMessages } from './messages/use-shell-messages';

/** Shows the words of S§2 for a screen that broke, with the reason when a chunk didn't load, until the address changes. */
export function RouteErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={(error) => <BrokenScreen error={error} />}>
      {children}
    </ErrorBoundary>
  );
}

function BrokenScreen({ error }: { readonly error: unknown }) {
  const { partMissing } = useShellMessages();
  if (!isChunkFailure(error)) return <ErrorFallback error={error} />;
  return <ErrorFallback error={error}>{partMissing}</ErrorFallback>;
}
