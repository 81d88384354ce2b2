import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useRemember } from '../account/use-remember';
import { visitOfProduct } from '../account/visits';
import { AlertPlace } from '../features/price-alerts/components/alert-place';
import { ProductPage } from '../features/product/components/product-page';
import { productAnswers, useProduct } from '../features/product/requests/product-queries';
import { KeptPageNotice } from '../kept-pages/kept-page-notice';
import { useKeptPage } from '../kept-pages/use-kept-page';

/** The page at /product/:id. Visits are added to the history and stored for offline reading. */
export function Product() {
  const { id = '' } = useParams();
  const { data } = useProduct(id);
  useRemember(data === undefined ? null : visitOfProduct(data.product));
  const kept = useKeptPage(
    useMemo(() => productAnswers(id), [id]),
    data !== undefined,
  );
  return (
    <>
      {kept === null ? null : <KeptPageNotice asOf={kept.asOf} onRetry={kept.retry} />}
      <ProductPage key={id} productId={id} PriceWatch={AlertPlace} />
    </>
  );
}
