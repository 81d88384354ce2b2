import { ErrorBoundary } from '@pricehunt/web-shell';
import { Suspense, lazy, useEffect, useState } from 'react';
import type { AlertButtonProps } from './alert-button';

const AlertButton = lazy(async () => ({ default: (await import('./alert-button')).AlertButton }));

/** The place of the button that watches a price. It comes after the first paint, into room that is kept for it. */
export function AlertPlace(props: AlertButtonProps) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const frame = window.requestAnimationFrame(() => setIsPainted(true));
    return () => window.cancelAnimationFrame(frame);
  }, []);
  const room = <span aria-hidden="true" className="block h-11 w-40" />;
  if (!isPainted) return room;
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense fallback={room}>
        <AlertButton {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function nothing() {
  return <></>;
}
