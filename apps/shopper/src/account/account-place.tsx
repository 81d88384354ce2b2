import { ErrorBoundary } from '@pricehunt/web-shell';
import { Suspense, lazy, useEffect, useState } from 'react';

const Control = lazy(async () => ({
  default: (await import('./account-control')).AccountControl,
}));

/** The place of the account in the head. What it needs comes after the first paint; its room is kept. */
export function AccountPlace() {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const frameId = window.requestAnimationFrame(() => setIsPainted(true));
    return () => window.cancelAnimationFrame(frameId);
  }, []);
  return (
    <div className="flex h-9 min-w-9 justify-end lg:min-w-26">
      {isPainted ? (
        <ErrorBoundary fallback={nothing}>
          <Suspense>
            <Control />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}

/** Where it does not arrive, the sign-in page is still there. */
function nothing() {
  return <></>;
}
