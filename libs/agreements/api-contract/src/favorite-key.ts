import { canonicalLink } from '@pricehunt/product-links';

/**
 * The key of a favourite: by it the device and the account know the same one. The product's id where there is one, else the
 * canonical link; null where neither is named.
 */
export function favoriteKeyOf(favorite: {
  readonly productId?: string | null | undefined;
  readonly link?: string | null | undefined;
}): string | null {
  if (favorite.productId) return `product:${favorite.productId}`;
  return favorite.link ? `link:${canonicalLink(favorite.link)}` : null;
}
