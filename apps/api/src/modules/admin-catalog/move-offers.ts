import type { ProductOffer, Stores } from '@pricehunt/storage';

/** With `isWhole`, prices of deleted offers move too. Returns the offers whose prices moved. Call it in a transaction. */
export async function moveOffers(
  stores: Stores,
  move: {
    readonly offers: readonly ProductOffer[];
    readonly fromProductId: string;
    readonly toProductId: string;
    readonly isWhole: boolean;
  },
): Promise<readonly string[]> {
  const { offers, fromProductId, toProductId, isWhole } = move;
  const offerIds = offers.map(({ offer }) => offer.id);
  await stores.offers.saveOffers(offers.map(({ offer }) => ({ productId: toProductId, offer })));
  const priced = await stores.priceHistory.moveObservations({
    offerIds: isWhole ? null : offerIds,
    fromProductId,
    toProductId,
  });
  for (const offerId of offerIds) {
    const item = await stores.merchantItems.findItemOfOffer(offerId);
    if (item !== null) await stores.merchantItems.saveItems([{ ...item, productId: toProductId }]);
  }
  return priced;
}
