import { ErrorBoundary } from '@pricehunt/web-shell';
import { Suspense, lazy } from 'react';
import type { SearchAlertButtonProps } from './search-alert-button';

const SearchAlertButton = lazy(async () => ({
  default: (await import('./search-alert-button')).SearchAlertButton,
}));

export function SearchAlertPlace(props: SearchAlertButtonProps) {
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense fallback={<span aria-hidden="true" className="block h-11 w-11 sm:w-40" />}>
        <SearchAlertButton {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function nothing() {
  return <></>;
}
