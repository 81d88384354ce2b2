import { Button, Notice, SkeletonBlock, SkeletonGroup, useDisplayLocale } from '@pricehunt/ui-kit';
import { useCategories } from '../requests/list-categories';

const columns = 'grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4';

/** How many categories the landing page names. */
const categoriesShown = 12;

/** The largest categories and how many products each has. */
export function CategoryList() {
  const { data, isError, refetch } = useCategories();
  const locale = useDisplayLocale();
  if (isError) {
    return (
      <Notice
        tone="warn"
        title="The categories did not load"
        action={
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (data === undefined) return <CategoriesPlace />;
  if (data.length === 0) {
    return <p className="text-ink-muted">The catalog is empty yet. Pasted links work without it.</p>;
  }
  const largest = data
    .toSorted((one, other) => other.productCount - one.productCount)
    .slice(0, categoriesShown);
  const format = new Intl.NumberFormat(locale);
  return (
    <ul className={columns}>
      {largest.map(({ slug, name, productCount }) => (
        <li key={slug} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
          <span className="min-w-0 truncate">{name}</span>
          <span className="tabular text-sm text-ink-muted">
            {format.format(productCount)}
            <span className="sr-only"> products</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function CategoriesPlace() {
  return (
    <SkeletonGroup label="Loading categories">
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
