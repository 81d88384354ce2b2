import { and, asc, count, desc, eq, exists, gt, lt, max, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Access, Reporting, Session } from '../../access';
import type { PricePositionRow } from '../../rows/traffic';
import { hasAllWords } from '../merchants/list-merchant-items';

interface PricePositionPlace {
  readonly value: number;
  readonly offerId: string;
}

type PricePositionSort = 'impact' | 'clicks' | 'dearest' | 'cheapest';

/** Price ranks of merchants' items at the last ranking. */
export interface PricePositionStore {
  savePositions(positions: readonly PricePositionRow[]): Promise<void>;
  /** Deletes positions from before this ranking: their items are no longer shown. */
  removeOlder(businessId: string, rankedAt: string): Promise<void>;
  findRankedAt(businessId: string): Promise<string | null>;
  /** Only items that match the text, unless it is empty. */
  countSteps(
    businessId: string,
    text: string,
  ): Promise<readonly { readonly priceGap: string; readonly items: number; readonly clicks: number }[]>;
  findPositions(offerIds: readonly string[], businessId: string): Promise<readonly PricePositionRow[]>;
  listPositions(request: {
    readonly businessId: string;
    /** Only items that match it, unless it is empty. */
    readonly text: string;
    /** Null for all. */
    readonly priceGaps: readonly string[] | null;
    readonly sort: PricePositionSort;
    readonly after: PricePositionPlace | null;
    readonly limit: number;
  }): Promise<readonly PricePositionRow[]>;
}

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
    async countSteps(businessId, text) {
      const { database, tables } = session.reporting;
      const { pricePositions: table } = tables;
      return database
        .select({
          priceGap: table.priceGap,
          items: count(),
          clicks: sql<number>`sum(${table.clicks})`.mapWith(Number),
        })
        .from(table)
        .where(and(eq(table.businessId, businessId), matches(session.reporting, text)))
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
    async listPositions({ businessId, text, priceGaps, sort, after, limit }) {
      const { database, tables, isOneOf } = session.reporting;
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
            matches(session.reporting, text),
            priceGaps === null ? undefined : isOneOf(table.priceGap, priceGaps),
            after === null ? undefined : isAfter(table, value, after, isUpward),
          ),
        )
        .orderBy(isUpward ? asc(value) : desc(value), isUpward ? asc(table.offerId) : desc(table.offerId))
        .limit(limit);
    },
  };
}

/** Matches the positions of items with the text's words; undefined for an empty text. */
function matches({ database, tables }: Reporting, text: string): SQL | undefined {
  const { pricePositions: table, merchantItems: items } = tables;
  const words = hasAllWords(items.words, text);
  if (words === undefined) return undefined;
  return exists(
    database
      .select({ one: sql`1` })
      .from(items)
      .where(and(eq(items.businessId, table.businessId), eq(items.offerId, table.offerId), words)),
  );
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
