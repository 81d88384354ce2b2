import type { PricePlace } from '@pricehunt/offers';
import { and, asc, count, desc, eq, gt, lt, max, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Access, Session } from '../access';

/** Where the price of a merchant's shown item stands. */
export interface PricePositionRow {
  readonly businessId: string;
  readonly offerId: string;
  readonly itemId: string;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly priceMinor: number;
  readonly currency: string;
  /** 1 for the cheapest. */
  readonly position: number;
  readonly place: PricePlace;
  readonly offersShown: number;
  /** The cheapest other offer, in the same currency; null where there is no other. */
  readonly bestMinor: number | null;
  readonly bestRetailerName: string | null;
  readonly bestRetailerDomain: string | null;
  /** Own price less the best, in hundredths of a per cent of the best; 0 where there is no other. */
  readonly gapPoints: number;
  /** The step that it comes to. */
  readonly priceGap: string;
  /** Human clicks of the 30 days before the ranking. */
  readonly clicks: number;
  /** Minor units of the reference currency by which the best other price is lower, times the clicks; 0 where none is. */
  readonly impact: number;
  /** The item price, in the same currency, at which the offer would lead; null where it leads or no price would do. */
  readonly winMinor: number | null;
  /** Clicks that leading would add in 30 days; null where there are too few clicks to say. */
  readonly winClicks: number | null;
  /** ISO 8601 in UTC. */
  readonly rankedAt: string;
}

/** Where a page of positions ends. */
interface PricePositionPlace {
  readonly value: number;
  readonly offerId: string;
}

type PricePositionSort = 'impact' | 'clicks' | 'dearest' | 'cheapest';

/** The places of merchants' prices as they were ranked last. */
export interface PricePositionStore {
  /** Keeps the positions, each in the place of the one before. */
  savePositions(positions: readonly PricePositionRow[]): Promise<void>;
  /** Removes the positions of a business that this ranking did not name: their items are not shown any more. */
  removeOlder(businessId: string, rankedAt: string): Promise<void>;
  /** When the business was ranked last; null before the first time or without items. */
  findRankedAt(businessId: string): Promise<string | null>;
  /** How many items stand at each step, and their clicks. */
  countSteps(
    businessId: string,
  ): Promise<readonly { readonly priceGap: string; readonly items: number; readonly clicks: number }[]>;
  /** The positions of these offers. */
  findPositions(offerIds: readonly string[], businessId: string): Promise<readonly PricePositionRow[]>;
  listPositions(request: {
    readonly businessId: string;
    readonly priceGap: string | null;
    readonly sort: PricePositionSort;
    readonly after: PricePositionPlace | null;
    readonly limit: number;
  }): Promise<readonly PricePositionRow[]>;
}

/** The position store over either dialect. */
export function createPricePositionStore(session: Session): PricePositionStore {
  return {
    savePositions: (positions) =>
      session.writing((access) => access.saveRows(access.tables.pricePositions, positions, replacePosition)),
    removeOlder: (businessId, rankedAt) =>
      session.writing(async ({ database, tables }) => {
        const { pricePositions: table } = tables;
        await database
          .delete(table)
          .where(and(eq(table.businessId, businessId), ne(table.rankedAt, rankedAt)));
      }),
    async findRankedAt(businessId) {
      const { database, tables } = session.reporting;
      const { pricePositions: table } = tables;
      const [row] = await database
        .select({ rankedAt: max(table.rankedAt) })
        .from(table)
        .where(eq(table.businessId, businessId));
      return row?.rankedAt ?? null;
    },
    async countSteps(businessId) {
      const { database, tables } = session.reporting;
      const { pricePositions: table } = tables;
      return database
        .select({
          priceGap: table.priceGap,
          items: count(),
          clicks: sql<number>`sum(${table.clicks})`.mapWith(Number),
        })
        .from(table)
        .where(eq(table.businessId, businessId))
        .groupBy(table.priceGap);
    },
    async findPositions(offerIds, businessId) {
      const { database, tables, isOneOf } = session.reading;
      const { pricePositions: table } = tables;
      return database
        .select()
        .from(table)
        .where(and(eq(table.businessId, businessId), isOneOf(table.offerId, offerIds)));
    },
    async listPositions({ businessId, priceGap, sort, after, limit }) {
      const { database, tables } = session.reporting;
      const { pricePositions: table } = tables;
      const value = { impact: table.impact, clicks: table.clicks, gap: table.gapPoints }[
        sort === 'dearest' || sort === 'cheapest' ? 'gap' : sort
      ];
      const isUpward = sort === 'cheapest';
      return database
        .select()
        .from(table)
        .where(
          and(
            eq(table.businessId, businessId),
            priceGap === null ? undefined : eq(table.priceGap, priceGap),
            after === null ? undefined : isAfter(table, value, after, isUpward),
          ),
        )
        .orderBy(isUpward ? asc(value) : desc(value), isUpward ? asc(table.offerId) : desc(table.offerId))
        .limit(limit);
    },
  };
}

type Table = Access['tables']['pricePositions'];

function isAfter(
  table: Table,
  column: Table['impact'] | Table['clicks'] | Table['gapPoints'],
  { value, offerId }: PricePositionPlace,
  isUpward: boolean,
): SQL | undefined {
  const beyond = isUpward ? gt : lt;
  return or(beyond(column, value), and(eq(column, value), beyond(table.offerId, offerId)));
}

const replacePosition = { taken: 'replace', key: ['businessId', 'offerId'] } as const;
