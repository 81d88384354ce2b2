import { ErrorBoundary } from '@pricehunt/web-shell';
import { Suspense, lazy } from 'react';
import type { TrackPriceProps } from './track-price';

const TrackPrice = lazy(async () => ({ default: (await import('./track-price')).TrackPrice }));

export function TrackPlace(props: TrackPriceProps) {
  const room = <div aria-hidden="true" className={props.isIcon === true ? 'h-11 w-12' : 'h-24'} />;
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense fallback={room}>
        <TrackPrice {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function nothing() {
  return <></>;
}
