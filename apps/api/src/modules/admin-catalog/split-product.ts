import type { Product } from '@pricehunt/offers';
import type { MerchantItemRow, ProductOffer, Stores } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { adminIdOf, recordAdminAct } from '../../admin-acts';
import { ownProductIdOf } from '../../merchant-items/offer-of-item';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { returnFollowers } from './move-followers';
import { moveOffers } from './move-offers';

/**
 * Takes offers out of a product into one of their own, remembers that the two are never one, and answers the new product's id. A
 * merchant's item goes to the product that its next import would make of it, so that the import finds what was decided. What
 * shoppers had made for a product that is that one comes back to it; what they made for the whole stays with it. Throws
 * product.not-found, offer.not-found, and product.nothing-left.
 */
export async function splitOff(
  services: Services,
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
    const taken = all.filter(({ offer }) => split.offerIds.includes(offer.id));
    const [first] = taken;
    if (first === undefined || taken.length < new Set(split.offerIds).size)
      throw new Refusal('offer.not-found');
    if (taken.length === all.length) throw new Refusal('product.nothing-left');
    const ownIds = await ownProductsOf(stores, taken);
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
      ...{ offers: taken, fromProductId: productId, toProductId: newId, isWhole: false },
    });
    await returnFollowers(stores, { fromProductId: productId, toProductId: newId });
    await recordAdminAct(services, stores, request, {
      action: 'product.split',
      subject: { kind: 'product', id: productId },
      details: { before: productId, after: newId, offerIds: taken.map(({ offer }) => offer.id), reason },
    });
    return newId;
  });
}

/** The products that the next imports of merchants' items among the offers would make. */
async function ownProductsOf(stores: Stores, offers: readonly ProductOffer[]): Promise<readonly string[]> {
  const items: MerchantItemRow[] = [];
  for (const { offer } of offers) {
    const item = await stores.merchantItems.findItemOfOffer(offer.id);
    if (item !== null) items.push(item);
  }
  return [...new Set(items.map(({ businessId, itemId }) => ownProductIdOf(businessId, itemId)))];
}

/** The product that an offer describes by itself. */
function productOfOffer({ category, description }: Product, { offer }: ProductOffer, id: string): Product {
  const { title, brand, gtins, mpn, attributes, imageUrl } = offer;
  return { id, title, brand, gtins, mpn, attributes, imageUrl, category, description };
}
