import { alertThreshold, judgeAlert } from '@pricehunt/offers';
import type { AlertRow } from '@pricehunt/storage';
import { isDeepStrictEqual } from 'node:util';
import type { Needs } from '../../services';
import { observeProduct } from './observe-product';
import { recordFiring } from './record-firing';

type JudgeServices = Needs<'storage' | 'now' | 'newId'>;

const stretch = 200;

/** Returns how many fired. */
export async function judgeAlerts(
  services: JudgeServices,
  which: { readonly productIds: readonly string[] | null; readonly signal?: AbortSignal },
): Promise<number> {
  let fired = 0;
  for (let after: string | null = null; ;) {
    const alerts: readonly AlertRow[] = await services.storage.alerts.listAlertsToJudge({
      after,
      limit: stretch,
      productIds: which.productIds,
    });
    for (const alert of alerts) {
      which.signal?.throwIfAborted();
      if (await judgeOne(services, alert)) fired += 1;
    }
    const last = alerts.at(-1);
    if (last === undefined || alerts.length < stretch) return fired;
    after = last.id;
  }
}

/** Several workers fire an alert only once, because only one of them updates the version it read (OUTBOX-1). */
async function judgeOne(services: JudgeServices, alert: AlertRow): Promise<boolean> {
  const seen = await observeProduct(services, alert, alert.memory, alert.sighting);
  const { memory, firing } = judgeAlert(alert, alert.memory, seen.observation);
  const judged: AlertRow = {
    ...alert,
    memory,
    sighting: { ...seen.sighting, thresholdMinor: alertThreshold(alert, memory, seen.observation) },
    seenCheckedAt: seen.checkedAt,
    firingCount: alert.firingCount + (firing === null ? 0 : 1),
  };
  if (isDeepStrictEqual(judged, alert)) return false;
  return services.storage.atomically(async (stores) => {
    const isOurs = await stores.alerts.changeAlert(judged);
    if (!isOurs || firing === null) return false;
    await recordFiring(services, stores, judged, firing);
    return true;
  });
}
