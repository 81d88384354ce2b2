import type { Comparison, FoundProduct } from '@pricehunt/api-contract/comparisons';
import { Unbroken } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { useCategoryNames } from '../../../catalog/category-names';
import type { Messages } from '../../../messages/english';
import { useMessages } from '../../../messages/use-messages';
import { productHeadline } from '../../../product-template/head-layout';
import { productPath } from '../../../route-paths';
import { pastedShopName } from '../comparison-words';

export interface FoundTitleProps {
  readonly comparison: Comparison;
  readonly isPending: boolean;
}

/** The found product's brand, category and name, or what is being read. */
export function FoundTitle({ comparison, isPending }: FoundTitleProps) {
  const words = useMessages().comparison.product;
  const { product } = comparison;
  return (
    <>
      <p className="min-h-[1.5em] text-sm text-ink-muted">
        <KindOfProduct product={product} />
      </p>
      <h1 className={productHeadline}>
        <Unbroken>{headline(comparison, isPending, words)}</Unbroken>
      </h1>
      {isPending || product === null || product.productId === null ? null : (
        <Link to={productPath(product.productId)} className="text-link mt-1 block w-fit py-0.5 text-sm">
          {words.ownPage}
        </Link>
      )}
    </>
  );
}

function headline(
  comparison: Comparison,
  isPending: boolean,
  words: Messages['comparison']['product'],
): string {
  const shopName = pastedShopName(comparison);
  if (isPending) {
    if (comparison.query !== null) return words.lookingFor(comparison.query);
    return shopName === null ? words.opening : words.reading(shopName);
  }
  return comparison.product?.title || comparison.query || words.unnamed(shopName ?? words.someShop);
}

function KindOfProduct({ product }: { readonly product: FoundProduct | null }) {
  const nameOf = useCategoryNames();
  const name = product?.categoryName ?? null;
  return [product?.brand, name && nameOf(name)].filter(Boolean).join(' · ');
}
