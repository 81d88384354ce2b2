import type { Offer, ShippingRate } from '@pricehunt/offers';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Access, Session } from '../../access';
import { refreshDrops } from './price-drops';
import { refreshListings } from './product-listings';
import { readRatesOfShops, withShopRates } from './shop-rates';
import type { ShippingPolicyRow } from '../../rows/catalog';

/** Shops' published shipping policies and the operator's rules; a merchant's rules are stored with its domain. */
export interface ShopShippingStore {
  readOperatorRates(retailerDomain: string): Promise<readonly ShippingRate[]>;
  /** Replaces the operator's rules for a shop; call `bringShopUpToDate` to update prices. */
  saveOperatorRates(retailerDomain: string, rates: readonly ShippingRate[]): Promise<void>;
  readPolicy(retailerDomain: string): Promise<ShippingPolicyRow | null>;
  /** Replaces a shop's policy and returns whether it changed; if so, call `bringShopUpToDate`. */
  savePolicy(row: ShippingPolicyRow): Promise<boolean>;
  /** Deletes a shop's policy; call `bringShopUpToDate` to update prices. */
  removePolicy(retailerDomain: string): Promise<void>;
  /** Policies last read before a moment, oldest first. */
  listPoliciesReadBefore(readBefore: string, limit: number): Promise<readonly ShippingPolicyRow[]>;
  /** Adds the shops' rules to offers that don't come from the storage. */
  withShopRates<Item extends { readonly offer: Offer }>(items: readonly Item[]): Promise<readonly Item[]>;
  /** Updates all prices of a shop, and price drops, to its rules, in batches. Throws if aborted. */
  bringShopUpToDate(retailerDomain: string, signal?: AbortSignal): Promise<void>;
}

export function createShopShippingStore(session: Session, clock: () => number): ShopShippingStore {
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
        after = await session.writing((access) => refreshSome(access, retailerDomain, last, clock()));
      }
    },
  };
}

const replaceByShop = { taken: 'replace', key: ['retailerDomain'] } as const;
const productsAtOnce = 500;

async function refreshSome(
  access: Access,
  retailerDomain: string,
  after: string,
  nowMs: number,
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
  await refreshDrops(access, ids, nowMs);
  await refreshListings(access, ids);
  return ids.at(-1);
}
