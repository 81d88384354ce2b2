import * as z from 'zod/mini';
import { daySchema, moneySchema } from './offers.schema';

/** Calendar days in the time zone of the business profile, both within the period. */
export const trafficPeriodSchema = z.object({ from: daySchema, to: daySchema });
export type TrafficPeriod = z.infer<typeof trafficPeriodSchema>;

/**
 * Why a click is in one of the three numbers and not in the next: `bot` (a program) is in `all` alone; `repeat` (the same
 * visitor, the same offer, within an hour) and `own` (somebody who was signed in for the business that day, by the same browser
 * and network) are in `all` and `human`, and never billed.
 */
export const clickExclusions = ['bot', 'own', 'repeat'] as const;

/** Clicks, counted three times: every one, those of people, and those that may be billed. */
const clickCountsSchema = z.object({ all: z.int(), human: z.int(), billable: z.int() });

/** What can be told of any part of a period, and be added up. Money is listed by currency, the largest first. */
export const trafficCountsSchema = z.object({
  /** How often an offer of the business was among the offers that a person was shown. */
  impressions: z.int(),
  clicks: clickCountsSchema,
  /** Orders attributed to PriceHunt and placed within the period; test, cancelled and duplicate orders are left out. */
  orders: z.int(),
  refunds: z.int(),
  /** The totals of these orders, tax and shipping included, before refunds. */
  revenue: z.array(moneySchema),
  /** What was refunded within the period, of orders that count; positive amounts. */
  refunded: z.array(moneySchema),
});
export type TrafficCounts = z.infer<typeof trafficCountsSchema>;

/** What is counted of a whole period or a stretch of it, over all products. */
export const trafficTotalsSchema = z.object({
  ...trafficCountsSchema.shape,
  /**
   * People who clicked, told apart within one day of UTC only: a period's number is the sum of its days, so somebody who came on
   * two days counts twice. Those who asked not to be tracked are not in it.
   */
  visitors: z.int(),
  referrals: z.int(),
  events: z.int(),
});
export type TrafficTotals = z.infer<typeof trafficTotalsSchema>;
