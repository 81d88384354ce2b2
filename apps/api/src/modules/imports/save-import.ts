import type { NewAlert } from '@pricehunt/api-contract/alerts';
import type { Favorite } from '@pricehunt/api-contract/shopper-lists';
import type { alertsMissing } from '@pricehunt/api-contract/imports';
import { favoriteKeyOf } from '@pricehunt/api-contract';
import { shopperListLimits } from '@pricehunt/api-contract/shopper-lists';
import type { SearchItem } from '@pricehunt/storage';
import { countTry } from '../../access/throttle';
import { Refusal } from '../../answers/refusal';
import { trackProducts } from '../../price-tracking/watch-offers';
import { priceHoldsOf } from '../../pricing/price-holds';
import type { Needs } from '../../services';
import type { ImportTargets } from './import-targets';
import { queueImportedAlerts } from './start-imported-alerts.job';

type AlertsMissing = (typeof alertsMissing)[number];

export interface EntryToSave {
  readonly productId: string | null;
  readonly link: string | null;
  readonly title: string;
  readonly alerts: readonly NewAlert[];
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
    readonly reason: AlertsMissing;
  }[];
  /** Links whose product isn't known yet; their alerts start once it is. */
  readonly startsLater: { readonly title: string; readonly link: string }[];
}

type SaveServices = Needs<
  'storage' | 'sessions' | 'jobQueue' | 'offerSources' | 'liveSettings' | 'webSearch' | 'now'
>;

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
  const isAdded = ({ productId, link }: Pick<EntryToSave, 'productId' | 'link'>) =>
    !isKnown(favoriteKeyOf({ productId })) && !isKnown(favoriteKeyOf({ link }));
  const added = favorites.filter(isAdded);
  const addedAt = new Date(nowMs).toISOString();
  let refused = 0;
  for (let from = 0; from < added.length; from += shopperListLimits.entriesOfOneCallMax) {
    const some = added.slice(from, from + shopperListLimits.entriesOfOneCallMax);
    refused += (await targets.saveFavorites(shopperId, some)).refused.length;
  }
  return {
    saved: added.length - refused,
    alreadySaved: favorites.length - added.length,
    refused,
    ...(await setAlerts(services, targets, shopperId, { entries, country, addedAt, isAdded })),
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
  {
    entries,
    country,
    addedAt,
    isAdded,
  }: {
    readonly entries: readonly EntryToSave[];
    readonly country: string | null;
    readonly addedAt: string;
    readonly isAdded: (entry: EntryToSave) => boolean;
  },
): Promise<Pick<SavedImport, 'alertsSet' | 'withoutAlert' | 'startsLater'>> {
  const withoutAlert: SavedImport['withoutAlert'] = [];
  const startsLater: SavedImport['startsLater'] = [];
  const tracked = new Set<string>();
  let alertsSet = 0;
  for (const entry of entries) {
    const { title, link, productId, alerts, currency } = entry;
    if (alerts.length === 0) continue;
    const { set, problem } = await setNow(targets, shopperId, entry, country);
    alertsSet += set;
    if (set > 0 && productId !== null) tracked.add(productId);
    if (problem !== null && problem !== 'unknown')
      withoutAlert.push({ title, link, productId, reason: problem });
    const favoriteKey = favoriteKeyOf({ productId, link });
    if (problem === 'unknown' && link !== null && favoriteKey !== null) {
      const since = isAdded(entry) ? addedAt : '';
      const waiting = {
        shopperId,
        link,
        favoriteKey,
        alerts: [...alerts],
        currency,
        country,
        addedAt: since,
      };
      await queueImportedAlerts(services, waiting);
      startsLater.push({ title, link });
    }
  }
  await trackProducts(services, [...tracked], 'watched');
  return { alertsSet, withoutAlert, startsLater };
}

/** How many alerts of the entry are set, and why the rest isn't. */
async function setNow(
  targets: ImportTargets,
  shopperId: string,
  { productId, alerts, currency }: EntryToSave,
  country: string | null,
): Promise<{ readonly set: number; readonly problem: AlertsMissing | 'unknown' | null }> {
  if (productId === null) return { set: 0, problem: 'unknown' };
  for (const [set, alert] of alerts.entries()) {
    const wanted = { ...alert, productId, currency, country };
    const problem = await problemOf(targets.createAlert(shopperId, wanted));
    if (problem !== null) return { set, problem };
  }
  return { set: alerts.length, problem: null };
}

async function problemOf(creating: Promise<unknown>): Promise<AlertsMissing | 'unknown' | null> {
  try {
    await creating;
    return null;
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === 'alert.too-many') return 'too-many-alerts';
    if (failure instanceof Refusal && failure.code === 'alert.no-exchange-rate') return 'no-exchange-rate';
    if (failure instanceof Refusal && failure.code === 'product.not-found') return 'unknown';
    throw failure;
  }
}
