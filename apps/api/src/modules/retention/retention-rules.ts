import { dayMs } from '@pricehunt/offers';
import type { RetainedRecords } from '@pricehunt/storage';

export interface RetentionRule {
  readonly records: RetainedRecords;
  readonly days: number;
  /** The large table whose whole months are dropped where it is partitioned. */
  readonly monthsOf?: 'clicks' | 'referrals' | 'tracking_events' | 'price_observations';
}

/** PRIV-5: personal records 90 days, figures and price history 25 months, sessions until they expire. */
export const retentionRules: readonly RetentionRule[] = [
  { records: 'clicks', days: 90, monthsOf: 'clicks' },
  { records: 'referrals', days: 90, monthsOf: 'referrals' },
  { records: 'tracking-events', days: 90, monthsOf: 'tracking_events' },
  { records: 'tracking-keys', days: 90 },
  { records: 'comparisons', days: 90 },
  { records: 'alert-messages', days: 90 },
  { records: 'price-observations', days: 760, monthsOf: 'price_observations' },
  { records: 'sessions', days: 0 },
  { records: 'viewings', days: 90 },
  { records: 'discovered-shops', days: 90 },
  { records: 'web-pages', days: 1 },
  { records: 'source-days', days: 760 },
];

export function expiredBefore({ days }: RetentionRule, now: Date): string {
  return new Date(now.getTime() - days * dayMs).toISOString();
}
