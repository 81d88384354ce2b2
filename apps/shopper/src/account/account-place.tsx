import { ErrorBoundary } from '@pricehunt/web-shell';
import { Suspense, lazy } from 'react';
import { useRest } from '../browser/use-rest';

const Control = lazy(async () => ({
  default: (await import('./account-control')).AccountControl,
}));

export function AccountPlace() {
  const isAtRest = useRest();
  return (
    <div className="flex h-9 min-w-9 justify-end lg:min-w-26">
      {isAtRest ? (
        <ErrorBoundary fallback={nothing}>
          <Suspense>
            <Control />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}

/** The sign-in page still works when this chunk fails to load. */
function nothing() {
  return <></>;
}
