import { ErrorBoundary } from '@pricehunt/web-shell';
import { Suspense, lazy } from 'react';
import { useRest } from '../browser/use-rest';
import type { AddToListProps } from './add-to-list';

const Button = lazy(async () => ({ default: (await import('./add-to-list')).AddToList }));

/** The place of a button that adds a product to a shopping list, filled once the page is idle. */
export function AddToListPlace(props: AddToListProps) {
  const isAtRest = useRest();
  const room = <span aria-hidden="true" className="block h-11 w-26" />;
  if (!isAtRest) return room;
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense fallback={room}>
        <Button {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function nothing() {
  return <></>;
}
