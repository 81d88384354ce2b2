import { basketLimits } from '@pricehunt/api-contract/baskets';
import type { BasketLineView } from '@pricehunt/api-contract/baskets';
import { Amount, SkeletonBlock } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { RemoveButton } from '../../../account/remove-button';
import type { BasketItem } from '../../../catalog/basket-address';
import { ProductPicture } from '../../../catalog/product-picture';
import { useMessages } from '../../../messages/use-messages';
import { productPath } from '../../../route-paths';

export interface BasketLinesProps {
  readonly items: readonly BasketItem[];
  /** What is known about them; null while loading. */
  readonly lines: readonly BasketLineView[] | null;
  readonly onChange: (items: readonly BasketItem[]) => void;
}

/** The products of the list with their quantities, and why a product is in no plan. */
export function BasketLines({ items, lines, onChange }: BasketLinesProps) {
  const { basket: words } = useMessages();
  return (
    <ul aria-label={words.products} className="divide-y divide-line border-y border-line">
      {items.map(({ productId, quantity }) => {
        const line = lines?.find((each) => each.productId === productId);
        const title = line?.product?.title ?? words.unnamed;
        const changed = (to: number) =>
          onChange(items.map((item) => (item.productId === productId ? { ...item, quantity: to } : item)));
        return (
          <li key={productId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            <ProductPicture
              imageUrl={line?.product?.imageUrl ?? null}
              className="size-11 flex-none rounded-small border border-line p-0.5"
            />
            <div className="min-w-0 flex-1">
              {lines === null ? (
                <SkeletonBlock className="h-5 w-40 max-w-full" />
              ) : (
                <Link
                  to={productPath(productId)}
                  className="line-clamp-2 py-0.5 text-ink no-underline hover:underline"
                >
                  {title}
                </Link>
              )}
            </div>
            <input
              type="number"
              inputMode="numeric"
              aria-label={words.quantityOf(title)}
              min={1}
              max={basketLimits.quantityMax}
              defaultValue={quantity}
              className="tabular min-h-11 w-17 flex-none rounded-control border border-line-strong bg-surface px-2 text-right"
              onChange={({ target }) => {
                const to = Math.trunc(target.valueAsNumber);
                if (to >= 1 && to <= basketLimits.quantityMax) changed(to);
              }}
              onBlur={({ target }) => {
                target.value = String(quantity);
              }}
            />
            <RemoveButton
              label={words.remove(title)}
              onRemove={() => onChange(items.filter((item) => item.productId !== productId))}
            />
            {line === undefined ? null : <LeftOut line={line} />}
          </li>
        );
      })}
    </ul>
  );
}

function LeftOut({ line: { standing, itemsFrom } }: { readonly line: BasketLineView }) {
  const { basket: words } = useMessages();
  if (standing === 'planned') return null;
  return (
    <p className="w-full text-sm text-warn sm:pl-14">
      {words.leftOut[standing]}
      {itemsFrom === undefined ? null : (
        <>
          {' '}
          {words.itemsFrom(itemsFrom.priced.offer.retailer.name)} <Amount money={itemsFrom.cost} />
        </>
      )}
    </p>
  );
}
