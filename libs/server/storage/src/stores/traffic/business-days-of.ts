import { businessDays } from '@pricehunt/order-attribution';
import type { BusinessDays } from '@pricehunt/order-attribution';
import type { Access } from '../../access';
import type { DaysOf } from './traffic-sums';

/** The time zones of businesses' days, from their profiles; UTC by default. */
export async function readDaysOf(
  { database, tables: { businessProfiles: table }, isOneOf }: Access,
  businessIds: readonly string[],
): Promise<DaysOf> {
  const rows = await database
    .select({ businessId: table.businessId, timeZone: table.timeZone })
    .from(table)
    .where(isOneOf(table.businessId, [...new Set(businessIds)]));
  const zoneOf = new Map(rows.map(({ businessId, timeZone }) => [businessId, timeZone]));
  const known = new Map<string, BusinessDays>();
  return (businessId) => {
    const timeZone = zoneOf.get(businessId) ?? 'UTC';
    const days = known.get(timeZone) ?? businessDays(timeZone);
    known.set(timeZone, days);
    return days;
  };
}
