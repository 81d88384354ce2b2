import { SkeletonBlock, SkeletonGroup, useFigures } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { RetryNotice } from '../../../messages/retry-notice';
import { useMessages } from '../../../messages/use-messages';
import { browsePath, everything } from '../browse-choices';
import { useBrowsedProducts } from '../requests/browse-products';

const brandsShown = 24;

export function BrandList() {
  const { found, error, retry } = useBrowsedProducts(everything);
  const { landingAlternate } = useMessages();
  const figure = useFigures();
  if (error !== null && found === null) {
    return <RetryNotice tone="warn" title={landingAlternate.brandsFailed} onRetry={retry} />;
  }
  if (found === null) return <BrandsPlace />;
  return (
    <ul className="flex flex-wrap gap-2">
      {found.facets.brand.slice(0, brandsShown).map(({ value, label, count }) => (
        <li key={value}>
          <Link
            to={browsePath({ ...everything, brands: [value] })}
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-sm leading-none text-ink no-underline hover:border-line-strong"
          >
            {label}
            <span className="tabular text-xs text-ink-muted">{figure(count).text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function BrandsPlace() {
  const { landingAlternate } = useMessages();
  return (
    <SkeletonGroup label={landingAlternate.loadingBrands}>
      <div className="flex flex-wrap gap-2">
        {Array.from({ length: brandsShown }, (_, place) => (
          <SkeletonBlock key={place} className="h-9 w-24 rounded-full" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
