import type { TrafficPeriod } from '@pricehunt/api-contract';
import { dayAfter } from '@pricehunt/order-attribution';
import type { Needs } from '../services';
import { businessDaysOf } from './business-days';

/** The moment up to which the period's figures are complete: now, unless records wait; at most the period's end. */
export async function readCountedUntil(
  { storage, now }: Needs<'storage' | 'now'>,
  businessId: string,
  period: TrafficPeriod,
): Promise<string> {
  const end = (await businessDaysOf(storage, businessId)).startOf(dayAfter(period.to, 1)).toISOString();
  const counted = (await storage.trafficCounts.hasUncounted())
    ? await storage.trafficCounts.readCountedUntil()
    : null;
  const known = counted ?? now().toISOString();
  return known < end ? known : end;
}
