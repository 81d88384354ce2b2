import { ErrorFallback } from '@pricehunt/ui-kit';
import { useRouteError } from 'react-router-dom';
import { isChunkFailure } from './chunk-failure';
import { useShellMessages } from './messages/use-shell-messages';

/** A route's `errorElement`: the words of S§2, with the reason when a chunk didn't load. */
export function RouteErrorBoundary() {
  const error = useRouteError();
  const { partMissing } = useShellMessages();
  if (!isChunkFailure(error)) return <ErrorFallback error={error} />;
  return <ErrorFallback error={error}>{partMissing}</ErrorFallback>;
}
