import { formatMoney } from '@pricehunt/offers';
import { Price, SkeletonBlock, SkeletonGroup, useDisplayLocale, useOfferWords } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { RatesNote, useLocalPrices } from '../../../prices/local-prices';
import { RetryNotice } from '../../../messages/retry-notice';
import { useMessages } from '../../../messages/use-messages';
import { ProductPicture } from '../../../catalog/product-picture';
import { productPath } from '../../../route-paths';
import { priceDropsShown, usePriceDrops } from '../requests/list-price-drops';

const grid =
  'grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line md:grid-cols-4 *:bg-surface *:p-4 *:md:p-4.5';

export function PriceDrops() {
  const { data, isError, refetch } = usePriceDrops();
  const { landingLists } = useMessages();
  const locale = useDisplayLocale();
  const { isKnown, priceOf } = useLocalPrices();
  const { holds } = useOfferWords();
  if (isError) {
    return (
      <RetryNotice tone="warn" title={landingLists.drops.failed} onRetry={() => void refetch()}>
        {landingLists.drops.searchingWorks}
      </RetryNotice>
    );
  }
  if (data === undefined || !isKnown) return <PriceDropsPlace />;
  if (data.length === 0) {
    return <p className="text-ink-muted">{landingLists.drops.none}</p>;
  }
  const shown = data.slice(0, evenCount(data.length));
  return (
    <>
      <ul className={grid}>
        {shown.map(({ product, offer, previous, current, priceHolds, percent }) => (
          <li key={offer.id} className="flex">
            <Link
              to={productPath(product.id)}
              className="flex min-w-0 grow flex-col gap-1 text-ink no-underline hover:[&_[data-title]]:underline"
            >
              <ProductPicture
                imageUrl={product.imageUrl ?? offer.imageUrl}
                className="mb-2 h-24 w-full rounded-small"
              />
              <span
                data-title
                className="line-clamp-3 min-h-[2.7em] text-[0.9375rem] leading-[1.35] font-medium"
              >
                {product.title}
              </span>
              <span className="flex flex-wrap items-baseline gap-x-1.5">
                <Price money={priceOf(current)} className="text-xl" />
                <span className="text-xs text-ink-muted">{holds(priceHolds)}</span>
              </span>
              <span className="text-sm text-ink-muted">
                <DropPercent percent={percent} />{' '}
                <span className="tabular whitespace-normal">
                  {landingLists.drops.below(formatMoney(priceOf(previous), locale))}
                </span>
              </span>
              <span className="text-xs wrap-anywhere text-ink-muted">{offer.retailer.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-muted">{landingLists.drops.basis}</p>
      <RatesNote prices={shown.map(({ current }) => current)} />
    </>
  );
}

export function DropPercent({ percent }: { readonly percent: number }) {
  const format = new Intl.NumberFormat(useDisplayLocale(), { style: 'percent', maximumFractionDigits: 0 });
  const { drops } = useMessages().landingLists;
  const size = format.format(Math.abs(percent) / 100);
  return (
    <span className="tabular font-semibold text-accent">
      <span aria-hidden="true">−{size}</span>
      <span className="sr-only">{drops.lessSpoken(size)}</span>
    </span>
  );
}

/** Whole rows where there are several: four per row on desktops, two on phones. */
function evenCount(count: number): number {
  if (count >= priceDropsShown) return priceDropsShown;
  return count >= 4 ? 4 : count;
}

function PriceDropsPlace() {
  const { drops } = useMessages().landingLists;
  return (
    <SkeletonGroup label={drops.loading}>
      <div className={grid}>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((each) => (
          <div key={each}>
            <SkeletonBlock className="mb-3 h-24 w-full" />
            <SkeletonBlock className="h-4 w-11/12" />
            <SkeletonBlock className="mt-2 h-4 w-2/3" />
            <SkeletonBlock className="mt-3 h-6 w-24" />
            <SkeletonBlock className="mt-3 h-4 w-28" />
            <SkeletonBlock className="mt-2 h-3 w-20" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
