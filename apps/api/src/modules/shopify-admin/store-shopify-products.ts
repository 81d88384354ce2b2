import { readFeed } from '@pricehunt/merchant-feeds';
import type { FeedChange } from '@pricehunt/merchant-feeds';
import type { FeedRow, ShopifyConnectionRow } from '@pricehunt/storage';
import { itemOwnerOf } from '../../item-owners/item-owner';
import { writeItems } from '../../merchant-items/store-items';
import { removeNamedItems } from '../../merchant-items/remove-items';
import { planReadings } from '../../merchant-items/plan-readings';
import type { RowReading } from '../../merchant-items/plan-readings';
import { queueRanking } from '../../merchant-traffic/rank-prices.job';
import type { Needs } from '../../services';
import type { AdminProduct, AdminVariant } from './admin-queries';

export interface StoredProducts {
  readonly itemCount: number;
  readonly refusedCount: number;
  readonly createdCount: number;
  readonly updatedCount: number;
  readonly unchangedCount: number;
  readonly removedCount: number;
}

export const noProducts: StoredProducts = {
  itemCount: 0,
  refusedCount: 0,
  createdCount: 0,
  updatedCount: 0,
  unchangedCount: 0,
  removedCount: 0,
};

/** Removes missing variants, and products not sold in the online store. */
export async function storeShopifyProducts(
  services: Needs<'storage' | 'tokenRarity' | 'jobQueue' | 'now'>,
  connection: ShopifyConnectionRow,
  feed: FeedRow,
  products: readonly AdminProduct[],
): Promise<StoredProducts> {
  const { storage, now } = services;
  const owner = await itemOwnerOf(storage, connection.businessId);
  if (owner === null || products.length === 0) return noProducts;
  const at = now();
  const readings = await readProducts(connection, products.filter(isSold), at);
  const into = { feed, importId: connection.id, at };
  const { planned, changes, unchangedOfferIds } = await planReadings(services, owner, into, readings);
  const itemIds = itemIdsByProduct(readings);
  const removedCount = await storage.atomically(async (stores) => {
    let removed = 0;
    await writeItems(services, stores, planned);
    if (unchangedOfferIds.length > 0) {
      await stores.offers.confirmOffers(unchangedOfferIds, at.toISOString());
    }
    for (const product of products) {
      const productId = numberOf(product.id);
      const remaining = itemIds.get(productId) ?? [];
      const before = await stores.shopifyConnections.findProduct(connection.id, productId);
      const gone = (before?.itemIds ?? []).filter((id) => !remaining.includes(id));
      removed += (await removeNamedItems(stores, connection.businessId, gone, at)).size;
      await stores.shopifyConnections.saveProduct({
        connectionId: connection.id,
        productId,
        itemIds: remaining,
        seenAt: at.toISOString(),
      });
    }
    if (planned.rows.length + removed > 0) await queueRanking(services, stores, connection.businessId);
    return removed;
  });
  const itemCount = readings.filter(({ kind }) => kind === 'item').length;
  const countOf = (kind: FeedChange['kind']) =>
    [...changes.values()].filter((change) => change.kind === kind).length;
  return {
    itemCount,
    refusedCount: readings.length - itemCount,
    createdCount: countOf('create'),
    updatedCount: countOf('update'),
    unchangedCount: countOf('unchanged'),
    removedCount,
  };
}

/** Returns how many items were removed. */
export async function removeShopifyProduct(
  services: Needs<'storage' | 'jobQueue' | 'now'>,
  { id, businessId }: ShopifyConnectionRow,
  productId: string,
): Promise<number> {
  return services.storage.atomically(async (stores) => {
    const product = await stores.shopifyConnections.findProduct(id, productId);
    if (product === null) return 0;
    const removed = await removeNamedItems(stores, businessId, product.itemIds, services.now());
    await stores.shopifyConnections.removeProduct(id, productId);
    if (removed.size > 0) await queueRanking(services, stores, businessId);
    return removed.size;
  });
}

/** gid://shopify/Product/1 → 1. */
function numberOf(gid: string): string {
  return gid.split('/').at(-1) ?? gid;
}

function isSold({ status, onlineStoreUrl }: AdminProduct): boolean {
  return status === 'ACTIVE' && onlineStoreUrl !== null;
}

/** Uses the products.json reader, so that both kinds of connection give the same items. */
async function readProducts(
  { pageOrigin, currency, country }: ShopifyConnectionRow,
  products: readonly AdminProduct[],
  at: Date,
): Promise<readonly RowReading[]> {
  if (products.length === 0) return [];
  async function* bytes() {
    yield Buffer.from(JSON.stringify(products.map(asListed)));
  }
  const readings: RowReading[] = [];
  for await (const reading of readFeed(bytes(), {
    format: { kind: 'shopify-json', encoding: 'utf-8', shape: 'array', listKey: null },
    storeDomains: [new URL(pageOrigin).host],
    defaults: { currency, country },
    nowMs: at.getTime(),
  })) {
    if (reading.kind === 'item' || reading.kind === 'rejected') readings.push(reading);
  }
  return readings;
}

function itemIdsByProduct(readings: readonly RowReading[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const reading of readings) {
    if (reading.kind !== 'item') continue;
    const { itemGroupId, itemId } = reading.item;
    groups.set(itemGroupId ?? '', [...(groups.get(itemGroupId ?? '') ?? []), itemId]);
  }
  return groups;
}

function asListed(product: AdminProduct): object {
  const names = product.options.map(({ name }) => name);
  const images = product.media.nodes.flatMap(({ preview }) => preview?.image?.url ?? []);
  return {
    id: numberOf(product.id),
    title: product.title,
    handle: product.handle,
    body_html: product.descriptionHtml,
    vendor: product.vendor,
    product_type: product.productType,
    options: names.map((name) => ({ name })),
    images: images.map((src) => ({ src })),
    variants: product.variants.nodes.map((variant) => listedVariant(variant, names)),
  };
}

function listedVariant(variant: AdminVariant, names: readonly string[]): object {
  const values = new Map(variant.selectedOptions.map(({ name, value }) => [name, value]));
  const options = names.map((name, index) => [`option${index + 1}`, values.get(name) ?? null]);
  return {
    id: numberOf(variant.id),
    title: variant.title,
    sku: variant.sku ?? '',
    barcode: variant.barcode,
    price: variant.price,
    compare_at_price: variant.compareAtPrice,
    available: variant.availableForSale,
    inventory_quantity: variant.inventoryQuantity,
    featured_image: variant.image === null ? null : { src: variant.image.url },
    ...Object.fromEntries(options),
  };
}
