import { pricePast, type ConditionClass, type DailyLow } from '@pricehunt/offers';
import type { Storage } from '../storage';
import { generatedRates } from './generated-offers';

interface Lows {
  readonly sinceDay?: string;
  readonly conditionClass?: ConditionClass;
  readonly shops?: readonly string[];
  readonly currency?: string;
}

/** The lowest stored item price of each day, whatever is listed now. */
export async function itemLowsOf(
  { priceHistory }: Pick<Storage, 'priceHistory'>,
  productId: string,
  { sinceDay = '2026-01-01', conditionClass, shops, currency }: Lows = {},
): Promise<readonly DailyLow[]> {
  const past = await priceHistory.readPast(productId, conditionClass, shops);
  const place = { currency: currency ?? null, country: null, rates: generatedRates, sinceDay };
  return pricePast({ ...past, offers: [] }, place).points;
}
