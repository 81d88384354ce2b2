import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';

export interface OptionalPartProps {
  /** Holds the part's place while it loads. */
  readonly room?: ReactNode;
  readonly children: ReactNode;
}

/** A lazily loaded part that the page can do without: if it fails to load, nothing is shown. */
export function OptionalPart({ room, children }: OptionalPartProps) {
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense fallback={room}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function nothing() {
  return <></>;
}
