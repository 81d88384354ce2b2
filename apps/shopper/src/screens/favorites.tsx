import { basketLimits } from '@pricehunt/api-contract/baskets';
import { ButtonLink, ChoiceField, useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { PageTitle } from '@pricehunt/web-shell';
import { useSearchParams } from 'react-router-dom';
import { ListHead } from '../account/list-head';
import { EmptyList, ListPlace } from '../account/list-states';
import { useFavorites } from '../account/use-favorites';
import type { ShownFavorite } from '../account/use-favorites';
import { basketPath } from '../catalog/basket-address';
import { SavedLists } from '../features/basket/components/saved-lists';
import { FavoriteTable } from '../features/favorites/components/favorite-table';
import { favoriteOrders, inOrder } from '../features/favorites/favorite-order';
import { usePricedFavorites } from '../features/favorites/use-priced-favorites';
import { FailureNotice } from '../messages/failure-notice';
import { useMessages } from '../messages/use-messages';
import { usePlace } from '../place/use-place';
import { RatesNote } from '../prices/local-prices';
import { routePaths } from '../route-paths';

/** The page at /favorites (S§2). The sort order is in the address. */
export function Favorites() {
  const { favorites: words } = useMessages();
  const { entries, error, retry, place, remove } = useFavorites();
  const { show } = useToast();
  return (
    <div className="pb-14">
      <PageTitle>{words.title}</PageTitle>
      <ListHead
        title={words.title}
        place={place}
        words={words}
        actions={<ButtonLink to={routePaths.imports}>{words.import}</ButtonLink>}
      />
      <SavedLists />
      {entries !== null && entries.length > 0 ? (
        <SavedProducts
          entries={entries}
          onRemove={({ key, title }) =>
            show({ title: words.removed(title), action: { label: words.undo, onChoose: remove(key) } })
          }
        />
      ) : error !== null ? (
        <FailureNotice title={words.failed} error={error} onRetry={retry} />
      ) : entries === null ? (
        <ListPlace label={words.loading} />
      ) : (
        <EmptyList words={words} to={routePaths.browse} link={words.browse} />
      )}
    </div>
  );
}

interface SavedProductsProps {
  readonly entries: readonly ShownFavorite[];
  readonly onRemove: (favorite: ShownFavorite) => void;
}

function SavedProducts({ entries, onRemove }: SavedProductsProps) {
  const { favorites: words } = useMessages();
  const locale = useDisplayLocale();
  const { country } = usePlace().place;
  const figure = useFigures();
  const [query, setQuery] = useSearchParams();
  const order = favoriteOrders.find((each) => each === query.get('sort')) ?? 'latest';
  const priced = usePricedFavorites(entries);
  const known = new Set(priced.flatMap(({ productId, today }) => productId ?? today?.productId ?? []));
  const items = [...known].map((productId) => ({ productId, quantity: 1 }));
  const leftOut = items.length - basketLimits.linesMax;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-sm text-ink-muted">
          {words.count(figure(entries.length))}
        </p>
        <div className="flex flex-wrap items-end gap-3">
          <ChoiceField
            label={words.sort}
            value={order}
            className="w-52"
            choices={favoriteOrders}
            names={words.sorts}
            onChoose={(sort) => setQuery({ sort }, { replace: true })}
          />
          {items.length === 0 ? null : (
            <ButtonLink to={basketPath({ name: '', items })} variant="primary">
              {words.basket}
            </ButtonLink>
          )}
        </div>
      </div>
      {leftOut > 0 ? (
        <p className="mb-4 text-sm text-ink-muted">
          {words.basketHolds(figure(basketLimits.linesMax), figure(leftOut))}
        </p>
      ) : null}
      <FavoriteTable favorites={inOrder(priced, order, { locale, country })} onRemove={onRemove} />
      <RatesNote prices={entries.flatMap(({ priceWhenSaved }) => priceWhenSaved ?? [])} />
    </>
  );
}
