import { asc, eq } from 'drizzle-orm';
import type { Session } from '../../access';
import type { ShopExampleRow, ShopRulesRow } from '../../rows/sources';

export interface ShopRulesStore {
  listRules(): Promise<readonly ShopRulesRow[]>;
  findRules(domain: string): Promise<ShopRulesRow | null>;
  saveRules(rows: readonly ShopRulesRow[]): Promise<void>;
  findExample(domain: string): Promise<ShopExampleRow | null>;
  saveExample(row: ShopExampleRow): Promise<void>;
  removeExample(domain: string): Promise<void>;
  removeRules(domain: string): Promise<void>;
}

export function createShopRulesStore(session: Session): ShopRulesStore {
  return {
    async listRules() {
      const { database, tables } = session.reading;
      return database.select().from(tables.offerShopRules).orderBy(asc(tables.offerShopRules.domain));
    },
    async findRules(domain) {
      const { database, tables } = session.reading;
      const { offerShopRules: rules } = tables;
      const [row] = await database.select().from(rules).where(eq(rules.domain, domain));
      return row ?? null;
    },
    saveRules: (rows) =>
      session.writing(({ tables, saveRows }) => saveRows(tables.offerShopRules, rows, replaceByDomain)),
    async findExample(domain) {
      const { database, tables } = session.reading;
      const { offerShopExamples: examples } = tables;
      const [row] = await database.select().from(examples).where(eq(examples.domain, domain));
      return row ?? null;
    },
    saveExample: (row) =>
      session.writing(({ tables, saveRows }) => saveRows(tables.offerShopExamples, [row], replaceByDomain)),
    removeExample: (domain) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.offerShopExamples).where(eq(tables.offerShopExamples.domain, domain));
      }),
    removeRules: (domain) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.offerShopExamples).where(eq(tables.offerShopExamples.domain, domain));
        await database.delete(tables.offerShopRules).where(eq(tables.offerShopRules.domain, domain));
      }),
  };
}

const replaceByDomain = { taken: 'replace', key: ['domain'] } as const;
