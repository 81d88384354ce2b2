import { canonicalLink } from '@pricehunt/product-links';

/** The product's id, otherwise the canonical link; null if there is neither. */
export function favoriteKeyOf(favorite: {
  readonly productId?: string | null | undefined;
  readonly link?: string | null | undefined;
}): string | null {
  if (favorite.productId) return `product:${favorite.productId}`;
  return favorite.link ? `link:${canonicalLink(favorite.link)}` : null;
}
