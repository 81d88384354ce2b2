import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useRemember } from '../account/use-remember';
import { visitOfProduct } from '../account/visits';
import { CompareTray } from '../compare-tray/compare-tray';
import { AlertPlace } from '../features/price-alerts/components/alert-place';
import { StockAlertPlace } from '../features/price-alerts/components/stock-alert-place';
import { ProductPage } from '../features/product/components/product-page';
import { productAnswers, useProduct, useProductOffers } from '../features/product/requests/product-queries';
import { SavedPageNotice } from '../saved-pages/saved-page-notice';
import { useSavedPage } from '../saved-pages/use-saved-page';

/** The page at /product/:id. Visits are added to the history and stored for offline reading. */
export function Product() {
  const { id = '' } = useParams();
  const { data } = useProduct(id);
  const offers = useProductOffers(id);
  const best = offers.data?.items.find(({ offer }) => offer.id === offers.data.bestOfferId) ?? null;
  useRemember(data === undefined || offers.isPending ? null : visitOfProduct(data.product, best));
  const saved = useSavedPage(
    useMemo(() => productAnswers(id), [id]),
    data !== undefined,
  );
  return (
    <>
      {saved === null ? null : <SavedPageNotice asOf={saved.asOf} onRetry={saved.retry} />}
      <ProductPage key={id} productId={id} PriceTracking={AlertPlace} StockAlert={StockAlertPlace} />
      <CompareTray />
    </>
  );
}
