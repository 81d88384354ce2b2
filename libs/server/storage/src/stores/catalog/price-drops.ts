import { dayMs, priceDrop, pricePast } from '@pricehunt/offers';
import { lt } from 'drizzle-orm';
import type { Access } from '../../access';
import { dailyLowsOf } from './daily-lows';
import { readPasts } from './price-pasts';
import { offersOf, refreshListings } from './product-listings';
import { readRates } from './read-rates';
import { strangersSource } from './strangers';

const newsDays = 30;
const verdictDays = 365;

/** The earliest start of a listed drop. */
export function newsSince(nowMs: number): string {
  return new Date(nowMs - newsDays * dayMs).toISOString();
}

/** Recalculates the products' drops, which hold in any country, from their past prices; the caller updates the listings. */
export async function refreshDrops(
  access: Access,
  productIds: readonly string[],
  nowMs: number,
): Promise<void> {
  const { database, tables, isOneOf } = access;
  const { priceDrops } = tables;
  const pasts = await readPasts(access, productIds);
  const fallen = productIds.filter((id) => hasTwoPrices(pasts.get(id)?.offers ?? []));
  const offers = await offersOf(access, fallen);
  const place = { currency: null, country: null, rates: await readRates(access) };
  const sinceDay = new Date(nowMs - verdictDays * dayMs).toISOString().slice(0, 10);
  const drops = fallen.flatMap((productId) => {
    const past = pasts.get(productId);
    if (past === undefined) return [];
    const stored = {
      conditionClass: past.conditionClass,
      groups: dailyLowsOf(past.offers, sinceDay),
      offers: (offers.get(productId) ?? []).toSorted(vouchedFirst),
    };
    const drop = priceDrop(pricePast(stored, place));
    if (drop === null) return [];
    return [
      {
        offerId: drop.offer.id,
        productId,
        currency: drop.current.currency,
        currentMinor: drop.current.amountMinor,
        previousMinor: drop.previous.amountMinor,
        basisPoints: Math.round(drop.percent * 100),
        since: `${drop.since}T00:00:00.000Z`,
      },
    ];
  });
  await database.delete(priceDrops).where(isOneOf(priceDrops.productId, productIds));
  await access.saveRows(
    priceDrops,
    drops.filter(({ since }) => since >= newsSince(nowMs)),
    replaceDrop,
  );
}

const replaceDrop = { taken: 'replace', key: ['offerId'] } as const;

/** Most products have had one price only, and no drop. */
function hasTwoPrices(
  offers: readonly { readonly points: readonly { readonly priceMinor: number }[] }[],
): boolean {
  return new Set(offers.flatMap(({ points }) => points.map(({ priceMinor }) => priceMinor))).size > 1;
}

function vouchedFirst(left: Sourced, right: Sourced): number {
  const [one, other] = [left.source === strangersSource, right.source === strangersSource];
  return one === other ? (left.id < right.id ? -1 : 1) : Number(one) - Number(other);
}

interface Sourced {
  readonly id: string;
  readonly source: string;
}

/** Recalculates the drops that these products have, because the median moves on every day. */
export async function renewDrops(
  access: Access,
  productIds: readonly string[],
  nowMs: number,
): Promise<void> {
  const { database, tables, isOneOf } = access;
  const { productId } = tables.priceDrops;
  const rows = await database
    .select({ productId })
    .from(tables.priceDrops)
    .where(isOneOf(productId, productIds));
  const known = [...new Set(rows.map((row) => row.productId))];
  if (known.length > 0) await refreshDrops(access, known, nowMs);
}

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
