import { ErrorFallback } from '@pricehunt/ui-kit';
import { useRouteError } from 'react-router-dom';
import { isChunkFailure } from './chunk-failure';

/** A route's `errorElement`: the words of S§2 in place of a screen that broke, and why when a part would not load. */
export function RouteErrorBoundary() {
  const error = useRouteError();
  if (!isChunkFailure(error)) return <ErrorFallback error={error} />;
  return (
    <ErrorFallback error={error}>
      A part of this page did not arrive: the connection broke, or a newer version is out. Refreshing gets it.
    </ErrorFallback>
  );
}
