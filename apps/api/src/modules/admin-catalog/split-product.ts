import type { Product } from '@pricehunt/offers';
import type { MerchantItemRow, ProductOffer, Stores } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { recordAdminAct } from '../../operations/admin-acts';
import { ownProductIdOf } from '../../merchant-items/offer-of-item';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { returnFollowers } from './move-followers';
import { pairsAcross, RegroupingRecorder } from './record-regrouping';
import type { OfferPair } from './record-regrouping';

/** The new product never merges back. Throws product.not-found, offer.not-found and product.nothing-left. */
export async function splitOff(
  services: Needs<'storage' | 'now' | 'newId'>,
  request: FastifyRequest,
  split: {
    readonly productId: string;
    readonly offerIds: readonly string[];
    /** The pairs that are the reason; by default pairs of the moved and the remaining offers. */
    readonly offerPairs?: readonly OfferPair[];
    readonly reason: string;
  },
): Promise<string> {
  const { productId, reason } = split;
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
    const recorder = new RegroupingRecorder(services, stores, request);
    for (const otherId of others) await recorder.decide([newId, otherId], 'same');
    for (const apartId of [newId, ...others]) await recorder.decide([productId, apartId], 'apart');
    await recorder.move({ offers: moved, fromProductId: productId, toProductId: newId, isWhole: false });
    await returnFollowers(stores, { fromProductId: productId, toProductId: newId });
    const left = all.filter((each) => !moved.includes(each));
    await recorder.record('apart', split.offerPairs ?? pairsAcross([moved, left]), reason);
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

export function productOfOffer(
  { category, description }: Pick<Product, 'category' | 'description'>,
  { offer }: ProductOffer,
  id: string,
): Product {
  const { title, brand, gtins, mpn, attributes, imageUrl } = offer;
  return { id, title, brand, gtins, mpn, attributes, imageUrl, category, description };
}
