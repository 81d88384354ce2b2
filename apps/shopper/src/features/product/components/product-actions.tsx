import type { ProductView } from '@pricehunt/api-contract';
import { compareMoney } from '@pricehunt/offers';
import type { Money, StatedTotal } from '@pricehunt/offers';
import { FavoritePlace } from '../../../account/favorite-place';
import { webLinkOrNull } from '../../../account/visits';
import { usePlace } from '../../../place/use-place';
import type { ComponentType } from 'react';
import { useProductOffers } from '../requests/product-queries';

/** Tracks a product's price. Takes today's lowest price, null when nobody sells it, and the currency. */
export type PriceTracking = ComponentType<{
  readonly productId: string;
  readonly price: Money | null;
  readonly currency: string;
}>;

/** The product and its best total; null when no shop sells it. */
export interface ProductActionsProps {
  readonly product: ProductView;
  readonly bestTotal: Money | null;
  readonly bestHolds: StatedTotal | null;
  readonly PriceTracking: PriceTracking;
}

/** Buttons to save a product at its best total and to track its price, starting from the item price. */
export function ProductActions({ product, bestTotal, bestHolds, PriceTracking }: ProductActionsProps) {
  const { place } = usePlace();
  const { data } = useProductOffers(product.id);
  const prices = (data?.items ?? []).flatMap(({ offer, itemPrice }) =>
    offer.shipping.kind === 'not-shipped' ? [] : (itemPrice ?? []),
  );
  const price = prices.reduce<Money | null>(lowerOf, null) ?? bestTotal;
  return (
    <>
      <FavoritePlace
        look="button"
        favorite={{
          productId: product.id,
          link: null,
          title: product.title.slice(0, 500),
          imageUrl: webLinkOrNull(product.imageUrl),
          priceWhenSaved: bestTotal ?? price,
          ...(bestTotal === null || bestHolds === null ? {} : { heldWhenSaved: bestHolds }),
        }}
      />
      <PriceTracking productId={product.id} price={price} currency={place.currency} />
    </>
  );
}

function lowerOf(lowest: Money | null, price: Money): Money {
  if (lowest === null || lowest.currency !== price.currency) return lowest ?? price;
  return compareMoney(price, lowest) < 0 ? price : lowest;
}
