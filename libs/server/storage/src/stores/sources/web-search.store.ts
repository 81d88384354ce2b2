import type { Offer } from '@pricehunt/offers';
import { sitesOf } from '@pricehunt/product-links';
import { and, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Session } from '../../access';
import type { DiscoveredShopDecision, DiscoveredShopRow } from '../../rows/sources';

interface FoundShop {
  readonly domain: string;
  readonly origin: string;
  readonly title: string;
  readonly link: string;
  readonly confirmed: number;
  readonly at: string;
}

export interface WebSearchStore {
  /** Counts a search or page on the UTC day. False, and uncounted, if `max` is reached. */
  take(what: 'searches' | 'pages', day: string, max: number): Promise<boolean>;
  countDay(day: string): Promise<{ readonly searches: number; readonly pages: number }>;
  findPage(link: string, readAfter: string): Promise<readonly Offer[] | null>;
  /** Marks a page as read. False if it was read after the moment, by another process. */
  claimPage(link: string, at: string, readAfter: string): Promise<boolean>;
  savePage(link: string, offers: readonly Offer[]): Promise<void>;
  releasePage(link: string): Promise<void>;
  noteShop(shop: FoundShop): Promise<void>;
  listShops(decision: DiscoveredShopDecision, limit: number): Promise<readonly DiscoveredShopRow[]>;
  findShop(domain: string): Promise<DiscoveredShopRow | null>;
  /** Whether the operator blocked the shop or a domain above it. */
  isBlockedShop(domain: string): Promise<boolean>;
  /** Also for a shop that was never found. */
  decideShop(shop: Pick<DiscoveredShopRow, 'domain' | 'origin' | 'decision'>, at: string): Promise<void>;
}

export function createWebSearchStore(session: Session): WebSearchStore {
  return {
    take: (what, day, max) =>
      session.writing(async ({ database, tables: { webSearchDays: table } }) => {
        if (max < 1) return false;
        const column = table[what];
        const taken = await database
          .insert(table)
          .values({ day, searches: what === 'searches' ? 1 : 0, pages: what === 'pages' ? 1 : 0 })
          .onConflictDoUpdate({
            target: table.day,
            set: { [what]: sql`${column} + 1` },
            setWhere: lt(column, max),
          })
          .returning({ day: table.day });
        return taken.length > 0;
      }),
    async countDay(day) {
      const { database, tables } = session.reading;
      const { webSearchDays: table } = tables;
      const [row] = await database.select().from(table).where(eq(table.day, day));
      return { searches: row?.searches ?? 0, pages: row?.pages ?? 0 };
    },
    async findPage(link, readAfter) {
      const { database, tables } = session.reading;
      const { webPages: table } = tables;
      const [row] = await database
        .select({ offers: table.offers })
        .from(table)
        .where(and(eq(table.link, link), gt(table.readAt, readAfter)));
      return row?.offers ?? null;
    },
    claimPage: (link, at, readAfter) =>
      session.writing(async ({ database, tables: { webPages: table } }) => {
        const claimed = await database
          .insert(table)
          .values({ link, readAt: at, offers: [] })
          .onConflictDoUpdate({
            target: table.link,
            set: { readAt: at, offers: [] },
            setWhere: lte(table.readAt, readAfter),
          })
          .returning({ link: table.link });
        return claimed.length > 0;
      }),
    savePage: (link, offers) =>
      session.writing(async ({ database, tables: { webPages: table } }) => {
        await database.update(table).set({ offers }).where(eq(table.link, link));
      }),
    releasePage: (link) =>
      session.writing(async ({ database, tables: { webPages: table } }) => {
        await database.delete(table).where(eq(table.link, link));
      }),
    noteShop: ({ domain, origin, title, link, confirmed, at }) =>
      session.writing(async ({ database, tables: { discoveredShops: table } }) => {
        const latest = { origin, lastFoundAt: at, lastTitle: title, lastLink: link };
        await database
          .insert(table)
          .values({
            domain,
            ...latest,
            decision: 'open',
            firstFoundAt: at,
            timesFound: 1,
            offersConfirmed: confirmed,
          })
          .onConflictDoUpdate({
            target: table.domain,
            set: {
              ...latest,
              timesFound: sql`${table.timesFound} + 1`,
              offersConfirmed: sql`${table.offersConfirmed} + ${confirmed}`,
            },
          });
      }),
    async listShops(decision, limit) {
      const { database, tables } = session.reading;
      const { discoveredShops: table } = tables;
      return database
        .select()
        .from(table)
        .where(eq(table.decision, decision))
        .orderBy(desc(table.lastFoundAt), table.domain)
        .limit(limit);
    },
    async findShop(domain) {
      const { database, tables } = session.reading;
      const { discoveredShops: table } = tables;
      const [row] = await database.select().from(table).where(eq(table.domain, domain));
      return row ?? null;
    },
    async isBlockedShop(domain) {
      const { database, tables } = session.reading;
      const { discoveredShops: table } = tables;
      const [row] = await database
        .select({ domain: table.domain })
        .from(table)
        .where(and(inArray(table.domain, [...sitesOf(domain)]), eq(table.decision, 'never')))
        .limit(1);
      return row !== undefined;
    },
    decideShop: ({ domain, origin, decision }, at) =>
      session.writing(async ({ database, tables: { discoveredShops: table } }) => {
        await database
          .insert(table)
          .values({
            domain,
            origin,
            decision,
            firstFoundAt: at,
            lastFoundAt: at,
            timesFound: 0,
            offersConfirmed: 0,
            lastTitle: null,
            lastLink: null,
          })
          .onConflictDoUpdate({ target: table.domain, set: { decision } });
      }),
  };
}
