import type { ProductOffer } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { recordAdminAct } from '../../operations/admin-acts';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { moveFollowers } from './move-followers';
import { pairsAcross, RegroupingRecorder } from './record-regrouping';
import type { OfferPair } from './record-regrouping';

/** The product whose id sorts first remains. Throws product.not-found, and product.same if merged already. */
export async function mergeInto(
  services: Needs<'storage' | 'now' | 'newId'>,
  request: FastifyRequest,
  merge: {
    readonly productId: string;
    readonly otherIds: readonly string[];
    /** The pairs that are the reason; by default pairs of all products. */
    readonly offerPairs?: readonly OfferPair[];
    readonly reason: string;
  },
): Promise<string> {
  const { productId, reason } = merge;
  if (merge.otherIds.includes(productId)) throw new Refusal('product.same');
  const ids = [...new Set([productId, ...merge.otherIds])];
  return services.storage.atomically(async (stores) => {
    const products = await stores.products.findProductsByIds(ids);
    if (products.length < ids.length) throw new Refusal('product.not-found');
    const before = await stores.productDecisions.findMerged(ids);
    const names = new Set(ids.map((id) => before.get(id) ?? id));
    if (names.size < ids.length) throw new Refusal('product.same');
    const recorder = new RegroupingRecorder(services, stores, request);
    for (const otherId of ids.slice(1)) await recorder.decide([productId, otherId], 'same');
    const stays = (await stores.productDecisions.findMerged(ids)).get(productId) ?? productId;
    const offersBefore: (readonly ProductOffer[])[] = [];
    for (const fromProductId of names) {
      const offers = await stores.offers.listOffersOfProducts([fromProductId]);
      offersBefore.push(offers);
      if (fromProductId === stays) continue;
      await recorder.move({ offers, fromProductId, toProductId: stays, isWhole: true });
      await moveFollowers(stores, { fromProductId, toProductId: stays });
    }
    await recorder.record('same', merge.offerPairs ?? pairsAcross(offersBefore), reason);
    await recordAdminAct(services, stores, request, {
      action: 'product.merged',
      subject: { kind: 'product', id: stays },
      details: { before: ids, after: stays, reason },
    });
    return stays;
  });
}
