import { alertsMax } from '@pricehunt/api-contract';
import type { AlertRuleView, AlertView } from '@pricehunt/api-contract';
import { alertThreshold, beginAlert, isCurrency } from '@pricehunt/offers';
import type { Product } from '@pricehunt/offers';
import type { AlertChannel, AlertRow } from '@pricehunt/storage';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { alertView } from './alert-view';
import { observeProduct } from './observe-product';

type AlertServices = Pick<Services, 'storage' | 'now' | 'newId'>;

/** What a shopper asks an alert for. */
export interface WantedAlert {
  readonly productId: string;
  readonly rule: AlertRuleView;
  readonly currency: string;
  readonly shippingCounted: boolean;
  readonly channels: readonly AlertChannel[];
}

/** What a shopper changes of an alert; what is left out stays. */
export interface AlertChange {
  readonly rule?: AlertRuleView | undefined;
  readonly currency?: string | undefined;
  readonly shippingCounted?: boolean | undefined;
  readonly channels?: readonly AlertChannel[] | undefined;
  readonly isPaused?: boolean | undefined;
}

/** An alert, and whether what it waits for is there already. */
export interface MadeAlert {
  readonly alert: AlertView;
  readonly isMet: boolean;
}

/** Makes an alert and judges it at once, on what a merged product has become. The same rule for the same product gives the alert that is there. */
export async function makeAlert(
  services: AlertServices,
  shopperId: string,
  asked: WantedAlert,
): Promise<MadeAlert> {
  requireCurrency(asked.currency);
  const merged = await services.storage.productDecisions.findMerged([asked.productId]);
  const wanted = { ...asked, productId: merged.get(asked.productId) ?? asked.productId };
  const product = await requireProduct(services, wanted.productId);
  if ((await services.storage.alerts.countAlerts(shopperId)) >= alertsMax) {
    throw new Refusal('alert.too-many');
  }
  const { isMet, ...begun } = await judgeAnew(services, wanted);
  const { alert } = await services.storage.alerts.createAlert({
    id: services.newId(),
    shopperId,
    ...wanted,
    isPaused: false,
    createdAt: services.now().toISOString(),
    firingCount: 0,
    version: 1,
    ...begun,
  });
  return { alert: alertView(alert, product), isMet };
}

/** How often a change is tried again because the alert was judged meanwhile. */
const triesMax = 5;

/** Changes an alert. A changed rule, currency or shipping is judged anew; pausing and channels leave its memory as it is. */
export async function changeAlert(
  services: AlertServices,
  shopperId: string,
  id: string,
  change: AlertChange,
): Promise<MadeAlert> {
  if (change.currency !== undefined) requireCurrency(change.currency);
  for (let tries = 1; ; tries++) {
    const alert = await services.storage.alerts.findAlert(id, shopperId);
    if (alert === null) throw new Refusal('alert.not-found');
    const { isMet, changed } = await changedBy(services, alert, change);
    if (await services.storage.alerts.changeAlert(changed)) {
      const product = await services.storage.products.findProduct(changed.productId);
      return { alert: alertView(changed, product), isMet };
    }
    if (tries === triesMax) throw new Refusal('alert.taken');
  }
}

async function changedBy(services: AlertServices, alert: AlertRow, change: AlertChange) {
  const wanted: AlertRow = {
    ...alert,
    rule: change.rule ?? alert.rule,
    currency: change.currency ?? alert.currency,
    shippingCounted: change.shippingCounted ?? alert.shippingCounted,
    channels: change.channels ?? alert.channels,
    isPaused: change.isPaused ?? alert.isPaused,
  };
  const waitsForAnother = [change.rule, change.currency, change.shippingCounted].some(
    (part) => part !== undefined,
  );
  if (!waitsForAnother) return { isMet: isMetNow(alert), changed: wanted };
  const { isMet, ...judged } = await judgeAnew(services, wanted);
  return { isMet, changed: { ...wanted, ...judged } };
}

/** Begins the alert with what is known now. */
async function judgeAnew(
  services: AlertServices,
  wanted: Pick<WantedAlert, 'productId' | 'rule' | 'currency' | 'shippingCounted'>,
) {
  const seen = await observeProduct(services, wanted, null, null);
  const { memory, isMet } = beginAlert(wanted, seen.observation);
  const thresholdMinor = alertThreshold(wanted, memory, seen.observation);
  return { isMet, memory, sighting: { ...seen.sighting, thresholdMinor }, seenCheckedAt: seen.checkedAt };
}

function isMetNow({ rule, sighting }: AlertRow): boolean {
  if (rule.kind === 'back-in-stock') return sighting?.inStock === true;
  const { priceMinor = null, thresholdMinor = null } = sighting ?? {};
  return priceMinor !== null && thresholdMinor !== null && priceMinor <= thresholdMinor;
}

/** The product that an alert is about; refuses an unknown one. */
export async function requireProduct(
  { storage }: Pick<Services, 'storage'>,
  productId: string,
): Promise<Product> {
  const product = await storage.products.findProduct(productId);
  if (product === null) throw new Refusal('product.not-found');
  return product;
}

function requireCurrency(code: string): void {
  if (isCurrency(code)) return;
  throw new Refusal('request.invalid', {
    fields: [{ path: 'currency', message: 'is no ISO 4217 currency in use' }],
  });
}
