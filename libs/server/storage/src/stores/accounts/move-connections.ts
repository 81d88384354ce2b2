import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { Access } from '../../access';

export interface ConnectionsMove {
  readonly from: string;
  readonly to: string;
  readonly accountIds: readonly string[];
  readonly at: string;
}

/** A domain or store that both businesses have stays the target's; the other's row is left behind. */
export async function moveConnections(
  { database, tables, isOneOf }: Access,
  { from, to, accountIds, at }: ConnectionsMove,
): Promise<void> {
  const owner = { businessId: to };
  const { feeds, feedImports, orderSources, inboundDeliveries, testOrders, apiKeys, webhookEndpoints } =
    tables;
  const paused = { ...owner, isPaused: true };
  await database.update(feeds).set(paused).where(eq(feeds.businessId, from));
  await database.update(feedImports).set(owner).where(eq(feedImports.businessId, from));
  await database.update(orderSources).set(owner).where(eq(orderSources.businessId, from));
  await database.update(inboundDeliveries).set(owner).where(eq(inboundDeliveries.businessId, from));
  await database.update(testOrders).set(owner).where(eq(testOrders.businessId, from));
  await database.update(webhookEndpoints).set(paused).where(eq(webhookEndpoints.businessId, from));
  await database
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(eq(apiKeys.businessId, from), isNull(apiKeys.revokedAt)));
  await database.update(apiKeys).set(owner).where(eq(apiKeys.businessId, from));
  const { businessDomains, shopifyConnections, woocommerceConnections, noticeChoices, savedViews } = tables;
  for (const { table, key } of [
    { table: businessDomains, key: businessDomains.domain },
    { table: shopifyConnections, key: shopifyConnections.shopOrigin },
    { table: woocommerceConnections, key: woocommerceConnections.storeLink },
  ]) {
    const own = database.select({ key }).from(table).where(eq(table.businessId, to));
    await database
      .update(table)
      .set(owner)
      .where(and(eq(table.businessId, from), notInArray(key, own)));
  }
  for (const table of [noticeChoices, savedViews]) {
    await database
      .update(table)
      .set(owner)
      .where(and(eq(table.businessId, from), isOneOf(table.accountId, accountIds)));
  }
}
