import type { StatedTotal } from '@pricehunt/offers';
import type { SearchItem } from '@pricehunt/storage';

export function priceHoldsOf(item: SearchItem): { readonly priceHolds?: StatedTotal } {
  const { shopPrice, priceKind, priceTax } = item;
  if (shopPrice === null || priceKind === null) return {};
  return { priceHolds: { kind: priceKind, tax: priceTax, currency: shopPrice.currency } };
}
