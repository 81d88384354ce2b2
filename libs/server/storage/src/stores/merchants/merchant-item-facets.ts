import type { MerchantProductStanding } from '@pricehunt/business-accounts';
import type { Availability, PricePlace } from '@pricehunt/offers';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { AnyColumn } from 'drizzle-orm';
import type { Session } from '../../access';
import { merchantItemFilter } from './list-merchant-items';
import type { MerchantItemFilters } from './list-merchant-items';

/** How many items each filter value would match, with the other filters unchanged. */
export interface MerchantItemFacets {
  readonly standings: ReadonlyMap<MerchantProductStanding, number>;
  readonly availabilities: ReadonlyMap<Availability, number>;
  readonly places: ReadonlyMap<PricePlace, number>;
  readonly feeds: ReadonlyMap<string, number>;
  /** By issue code, of feeds and pages. */
  readonly issues: ReadonlyMap<string, number>;
  readonly withIssues: number;
}

export async function countFacets(
  session: Session,
  filters: MerchantItemFilters,
): Promise<MerchantItemFacets> {
  const { tables } = session.reporting;
  const { merchantItems: table } = tables;
  const byIssue = { ...filters, issue: null };
  const [standings, availabilities, feeds, issues, found, places, withIssues] = await Promise.all([
    counted<MerchantProductStanding>(session, table.standing, { ...filters, standing: null }),
    counted<Availability>(session, table.availability, { ...filters, availability: null }),
    counted<string>(session, table.feedId, { ...filters, feedId: null }),
    counted<string>(session, table.issueCodes, byIssue),
    countFound(session, byIssue),
    countPlaces(session, { ...filters, place: null }),
    counted<string>(session, table.businessId, { ...filters, issue: 'any' }),
  ]);
  return {
    standings,
    availabilities,
    feeds,
    places,
    issues: addedByCode([...issues, ...found]),
    withIssues: withIssues.get(filters.businessId) ?? 0,
  };
}

async function counted<Value extends string>(
  session: Session,
  column: AnyColumn,
  filters: MerchantItemFilters,
): Promise<ReadonlyMap<Value, number>> {
  const { database, tables } = session.reporting;
  const { merchantItems: table } = tables;
  const value = sql<Value>`${column}`;
  const rows = await database
    .select({ value, items: count() })
    .from(table)
    .where(merchantItemFilter(session.reporting, filters))
    .groupBy(value);
  return new Map(rows.map((row) => [row.value, row.items]));
}

async function countFound(
  session: Session,
  filters: MerchantItemFilters,
): Promise<ReadonlyMap<string, number>> {
  const { database, tables } = session.reporting;
  const { merchantItems: table, itemChecks: checks } = tables;
  const rows = await database
    .select({ value: checks.codes, items: count() })
    .from(checks)
    .innerJoin(
      table,
      and(
        eq(table.businessId, checks.businessId),
        eq(table.itemId, checks.itemId),
        eq(table.digest, checks.digest),
      ),
    )
    .where(
      and(
        eq(checks.businessId, filters.businessId),
        ne(checks.codes, ''),
        merchantItemFilter(session.reporting, filters),
      ),
    )
    .groupBy(checks.codes);
  return new Map(rows.map(({ value, items }) => [value, items]));
}

async function countPlaces(
  session: Session,
  filters: MerchantItemFilters,
): Promise<ReadonlyMap<PricePlace, number>> {
  const { database, tables } = session.reporting;
  const { merchantItems: table, pricePositions } = tables;
  const rows = await database
    .select({ value: pricePositions.place, items: count() })
    .from(pricePositions)
    .innerJoin(
      table,
      and(
        eq(table.businessId, pricePositions.businessId),
        eq(table.offerId, pricePositions.offerId),
        eq(table.isShown, true),
      ),
    )
    .where(
      and(eq(pricePositions.businessId, filters.businessId), merchantItemFilter(session.reporting, filters)),
    )
    .groupBy(pricePositions.place);
  return new Map(rows.map(({ value, items }) => [value, items]));
}

function addedByCode(
  counts: readonly (readonly [codes: string, items: number])[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [codes, items] of counts) {
    for (const code of codes.split(' ').filter((each) => each !== '')) {
      sums.set(code, (sums.get(code) ?? 0) + items);
    }
  }
  return sums;
}
