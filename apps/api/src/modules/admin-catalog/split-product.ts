import type { Product } from '@pricehunt/offers';
import type { MerchantItemRow, ProductOffer, Stores } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { adminIdOf, recordAdminAct } from '../../operations/admin-acts';
import { ownProductIdOf } from '../../merchant-items/offer-of-item';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { returnFollowers } from './move-followers';
import { moveOffers } from './move-offers';

/** The new product never merges back. Throws product.not-found, offer.not-found and product.nothing-left. */
export async function splitOff(
  services: Needs<'storage' | 'now' | 'newId'>,
  request: FastifyRequest,
  split: {
    readonly productId: string;
    readonly offerIds: readonly string[];
    readonly reason: string;
  },
): Promise<string> {
  const { productId, reason } = split;
  const decided = { decidedAt: services.now().toISOString(), decidedBy: adminIdOf(request) };
  return services.storage.atomically(async (stores) => {
    const product = await stores.products.findProduct(productId);
    if (product === null) throw new Refusal('product.not-found');
    const all = await stores.offers.listOffersOfProducts([productId]);
    const moved = all.filter(({ offer }) => split.offerIds.includes(offer.id));
    const [first] = moved;
    if (first === undefined || moved.length < new Set(split.offerIds).size)
      throw new Refusal('offer.not-found');
    if (moved.length === all.length) throw new Refusal('product.nothing-left');
    const ownIds = await ownProductsOf(stores, moved);
    const [newId = `split-${services.newId()}`, ...others] = ownIds
      .filter((id) => id !== productId)
      .toSorted();
    await stores.products.saveProducts([productOfOffer(product, first, newId)]);
    for (const otherId of others) {
      const productIds = [newId, otherId] as const;
      await stores.productDecisions.saveDecision({ ...decided, productIds, decision: 'same' });
    }
    for (const apartId of [newId, ...others]) {
      const productIds = [productId, apartId] as const;
      await stores.productDecisions.saveDecision({ ...decided, productIds, decision: 'apart' });
    }
    await moveOffers(stores, {
      ...{ offers: moved, fromProductId: productId, toProductId: newId, isWhole: false },
    });
    await returnFollowers(stores, { fromProductId: productId, toProductId: newId });
    await recordAdminAct(services, stores, request, {
      action: 'product.split',
      subject: { kind: 'product', id: productId },
      details: { before: productId, after: newId, offerIds: moved.map(({ offer }) => offer.id), reason },
    });
    return newId;
  });
}

/** Ids of the products that the next import of these merchant items would create. */
async function ownProductsOf(stores: Stores, offers: readonly ProductOffer[]): Promise<readonly string[]> {
  const items: MerchantItemRow[] = [];
  for (const { offer } of offers) {
    const item = await stores.merchantItems.findItemOfOffer(offer.id);
    if (item !== null) items.push(item);
  }
  return [...new Set(items.map(({ businessId, itemId }) => ownProductIdOf(businessId, itemId)))];
}

function productOfOffer({ category, description }: Product, { offer }: ProductOffer, id: string): Product {
  const { title, brand, gtins, mpn, attributes, imageUrl } = offer;
  return { id, title, brand, gtins, mpn, attributes, imageUrl, category, description };
}
