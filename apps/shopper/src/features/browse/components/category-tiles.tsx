import { SkeletonBlock, SkeletonGroup, useFigures } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { useCategoryNames } from '../../../catalog/category-names';
import { RetryNotice } from '../../../messages/retry-notice';
import { useMessages } from '../../../messages/use-messages';
import { ProductPicture } from '../../../catalog/product-picture';
import { routePaths } from '../../../route-paths';
import { useCategoryTiles } from '../requests/list-category-tiles';

/** Four at most, fewer where the text is large. */
const columns = 'grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(max(13rem,22%),1fr))] lg:gap-4';

export function CategoryTiles() {
  const { data, isError, refetch } = useCategoryTiles();
  const { landingLists, landingAlternate } = useMessages();
  const figure = useFigures();
  const nameOf = useCategoryNames();
  if (isError)
    return <RetryNotice tone="warn" title={landingLists.categories.failed} onRetry={() => void refetch()} />;
  if (data === undefined) return <TilesPlace />;
  if (data.length === 0) return <p className="text-ink-muted">{landingLists.categories.none}</p>;
  return (
    <ul className={columns}>
      {data.map(({ slug, name, productCount, imageUrl }) => (
        <li key={slug}>
          <Link
            to={`${routePaths.browse}/${encodeURIComponent(slug)}`}
            className="flex h-full min-h-43 flex-col gap-2 rounded-panel border border-line bg-surface p-3 text-ink no-underline hover:border-line-strong sm:min-h-24 sm:flex-row sm:items-center sm:gap-3"
          >
            <ProductPicture
              imageUrl={imageUrl}
              className="h-18 w-full flex-none rounded-control p-1 sm:size-16"
            />
            <span className="min-w-0">
              <span className="line-clamp-2 leading-snug font-semibold wrap-anywhere">{nameOf(name)}</span>
              <span className="tabular block text-xs text-ink-muted">
                {landingAlternate.products(figure(productCount))}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function TilesPlace() {
  const { landingLists } = useMessages();
  return (
    <SkeletonGroup label={landingLists.categories.loading}>
      <div className={columns}>
        {Array.from({ length: 12 }, (_, place) => (
          <SkeletonBlock key={place} className="h-43 rounded-panel sm:h-24" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
