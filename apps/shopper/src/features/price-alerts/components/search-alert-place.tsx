import { OptionalPart } from '@pricehunt/web-shell';
import { lazy } from 'react';
import type { SearchAlertButtonProps } from './search-alert-button';

const SearchAlertButton = lazy(async () => ({
  default: (await import('./search-alert-button')).SearchAlertButton,
}));

export function SearchAlertPlace(props: SearchAlertButtonProps) {
  return (
    <OptionalPart room={<span aria-hidden="true" className="block h-11 w-11 sm:w-40" />}>
      <SearchAlertButton {...props} />
    </OptionalPart>
  );
}
