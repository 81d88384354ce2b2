import type { ImportedEntry } from '@pricehunt/api-contract/imports';
import { favoriteKeyOf } from '@pricehunt/api-contract';
import { importLimits } from '@pricehunt/api-contract/imports';
import { readLinkWords } from '@pricehunt/product-links';
import type { SearchItem } from '@pricehunt/storage';
import { countTry } from '../../access/throttle';
import { ownChannels } from '../../outbound/notification-services/alert-channels';
import { priceHoldsOf } from '../../pricing/price-holds';
import { findCatalogEntry } from '../../products/catalog-entry';
import type { Needs } from '../../services';
import { readImport } from './read-import';
import type { ReadEntry, ReadImport, RejectedRow } from './read-import';

interface Preview extends Pick<ReadImport, 'format'> {
  readonly entries: ImportedEntry[];
  readonly rejectedCount: number;
  readonly rejected: RejectedRow[];
}

/** Stores nothing. Throws auth.too-many-attempts. */
export async function previewImport(
  services: Needs<'storage' | 'sessions' | 'now'>,
  favoriteKeys: ReadonlySet<string>,
  wanted: {
    readonly shopperId: string;
    readonly text: string;
    readonly currency: string;
    readonly country: string | null;
  },
): Promise<Preview> {
  await countTry(services, 'imports', wanted.shopperId);
  const { format, entries, rejected } = readImport(wanted.text, wanted.currency);
  const found: FoundEntry[] = [];
  for (const entry of entries) found.push(await findProduct(services, entry));
  const productIds = [...new Set(found.flatMap(({ productId }) => productId ?? []))];
  const items = new Map(
    (await services.storage.search.listItems(productIds, wanted)).map((item) => [item.product.id, item]),
  );
  const views: ImportedEntry[] = [];
  for (const each of found)
    views.push(await withOwnChannels(services, wanted.shopperId, viewOf(each, items, favoriteKeys)));
  const unknown = views.filter((view) => !isSavable(view));
  const all = [
    ...rejected,
    ...unknown.map(({ line, title }) => ({ line, text: title, reason: 'unknown-code' as const })),
  ];
  return {
    format,
    entries: views.filter(isSavable),
    rejectedCount: all.length,
    rejected: all.slice(0, importLimits.rejectedShownMax),
  };
}

function isSavable({ product, link }: ImportedEntry): boolean {
  return product !== null || link !== null;
}

interface FoundEntry {
  readonly entry: ReadEntry;
  readonly productId: string | null;
  readonly link: string | null;
}

/** By its ID, then by the first of its links that the catalog has, then by code if that is one product's. */
async function findProduct({ storage }: Needs<'storage'>, entry: ReadEntry): Promise<FoundEntry> {
  const own = entry.productId === null ? null : await storage.products.findProduct(entry.productId);
  if (own !== null) return { entry, productId: own.id, link: entry.links[0] ?? null };
  for (const link of entry.links) {
    const known = await findCatalogEntry(storage, { link, linkWords: readLinkWords(link).words });
    if (known !== null) return { entry, productId: known.product.id, link };
  }
  const [product, ...others] =
    entry.gtins.length === 0 ? [] : await storage.products.findProductsByGtin(entry.gtins);
  const productId = others.length === 0 ? (product?.id ?? null) : null;
  return { entry, productId, link: entry.links[0] ?? null };
}

function viewOf(
  { entry, productId, link }: FoundEntry,
  items: ReadonlyMap<string, SearchItem>,
  favoriteKeys: ReadonlySet<string>,
): ImportedEntry {
  const item = productId === null ? undefined : items.get(productId);
  const keys = [favoriteKeyOf({ productId }), favoriteKeyOf({ link })];
  return {
    line: entry.line,
    title: entry.title,
    link,
    product: item === undefined ? null : productView(item),
    isFavorite: keys.some((key) => key !== null && favoriteKeys.has(key)),
    alerts: [...entry.alerts],
    currency: entry.currency,
    notices: [...entry.notices],
  };
}

/** Leaves out notification services that the shopper hasn't connected, and says so. */
async function withOwnChannels(
  { storage }: Needs<'storage'>,
  shopperId: string,
  entry: ImportedEntry,
): Promise<ImportedEntry> {
  const alerts = await Promise.all(
    entry.alerts.map(async (alert) => ({
      ...alert,
      channels: await ownChannels(storage, shopperId, alert.channels),
    })),
  );
  const isMissing = JSON.stringify(alerts) !== JSON.stringify(entry.alerts);
  return {
    ...entry,
    alerts,
    notices: [...entry.notices, ...(isMissing ? ['service-missing' as const] : [])],
  };
}

function productView(item: SearchItem): ImportedEntry['product'] {
  const { id, title, imageUrl } = item.product;
  const lowestPrice = item.isObtainable ? item.lowestPrice : null;
  return { id, title, imageUrl, lowestPrice, ...(lowestPrice === null ? {} : priceHoldsOf(item)) };
}
