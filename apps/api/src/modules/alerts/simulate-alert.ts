import type { AlertRuleView, AlertSimulation } from '@pricehunt/api-contract/alerts';
import { dayMs, freshRates, simulateAlert, dailyLowsIn, lowsThatCompare } from '@pricehunt/offers';
import type { ConditionClass } from '@pricehunt/offers';
import type { Needs } from '../../services';
import { requireProduct } from './create-alert';
import { findPriceOfAlert } from './observe-product';

const simulatedDays = 180;
const pastDays = 1_000;

interface SimulatedAlert {
  readonly rule: AlertRuleView;
  readonly currency: string;
  readonly country: string | null;
  readonly shippingCounted: boolean;
  readonly condition?: ConditionClass | undefined;
  readonly shops: readonly string[] | null;
}

/** Past prices exclude shipping, so today's is added if the alert includes it; if that is unknown, the result is empty. */
export async function simulateOnHistory(
  services: Needs<'storage' | 'now'>,
  productId: string,
  terms: SimulatedAlert,
): Promise<AlertSimulation> {
  await requireProduct(services, productId);
  const now = services.now();
  const since = new Date(now.getTime() - pastDays * dayMs).toISOString().slice(0, 10);
  const { conditionClass, groups } = await services.storage.priceHistory.listDailyLows(
    productId,
    since,
    terms.condition,
    terms.shops,
  );
  const rates = freshRates(await services.storage.exchangeRates.readRates(), now);
  const today = await findPriceOfAlert(services, { ...terms, productId, conditionClass }, rates);
  const shippingMinor = terms.shippingCounted ? (today?.shippingMinor ?? null) : 0;
  const compared = lowsThatCompare(groups, today?.tax ?? null, terms.country);
  const items = dailyLowsIn(terms.currency, compared, rates);
  const points =
    shippingMinor === null
      ? []
      : items.map(({ low, ...point }) => ({
          ...point,
          low: { ...low, amountMinor: low.amountMinor + shippingMinor },
        }));
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
