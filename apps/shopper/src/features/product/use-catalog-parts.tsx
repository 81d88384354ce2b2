import type { FoundProduct } from '@pricehunt/api-contract/comparisons';
import { ProductHistory } from './components/product-history';
import { ProductVariants } from './components/product-variants';
import { SimilarProducts } from './components/similar-products';
import { TodaysVerdict } from './components/todays-verdict';
import { useRelatedProducts } from './requests/product-queries';

/** The parts of a product's page for a search that found it; null for a product that isn't in the catalog. */
export function useCatalogParts(product: FoundProduct | null) {
  const productId = product?.productId ?? null;
  const related = useRelatedProducts(productId);
  if (product === null || productId === null) return null;
  return {
    // Offers don't wait for another attempt or for the network to come back.
    isLoading: related.isPending && related.fetchStatus === 'fetching' && related.failureCount === 0,
    variants: <ProductVariants product={product} variants={related.data?.variants ?? []} />,
    verdict: <TodaysVerdict productId={productId} />,
    history: <ProductHistory productId={productId} />,
    similar: <SimilarProducts similar={related.data?.similar ?? []} />,
  };
}
