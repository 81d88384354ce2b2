import type { ProductView } from '@pricehunt/api-contract';
import type { Money } from '@pricehunt/offers';
import { Price, useFigures, useOfferWords } from '@pricehunt/ui-kit';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ProductPicture } from '../../../catalog/product-picture';
import { useMessages } from '../../../messages/use-messages';
import { productPath } from '../../../route-paths';
import { useProductOffers } from '../requests/product-queries';

const offersShown = 3;

interface Drop {
  readonly product: ProductView;
  readonly offer: { readonly id: string };
  readonly current: Money;
}

export interface ExampleComparisonProps {
  readonly drops: readonly Drop[];
  /** Called when the offers were read at another price or exchange rate than the drop. */
  readonly onOtherPrice: () => void;
}

/** The product of the first price drop that at least two shops have in stock, at the cheapest of them. */
export function ExampleComparison({ drops: [drop, ...others], onOtherPrice }: ExampleComparisonProps) {
  return drop === undefined ? null : <Example drop={drop} others={others} onOtherPrice={onOtherPrice} />;
}

interface ExampleProps extends Pick<ExampleComparisonProps, 'onOtherPrice'> {
  readonly drop: Drop;
  readonly others: readonly Drop[];
}

/** Nothing while its price differs from the drop's. */
function Example({ drop, others, onOtherPrice }: ExampleProps) {
  const { product } = drop;
  const { example } = useMessages().landingLists;
  const { total } = useOfferWords();
  const figure = useFigures();
  const { data, refetch } = useProductOffers(product.id);
  const fallen = data?.items.find(({ offer }) => offer.id === drop.offer.id);
  const price = fallen?.deliveredTotal ?? fallen?.itemPrice;
  const isOtherPrice = data !== undefined && price?.amountMinor !== drop.current.amountMinor;
  useEffect(() => {
    if (!isOtherPrice) return;
    onOtherPrice();
    void refetch();
    // Once for each difference, so that one that stays isn't requested for ever.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOtherPrice, product.id]);
  const inStock = (data?.items ?? []).filter(
    ({ offer: { availability, condition } }) => availability === 'in_stock' && condition === 'new',
  );
  const best = inStock.findIndex(({ offer }) => offer.id === data?.bestOfferId);
  if (data === undefined || isOtherPrice) return null;
  if (best === -1 || inStock.length < 2)
    return <ExampleComparison drops={others} onOtherPrice={onOtherPrice} />;
  const shown = inStock.slice(best, best + offersShown);
  return (
    <section
      aria-labelledby="example"
      className="max-w-full grow-0 basis-100 rounded-panel border border-line bg-surface p-4"
    >
      <h2
        id="example"
        className="mb-3 flex items-center gap-3 font-sans text-base leading-snug font-semibold tracking-normal"
      >
        <ProductPicture imageUrl={product.imageUrl} className="size-12 flex-none rounded-small" />
        <Link to={productPath(product.id)} className="line-clamp-2 text-ink no-underline hover:underline">
          {product.title}
        </Link>
      </h2>
      <ul className="-mx-4 divide-y divide-line border-y border-line">
        {shown.map(({ offer, deliveredTotal, itemPrice }, place) => (
          <li
            key={offer.id}
            className={`flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-2 ${place === 0 ? 'bg-accent-soft' : ''}`}
          >
            <span className="min-w-0 wrap-anywhere">{offer.retailer.name}</span>
            <span className="ml-auto flex-none text-right">
              <Price
                money={deliveredTotal ?? itemPrice ?? offer.price}
                className={place === 0 ? 'font-semibold text-accent' : ''}
              />{' '}
              <span className="text-xs text-ink-muted">{total(offer, deliveredTotal !== null)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="text-ink-muted">{example.caption}</span>
        <Link to={productPath(product.id)} className="text-link">
          {example.all(figure(data.items.length))}
        </Link>
      </p>
    </section>
  );
}
