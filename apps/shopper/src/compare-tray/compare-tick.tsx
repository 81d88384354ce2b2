import { useMessages } from '../messages/use-messages';
import { comparedMax, useComparedProducts } from './compared-products';
import type { ComparedProduct } from './compared-products';

/**
 * A checkbox at the foot of a card's picture, without its word where cards are narrow: their middle opens the product. The card
 * is positioned, and its picture is a square at its top.
 */
export function CompareTick({ product: { id, title, imageUrl } }: { readonly product: ComparedProduct }) {
  const { compareProducts: words } = useMessages();
  const { products, toggle } = useComparedProducts();
  const isChosen = products.some((each) => each.id === id);
  const isFull = !isChosen && products.length >= comparedMax;
  return (
    <div className="@container pointer-events-none absolute inset-x-0 top-0 flex aspect-square items-end p-2">
      <label className="pointer-events-auto flex min-h-9 min-w-9 cursor-pointer items-center justify-center gap-1.5 rounded-control border border-line bg-surface px-2 text-xs text-ink-muted hover:border-line-strong hover:text-ink has-checked:border-accent has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-disabled:cursor-default has-disabled:opacity-55">
        <input
          type="checkbox"
          aria-label={words.compareProduct(title)}
          checked={isChosen}
          disabled={isFull}
          className="size-4 accent-accent"
          onChange={() => toggle({ id, title, imageUrl })}
        />
        <span aria-hidden="true" className="hidden @min-[11rem]:inline">
          {words.compare}
        </span>
      </label>
    </div>
  );
}
