import type { Offer, ShippingPolicy, ShippingRate } from '@pricehunt/offers';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Access, Session } from '../access';
import { refreshListings } from './product-listings';
import { readRatesOfShops, withShopRates } from './shop-rates';

/** What a shop publishes about its shipping, as it was last read. */
interface ShippingPolicyRow {
  readonly retailerDomain: string;
  /** Empty: its pages publish none. */
  readonly policy: ShippingPolicy;
  /** The page that it was read from. */
  readonly link: string;
  /** ISO 8601 in UTC. */
  readonly readAt: string;
}

/** What shops ask for shipping, as they publish it, and as their merchants and the operator say; a merchant's rules are kept with its domain. */
export interface ShopShippingStore {
  /** The operator's rules for a shop. */
  readOperatorRates(retailerDomain: string): Promise<readonly ShippingRate[]>;
  /** Keeps the operator's rules for a shop in place of those before. Prices follow with `bringShopUpToDate`. */
  saveOperatorRates(retailerDomain: string, rates: readonly ShippingRate[]): Promise<void>;
  /** What the shop published when it was last read; null where it never was. */
  readPolicy(retailerDomain: string): Promise<ShippingPolicyRow | null>;
  /** Keeps what a shop publishes in place of what it did before. Resolves with whether it has changed; then prices follow with `bringShopUpToDate`. */
  savePolicy(row: ShippingPolicyRow): Promise<boolean>;
  /** Forgets what a shop published. Prices follow with `bringShopUpToDate`. */
  removePolicy(retailerDomain: string): Promise<void>;
  /** The shops whose policies were last read before a moment, the oldest first. */
  listPoliciesReadBefore(readBefore: string, limit: number): Promise<readonly ShippingPolicyRow[]>;
  /** These with the rules of their shops in their offers: for offers that do not come from the storage. */
  withShopRates<Item extends { readonly offer: Offer }>(items: readonly Item[]): Promise<readonly Item[]>;
  /** Brings the prices of all products of a shop in line with its rules, some at a time. Throws where the signal was aborted. */
  bringShopUpToDate(retailerDomain: string, signal?: AbortSignal): Promise<void>;
}

/** The shipping store over either dialect. */
export function createShopShippingStore(session: Session): ShopShippingStore {
  return {
    async readOperatorRates(retailerDomain) {
      const { database, tables } = session.reading;
      const [row] = await database
        .select()
        .from(tables.shopShipping)
        .where(eq(tables.shopShipping.retailerDomain, retailerDomain));
      return row?.rates ?? [];
    },
    saveOperatorRates: (retailerDomain, rates) =>
      session.writing(async ({ database, tables, saveRows }) => {
        if (rates.length > 0)
          return saveRows(tables.shopShipping, [{ retailerDomain, rates }], replaceByShop);
        await database
          .delete(tables.shopShipping)
          .where(eq(tables.shopShipping.retailerDomain, retailerDomain));
      }),
    async readPolicy(retailerDomain) {
      const { database, tables } = session.reading;
      const [row] = await database
        .select()
        .from(tables.shippingPolicies)
        .where(eq(tables.shippingPolicies.retailerDomain, retailerDomain));
      return row ?? null;
    },
    savePolicy: (row) =>
      session.writing(async ({ database, tables, saveRows }) => {
        const [before] = await database
          .select()
          .from(tables.shippingPolicies)
          .where(eq(tables.shippingPolicies.retailerDomain, row.retailerDomain));
        await saveRows(tables.shippingPolicies, [row], replaceByShop);
        return JSON.stringify(before?.policy ?? []) !== JSON.stringify(row.policy);
      }),
    removePolicy: (retailerDomain) =>
      session.writing(async ({ database, tables }) => {
        await database
          .delete(tables.shippingPolicies)
          .where(eq(tables.shippingPolicies.retailerDomain, retailerDomain));
      }),
    async listPoliciesReadBefore(readBefore, limit) {
      const { database, tables } = session.reading;
      const { readAt } = tables.shippingPolicies;
      return database
        .select()
        .from(tables.shippingPolicies)
        .where(lt(readAt, readBefore))
        .orderBy(asc(readAt))
        .limit(limit);
    },
    async withShopRates(items) {
      const domains = items.map(({ offer }) => offer.retailer.domain);
      const rules = await readRatesOfShops(session.reading, domains);
      return items.map((item) => ({ ...item, offer: withShopRates(item.offer, rules) }));
    },
    async bringShopUpToDate(retailerDomain, signal) {
      for (let after: string | undefined = ''; after !== undefined;) {
        signal?.throwIfAborted();
        const last: string = after;
        after = await session.writing((access) => refreshSome(access, retailerDomain, last));
      }
    },
  };
}

const replaceByShop = { taken: 'replace', key: ['retailerDomain'] } as const;
/** Products whose prices are reckoned in one transaction. */
const productsAtOnce = 500;

/** Brings some products of a shop up to date. Resolves with the id of the last one, or undefined when there are no more. */
async function refreshSome(
  access: Access,
  retailerDomain: string,
  after: string,
): Promise<string | undefined> {
  await access.lockCatalog();
  const { offers } = access.tables;
  const rows = await access.database
    .selectDistinct({ productId: offers.productId })
    .from(offers)
    .where(and(eq(offers.retailerDomain, retailerDomain), gt(offers.productId, after)))
    .orderBy(asc(offers.productId))
    .limit(productsAtOnce);
  const ids = rows.map(({ productId }) => productId);
  await refreshListings(access, ids);
  return ids.at(-1);
}
