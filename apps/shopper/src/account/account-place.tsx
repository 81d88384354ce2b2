import { OptionalPart } from '@pricehunt/web-shell';
import { lazy } from 'react';
import { useRest } from '../browser/use-rest';

const Control = lazy(async () => ({
  default: (await import('./account-control')).AccountControl,
}));

/** The sign-in page still works when this chunk fails to load. */
export function AccountPlace() {
  const isAtRest = useRest();
  return (
    <div className="flex h-9 min-w-9 justify-end lg:min-w-26">
      {isAtRest ? (
        <OptionalPart>
          <Control />
        </OptionalPart>
      ) : null}
    </div>
  );
}
