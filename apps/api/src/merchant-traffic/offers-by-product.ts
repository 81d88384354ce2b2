import type { ProductOffer } from '@pricehunt/storage';

export function offersByProduct(
  offers: readonly ProductOffer[],
): ReadonlyMap<string, readonly ProductOffer[]> {
  const groups = new Map<string, ProductOffer[]>();
  for (const offer of offers) {
    const group = groups.get(offer.productId) ?? [];
    groups.set(offer.productId, group);
    group.push(offer);
  }
  return groups;
}
