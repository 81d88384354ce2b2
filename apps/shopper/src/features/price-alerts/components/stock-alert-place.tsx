import { ErrorBoundary } from '@pricehunt/web-shell';
import { Suspense, lazy } from 'react';
import type { StockAlertProps } from './stock-alert';

const StockAlert = lazy(async () => ({ default: (await import('./stock-alert')).StockAlert }));

export function StockAlertPlace(props: StockAlertProps) {
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense fallback={null}>
        <StockAlert {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function nothing() {
  return <></>;
}
