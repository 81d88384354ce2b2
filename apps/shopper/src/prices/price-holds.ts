import type { PricedOffer } from '@pricehunt/api-contract';
import type { ProductHit } from '@pricehunt/api-contract/browsing';
import type { StatedTotal } from '@pricehunt/offers';

/** What a listed product's price includes; null without a price. */
export function priceHoldsOf({
  shopPrice,
  priceKind,
  priceTax = 'included',
}: Pick<ProductHit, 'shopPrice' | 'priceKind' | 'priceTax'>): StatedTotal | null {
  if (shopPrice === null || priceKind === null) return null;
  return { kind: priceKind, tax: priceTax, currency: shopPrice.currency };
}

/** What an offer's total includes, or its price when there is no total. */
export function totalHoldsOf({
  offer,
  deliveredTotal,
}: Pick<PricedOffer, 'offer' | 'deliveredTotal'>): StatedTotal {
  const { tax = 'included', price } = offer;
  return { kind: deliveredTotal === null ? 'item-only' : 'delivered', tax, currency: price.currency };
}
