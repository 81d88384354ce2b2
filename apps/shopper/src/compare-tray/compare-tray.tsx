import { Button, ButtonLink, useFigures } from '@pricehunt/ui-kit';
import { ProductPicture } from '../catalog/product-picture';
import { useMessages } from '../messages/use-messages';
import { comparePath } from './compare-path';
import { comparedMax, useComparedProducts } from './compared-products';

/** The products picked for comparison, at the foot of the screen; nothing without any. */
export function CompareTray() {
  const { compareProducts: words } = useMessages();
  const { products, toggle, clear } = useComparedProducts();
  const figure = useFigures();
  if (products.length === 0) return null;
  return (
    <>
      <div className="h-14" />
      <section
        aria-label={words.tray}
        className="fixed inset-x-0 bottom-(--question,var(--foot,0px)) z-10 flex items-center gap-3 border-t border-line bg-surface px-5 py-2 print:hidden max-sm:[:root:has([data-at-foot=bar])_&]:bottom-[calc(var(--question,var(--foot,0px))+4rem)]"
      >
        <ul className="flex gap-2">
          {products.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                aria-label={words.remove(product.title)}
                title={words.remove(product.title)}
                className="relative block rounded-small border border-line bg-[#fff] p-0.5 hover:border-line-strong"
                onClick={() => toggle(product)}
              >
                <ProductPicture imageUrl={product.imageUrl} className="size-9" />
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="grow text-sm text-ink-muted max-sm:sr-only">
          {products.length === 1
            ? words.pickAnother
            : words.picked(figure(products.length), figure(comparedMax))}
        </p>
        <div className="ml-auto flex gap-2">
          <Button variant="quiet" size="small" onClick={clear}>
            {words.clear}
          </Button>
          {products.length < 2 ? null : (
            <ButtonLink to={comparePath(products.map(({ id }) => id))} variant="primary" size="small">
              {words.compareThese(figure(products.length))}
            </ButtonLink>
          )}
        </div>
      </section>
    </>
  );
}
