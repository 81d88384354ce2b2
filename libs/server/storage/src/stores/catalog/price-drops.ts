import { conditionClassOf, dayMs, type ConditionClass } from '@pricehunt/offers';
import { lt } from 'drizzle-orm';
import type { Access } from '../../access';
import { findDrop, type PricePoint } from './price-drop';
import { refreshListings } from './product-listings';

const newsDays = 30;

/** The earliest start of a listed drop. */
export function newsSince(nowMs: number): string {
  return new Date(nowMs - newsDays * dayMs).toISOString();
}

export interface OfferToTrack {
  readonly offerId: string;
  readonly productId: string;
}

/** Recalculates drops from observations; the caller updates the listings. */
export async function refreshDrops(
  access: Access,
  watched: readonly OfferToTrack[],
  nowMs: number,
): Promise<void> {
  const { database, tables, isOneOf } = access;
  const { offers, priceDrops } = tables;
  const ids = watched.map(({ offerId }) => offerId);
  const current = await database
    .select({
      offerId: offers.id,
      productId: offers.productId,
      priceMinor: offers.priceMinor,
      currency: offers.currency,
      condition: offers.condition,
    })
    .from(offers)
    .where(isOneOf(offers.id, ids));
  const points = await pointsOf(access, watched);
  const drops = current.flatMap(({ offerId, productId, priceMinor, currency, condition }) => {
    const own = (points.get(offerId) ?? []).filter(
      (point) => point.conditionClass === conditionClassOf(condition),
    );
    const found = own.at(-1)?.priceMinor === priceMinor ? findDrop(own, currency) : null;
    if (found === null || found.since < newsSince(nowMs)) return [];
    return [{ offerId, productId, currency, currentMinor: priceMinor, ...found }];
  });
  await database.delete(priceDrops).where(isOneOf(priceDrops.offerId, ids));
  await access.saveRows(priceDrops, drops, replaceDrop);
}

const replaceDrop = { taken: 'replace', key: ['offerId'] } as const;

/** Deletes drops that are no longer listed, in the listings too. */
export async function deleteOldDrops(access: Access, nowMs: number): Promise<void> {
  const { database, tables } = access;
  const { productId, since } = tables.priceDrops;
  const gone = await database
    .delete(tables.priceDrops)
    .where(lt(since, newsSince(nowMs)))
    .returning({ productId });
  if (gone.length > 0) await refreshListings(access, [...new Set(gone.map((drop) => drop.productId))]);
}

interface ClassedPoint extends PricePoint {
  readonly conditionClass: ConditionClass;
}

async function pointsOf(
  { database, tables: { priceObservations: observations }, isOneOf }: Access,
  watched: readonly OfferToTrack[],
): Promise<ReadonlyMap<string, readonly ClassedPoint[]>> {
  const { offerId, day, observedAt, priceMinor, currency, productId, conditionClass } = observations;
  const productIds = [...new Set(watched.map((offer) => offer.productId))];
  const ids = new Set(watched.map((offer) => offer.offerId));
  const rows = await database
    .select({ offerId, day, observedAt, priceMinor, currency, conditionClass })
    .from(observations)
    .where(isOneOf(productId, productIds))
    .orderBy(observedAt);
  const points = new Map<string, ClassedPoint[]>();
  for (const { offerId: id, ...point } of rows) {
    if (!ids.has(id)) continue;
    const own = points.get(id) ?? [];
    own.push(point);
    points.set(id, own);
  }
  return points;
}
