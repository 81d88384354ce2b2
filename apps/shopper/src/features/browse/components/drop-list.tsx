import { formatMoney } from '@pricehunt/offers';
import { Price, SkeletonBlock, SkeletonGroup, useDisplayLocale, useOfferWords } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { RatesNote, useLocalPrices } from '../../../prices/local-prices';
import { RetryNotice } from '../../../messages/retry-notice';
import { useMessages } from '../../../messages/use-messages';
import { ProductPicture } from '../../../catalog/product-picture';
import { productPath } from '../../../route-paths';
import { priceDropsShown, usePriceDrops } from '../requests/list-price-drops';
import { DropPercent } from './price-drops';

export function DropList() {
  const { data, isError, refetch } = usePriceDrops();
  const { drops } = useMessages().landingLists;
  const locale = useDisplayLocale();
  const { isKnown, priceOf } = useLocalPrices();
  const { holds } = useOfferWords();
  if (isError) return <RetryNotice tone="warn" title={drops.failed} onRetry={() => void refetch()} />;
  if (data === undefined || !isKnown) return <DropsPlace />;
  if (data.length === 0) return <p className="text-ink-muted">{drops.none}</p>;
  return (
    <>
      <ol>
        {data.map(({ product, offer, previous, current, priceHolds, percent }) => (
          <li key={offer.id} className="border-b border-line">
            <Link
              to={productPath(product.id)}
              className="flex min-h-18 flex-wrap items-center gap-x-4 py-1.5 text-ink no-underline hover:[&_[data-title]]:underline"
            >
              <ProductPicture
                imageUrl={product.imageUrl ?? offer.imageUrl}
                className="size-12 flex-none rounded-small"
              />
              <span className="min-w-0 grow basis-36">
                <span data-title className="line-clamp-2 text-[0.9375rem] leading-snug font-medium">
                  {product.title}
                </span>
              </span>
              <span className="ml-auto max-w-[45%] text-right sm:max-w-none sm:flex-none">
                <Price money={priceOf(current)} className="text-lg" />{' '}
                <span className="text-xs text-ink-muted">{holds(priceHolds)}</span>
                <span className="block text-xs text-ink-muted">
                  <DropPercent percent={percent} />{' '}
                  <span className="tabular whitespace-normal">
                    {drops.below(formatMoney(priceOf(previous), locale))}
                  </span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-xs text-ink-muted">{drops.basis}</p>
      <RatesNote prices={data.map(({ current }) => current)} />
    </>
  );
}

function DropsPlace() {
  const { drops } = useMessages().landingLists;
  return (
    <SkeletonGroup label={drops.loading}>
      {Array.from({ length: priceDropsShown }, (_, place) => (
        <div key={place} className="flex h-18 items-center gap-4 border-b border-line">
          <SkeletonBlock className="size-12 flex-none" />
          <SkeletonBlock className="h-4 w-3/5" />
          <SkeletonBlock className="ml-auto h-6 w-20 flex-none" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
