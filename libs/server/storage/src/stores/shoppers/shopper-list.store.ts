import { and, asc, count, desc, eq, gt, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Access, Session, Tables } from '../../access';
import type { JsonValue } from '../../json';
import { digestOf } from '../../keys';
import type { ShopperList } from '../../rows/shoppers';

/** An entry identified by its key. Times are ISO 8601 in UTC with milliseconds. */
export interface ShopperListEntry {
  readonly key: string;
  readonly at: string;
  readonly content: JsonValue;
}

interface WhoseList {
  readonly shopperId: string;
  readonly list: ShopperList;
}

/** Changes to a list, from the account itself or from a device. */
export interface ShopperListNews extends WhoseList {
  readonly entries: readonly ShopperListEntry[];
  readonly removed: readonly { readonly key: string; readonly at: string }[];
  /** Everything up to this moment was removed. */
  readonly clearedAt: string | null;
  readonly entriesMax: number;
  /** Whether entries over the limit push out the oldest, or new ones are refused. */
  readonly whenFull: 'drop-oldest' | 'refuse';
}

/** Shoppers' lists: each key once; its latest change wins, in whatever order changes arrive. */
export interface ShopperListStore {
  /** Merges changes idempotently; the latest per key wins, and a removal wins a tie. Returns keys refused for lack of room. */
  mergeList(news: ShopperListNews): Promise<{ readonly refused: readonly string[] }>;
  /** Newest first, after the entry `after`. */
  listEntries(
    request: WhoseList & {
      readonly after: Pick<ShopperListEntry, 'at' | 'key'> | null;
      readonly limit: number;
    },
  ): Promise<readonly ShopperListEntry[]>;
  deleteLists(shopperId: string): Promise<void>;
}

export function createShopperListStore(session: Session): ShopperListStore {
  return {
    mergeList: (news) =>
      session.writing(async (access) => {
        const clearedAt = await saveClearing(access, news);
        const later = <Each extends { readonly at: string }>(each: readonly Each[]) =>
          each.filter(({ at }) => clearedAt === null || at > clearedAt);
        await saveNews(access, news, latestOf(removalsOf(later(news.removed))));
        const entries = latestOf(later(news.entries).map((entry) => ({ ...entry, isRemoved: false })));
        const refused = news.whenFull === 'refuse' ? await withoutRoom(access, news, entries) : new Set();
        await saveNews(
          access,
          news,
          entries.filter(({ key }) => !refused.has(key)),
        );
        await trim(access, news, false);
        await trim(access, news, true);
        return { refused: entries.map(({ key }) => key).filter((key) => refused.has(key)) };
      }),
    async listEntries({ shopperId, list, after, limit }) {
      const { database, tables } = session.reading;
      const { shopperListEntries: entries } = tables;
      const isAfter =
        after === null
          ? undefined
          : or(
              lt(entries.at, after.at),
              and(eq(entries.at, after.at), gt(entries.keyDigest, digestOf(after.key))),
            );
      return database
        .select({ key: entries.key, at: entries.at, content: entries.content })
        .from(entries)
        .where(and(isOf(tables, { shopperId, list }, false), isAfter))
        .orderBy(desc(entries.at), asc(entries.keyDigest))
        .limit(limit);
    },
    deleteLists: (shopperId) =>
      session.writing(async ({ database, tables }) => {
        const { shopperListEntries, shopperListClearings } = tables;
        await database.delete(shopperListEntries).where(eq(shopperListEntries.shopperId, shopperId));
        await database.delete(shopperListClearings).where(eq(shopperListClearings.shopperId, shopperId));
      }),
  };
}

interface Change {
  readonly key: string;
  readonly at: string;
  readonly content: JsonValue;
  readonly isRemoved: boolean;
}

function removalsOf(removed: ShopperListNews['removed']): readonly Change[] {
  return removed.map(({ key, at }) => ({ key, at, content: '', isRemoved: true }));
}

/** Each key once with its latest change, newest first. */
function latestOf(changes: readonly Change[]): readonly Change[] {
  const byKey = new Map<string, Change>();
  for (const change of changes) {
    const known = byKey.get(change.key);
    if (known === undefined || known.at < change.at) byKey.set(change.key, change);
  }
  return [...byKey.values()].sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
}

/** Stores the latest clearing, removes what it covers, and returns it. */
async function saveClearing(
  { database, tables }: Access,
  { shopperId, list, clearedAt }: ShopperListNews,
): Promise<string | null> {
  const { shopperListClearings: clearings, shopperListEntries: entries } = tables;
  if (clearedAt !== null) {
    await database
      .insert(clearings)
      .values({ shopperId, list, clearedAt })
      .onConflictDoUpdate({
        target: [clearings.shopperId, clearings.list],
        set: { clearedAt },
        setWhere: lt(clearings.clearedAt, clearedAt),
      });
    await database
      .delete(entries)
      .where(and(eq(entries.shopperId, shopperId), eq(entries.list, list), lte(entries.at, clearedAt)));
  }
  const [row] = await database
    .select({ clearedAt: clearings.clearedAt })
    .from(clearings)
    .where(and(eq(clearings.shopperId, shopperId), eq(clearings.list, list)));
  return row?.clearedAt ?? null;
}

async function saveNews(
  { database, tables }: Access,
  { shopperId, list }: WhoseList,
  changes: readonly Change[],
): Promise<void> {
  const { shopperListEntries: entries } = tables;
  const isLater = sql`excluded.at > ${entries.at}`;
  const isRemovalAtOnce = sql`(excluded.at = ${entries.at} and excluded.is_removed)`;
  for (let start = 0; start < changes.length; start += rowsOfOneStatement) {
    await database
      .insert(entries)
      .values(
        changes
          .slice(start, start + rowsOfOneStatement)
          .map((change) => ({ shopperId, list, keyDigest: digestOf(change.key), ...change })),
      )
      .onConflictDoUpdate({
        target: [entries.shopperId, entries.list, entries.keyDigest],
        set: {
          at: sql`excluded.at`,
          content: sql`excluded.content`,
          isRemoved: sql`excluded.is_removed`,
        },
        setWhere: sql`${isLater} or ${isRemovalAtOnce}`,
      });
  }
}

const rowsOfOneStatement = 50;

/** The keys of new entries over the limit, oldest first. */
async function withoutRoom(
  { database, tables, isOneOf }: Access,
  news: ShopperListNews,
  latestFirst: readonly Change[],
): Promise<ReadonlySet<string>> {
  const { shopperListEntries: entries } = tables;
  const held = isOf(tables, news, false);
  const digests = latestFirst.map(({ key }) => digestOf(key));
  const known = await database
    .select({ key: entries.key, at: entries.at, isRemoved: entries.isRemoved })
    .from(entries)
    .where(
      and(
        eq(entries.shopperId, news.shopperId),
        eq(entries.list, news.list),
        isOneOf(entries.keyDigest, digests),
      ),
    );
  const [total] = await database.select({ held: count() }).from(entries).where(held);
  const byKey = new Map(known.map((row) => [row.key, row]));
  const added = latestFirst.filter(({ key, at }) => {
    const row = byKey.get(key);
    return row === undefined || (row.isRemoved && row.at < at);
  });
  const room = Math.max(0, news.entriesMax - (total?.held ?? 0));
  return new Set(added.slice(room).map(({ key }) => key));
}

/** Trims entries, or removed ones, to the latest within the limit. */
async function trim({ database, tables }: Access, news: ShopperListNews, isRemoved: boolean): Promise<void> {
  const { shopperListEntries: entries } = tables;
  const over = await database
    .select({ keyDigest: entries.keyDigest })
    .from(entries)
    .where(isOf(tables, news, isRemoved))
    .orderBy(desc(entries.at), asc(entries.keyDigest))
    .limit(overMax)
    .offset(news.entriesMax);
  if (over.length === 0) return;
  await database.delete(entries).where(
    and(
      isOf(tables, news, isRemoved),
      inArray(
        entries.keyDigest,
        over.map(({ keyDigest }) => keyDigest),
      ),
    ),
  );
}

/** More than one request can add. */
const overMax = 500;

function isOf(
  { shopperListEntries: entries }: Tables,
  whose: WhoseList,
  isRemoved: boolean,
): SQL | undefined {
  return and(
    eq(entries.shopperId, whose.shopperId),
    eq(entries.list, whose.list),
    eq(entries.isRemoved, isRemoved),
  );
}
