import { Button } from '@pricehunt/ui-kit';
import { OptionalPart } from '@pricehunt/web-shell';
import { lazy } from 'react';
import { useRest } from '../browser/use-rest';
import { useMessages } from '../messages/use-messages';
import type { AddToListProps } from './add-to-list';

const AddToList = lazy(async () => ({ default: (await import('./add-to-list')).AddToList }));

/** The place of a button that adds a product to a shopping list, filled once the page is idle and the lists are known. */
export function AddToListPlace({ productId }: Pick<AddToListProps, 'productId'>) {
  const isAtRest = useRest();
  const { adding } = useMessages().basket;
  // As wide as the button, in any language.
  const room = (
    <span aria-hidden="true" className="invisible">
      <Button>{adding.label}</Button>
    </span>
  );
  if (!isAtRest) return room;
  return (
    <OptionalPart room={room}>
      <AddToList productId={productId} room={room} />
    </OptionalPart>
  );
}
