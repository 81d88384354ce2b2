import type { Reply } from '../shops/web';
import { everyProduct } from '../world/every-product';
import { drawProduct } from './draw-product';

const products = new Map(everyProduct.map((product) => [product.key, product]));

/** The picture of the product with this key; null for no product. */
export function pictureOf(key: string): Reply | null {
  const product = products.get(key);
  return product === undefined ? null : pictureReply(drawProduct(product));
}

export function pictureReply(svg: string): Reply {
  return {
    status: 200,
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' },
    body: svg,
  };
}
