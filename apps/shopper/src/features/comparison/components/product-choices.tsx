import type { ProductHit } from '@pricehunt/api-contract/browsing';
import { Price, SkeletonBlock, SkeletonGroup, useFigures, useOfferWords } from '@pricehunt/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCategoryNames } from '../../../catalog/category-names';
import { RetryNotice } from '../../../messages/retry-notice';
import { useMessages } from '../../../messages/use-messages';
import { priceHoldsOf } from '../../../prices/price-holds';
import { ProductPicture } from '../../../catalog/product-picture';
import { productPath } from '../../../route-paths';
import { useNamedProducts } from '../requests/name-products';

export interface ProductChoicesProps {
  readonly words: string;
  /** Shown when the catalog has no match. */
  readonly otherwise: ReactNode;
  readonly below: ReactNode;
}

/** The products that ambiguous words may mean. */
export function ProductChoices({ words, otherwise, below }: ProductChoicesProps) {
  const { data, isError, refetch } = useNamedProducts(words);
  const { comparison } = useMessages();
  const { named } = comparison;
  if (isError) {
    return <RetryNotice tone="warn" title={named.failed} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <ChoicesPlace />;
  if (data.length === 0) return otherwise;
  return (
    <>
      <section aria-labelledby="product-choices" className="mb-8">
        <h2 id="product-choices" className="text-[1.5rem] md:text-2xl">
          {named.title}
        </h2>
        <p className="mt-2 mb-3 text-ink-muted">{named.lead}</p>
        <ul className="border-t border-line">
          {data.map((hit) => (
            <li key={hit.product.id} className="border-b border-line">
              <ProductChoice hit={hit} />
            </li>
          ))}
        </ul>
      </section>
      {below}
    </>
  );
}

function ProductChoice({ hit }: { readonly hit: ProductHit }) {
  const { product, lowestPrice, condition, offerCount } = hit;
  const { holds } = useOfferWords();
  const held = priceHoldsOf(hit);
  const { named } = useMessages().comparison;
  const figure = useFigures();
  const nameOf = useCategoryNames();
  return (
    <Link
      to={productPath(product.id)}
      className="flex items-center gap-4 rounded-control py-3 text-ink no-underline hover:[&_[data-title]]:underline"
    >
      <ProductPicture imageUrl={product.imageUrl} className="size-14 flex-none rounded-small" />
      <span className="min-w-0 grow">
        <span data-title className="line-clamp-2 leading-snug font-medium">
          {product.title}
        </span>
        <span className="block text-sm text-ink-muted">
          {[product.category && nameOf(product.category.name), named.offers(figure(offerCount))]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {lowestPrice === null ? null : (
        <span className="max-w-[45%] flex-none text-right">
          <span className="block text-xs text-ink-muted">
            {condition === 'used' ? named.usedFrom : named.from}
          </span>
          <Price money={lowestPrice} className="text-lg" />
          {held === null ? null : <span className="block text-xs text-ink-muted">{holds(held)}</span>}
        </span>
      )}
    </Link>
  );
}

function ChoicesPlace() {
  const { named } = useMessages().comparison;
  return (
    <SkeletonGroup label={named.loading}>
      {[1, 2, 3, 4].map((each) => (
        <div key={each} className="flex items-center gap-4 border-b border-line py-3">
          <SkeletonBlock className="size-14 flex-none" />
          <div className="grow">
            <SkeletonBlock className="h-4 w-3/5" />
            <SkeletonBlock className="mt-2 h-3 w-2/5" />
          </div>
          <SkeletonBlock className="h-6 w-20" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
