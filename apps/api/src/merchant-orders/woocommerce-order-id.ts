import type { OrderRow, OrderSourceRow, Storage } from '@pricehunt/storage';
import type { Needs } from '../services';

/**
 * Every WooCommerce store numbers its orders itself. The business's oldest store keeps plain IDs; those of its other
 * stores carry the store's address. A stored order keeps its ID.
 */
export async function woocommerceOrderId(
  { storage }: Needs<'storage'>,
  { id, businessId, shopDomain }: OrderSourceRow,
  plainId: string,
): Promise<string> {
  const storeId = `${shopDomain ?? ''} ${plainId}`;
  const known = await storage.orders.listByExternalIds(businessId, [plainId, storeId]);
  if (known.some(({ externalId }) => externalId === storeId)) return storeId;
  const plain = known.find(({ source }) => source === 'woocommerce');
  if (plain !== undefined) return (await storeOf(storage, plain)) === shopDomain ? plainId : storeId;
  const sources = await storage.orderSources.listSources(businessId);
  const oldest = sources.find(({ kind }) => kind === 'woocommerce');
  return oldest === undefined || oldest.id === id ? plainId : storeId;
}

/** The ID of an order that a page of the origin reports. */
export async function reportedOrderId(
  services: Needs<'storage'>,
  businessId: string,
  origin: string,
  plainId: string,
): Promise<string> {
  const sources = await services.storage.orderSources.listSources(businessId);
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  const store = sources.find(({ kind, shopDomain }) => kind === 'woocommerce' && shopDomain === host);
  return store === undefined ? plainId : woocommerceOrderId(services, store, plainId);
}

/** Reconnecting a store gives it a new source. */
async function storeOf({ orderSources }: Storage, { sourceId }: OrderRow): Promise<string | null> {
  const source = sourceId === null ? null : await orderSources.findSource(sourceId);
  return source?.shopDomain ?? null;
}
