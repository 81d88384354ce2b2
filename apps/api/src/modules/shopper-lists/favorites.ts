import { favoriteKeyOf } from '@pricehunt/api-contract';
import { favoriteSchema, shopperListLimits } from '@pricehunt/api-contract/shopper-lists';
import type { Favorite, FavoriteView } from '@pricehunt/api-contract/shopper-lists';
import type { ShopperListEntry } from '@pricehunt/storage';
import type { PlaceOfRequest } from '../../access/country-of-request';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';
import { todayOfFavorites } from './favorite-prices';
import { listMoment, readListPage, readWholeList } from './list-page';
import { readMergedProducts } from './merged-products';

type ListServices = Needs<'storage' | 'now'>;

export interface FavoriteNews {
  readonly favorites: readonly Favorite[];
  readonly removed: readonly { readonly key: string; readonly at: string }[];
  readonly clearedAt: string | null;
}

export async function listFavorites(
  { storage }: ListServices,
  shopperId: string,
  place: PlaceOfRequest,
  page: { readonly cursor?: string | undefined; readonly limit?: number | undefined } = {},
): Promise<{ readonly items: FavoriteView[]; readonly nextCursor: string | null }> {
  const { entries, nextCursor } = await readListPage(storage, { ...page, shopperId, list: 'favorites' });
  return { items: await favoriteViews(storage, entries.flatMap(favoriteOf), place), nextCursor };
}

export async function readFavoriteKeys(
  { storage }: Needs<'storage'>,
  shopperId: string,
): Promise<ReadonlySet<string>> {
  const entries = await readWholeList(storage, shopperId, 'favorites');
  return new Set(entries.map(({ key }) => key));
}

/** Replaces an earlier favourite of the same product or link. Refuses when there is no room. */
export async function saveFavorite(
  services: ListServices,
  shopperId: string,
  favorite: Favorite,
  place: PlaceOfRequest,
): Promise<FavoriteView> {
  const becomes = await readMergedProducts(services.storage, favorite.productId ? [favorite.productId] : []);
  const productId = favorite.productId && becomes(favorite.productId);
  const saved = { ...favorite, productId, at: services.now().toISOString() };
  const { refused } = await mergeFavorites(services, shopperId, { favorites: [saved] });
  if (refused.length > 0) throw new Refusal('favorite.too-many');
  const [view] = await favoriteViews(services.storage, [saved], place);
  if (view === undefined) throw new Error('A favourite without a key passed its schema.');
  return view;
}

/** Merges a device's changes; returns the keys that found no room. */
export async function mergeFavorites(
  { storage, now }: ListServices,
  shopperId: string,
  news: Partial<FavoriteNews>,
): Promise<{ readonly refused: string[] }> {
  const today = now();
  const { favorites, removed } = await ofMergedProducts(storage, news);
  const { refused } = await storage.shopperLists.mergeList({
    shopperId,
    list: 'favorites',
    entries: favorites.flatMap((favorite) => {
      const key = favoriteKeyOf(favorite);
      const { at, ...content } = favorite;
      return key === null ? [] : [{ key, at: listMoment(at, today), content }];
    }),
    removed: removed.map(({ key, at }) => ({ key, at: listMoment(at, today) })),
    clearedAt: news.clearedAt ? listMoment(news.clearedAt, today) : null,
    entriesMax: shopperListLimits.entriesMax,
    whenFull: 'refuse',
  });
  return { refused: [...refused] };
}

async function ofMergedProducts(
  storage: Services['storage'],
  { favorites = [], removed = [] }: Partial<FavoriteNews>,
): Promise<Pick<FavoriteNews, 'favorites' | 'removed'>> {
  const namedBy = ({ key }: { readonly key: string }) =>
    key.startsWith(productKeyStart) ? [key.slice(productKeyStart.length)] : [];
  const named = [...favorites.flatMap(({ productId }) => productId ?? []), ...removed.flatMap(namedBy)];
  const becomes = await readMergedProducts(storage, named);
  return {
    favorites: favorites.map((favorite) => ({
      ...favorite,
      productId: favorite.productId && becomes(favorite.productId),
    })),
    removed: removed.map((each) => {
      const [productId] = namedBy(each);
      return productId === undefined ? each : { ...each, key: `${productKeyStart}${becomes(productId)}` };
    }),
  };
}

const productKeyStart = 'product:';

export async function removeFavorite(
  services: ListServices,
  shopperId: string,
  key: string | undefined,
): Promise<void> {
  const at = services.now().toISOString();
  await mergeFavorites(
    services,
    shopperId,
    key === undefined ? { clearedAt: at } : { removed: [{ key, at }] },
  );
}

/** Skips entries that an older version stored differently. */
export function favoriteOf({ at, content }: ShopperListEntry): readonly Favorite[] {
  if (typeof content !== 'object') return [];
  const parsed = favoriteSchema.safeParse({ ...content, at });
  return parsed.success ? [parsed.data] : [];
}

async function favoriteViews(
  storage: Services['storage'],
  favorites: readonly Favorite[],
  place: PlaceOfRequest,
): Promise<FavoriteView[]> {
  const todays = await todayOfFavorites(storage, favorites, place);
  return favorites.flatMap((favorite, place) => {
    const key = favoriteKeyOf(favorite);
    const today = todays[place];
    return key === null || today === undefined ? [] : [{ key, ...favorite, today }];
  });
}
