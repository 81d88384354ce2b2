import { and, desc, eq, gte, inArray, lt, lte, max, sql } from 'drizzle-orm';
import { keepFirst, type Session } from '../../access';
import type { DemandKind, DemandRow } from '../../rows/traffic';

export interface Demand {
  readonly kind: DemandKind;
  readonly key: string;
  readonly searches: number;
  /** The sum of daily visitors. */
  readonly searchers: number;
  readonly productIds: readonly string[];
}

/** What shoppers search for, in numbers of visitors. */
export interface DemandStore {
  /** Counts each visitor once per day. */
  addDemand(rows: readonly DemandRow[]): Promise<void>;
  /** What at least this many visitors searched for on one of the days (inclusive), most wanted first. */
  listDemand(request: {
    readonly from: string;
    readonly to: string;
    readonly searchersMin: number;
    readonly offset: number;
    readonly limit: number;
  }): Promise<readonly Demand[]>;
  findCarried(businessId: string, productIds: readonly string[]): Promise<ReadonlySet<string>>;
  deleteDemand(before: { readonly searchersOf: string; readonly demandOf: string }): Promise<void>;
}

export function createDemandStore(session: Session): DemandStore {
  return {
    addDemand: (rows) =>
      session.writing(async (access) => {
        if (rows.length === 0) return;
        const { database, tables, isOneOf, saveRows } = access;
        const { demandSearchers } = tables;
        const known = await database
          .select()
          .from(demandSearchers)
          .where(
            and(
              inArray(demandSearchers.day, [...new Set(rows.map(({ day }) => day))]),
              isOneOf(demandSearchers.key, [...new Set(rows.map(({ key }) => key))]),
            ),
          );
        const seen = new Set(known.map(searcherKeyOf));
        const sums = new Map<string, SummedDemand>();
        const fresh: Searcher[] = [];
        for (const { day, kind, key, visitorHash, productIds } of rows) {
          const searcher = { day, kind, key, visitorHash };
          const isNew = !seen.has(searcherKeyOf(searcher));
          seen.add(searcherKeyOf(searcher));
          if (isNew) fresh.push(searcher);
          const sum = sums.get(`${day} ${kind} ${key}`);
          sums.set(`${day} ${kind} ${key}`, {
            day,
            kind,
            key,
            productIds,
            searches: (sum?.searches ?? 0) + 1,
            searchers: (sum?.searchers ?? 0) + (isNew ? 1 : 0),
          });
        }
        await saveRows(demandSearchers, fresh, keepFirst);
        await saveRows(tables.demandDays, [...sums.values()], addToDay);
      }),
    async listDemand({ from, to, searchersMin, offset, limit }) {
      const { database, tables } = session.reporting;
      const { demandDays: table } = tables;
      const searchers = sql<number>`sum(${table.searchers})`.mapWith(Number);
      const found = await database
        .select({
          kind: table.kind,
          key: table.key,
          searches: sql<number>`sum(${table.searches})`.mapWith(Number),
          searchers,
          latest: max(table.day),
        })
        .from(table)
        .where(and(gte(table.day, from), lte(table.day, to)))
        .groupBy(table.kind, table.key)
        .having(sql`max(${table.searchers}) >= ${searchersMin}`)
        .orderBy(desc(searchers), table.kind, table.key)
        .offset(offset)
        .limit(limit);
      const finds = await database
        .select({ day: table.day, kind: table.kind, key: table.key, productIds: table.productIds })
        .from(table)
        .where(
          and(
            gte(table.day, from),
            lte(table.day, to),
            session.reporting.isOneOf(
              table.key,
              found.map(({ key }) => key),
            ),
          ),
        );
      const findsOf = new Map(finds.map((row) => [`${row.day} ${row.kind} ${row.key}`, row.productIds]));
      return found.map(({ latest, ...demand }) => ({
        ...demand,
        productIds: findsOf.get(`${latest} ${demand.kind} ${demand.key}`) ?? [],
      }));
    },
    async findCarried(businessId, productIds) {
      const { database, tables, isOneOf } = session.reporting;
      const { merchantItems: table } = tables;
      const rows = await database
        .selectDistinct({ productId: table.productId })
        .from(table)
        .where(and(eq(table.businessId, businessId), isOneOf(table.productId, productIds)));
      return new Set(rows.map(({ productId }) => productId));
    },
    deleteDemand: ({ searchersOf, demandOf }) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.demandSearchers).where(lt(tables.demandSearchers.day, searchersOf));
        await database.delete(tables.demandDays).where(lt(tables.demandDays.day, demandOf));
      }),
  };
}

type Searcher = Omit<DemandRow, 'productIds'>;

interface SummedDemand extends Omit<DemandRow, 'visitorHash'> {
  readonly searches: number;
  readonly searchers: number;
}

function searcherKeyOf({ day, kind, key, visitorHash }: Searcher): string {
  return `${day} ${kind} ${visitorHash} ${key}`;
}

const addToDay = {
  taken: 'replace',
  key: ['day', 'kind', 'key'],
  add: ['searches', 'searchers'],
} as const;
