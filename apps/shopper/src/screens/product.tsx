import { useParams } from 'react-router-dom';
import { useRemember } from '../account/use-remember';
import { visitOfProduct } from '../account/visits';
import { AlertPlace } from '../features/price-alerts/components/alert-place';
import { ProductPage } from '../features/product/components/product-page';
import { useProduct } from '../features/product/requests/product-queries';

/** The page at /product/:id. What is looked at is kept in the history. */
export function Product() {
  const { id = '' } = useParams();
  const { data } = useProduct(id);
  useRemember(data === undefined ? null : visitOfProduct(data.product));
  return <ProductPage key={id} productId={id} PriceWatch={AlertPlace} />;
}
