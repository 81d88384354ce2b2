import { SkeletonBlock, SkeletonGroup, useFigures } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { useCategoryNames } from '../../../catalog/category-names';
import { RetryNotice } from '../../../messages/retry-notice';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { useCategories } from '../requests/list-categories';

const columns = 'grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4';

const categoriesShown = 12;

export function CategoryList() {
  const { data, isError, refetch } = useCategories();
  const { landingLists } = useMessages();
  const figure = useFigures();
  const nameOf = useCategoryNames();
  if (isError) {
    return <RetryNotice tone="warn" title={landingLists.categories.failed} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <CategoriesPlace />;
  if (data.length === 0) {
    return <p className="text-ink-muted">{landingLists.categories.none}</p>;
  }
  const parents = new Set(data.map(({ parentSlug }) => parentSlug));
  const largest = data
    .filter(({ slug }) => !parents.has(slug))
    .toSorted((one, other) => other.productCount - one.productCount)
    .slice(0, categoriesShown);
  return (
    <ul className={columns}>
      {largest.map(({ slug, name, productCount }) => (
        <li key={slug} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
          <Link
            to={`${routePaths.browse}/${encodeURIComponent(slug)}`}
            className="min-w-0 text-ink no-underline wrap-anywhere hover:underline"
          >
            {nameOf(name)}
          </Link>
          <span className="tabular text-sm text-ink-muted">
            {figure(productCount).text}
            <span className="sr-only"> {landingLists.categories.products(figure(productCount))}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function CategoriesPlace() {
  const { categories } = useMessages().landingLists;
  return (
    <SkeletonGroup label={categories.loading}>
      <div className={columns}>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((each) => (
          <div key={each} className="flex justify-between border-b border-line py-3">
            <SkeletonBlock className="h-4 w-28" />
            <SkeletonBlock className="h-4 w-8" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
