import { businessDays } from '@pricehunt/order-attribution';
import { and, asc, eq, gt, gte, or } from 'drizzle-orm';
import type { Access } from '../access';
import { lockActivity } from './lock-activity';
import { addSums } from './save-sums';
import { sumsOfEntries } from './traffic-sums';

const entriesAtOnce = 2_000;
const kinds = ['click', 'order', 'refund'] as const;

/**
 * Puts what was counted of a business by the day into the days of another time zone: clicks, orders and refunds as long as they
 * are listed. Impressions by product, store and source stay in the days that they were counted in.
 */
export async function moveDays(
  access: Access,
  businessId: string,
  zones: { readonly before: string; readonly after: string },
): Promise<void> {
  await lockActivity(access);
  const before = businessDays(zones.before);
  const after = businessDays(zones.after);
  for (const kind of kinds) {
    for (let place: { readonly at: string; readonly sequence: number } | null = null; ;) {
      const { database, tables } = access;
      const { activityEntries: table } = tables;
      const page = await database
        .select()
        .from(table)
        .where(
          and(
            eq(table.businessId, businessId),
            eq(table.kind, kind),
            place === null
              ? undefined
              : and(
                  // Bounds the stretch of the index; the next line decides.
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
