import * as z from 'zod/mini';
import { daySchema, moneySchema } from './offers.schema';

/** Dates in the business's time zone, both inclusive. */
export const trafficPeriodSchema = z.object({ from: daySchema, to: daySchema });
export type TrafficPeriod = z.infer<typeof trafficPeriodSchema>;

/** `repeat` (within an hour) and `own` (the merchant's team) are in `all` and `human` but never billed. */
export const clickExclusions = ['bot', 'own', 'repeat'] as const;

const clickCountsSchema = z.object({ all: z.int(), human: z.int(), billable: z.int() });

/** Figures that can be added up. Money is by currency, largest first. */
export const trafficCountsSchema = z.object({
  impressions: z.int(),
  clicks: clickCountsSchema,
  /** Attributed orders placed in the period, without test, cancelled and duplicate ones. */
  orders: z.int(),
  refunds: z.int(),
  /** Their totals including tax and shipping, before refunds. */
  revenue: z.array(moneySchema),
  /** Refunds in the period as positive amounts. */
  refunded: z.array(moneySchema),
});
export type TrafficCounts = z.infer<typeof trafficCountsSchema>;

export const trafficTotalsSchema = z.object({
  ...trafficCountsSchema.shape,
  /** Daily unique visitors who clicked, added up over the period, without those who opted out. */
  visitors: z.int(),
  referrals: z.int(),
  events: z.int(),
});
export type TrafficTotals = z.infer<typeof trafficTotalsSchema>;
