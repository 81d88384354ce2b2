import type { RuleField, ShopRules } from '@pricehunt/product-extraction';
import { asc, eq } from 'drizzle-orm';
import type { Session } from '../access';

/** How the rules of a shop did at the last check. */
type ShopRulesState =
  'unchecked' | 'works' | 'rule-broken' | 'page-changed' | 'page-gone' | 'shop-refused' | 'unreachable';

/** The operator's rules for a shop, and how they are doing. */
export interface ShopRulesRow {
  readonly domain: string;
  readonly rules: ShopRules;
  readonly savedAt: string;
  /** The product page that the rules are checked with; null for none. */
  readonly exampleLink: string | null;
  readonly state: ShopRulesState;
  /** Since when the state is so. */
  readonly stateSince: string;
  /** Null before the first check. */
  readonly checkedAt: string | null;
  /** The facts that the rules no longer take. */
  readonly brokenFields: readonly RuleField[];
}

/** The example page of a shop as it was when its rules were right. */
export interface ShopExampleRow {
  readonly domain: string;
  /** Where it was read, after redirects. */
  readonly link: string;
  /** Its source; at most 600,000 characters. */
  readonly page: string;
  /** What the rules took from it. */
  readonly expected: Readonly<Partial<Record<RuleField, string>>>;
  readonly takenAt: string;
}

/** The operator's rules for shops, and an example page of each. */
export interface ShopRulesStore {
  /** The rules of all shops by domain, without their examples. */
  listRules(): Promise<readonly ShopRulesRow[]>;
  findRules(domain: string): Promise<ShopRulesRow | null>;
  /** Keeps the rules of shops in place of those before. */
  saveRules(rows: readonly ShopRulesRow[]): Promise<void>;
  findExample(domain: string): Promise<ShopExampleRow | null>;
  saveExample(row: ShopExampleRow): Promise<void>;
  removeExample(domain: string): Promise<void>;
  /** Removes the rules of a shop and its example. */
  removeRules(domain: string): Promise<void>;
}

/** The rules of shops over either dialect. */
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
