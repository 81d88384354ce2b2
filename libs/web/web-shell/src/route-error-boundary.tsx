import { ErrorFallback } from '@pricehunt/ui-kit';
import { useRouteError } from 'react-router-dom';
import { isChunkFailure } from './chunk-failure';
import { useShellMessages } from './messages/use-shell-messages';

/** A route's `errorElement`: the words of S§2 in place of a screen that broke, and why when a part would not load. */
export function RouteErrorBoundary() {
  const error = useRouteError();
  const { partMissing } = useShellMessages();
  if (!isChunkFailure(error)) return <ErrorFallback error={error} />;
  return <ErrorFallback error={error}>{partMissing}</ErrorFallback>;
}
