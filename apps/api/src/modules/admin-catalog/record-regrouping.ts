import type { Offer } from '@pricehunt/offers';
import type { DecidedOffer, ProductDecision, ProductOffer, RegroupingRow, Stores } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { adminIdOf } from '../../operations/admin-acts';
import type { Needs } from '../../services';
import { moveOffers } from './move-offers';

export type OfferPair = readonly [Offer, Offer];

/** A merge or split in progress: what it decides and moves is recorded, to be undone. Use it in one transaction. */
export class RegroupingRecorder {
  readonly #id: string;
  readonly #decided: { readonly decidedAt: string; readonly decidedBy: string };
  readonly #stores: Stores;
  readonly #productPairs: ProductDecision['productIds'][] = [];
  readonly #replaced: ProductDecision[] = [];
  readonly #moves: RegroupingRow['moves'][number][] = [];

  constructor({ newId, now }: Needs<'now' | 'newId'>, stores: Stores, request: FastifyRequest) {
    this.#id = newId();
    this.#stores = stores;
    this.#decided = { decidedAt: now().toISOString(), decidedBy: adminIdOf(request) };
  }

  async decide(
    productIds: ProductDecision['productIds'],
    decision: ProductDecision['decision'],
  ): Promise<void> {
    const before = await findDecision(this.#stores, productIds);
    if (before !== null) this.#replaced.push(before);
    this.#productPairs.push(productIds);
    await this.#stores.productDecisions.saveDecision({
      productIds,
      decision,
      ...this.#decided,
      regroupingId: this.#id,
    });
  }

  /** With `isWhole`, prices of deleted offers move too. */
  async move(move: {
    readonly offers: readonly ProductOffer[];
    readonly fromProductId: string;
    readonly toProductId: string;
    readonly isWhole: boolean;
  }): Promise<void> {
    const { offers, fromProductId, toProductId } = move;
    const priced = await moveOffers(this.#stores, move);
    const offerIds = new Set([...offers.map(({ offer }) => offer.id), ...priced]);
    for (const offerId of offerIds) this.#moves.push({ offerId, fromProductId, toProductId });
  }

  async record(
    decision: ProductDecision['decision'],
    offerPairs: readonly OfferPair[],
    reason: string,
  ): Promise<void> {
    await this.#stores.regroupings.addRegrouping({
      id: this.#id,
      decision,
      reason,
      ...this.#decided,
      undoneAt: null,
      undoneBy: null,
      productPairs: this.#productPairs,
      replaced: this.#replaced,
      moves: this.#moves,
      offerPairs: offerPairs.map(([one, other]) => [asDecided(one), asDecided(other)]),
    });
  }
}

export async function findDecision(
  { productDecisions }: Pick<Stores, 'productDecisions'>,
  [one, other]: ProductDecision['productIds'],
): Promise<ProductDecision | null> {
  const found = await productDecisions.listDecisionsOn([one]);
  return found.find(({ productIds }) => productIds.includes(other)) ?? null;
}

const offersPerProduct = 5;

/** Pairs of one offer each of two groups, from a few offers of each. */
export function pairsAcross(groups: readonly (readonly ProductOffer[])[]): readonly OfferPair[] {
  const few = groups.map((offers) => offers.slice(0, offersPerProduct).map(({ offer }) => offer));
  return few.flatMap((own, place) =>
    few
      .slice(place + 1)
      .flatMap((others) => own.flatMap((one) => others.map((other) => [one, other] as const))),
  );
}

function asDecided({
  id,
  title,
  brand,
  gtins,
  mpn,
  attributes,
  condition,
  price,
  retailer,
}: Offer): DecidedOffer {
  const retailerDomain = retailer.domain;
  return { offerId: id, retailerDomain, title, brand, gtins, mpn, attributes, condition, price };
}
