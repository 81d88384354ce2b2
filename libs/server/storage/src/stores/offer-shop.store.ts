import { asc, eq } from 'drizzle-orm';
import type { Session } from '../access';

/** A shop added by the operator for comparisons. */
export interface OfferShopRow {
  readonly domain: string;
  readonly name: string;
  /** The platform used to search it. */
  readonly platform: string;
  readonly software: string;
  readonly origin: string;
  readonly apiBase: string | null;
  readonly currency: string | null;
  readonly country: string | null;
  readonly taxMode: 'included' | 'excluded' | 'unknown';
  readonly taxPercent: number | null;
  readonly searchTemplate: string | null;
  readonly decimals: number | null;
  /** Whether scripts render its pages, so they are read in a browser. */
  readonly needsBrowser: boolean;
  readonly addedAt: string;
  readonly checkedAt: string;
  readonly checkResult: string;
}

export interface OfferShopStore {
  listShops(): Promise<readonly OfferShopRow[]>;
  findShop(domain: string): Promise<OfferShopRow | null>;
  /** Replaces existing shops with the same domain. */
  saveShops(shops: readonly OfferShopRow[]): Promise<void>;
  removeShop(domain: string): Promise<void>;
}

export function createOfferShopStore(session: Session): OfferShopStore {
  return {
    async listShops() {
      const { database, tables } = session.reading;
      return database.select().from(tables.offerShops).orderBy(asc(tables.offerShops.domain));
    },
    async findShop(domain) {
      const { database, tables } = session.reading;
      const [row] = await database
        .select()
        .from(tables.offerShops)
        .where(eq(tables.offerShops.domain, domain));
      return row ?? null;
    },
    saveShops: (shops) =>
      session.writing(({ tables, saveRows }) => saveRows(tables.offerShops, shops, replaceByDomain)),
    removeShop: (domain) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.offerShops).where(eq(tables.offerShops.domain, domain));
      }),
  };
}

const replaceByDomain = { taken: 'replace', key: ['domain'] } as const;
