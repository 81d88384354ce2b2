import { asc, eq } from 'drizzle-orm';
import type { Session } from '../../access';
import type { OfferShopRow } from '../../rows/sources';

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
