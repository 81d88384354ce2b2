import { OptionalPart } from '@pricehunt/web-shell';
import { lazy } from 'react';
import { useRest } from '../../../browser/use-rest';
import type { AlertButtonProps } from './alert-button';

const AlertButton = lazy(async () => ({ default: (await import('./alert-button')).AlertButton }));

export function AlertPlace(props: AlertButtonProps) {
  const isAtRest = useRest();
  const room = (
    <span aria-hidden="true" className={props.isIcon === true ? 'block h-11 w-12' : 'block h-11 w-40'} />
  );
  if (!isAtRest) return room;
  return (
    <OptionalPart room={room}>
      <AlertButton {...props} />
    </OptionalPart>
  );
}
