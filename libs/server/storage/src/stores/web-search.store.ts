import type { Offer } from '@pricehunt/offers';
import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Session } from '../access';

/** What the operator decided about a shop that a search led to: it may be read, or never. */
export type DiscoveredShopDecision = 'open' | 'never';

/** A shop whose page had an offer when a search led to it, or that the operator never wants to be read. */
export interface DiscoveredShopRow {
  /** Registrable domain, or the host with its port for a shop on loopback. */
  readonly domain: string;
  readonly origin: string;
  readonly decision: DiscoveredShopDecision;
  /** When it was first and last found, or decided about (ISO 8601 in UTC). */
  readonly firstFoundAt: string;
  readonly lastFoundAt: string;
  /** In how many comparisons it was found. */
  readonly timesFound: number;
  /** How many of its offers were the product that was looked for. */
  readonly offersConfirmed: number;
  /** The product that was found last and its page; null for a shop that was never found. */
  readonly lastTitle: string | null;
  readonly lastLink: string | null;
}

/** A shop that was found once more. */
interface FoundShop {
  readonly domain: string;
  readonly origin: string;
  readonly title: string;
  readonly link: string;
  readonly confirmed: number;
  readonly at: string;
}

/** What searching the web has used up, read and found. */
export interface WebSearchStore {
  /** Counts one search or page of the UTC day. False, and nothing is counted, when the day has had `max` already. */
  take(what: 'searches' | 'pages', day: string, max: number): Promise<boolean>;
  /** What the day has used up. */
  countDay(day: string): Promise<{ readonly searches: number; readonly pages: number }>;
  /** The offers of a page that was read after the moment; null when it was not. */
  findPage(link: string, readAfter: string): Promise<readonly Offer[] | null>;
  /** Marks a page as read. False when it was read after the moment: another process has it. */
  claimPage(link: string, at: string, readAfter: string): Promise<boolean>;
  /** Keeps what a page said that was marked as read. */
  keepPage(link: string, offers: readonly Offer[]): Promise<void>;
  /** Takes a claim back: the page is as if nobody had read it. */
  releasePage(link: string): Promise<void>;
  /** Counts a shop once more. */
  noteShop(shop: FoundShop): Promise<void>;
  /** Shops with a decision, those that were found last first. */
  listShops(decision: DiscoveredShopDecision, limit: number): Promise<readonly DiscoveredShopRow[]>;
  findShop(domain: string): Promise<DiscoveredShopRow | null>;
  /** Decides about a shop, whether it was found or not. */
  decideShop(shop: Pick<DiscoveredShopRow, 'domain' | 'origin' | 'decision'>, at: string): Promise<void>;
}

/** The web search store over either dialect. */
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
    keepPage: (link, offers) =>
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
            ...{ domain, ...latest, decision: 'open', firstFoundAt: at },
            ...{ timesFound: 1, offersConfirmed: confirmed },
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
    decideShop: ({ domain, origin, decision }, at) =>
      session.writing(async ({ database, tables: { discoveredShops: table } }) => {
        await database
          .insert(table)
          .values({
            ...{ domain, origin, decision, firstFoundAt: at, lastFoundAt: at },
            ...{ timesFound: 0, offersConfirmed: 0, lastTitle: null, lastLink: null },
          })
          .onConflictDoUpdate({ target: table.domain, set: { decision } });
      }),
  };
}
