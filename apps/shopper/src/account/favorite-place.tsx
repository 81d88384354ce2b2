import { OptionalPart } from '@pricehunt/web-shell';
import { lazy } from 'react';
import { useRest } from '../browser/use-rest';
import type { FavoriteToggleProps } from './favorite-toggle';

const Toggle = lazy(async () => ({ default: (await import('./favorite-toggle')).FavoriteToggle }));

/** The place of a favourite button, filled once the page is idle. */
export function FavoritePlace(props: FavoriteToggleProps) {
  const isAtRest = useRest();
  const room = (
    <span aria-hidden="true" className={props.look === 'icon' ? 'block size-10' : 'block h-11 w-24'} />
  );
  if (!isAtRest) return room;
  return (
    <OptionalPart room={room}>
      <Toggle {...props} />
    </OptionalPart>
  );
}
