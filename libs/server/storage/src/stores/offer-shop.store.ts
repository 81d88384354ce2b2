import { asc, eq } from 'drizzle-orm';
import type { Session } from '../access';

/** A shop that the operator added to be searched in comparisons. */
export interface OfferShopRow {
  /** Registrable domain, or the host with its port for a shop on loopback. */
  readonly domain: string;
  readonly name: string;
  /** The platform that it is searched by. */
  readonly platform: string;
  /** The software that it was found to run on. */
  readonly software: string;
  readonly origin: string;
  readonly apiBase: string | null;
  readonly currency: string | null;
  readonly country: string | null;
  readonly taxMode: 'included' | 'excluded' | 'unknown';
  readonly taxPercent: number | null;
  readonly searchTemplate: string | null;
  /** How many decimals the shop displays; null when it does not say. */
  readonly decimals: number | null;
  /** Whether its pages are filled by scripts, so that they are read in a browser. */
  readonly needsBrowser: boolean;
  readonly addedAt: string;
  /** When it was last looked at, and what came of that: found, or the reason why not. */
  readonly checkedAt: string;
  readonly checkResult: string;
}

/** The operator's list of shops. */
export interface OfferShopStore {
  /** Every shop by domain. */
  listShops(): Promise<readonly OfferShopRow[]>;
  /** The shop, or null. */
  findShop(domain: string): Promise<OfferShopRow | null>;
  /** Adds shops, in place of what the list had under their domains. */
  saveShops(shops: readonly OfferShopRow[]): Promise<void>;
  removeShop(domain: string): Promise<void>;
}

/** The shop list over either dialect. */
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
