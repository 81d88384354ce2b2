import type { ProductView } from '@pricehunt/api-contract';
import type { Money } from '@pricehunt/offers';

/** What ProductActions take: the product, and the best total of its offers, null where nobody sells it. */
export interface ProductActionsProps {
  readonly product: ProductView;
  readonly bestTotal: Money | null;
}

/** Where a product is saved to favourites and its price is watched. It shows nothing where there are no accounts. */
export function ProductActions(_product: ProductActionsProps) {
  return null;
}
