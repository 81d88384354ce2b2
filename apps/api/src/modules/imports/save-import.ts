import type { AlertRuleView } from '@pricehunt/api-contract/alerts';
import type { Favorite } from '@pricehunt/api-contract/shopper-lists';
import { favoriteKeyOf } from '@pricehunt/api-contract';
import { shopperListLimits } from '@pricehunt/api-contract/shopper-lists';
import type { SearchItem } from '@pricehunt/storage';
import { countTry } from '../../access/throttle';
import { Refusal } from '../../answers/refusal';
import { trackProducts } from '../../price-tracking/watch-offers';
import { priceHoldsOf } from '../../pricing/price-holds';
import type { Needs } from '../../services';

/** What an import needs from the modules of favourites and alerts. */
export interface ImportTargets {
  readonly readFavoriteKeys: (shopperId: string) => Promise<ReadonlySet<string>>;
  /** Returns the keys that found no room. */
  readonly saveFavorites: (
    shopperId: string,
    favorites: readonly Favorite[],
  ) => Promise<{ readonly refused: readonly string[] }>;
  /** Throws alert.too-many and product.not-found. An equal alert stays as it is. */
  readonly createAlert: (
    shopperId: string,
    wanted: {
      readonly productId: string;
      readonly rule: AlertRuleView;
      readonly currency: string;
      readonly country: string | null;
    },
  ) => Promise<void>;
}

export interface EntryToSave {
  readonly productId: string | null;
  readonly link: string | null;
  readonly title: string;
  readonly rules: readonly AlertRuleView[];
  readonly currency: string;
}

export interface SavedImport {
  readonly saved: number;
  readonly alreadySaved: number;
  readonly refused: number;
  readonly alertsSet: number;
  readonly withoutAlert: {
    readonly title: string;
    readonly link: string | null;
    readonly productId: string | null;
    readonly reason: 'not-in-catalog' | 'too-many-alerts';
  }[];
}

type SaveServices = Needs<'storage' | 'sessions' | 'offerSources' | 'liveSettings' | 'webSearch' | 'now'>;

/** Favourites first, then alerts; repeating it after a failure completes it. Throws auth.too-many-attempts. */
export async function saveImport(
  services: SaveServices,
  targets: ImportTargets,
  shopperId: string,
  { entries, country }: { readonly entries: readonly EntryToSave[]; readonly country: string | null },
): Promise<SavedImport> {
  await countTry(services, 'imports', shopperId);
  const items = await readItems(services, entries, country);
  const known = await targets.readFavoriteKeys(shopperId);
  const nowMs = services.now().getTime();
  const favorites = entries.map((entry, place) =>
    favoriteOf(entry, items.get(itemKey(entry)) ?? null, new Date(nowMs - place).toISOString()),
  );
  const isKnown = (key: string | null) => key !== null && known.has(key);
  const added = favorites.filter(
    ({ productId, link }) => !isKnown(favoriteKeyOf({ productId })) && !isKnown(favoriteKeyOf({ link })),
  );
  let refused = 0;
  for (let from = 0; from < added.length; from += shopperListLimits.entriesOfOneCallMax) {
    const some = added.slice(from, from + shopperListLimits.entriesOfOneCallMax);
    refused += (await targets.saveFavorites(shopperId, some)).refused.length;
  }
  return {
    saved: added.length - refused,
    alreadySaved: favorites.length - added.length,
    refused,
    ...(await setAlerts(services, targets, shopperId, { entries, country })),
  };
}

async function readItems(
  { storage }: Needs<'storage'>,
  entries: readonly EntryToSave[],
  country: string | null,
): Promise<ReadonlyMap<string, SearchItem>> {
  const items = new Map<string, SearchItem>();
  for (const currency of new Set(entries.map((entry) => entry.currency))) {
    const wanted = entries.flatMap((entry) => (entry.currency === currency ? (entry.productId ?? []) : []));
    for (const item of await storage.search.listItems([...new Set(wanted)], { currency, country }))
      items.set(itemKey({ currency, productId: item.product.id }), item);
  }
  return items;
}

function itemKey({ currency, productId }: Pick<EntryToSave, 'currency' | 'productId'>): string {
  return `${currency} ${productId ?? ''}`;
}

function favoriteOf({ productId, link, title }: EntryToSave, item: SearchItem | null, at: string): Favorite {
  const price = item?.isObtainable === true ? item.lowestPrice : null;
  const holds = item === null || price === null ? undefined : priceHoldsOf(item).priceHolds;
  return {
    productId,
    link,
    title: item?.product.title ?? title,
    imageUrl: item?.product.imageUrl ?? null,
    priceWhenSaved: price,
    ...(holds === undefined ? {} : { heldWhenSaved: holds }),
    at,
    note: null,
  };
}

async function setAlerts(
  services: SaveServices,
  targets: ImportTargets,
  shopperId: string,
  { entries, country }: { readonly entries: readonly EntryToSave[]; readonly country: string | null },
): Promise<Pick<SavedImport, 'alertsSet' | 'withoutAlert'>> {
  const withoutAlert: SavedImport['withoutAlert'] = [];
  const tracked = new Set<string>();
  let alertsSet = 0;
  for (const { title, link, productId, rules, currency } of entries) {
    for (const rule of rules) {
      const reason =
        productId === null
          ? ('not-in-catalog' as const)
          : await reasonAgainst(targets.createAlert(shopperId, { productId, rule, currency, country }));
      if (reason !== null) {
        withoutAlert.push({ title, link, productId, reason });
        break;
      }
      alertsSet += 1;
      if (productId !== null) tracked.add(productId);
    }
  }
  await trackProducts(services, [...tracked], 'watched');
  return { alertsSet, withoutAlert };
}

async function reasonAgainst(
  creating: Promise<void>,
): Promise<SavedImport['withoutAlert'][number]['reason'] | null> {
  try {
    await creating;
    return null;
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === 'alert.too-many') return 'too-many-alerts';
    if (failure instanceof Refusal && failure.code === 'product.not-found') return 'not-in-catalog';
    throw failure;
  }
}
