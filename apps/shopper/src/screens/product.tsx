import { useParams } from 'react-router-dom';
import { ProductPage } from '../features/product/components/product-page';

/** The page at /product/:id. */
export function Product() {
  const { id = '' } = useParams();
  return <ProductPage key={id} productId={id} />;
}
