import type { ProductOffer, RegroupingRow, Stores } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { adminIdOf, recordAdminAct } from '../../operations/admin-acts';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { moveFollowers, returnFollowers } from './move-followers';
import { moveOffers } from './move-offers';
import { productOfOffer } from './split-product';

/**
 * Restores the decisions before, and moves back the offers that are still where the merge or split put them, and the
 * price history of all that it moved; any order of undoing gives the same groups. Throws regrouping.not-found,
 * regrouping.undone and regrouping.replaced.
 */
export async function undoRegrouping(
  services: Needs<'storage' | 'now'>,
  request: FastifyRequest,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<RegroupingRow> {
  const undone = { at: services.now().toISOString(), by: adminIdOf(request) };
  return services.storage.atomically(async (stores) => {
    const regrouping = await stores.regroupings.findRegrouping(id);
    if (regrouping === null) throw new Refusal('regrouping.not-found');
    if (!(await stores.regroupings.markUndone(id, undone))) throw new Refusal('regrouping.undone');
    if (!(await isInForce(stores, [regrouping])).has(id)) throw new Refusal('regrouping.replaced');
    const moved = regrouping.moves.flatMap(({ fromProductId, toProductId }) => [fromProductId, toProductId]);
    const productIds = [...new Set([...regrouping.productPairs.flat(), ...moved])];
    const before = await namesOf(stores, productIds);
    for (const pair of regrouping.productPairs) await stores.productDecisions.removeDecision(pair);
    for (const decision of regrouping.replaced) await stores.productDecisions.saveDecision(decision);
    const after = await namesOf(stores, productIds);
    await moveOffersBack(stores, regrouping, before, after);
    if (regrouping.decision === 'same') {
      for (const productId of productIds) {
        const [fromProductId, toProductId] = [before(productId), after(productId)];
        if (fromProductId !== toProductId) await returnFollowers(stores, { fromProductId, toProductId });
      }
    }
    await recordAdminAct(services, stores, request, {
      action: regrouping.decision === 'same' ? 'product.merge-undone' : 'product.split-undone',
      subject: { kind: 'product', id: regrouping.productPairs[0]?.[0] ?? '' },
      details: { regroupingId: id, productIds, reason },
    });
    return { ...regrouping, undoneAt: undone.at, undoneBy: undone.by };
  });
}

/** The ids of those that weren't replaced by a later decision about the same products. */
export async function isInForce(
  { productDecisions }: Pick<Stores, 'productDecisions'>,
  regroupings: readonly RegroupingRow[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(regroupings.flatMap(({ productPairs }) => productPairs.flat()))];
  const decisions = await productDecisions.listDecisionsOn(ids);
  const current = new Map(
    decisions.map(({ productIds, regroupingId }) => [productIds.toSorted().join(' '), regroupingId]),
  );
  return new Set(
    regroupings
      .filter(({ id, productPairs }) =>
        productPairs.every((pair) => current.get(pair.toSorted().join(' ')) === id),
      )
      .map(({ id }) => id),
  );
}

type NameOf = (productId: string) => string;

interface Returning {
  readonly from: string;
  readonly to: string;
  readonly offers: ProductOffer[];
  /** Offers that were deleted or moved on since; their price history returns. */
  readonly elsewhereIds: string[];
}

async function namesOf(stores: Pick<Stores, 'productDecisions'>, ids: readonly string[]): Promise<NameOf> {
  const merged = await stores.productDecisions.findMerged(ids);
  return (id) => merged.get(id) ?? id;
}

async function moveOffersBack(
  stores: Stores,
  { moves, decision }: RegroupingRow,
  before: NameOf,
  after: NameOf,
): Promise<void> {
  const stored = new Map(
    (await stores.offers.findOffersByIds(moves.map(({ offerId }) => offerId))).map((each) => [
      each.offer.id,
      each,
    ]),
  );
  const returning = new Map<string, Returning>();
  for (const { offerId, fromProductId, toProductId } of moves) {
    const [from, to] = [before(toProductId), after(fromProductId)];
    if (from === to) continue;
    const key = `${from} ${to}`;
    const known = returning.get(key) ?? { from, to, offers: [], elsewhereIds: [] };
    returning.set(key, known);
    const offer = stored.get(offerId);
    if (offer?.productId === from) known.offers.push(offer);
    else known.elsewhereIds.push(offerId);
  }
  for (const { from, to, offers, elsewhereIds } of returning.values()) {
    const [first] = offers;
    if ((await stores.products.findProduct(to)) === null) {
      if (first === undefined) continue;
      await stores.products.saveProducts([productOfOffer({ category: null, description: null }, first, to)]);
    }
    const between = { fromProductId: from, toProductId: to };
    if (elsewhereIds.length > 0)
      await stores.priceHistory.moveObservations({ ...between, offerIds: elsewhereIds });
    if (first === undefined) continue;
    await moveOffers(stores, { ...between, offers, isWhole: false });
    if (decision === 'apart') await moveFollowers(stores, between);
  }
}
