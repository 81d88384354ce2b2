import { businessDays } from '@pricehunt/order-attribution';
import type { BusinessDays } from '@pricehunt/order-attribution';
import { and, asc, eq, gt, gte, inArray, max, min, or, sql } from 'drizzle-orm';
import type { Access } from '../../access';
import { lockActivity } from './lock-activity';
import { addSums } from './save-sums';
import { sumsOfEntries } from './traffic-sums';

/** Entries per change of the sums, large because most entries share their lines. */
const entriesAtOnce = 20_000;
const hourMs = 3_600_000;
const kinds = ['click', 'order', 'refund'] as const;

/** Moves a business's daily clicks, orders and refunds, as long as they are listed, to another time zone's days; impressions stay. */
export async function moveDays(
  access: Access,
  businessId: string,
  zones: { readonly before: string; readonly after: string },
): Promise<void> {
  await lockActivity(access);
  const before = businessDays(zones.before);
  const after = businessDays(zones.after);
  const hours = await hoursThatMove(access, businessId, before, after);
  if (hours.length === 0) return;
  const { database, tables } = access;
  const { activityEntries: table } = tables;
  for (const kind of kinds) {
    for (let place: { readonly at: string; readonly sequence: number } | null = null; ;) {
      const page = await database
        .select()
        .from(table)
        .where(
          and(
            eq(table.businessId, businessId),
            eq(table.kind, kind),
            inArray(sql`substr(${table.at}, 12, 2)`, hours),
            place === null
              ? undefined
              : and(
                  // Limits the index range; the next line is exact.
                  gte(table.at, place.at),
                  or(gt(table.at, place.at), gt(table.sequence, place.sequence)),
                ),
          ),
        )
        .orderBy(asc(table.at), asc(table.sequence))
        .limit(entriesAtOnce);
      const moving = page.filter(({ at }) => before.dayOf(new Date(at)) !== after.dayOf(new Date(at)));
      const nothingElse = { quarters: [], quarterRevenue: [] };
      await addSums(access, { ...sumsOfEntries(moving, () => after, {}), ...nothingElse });
      await addSums(access, { ...sumsOfEntries(moving, () => before, { sign: -1 }), ...nothingElse });
      place = page.at(-1) ?? null;
      if (page.length < entriesAtOnce || place === null) break;
    }
  }
}

/** The UTC hours (HH) in which the time zones' days differ: only their entries move. */
async function hoursThatMove(
  { database, tables: { activityEntries: table } }: Access,
  businessId: string,
  before: BusinessDays,
  after: BusinessDays,
): Promise<readonly string[]> {
  const [span] = await database
    .select({ first: min(table.at), last: max(table.at) })
    .from(table)
    .where(eq(table.businessId, businessId));
  const hours = new Set<string>();
  const lastMs = Date.parse(span?.last ?? '');
  const firstMs = Math.floor(Date.parse(span?.first ?? '') / hourMs) * hourMs;
  for (let atMs = firstMs; atMs <= lastMs; atMs += hourMs) {
    const [begins, ends] = [new Date(atMs), new Date(atMs + hourMs - 1)];
    if ([begins, ends].some((at) => before.dayOf(at) !== after.dayOf(at))) {
      hours.add(begins.toISOString().slice(11, 13));
    }
  }
  return [...hours];
}
