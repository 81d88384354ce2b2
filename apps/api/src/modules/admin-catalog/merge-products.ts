import type { FastifyRequest } from 'fastify';
import { adminIdOf, recordAdminAct } from '../../operations/admin-acts';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { moveFollowers } from './move-followers';
import { moveOffers } from './move-offers';

/** The product whose id sorts first remains. Throws product.not-found, and product.same if merged already. */
export async function mergeInto(
  services: Needs<'storage' | 'now'>,
  request: FastifyRequest,
  merge: {
    readonly productId: string;
    readonly otherIds: readonly string[];
    readonly reason: string;
  },
): Promise<string> {
  const { productId, reason } = merge;
  if (merge.otherIds.includes(productId)) throw new Refusal('product.same');
  const ids = [...new Set([productId, ...merge.otherIds])];
  const decidedAt = services.now().toISOString();
  return services.storage.atomically(async (stores) => {
    const products = await stores.products.findProductsByIds(ids);
    if (products.length < ids.length) throw new Refusal('product.not-found');
    const before = await stores.productDecisions.findMerged(ids);
    const names = new Set(ids.map((id) => before.get(id) ?? id));
    if (names.size < ids.length) throw new Refusal('product.same');
    for (const otherId of ids.slice(1)) {
      const productIds = [productId, otherId] as const;
      const decision = { productIds, decision: 'same', decidedAt, decidedBy: adminIdOf(request) } as const;
      await stores.productDecisions.saveDecision(decision);
    }
    const stays = (await stores.productDecisions.findMerged(ids)).get(productId) ?? productId;
    for (const fromProductId of names) {
      if (fromProductId === stays) continue;
      const offers = await stores.offers.listOffersOfProducts([fromProductId]);
      await moveOffers(stores, { offers, fromProductId, toProductId: stays, isWhole: true });
      await moveFollowers(stores, { fromProductId, toProductId: stays });
    }
    await recordAdminAct(services, stores, request, {
      action: 'product.merged',
      subject: { kind: 'product', id: stays },
      details: { before: ids, after: stays, reason },
    });
    return stays;
  });
}
