import { conditionClassOf, conditionShown } from '@pricehunt/offers';
import type { AlertedSearch, AlertFiringRow, Stores } from '@pricehunt/storage';
import type { TrackedProduct } from './observe-product';

/** What an alert's messages need, whether it is on a product or on a search. */
export interface AlertOfFiring extends TrackedProduct {
  readonly isPaused: boolean;
  /** Null for an alert on one product. */
  readonly search: AlertedSearch | null;
}

/** Null if the alert was deleted. */
export async function findAlertOfFiring(
  stores: Pick<Stores, 'alerts' | 'searchAlerts' | 'offers'>,
  { alertId, productId, kind, holds }: AlertFiringRow,
): Promise<AlertOfFiring | null> {
  if (kind !== 'search-match') {
    const alert = await stores.alerts.findAlert(alertId);
    return alert && { ...alert, search: null };
  }
  const alert = await stores.searchAlerts.findSearchAlert(alertId);
  if (alert === null) return null;
  const { search, currency, country, isPaused } = alert;
  const [condition] = search.conditions;
  const offers = await stores.offers.listOffersOfProducts([productId]);
  return {
    productId,
    rule: { kind: 'any-change' },
    currency,
    country,
    conditionClass:
      condition === undefined
        ? conditionShown(offers.map(({ offer }) => offer))
        : conditionClassOf(condition),
    shippingCounted: holds?.kind === 'delivered',
    shops: search.shops.length === 0 ? null : search.shops,
    isPaused,
    search,
  };
}
