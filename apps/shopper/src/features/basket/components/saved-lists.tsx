import { useFigures } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { Link } from 'react-router-dom';
import { RemoveButton } from '../../../account/remove-button';
import { useShoppingLists } from '../../../account/use-shopping-lists';
import { savedBasketPath } from '../../../catalog/basket-address';
import { useMessages } from '../../../messages/use-messages';

/** The shopper's saved lists; nothing without any. */
export function SavedLists() {
  const { basket: words } = useMessages();
  const { entries, remove } = useShoppingLists();
  const { show } = useToast();
  const figure = useFigures();
  if (entries === null || entries.length === 0) return null;
  return (
    <section aria-labelledby="saved-lists" className="mb-8">
      <h2 id="saved-lists" className="mb-2 text-lg">
        {words.saving.lists}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {entries.map((list) => {
          const name = list.name === '' ? words.title : list.name;
          return (
            <li key={list.key} className="flex min-h-13 items-center gap-3 py-1">
              <Link
                to={savedBasketPath(list)}
                className="min-w-0 grow truncate py-2 font-semibold text-ink no-underline hover:underline"
              >
                {name}
              </Link>
              <span className="tabular flex-none text-sm text-ink-muted">
                {words.saving.count(figure(list.items.length))}
              </span>
              <RemoveButton
                label={words.saving.remove(name)}
                onRemove={() =>
                  show({
                    title: words.saving.removed(name),
                    action: { label: words.saving.undo, onChoose: remove(list.key) },
                  })
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
