import { basketLimits } from '@pricehunt/api-contract/baskets';
import type { ShoppingList } from '@pricehunt/api-contract/shopper-lists';
import { Button, Menu } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { savedBasketPath } from '../catalog/basket-address';
import { useMessages } from '../messages/use-messages';
import { useShoppingLists } from './use-shopping-lists';

export interface AddToListProps {
  readonly productId: string;
  /** Shown until the lists are known. */
  readonly room: ReactNode;
}

/** Adds a product to a new shopping list, or to one that the shopper chooses from a menu. */
export function AddToList({ productId, room }: AddToListProps) {
  const { basket: words } = useMessages();
  const { entries, save } = useShoppingLists();
  const { show } = useToast();
  const navigate = useNavigate();
  const nameOf = ({ name }: Pick<ShoppingList, 'name'>) => (name === '' ? words.title : name);
  const addTo = (list: ShoppingList | null) => {
    const next = { name: list?.name ?? '', items: [...(list?.items ?? []), { productId, quantity: 1 }] };
    const key = save(next, list?.key ?? null);
    show({
      title: words.adding.added(nameOf(next)),
      tone: 'good',
      action: { label: words.adding.open, onChoose: () => void navigate(savedBasketPath({ ...next, key })) },
    });
  };
  if (entries === null) return room;
  if (entries.length === 0) return <Button onClick={() => addTo(null)}>{words.adding.label}</Button>;
  const choices = entries.map((list) => {
    const isOnIt = list.items.some((item) => item.productId === productId);
    return {
      label: isOnIt ? words.adding.onIt(nameOf(list)) : nameOf(list),
      disabled: isOnIt || list.items.length >= basketLimits.linesMax,
      onChoose: () => addTo(list),
    };
  });
  return (
    <Menu items={[...choices, { label: words.adding.newList, onChoose: () => addTo(null) }]}>
      <Button>{words.adding.label}</Button>
    </Menu>
  );
}
