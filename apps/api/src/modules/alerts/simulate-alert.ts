import type { AlertRuleView, AlertSimulation } from '@pricehunt/api-contract';
import { simulateAlert } from '@pricehunt/offers';
import { dailyLowsIn } from '../../daily-lows-in';
import type { Services } from '../../services';
import { requireProduct } from './make-alert';
import { ratesForAlerts } from './observe-product';

const dayMs = 86_400_000;
/** The days that a simulation runs over, and how far back it knows what was lowest ever. */
const simulatedDays = 180;
const pastDays = 1_000;

/** How often an alert would have fired in the last 180 days, judged by the rule that judges it in earnest. */
export async function simulateOnHistory(
  services: Pick<Services, 'storage' | 'now'>,
  productId: string,
  terms: { readonly rule: AlertRuleView; readonly currency: string },
): Promise<AlertSimulation> {
  await requireProduct(services, productId);
  const now = services.now();
  const since = new Date(now.getTime() - pastDays * dayMs).toISOString().slice(0, 10);
  const { groups } = await services.storage.priceHistory.listDailyLows(productId, since);
  const rates = ratesForAlerts(await services.storage.exchangeRates.readRates(), now);
  const points = dailyLowsIn(terms.currency, groups, rates);
  const simulated = simulateAlert(terms, points, {
    today: now.toISOString().slice(0, 10),
    days: simulatedDays,
  });
  return {
    days: simulatedDays,
    ...simulated,
    canTell: terms.rule.kind !== 'back-in-stock' && simulated.daysOfData > 0,
    firings: [...simulated.firings],
  };
}
