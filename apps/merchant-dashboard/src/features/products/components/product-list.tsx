import { Button, ButtonLink, EmptyState, SkeletonBlock, SkeletonGroup, useFigures } from '@pricehunt/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { useBusiness } from '../../../business/use-business';
import { productsQuery } from '../requests/product-queries';
import { useAwaitedChecks } from '../use-awaited-checks';
import { useSelectedProducts } from '../use-selected-products';
import { useProductFilters } from '../use-product-filters';
import { BulkBar } from './bulk-bar';
import { ProductTable } from './product-table';
import { MoreButton } from '../../../page-parts/more-button';

export function ProductList() {
  const { products: words } = useMessages();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const { filters, isNarrowed, change, clear } = useProductFilters();
  const figure = useFigures();
  const query = useInfiniteQuery(productsQuery(openApi, id, filters));
  const listed = query.data?.pages.flatMap(({ items }) => items.map(({ id: each }) => each)) ?? [];
  const chosen = useSelectedProducts(listed);
  const awaited = useAwaitedChecks(query.data?.pages.flatMap(({ items }) => items) ?? [], query.refetch);
  return (
    <Answered query={query} whileLoading={<Loading />}>
      {({ pages }) => {
        const products = pages.flatMap(({ items }) => items);
        const total = pages[0]?.total ?? 0;
        if (total === 0) {
          return isNarrowed ? (
            <EmptyState title={words.noneFound} action={<Button onClick={clear}>{words.clear}</Button>}>
              {words.noneFoundSentence}
            </EmptyState>
          ) : (
            <NoProducts />
          );
        }
        return (
          <>
            <p role="status" className="pb-2 text-sm text-ink-muted">
              {words.total(figure(total))}
            </p>
            <ProductTable
              products={products}
              sort={filters.sort}
              onSort={(sort) => change('sort', sort)}
              chosen={chosen}
              isStale={query.isPlaceholderData}
            />
            <MoreButton query={query}>{words.more}</MoreButton>
            {chosen.ids.size === 0 ? null : <BulkBar chosen={chosen} awaited={awaited} />}
          </>
        );
      }}
    </Answered>
  );
}

function NoProducts() {
  const { products: words } = useMessages();
  return (
    <EmptyState
      title={words.empty}
      action={
        <ButtonLink to={`${routePaths.integrate}?step=catalog`} variant="primary">
          {words.emptyAction}
        </ButtonLink>
      }
    >
      {words.emptySentence}
    </EmptyState>
  );
}

function Loading() {
  const { products: words } = useMessages();
  return (
    <SkeletonGroup label={words.loading}>
      <div className="divide-y divide-line border-y border-line">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="flex items-center gap-3 py-3">
            <SkeletonBlock className="size-12 flex-none" />
            <div className="grow">
              <SkeletonBlock className="h-4 w-3/5" />
              <SkeletonBlock className="mt-2 h-3 w-2/5" />
            </div>
            <SkeletonBlock className="h-5 w-16 flex-none" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
