import type { RuleField, ShopRules } from '@pricehunt/product-extraction';
import { asc, eq } from 'drizzle-orm';
import type { Session } from '../access';

type ShopRulesState =
  'unchecked' | 'works' | 'rule-broken' | 'page-changed' | 'page-gone' | 'shop-refused' | 'unreachable';

export interface ShopRulesRow {
  readonly domain: string;
  readonly rules: ShopRules;
  readonly savedAt: string;
  /** The product page used to check the rules; null for none. */
  readonly exampleLink: string | null;
  readonly state: ShopRulesState;
  readonly stateSince: string;
  readonly checkedAt: string | null;
  /** The facts that the rules no longer extract. */
  readonly brokenFields: readonly RuleField[];
}

export interface ShopExampleRow {
  readonly domain: string;
  /** Its URL after redirects. */
  readonly link: string;
  /** Its source; at most 600,000 characters. */
  readonly page: string;
  readonly expected: Readonly<Partial<Record<RuleField, string>>>;
  readonly takenAt: string;
}

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
