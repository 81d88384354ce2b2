import {
  compareOffers,
  decideMatch,
  exportMatchPairs,
  getProductMatches,
  listRegroupings,
  undoRegrouping as undoRegroupingEndpoint,
} from '@pricehunt/api-contract/admin-matches';
import type { OfferComparison, Regrouping } from '@pricehunt/api-contract/admin-matches';
import { matchProducts, matchProfiles, readProfile } from '@pricehunt/product-matching';
import type { ProductOffer, RegroupingRow } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { cursorOf, readCursor } from '../../answers/list-cursor';
import { adminPageSize, pageOf } from '../../answers/list-page';
import { recordAdminAct } from '../../operations/admin-acts';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';
import { offerViewOf, productViewOf } from '../../products/wire-views';
import { keepApart } from './keep-apart';
import { labelledPairLines } from './labelled-pair-lines';
import { evaluationOf } from './match-views';
import { mergeInto } from './merge-products';
import { findDecision } from './record-regrouping';
import { splitOff } from './split-product';
import { isInForce, undoRegrouping } from './undo-regrouping';

const done = { success: true } as const;
const candidatesMax = 40;
const othersMax = 8;
const regroupingList = 'regroupings';

export function registerAdminMatches(app: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(app, getProductMatches, ({ params }) => productMatches(services, params.productId));
  registerEndpoint(app, compareOffers, async ({ query: { left, right } }) => {
    return { ...done, comparison: await comparisonOf(services, left, right) };
  });
  registerEndpoint(app, decideMatch, async ({ body: { left, right, decision, reason } }, request) => {
    const [one, other] = await findBoth(services, left, right);
    const productIds = [one.productId, other.productId] as const;
    const offerPair = [one.offer, other.offer] as const;
    const [productId, otherId] = productIds;
    if (decision === 'same')
      await mergeInto(services, request, { productId, otherIds: [otherId], offerPairs: [offerPair], reason });
    else if (productId === otherId)
      await splitOff(services, request, {
        productId,
        offerIds: [other.offer.id],
        offerPairs: [offerPair],
        reason,
      });
    else await keepApart(services, request, { productIds, offerPair, reason });
    return { ...done, comparison: await comparisonOf(services, one.offer.id, other.offer.id) };
  });
  registerEndpoint(app, listRegroupings, async ({ query: { cursor } }) => {
    const before = readCursor(cursor, regroupingList, z.string());
    const found = await storage.regroupings.listRegroupings({ before, limit: adminPageSize + 1 });
    const { page, nextCursor } = pageOf(found, ({ id }) => cursorOf(regroupingList, id));
    return { ...done, items: await regroupingViews(services, page), nextCursor };
  });
  registerEndpoint(app, undoRegroupingEndpoint, async ({ params, body }, request) => {
    const undone = await undoRegrouping(services, request, { id: params.regroupingId, reason: body.reason });
    const [regrouping] = await regroupingViews(services, [undone]);
    if (regrouping === undefined) throw new Refusal('regrouping.not-found');
    return { ...done, regrouping };
  });
  registerRawEndpoint(app, exportMatchPairs, async (_input, request, reply) => {
    await storage.atomically((stores) =>
      recordAdminAct(services, stores, request, { action: 'match-pairs.exported', subject: null }),
    );
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', 'attachment; filename="match-pairs.ndjson"')
      .header('cache-control', 'no-store')
      .send(Readable.from(labelledPairLines(storage)));
  });
}

async function productMatches({ storage, tokenRarity }: Needs<'storage' | 'tokenRarity'>, productId: string) {
  const product = await storage.products.findProduct(productId);
  if (product === null) throw new Refusal('product.not-found');
  const context = { tokenRarity: await tokenRarity() };
  const profile = readProfile(product);
  const offers = await storage.offers.listOffersOfProducts([productId]);
  const others = (await storage.search.findCandidates(product, candidatesMax))
    .filter(({ id }) => id !== productId)
    .map((other) => ({ other, match: matchProfiles(readProfile(other), profile, context) }))
    .toSorted((one, two) => two.match.score - one.match.score || (one.other.id < two.other.id ? -1 : 1))
    .slice(0, othersMax);
  const otherIds = others.map(({ other }) => other.id);
  const offersOfOthers = await storage.offers.listOffersOfProducts(otherIds);
  const decisions = await storage.productDecisions.listDecisionsOn([productId]);
  return {
    ...done,
    offers: offers.map(({ offer }) => ({
      offerId: offer.id,
      match: evaluationOf(matchProfiles(readProfile(offer), profile, context)),
    })),
    others: others.map(({ other, match }) => ({
      product: productViewOf(other),
      offerCount: offersOfOthers.filter((each) => each.productId === other.id).length,
      match: evaluationOf(match),
      decision: decisions.find(({ productIds }) => productIds.includes(other.id))?.decision ?? null,
    })),
  };
}

/** Throws offer.not-found, and request.invalid if both are one offer. */
async function findBoth(
  services: Needs<'storage'>,
  left: string,
  right: string,
): Promise<readonly [ProductOffer, ProductOffer]> {
  const [one, other] = [await findOffer(services, left), await findOffer(services, right)];
  if (one.offer.id !== other.offer.id) return [one, other];
  throw new Refusal('request.invalid', {
    fields: [{ path: 'right', message: 'is the same offer as left' }],
  });
}

/** By id or URL. Throws offer.not-found. */
async function findOffer({ storage }: Needs<'storage'>, reference: string): Promise<ProductOffer> {
  const [byId] = await storage.offers.findOffersByIds([reference]);
  const found = byId ?? (URL.canParse(reference) ? await firstByLink(storage, reference) : undefined);
  if (found === undefined) throw new Refusal('offer.not-found');
  return found;
}

async function firstByLink({ offers }: Services['storage'], link: string): Promise<ProductOffer | undefined> {
  return (await offers.findOffersByLink(link))[0];
}

async function comparisonOf(
  services: Needs<'storage' | 'tokenRarity'>,
  left: string,
  right: string,
): Promise<OfferComparison> {
  const { storage } = services;
  const [one, other] = await findBoth(services, left, right);
  const products = await storage.products.findProductsByIds([one.productId, other.productId]);
  const sideOf = ({ productId, offer }: ProductOffer): OfferComparison['left'] => ({
    offer: offerViewOf(offer, { shipping: offer.shipping }),
    product: { id: productId, title: products.find(({ id }) => id === productId)?.title ?? offer.title },
  });
  const match = matchProducts(one.offer, other.offer, { tokenRarity: await services.tokenRarity() });
  const isOneProduct = one.productId === other.productId;
  const decided = isOneProduct ? null : await findDecision(storage, [one.productId, other.productId]);
  const nameOf = await emailsOf(services, decided === null ? [] : [decided.decidedBy]);
  return {
    left: sideOf(one),
    right: sideOf(other),
    match: evaluationOf(match),
    isOneProduct,
    decision: decided && {
      decision: decided.decision,
      decidedAt: decided.decidedAt,
      decidedBy: nameOf(decided.decidedBy),
    },
  };
}

async function regroupingViews(
  services: Needs<'storage'>,
  rows: readonly RegroupingRow[],
): Promise<Regrouping[]> {
  const { storage } = services;
  const inForce = await isInForce(storage, rows);
  const productIds = [...new Set(rows.flatMap(({ productPairs }) => productPairs.flat()))];
  const products = await storage.products.findProductsByIds(productIds);
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  const nameOf = await emailsOf(
    services,
    rows.flatMap(({ decidedBy, undoneBy }) => [decidedBy, ...(undoneBy === null ? [] : [undoneBy])]),
  );
  return rows.map(
    ({ id, decision, productPairs, offerPairs, reason, decidedAt, decidedBy, undoneAt, undoneBy }) => ({
      id,
      decision,
      reason,
      decidedAt,
      products: [...new Set(productPairs.flat())].map((each) => ({
        id: each,
        title: titles.get(each) ?? null,
      })),
      pairCount: offerPairs.length,
      decidedBy: nameOf(decidedBy),
      undone: undoneAt === null ? null : { at: undoneAt, by: nameOf(undoneBy ?? '') },
      canUndo: undoneAt === null && inForce.has(id),
    }),
  );
}

async function emailsOf(
  { storage }: Needs<'storage'>,
  accountIds: readonly string[],
): Promise<(accountId: string) => string> {
  const emails = await storage.accounts.findEmails([...new Set(accountIds)]);
  return (accountId) => emails.get(accountId) ?? accountId;
}
