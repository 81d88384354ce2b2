import type { AlertRuleView, AlertSimulation } from '@pricehunt/api-contract/alerts';
import { freshRates, simulateAlert } from '@pricehunt/offers';
import type { ConditionClass } from '@pricehunt/offers';
import type { Needs } from '../../services';
import { requireProduct } from './create-alert';
import { findPriceOfAlert, lowsOfAlert } from './observe-product';

const simulatedDays = 180;

interface SimulatedAlert {
  readonly rule: AlertRuleView;
  readonly currency: string;
  readonly country: string | null;
  readonly shippingCounted: boolean;
  readonly condition?: ConditionClass | undefined;
  readonly shops: readonly string[] | null;
}

/** If the alert includes shipping, the result is empty without known shipping to the country. */
export async function simulateOnHistory(
  services: Needs<'storage' | 'now'>,
  productId: string,
  terms: SimulatedAlert,
): Promise<AlertSimulation> {
  await requireProduct(services, productId);
  const now = services.now();
  const { storage } = services;
  const { conditionClass } = await storage.priceHistory.readPast(productId, terms.condition);
  const rates = freshRates(await storage.exchangeRates.readRates(), now);
  const watched = { ...terms, productId, conditionClass };
  const today = await findPriceOfAlert(services, watched, rates);
  const points = await lowsOfAlert(services, watched, { rates, tax: today?.tax ?? null });
  const simulated = simulateAlert(terms, points, {
    today: now.toISOString().slice(0, 10),
    days: simulatedDays,
  });
  return {
    days: simulatedDays,
    ...simulated,
    canTell: terms.rule.kind !== 'back-in-stock' && simulated.daysOfData > 0,
    firings: [...simulated.firings],
    points: [...simulated.points],
  };
}
