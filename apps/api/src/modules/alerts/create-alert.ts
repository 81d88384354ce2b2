import { alertsMax } from '@pricehunt/api-contract/alerts';
import type { AlertRuleView, AlertView } from '@pricehunt/api-contract/alerts';
import { alertThreshold, beginAlert, conditionShown, isCurrency, judgeAlert } from '@pricehunt/offers';
import type { AlertFiring, ConditionClass, Product } from '@pricehunt/offers';
import { alertRuleKey } from '@pricehunt/storage';
import type { AlertChannel, AlertRow, Stores } from '@pricehunt/storage';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { ownChannels, requireOwnServices } from '../../outbound/notification-services/alert-channels';
import { alertView } from './alert-view';
import { deliverAlerts } from './deliver-alerts.job';
import { areComparable, observeProduct, readOffers } from './observe-product';
import type { TrackedProduct } from './observe-product';
import { recordFiring } from './record-firing';

type AlertServices = Needs<'storage' | 'jobQueue' | 'now' | 'newId'>;

export interface WantedAlert {
  readonly productId: string;
  readonly rule: AlertRuleView;
  readonly currency: string;
  readonly country: string | null;
  readonly shippingCounted: boolean;
  /** As the product's price if left out: new, or used if nothing is new. */
  readonly condition?: ConditionClass | undefined;
  /** Domains of the shops whose prices count; null for all. */
  readonly shops: readonly string[] | null;
  readonly channels: readonly AlertChannel[];
}

/** Fields that are left out stay unchanged. */
export interface AlertChange {
  readonly rule?: AlertRuleView | undefined;
  readonly currency?: string | undefined;
  readonly country?: string | undefined;
  readonly shippingCounted?: boolean | undefined;
  readonly condition?: ConditionClass | undefined;
  readonly shops?: readonly string[] | null | undefined;
  readonly channels?: readonly AlertChannel[] | undefined;
  readonly isPaused?: boolean | undefined;
}

export interface CreatedAlert {
  readonly alert: AlertView;
  readonly isMet: boolean;
  readonly hasFired: boolean;
}

/** Fires at once if the target is already met. An equal rule for the same product returns the existing alert without firing it. */
export async function createAlert(
  services: AlertServices,
  shopperId: string,
  { condition, ...input }: WantedAlert,
): Promise<CreatedAlert> {
  requireCurrency(input.currency);
  const merged = await services.storage.productDecisions.findMerged([input.productId]);
  const productId = merged.get(input.productId) ?? input.productId;
  const wanted = { ...input, productId, isPaused: false };
  const product = await requireProduct(services, wanted.productId);
  await requireOwnServices(services.storage, shopperId, input.channels);
  const offers = await services.storage.offers.listOffersOfProducts([productId]);
  const conditionClass = condition ?? conditionShown(offers.map(({ offer }) => offer));
  await requireRoom(services, shopperId, { ...wanted, conditionClass });
  const { isMet, firing, ...begun } = await judgeFromScratch(services, { ...wanted, conditionClass });
  const wantedRow: AlertRow = {
    id: services.newId(),
    shopperId,
    ...wanted,
    conditionClass,
    createdAt: services.now().toISOString(),
    firingCount: firing === null ? 0 : 1,
    version: 1,
    ...begun,
  };
  const { saved, hasFired } = await saveAndFire(services, firing, async (stores) => {
    const { created, alert } = await stores.alerts.createAlert(wantedRow);
    return { saved: alert, isOurs: created };
  });
  return { alert: alertView(saved, product), isMet, hasFired };
}

/** As an import sets it, without notification services that the shopper hasn't connected. */
export async function createImportedAlert(
  services: AlertServices,
  shopperId: string,
  wanted: WantedAlert,
): Promise<CreatedAlert> {
  const channels = await ownChannels(services.storage, shopperId, wanted.channels);
  return createAlert(services, shopperId, { ...wanted, channels });
}

/** Repeating a request returns the existing alert at the limit too. Throws alert.too-many. */
async function requireRoom(
  { storage: { alerts } }: Needs<'storage'>,
  shopperId: string,
  wanted: Parameters<typeof alertRuleKey>[0] & Pick<AlertRow, 'productId'>,
): Promise<void> {
  if ((await alerts.countAlerts(shopperId)) < alertsMax) return;
  const own = await alerts.listAlerts(shopperId);
  const isThere = own.some(
    (alert) => alert.productId === wanted.productId && alertRuleKey(alert) === alertRuleKey(wanted),
  );
  if (!isThere) throw new Refusal('alert.too-many');
}

/** Retries after the alert was judged concurrently. */
const triesMax = 5;

/** A new rule, currency, shipping choice, condition or choice of shops is judged from scratch and fires at once if already met, unless paused. */
export async function changeAlert(
  services: AlertServices,
  shopperId: string,
  id: string,
  change: AlertChange,
): Promise<CreatedAlert> {
  if (change.currency !== undefined) requireCurrency(change.currency);
  for (let tries = 1; ; tries++) {
    const alert = await services.storage.alerts.findAlert(id, shopperId);
    if (alert === null) throw new Refusal('alert.not-found');
    await requireOwnServices(services.storage, shopperId, change.channels ?? []);
    const { isMet, firing, changed } = await changedBy(services, alert, change);
    const { isOurs, hasFired } = await saveAndFire(services, firing, async (stores) => ({
      saved: changed,
      isOurs: await stores.alerts.changeAlert(changed),
    }));
    if (isOurs) {
      const product = await services.storage.products.findProduct(changed.productId);
      return { alert: alertView(changed, product), isMet, hasFired };
    }
    if (tries === triesMax) throw new Refusal('alert.taken');
  }
}

async function changedBy(services: AlertServices, alert: AlertRow, change: AlertChange) {
  const wanted: AlertRow = {
    ...alert,
    rule: change.rule ?? alert.rule,
    currency: change.currency ?? alert.currency,
    country: change.country ?? alert.country,
    shippingCounted: change.shippingCounted ?? alert.shippingCounted,
    conditionClass: change.condition ?? alert.conditionClass,
    shops: change.shops === undefined ? alert.shops : change.shops,
    channels: change.channels ?? alert.channels,
    isPaused: change.isPaused ?? alert.isPaused,
  };
  if (alertRuleKey(wanted) === alertRuleKey(alert)) {
    return { isMet: isMetNow(alert), firing: null, changed: wanted };
  }
  const { isMet, firing, ...judged } = await judgeFromScratch(services, wanted);
  const firingCount = alert.firingCount + (firing === null ? 0 : 1);
  return { isMet, firing, changed: { ...wanted, ...judged, firingCount } };
}

async function judgeFromScratch(
  services: AlertServices,
  wanted: TrackedProduct & Pick<AlertRow, 'isPaused'>,
) {
  await requireComparable(services, wanted);
  const seen = await observeProduct(services, wanted, null, null);
  const begun = beginAlert(wanted, seen.observation);
  const { memory, firing } = wanted.isPaused
    ? { memory: begun.memory, firing: null }
    : judgeAlert(wanted, begun.memory, seen.observation);
  const thresholdMinor = alertThreshold(wanted, memory, seen.observation);
  return {
    isMet: begun.isMet,
    firing,
    memory,
    sighting: { ...seen.sighting, thresholdMinor },
    seenCheckedAt: wanted.isPaused ? '' : seen.checkedAt,
  };
}

interface SavedAlert {
  readonly saved: AlertRow;
  /** False if another alert or a concurrent change came first. */
  readonly isOurs: boolean;
}

async function saveAndFire(
  services: AlertServices,
  firing: AlertFiring | null,
  save: (stores: Stores) => Promise<SavedAlert>,
): Promise<SavedAlert & { readonly hasFired: boolean }> {
  const outcome = await services.storage.atomically(async (stores) => {
    const { saved, isOurs } = await save(stores);
    if (isOurs && firing !== null) await recordFiring(services, stores, saved, firing);
    return { saved, isOurs, hasFired: isOurs && firing !== null };
  });
  if (outcome.hasFired) await services.jobQueue.enqueue(deliverAlerts, {});
  return outcome;
}

function isMetNow({ rule, sighting }: AlertRow): boolean {
  if (rule.kind === 'back-in-stock') return sighting?.inStock === true;
  const { priceMinor = null, thresholdMinor = null } = sighting ?? {};
  return priceMinor !== null && thresholdMinor !== null && priceMinor <= thresholdMinor;
}

export async function requireProduct({ storage }: Needs<'storage'>, productId: string): Promise<Product> {
  const product = await storage.products.findProduct(productId);
  if (product === null) throw new Refusal('product.not-found');
  return product;
}

/**
 * Throws alert.no-exchange-rate if the product's prices can't be compared in the alert's currency: the alert would never
 * fire.
 */
export async function requireComparable(
  { storage }: Needs<'storage'>,
  wanted: Pick<TrackedProduct, 'productId' | 'rule' | 'currency' | 'shops'>,
): Promise<void> {
  const offers = await readOffers(storage, wanted);
  const rates = await storage.exchangeRates.readRates();
  if (!areComparable(offers, wanted, rates)) throw new Refusal('alert.no-exchange-rate');
}

export function requireCurrency(code: string): void {
  if (isCurrency(code)) return;
  throw new Refusal('request.invalid', {
    fields: [{ path: 'currency', message: 'is not an ISO 4217 currency in use' }],
  });
}
