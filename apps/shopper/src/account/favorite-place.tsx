import { ErrorBoundary } from '@pricehunt/web-shell';
import { Suspense, lazy, useEffect, useState } from 'react';
import type { FavoriteToggleProps } from './favorite-toggle';

const Toggle = lazy(async () => ({ default: (await import('./favorite-toggle')).FavoriteToggle }));

/** The place of a heart. It comes after the first paint, into room that is kept for it; without it the page is whole. */
export function FavoritePlace(props: FavoriteToggleProps) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const frame = window.requestAnimationFrame(() => setIsPainted(true));
    return () => window.cancelAnimationFrame(frame);
  }, []);
  const room = (
    <span aria-hidden="true" className={props.look === 'icon' ? 'block size-10' : 'block h-11 w-24'} />
  );
  if (!isPainted) return room;
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense fallback={room}>
        <Toggle {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function nothing() {
  return <></>;
}
