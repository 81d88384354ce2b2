import { searchAlertsMax } from '@pricehunt/api-contract/search-alerts';
import type { AlertedSearchView, SearchAlertView } from '@pricehunt/api-contract/search-alerts';
import { searchAlertKey } from '@pricehunt/storage';
import type { AlertChannel, SearchAlertRow } from '@pricehunt/storage';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { requireOwnServices } from '../../outbound/notification-services/alert-channels';
import { requireCurrency } from './create-alert';
import { findMatches } from './find-matches';
import { searchAlertView } from './search-alert-view';

type SearchAlertServices = Needs<'storage' | 'now' | 'newId'>;

export interface WantedSearchAlert {
  readonly search: AlertedSearchView;
  readonly currency: string;
  readonly country: string | null;
  readonly channels: readonly AlertChannel[];
}

/** Fields that are left out stay unchanged. */
export interface SearchAlertChange {
  readonly search?: AlertedSearchView | undefined;
  readonly channels?: readonly AlertChannel[] | undefined;
  readonly isPaused?: boolean | undefined;
}

/** Products that fit already are known and not sent. The same search again returns the existing alert. */
export async function createSearchAlert(
  services: SearchAlertServices,
  shopperId: string,
  { search: given, ...terms }: WantedSearchAlert,
): Promise<SearchAlertView> {
  requireCurrency(terms.currency);
  const wanted = { ...terms, search: alertedSearchOf(given) };
  await requireOwnServices(services.storage, shopperId, wanted.channels);
  await requireRoom(services, shopperId, wanted);
  const { alert } = await services.storage.searchAlerts.createSearchAlert({
    id: services.newId(),
    shopperId,
    ...wanted,
    isPaused: false,
    createdAt: services.now().toISOString(),
    ...(await knownNow(services, wanted)),
    lastFiredAt: null,
    firingCount: 0,
    version: 1,
  });
  return searchAlertView(alert);
}

/** Retries after the alert was judged concurrently. */
const triesMax = 5;

/** After a change of the search and after a pause, products that fit already are known and not sent. */
export async function changeSearchAlert(
  services: SearchAlertServices,
  shopperId: string,
  id: string,
  change: SearchAlertChange,
): Promise<SearchAlertView> {
  const { searchAlerts } = services.storage;
  await requireOwnServices(services.storage, shopperId, change.channels ?? []);
  for (let tries = 1; ; tries++) {
    const alert = await searchAlerts.findSearchAlert(id, shopperId);
    if (alert === null) throw new Refusal('alert.not-found');
    const changed: SearchAlertRow = {
      ...alert,
      search: change.search === undefined ? alert.search : alertedSearchOf(change.search),
      channels: change.channels ?? alert.channels,
      isPaused: change.isPaused ?? alert.isPaused,
    };
    const isNewSearch = searchAlertKey(changed) !== searchAlertKey(alert);
    const isResumed = alert.isPaused && !changed.isPaused;
    const saved = {
      ...changed,
      ...(isNewSearch || isResumed ? await knownNow(services, changed) : {}),
    };
    if (await searchAlerts.changeSearchAlert(saved)) return searchAlertView(saved);
    if (tries === triesMax) throw new Refusal('alert.taken');
  }
}

/** Throws alert.too-broad and alert.no-exchange-rate. */
async function knownNow(
  services: SearchAlertServices,
  wanted: Pick<SearchAlertRow, 'search' | 'currency' | 'country'>,
): Promise<Pick<SearchAlertRow, 'known' | 'matchCount' | 'lacksRate' | 'judgedAt'>> {
  const judgedAt = services.now().toISOString();
  const matches = await findMatches(services, wanted);
  if (matches === null) throw new Refusal('alert.too-broad');
  const known = matches.map(({ product }) => ({ productId: product.id, leftAt: null }));
  return { known, matchCount: known.length, lacksRate: false, judgedAt };
}

/** Throws request.invalid for a search of everything. */
export function alertedSearchOf(given: AlertedSearchView): AlertedSearchView {
  const search = { ...given, words: given.words.trim() };
  const { words, category, brands, shops } = search;
  if (words !== '' || category !== null || brands.length > 0 || shops.length > 0) return search;
  throw new Refusal('request.invalid', {
    fields: [{ path: 'search', message: 'needs words, a category, a brand or a shop' }],
  });
}

/** Repeating a request returns the existing alert at the limit too. Throws alert.too-many. */
async function requireRoom(
  { storage: { searchAlerts } }: Needs<'storage'>,
  shopperId: string,
  wanted: Parameters<typeof searchAlertKey>[0],
): Promise<void> {
  if ((await searchAlerts.countSearchAlerts(shopperId)) < searchAlertsMax) return;
  const own = await searchAlerts.listSearchAlerts(shopperId);
  const key = searchAlertKey(wanted);
  if (!own.some((alert) => searchAlertKey(alert) === key)) throw new Refusal('alert.too-many');
}
