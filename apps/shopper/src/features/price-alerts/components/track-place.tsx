import { OptionalPart } from '@pricehunt/web-shell';
import { lazy } from 'react';
import type { TrackPriceProps } from './track-price';

const TrackPrice = lazy(async () => ({ default: (await import('./track-price')).TrackPrice }));

export function TrackPlace(props: TrackPriceProps) {
  const room = (
    <span aria-hidden="true" className={props.isIcon === true ? 'block h-11 w-12' : 'block h-11 w-40'} />
  );
  return (
    <OptionalPart room={room}>
      <TrackPrice {...props} />
    </OptionalPart>
  );
}
