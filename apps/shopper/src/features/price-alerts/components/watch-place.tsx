import { ErrorBoundary } from '@pricehunt/web-shell';
import { Suspense, lazy } from 'react';
import type { WatchPriceProps } from './watch-price';

const WatchPrice = lazy(async () => ({ default: (await import('./watch-price')).WatchPrice }));

export function WatchPlace(props: WatchPriceProps) {
  const room = <div aria-hidden="true" className="h-24" />;
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense fallback={room}>
        <WatchPrice {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function nothing() {
  return <></>;
}
