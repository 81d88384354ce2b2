import type { ProductView } from '@pricehunt/api-contract';
import type { Money, StatedTotal } from '@pricehunt/offers';
import { FavoritePlace } from '../../../account/favorite-place';
import { webLinkOrNull } from '../../../account/visits';
import { ShareButton } from '../../../catalog/share-button';
import { usePlace } from '../../../place/use-place';
import type { ComponentType } from 'react';

/** Tracks a product's price. Takes the item price of the best offer, null when there is none, and the currency. */
export type PriceTracking = ComponentType<{
  readonly productId: string;
  readonly price: Money | null;
  readonly currency: string;
  readonly isIcon?: boolean;
}>;

/** The product and its best offer's total and item price; null when there is none. */
export interface ProductActionsProps {
  readonly product: ProductView;
  readonly bestTotal: Money | null;
  readonly bestPrice: Money | null;
  readonly bestHolds: StatedTotal | null;
  readonly PriceTracking: PriceTracking;
}

/** Buttons to save a product at its best total, to track its price, starting from the item price, and to share it. */
export function ProductActions({
  product,
  bestTotal,
  bestPrice,
  bestHolds,
  PriceTracking,
}: ProductActionsProps) {
  const { place } = usePlace();
  return (
    <>
      <FavoritePlace
        look="button"
        favorite={{
          productId: product.id,
          link: null,
          title: product.title.slice(0, 500),
          imageUrl: webLinkOrNull(product.imageUrl),
          priceWhenSaved: bestTotal,
          ...(bestTotal === null || bestHolds === null ? {} : { heldWhenSaved: bestHolds }),
        }}
      />
      <PriceTracking productId={product.id} price={bestPrice} currency={place.currency} />
      <ShareButton title={product.title} />
    </>
  );
}
