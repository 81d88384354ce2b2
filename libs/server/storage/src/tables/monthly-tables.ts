/**
 * PostgreSQL partitions these tables by the month of this column, which is therefore part of their keys.
 * SQLite has no partitions, and keys them as declared.
 */
export const monthlyTables = [
  { table: 'clicks', time: 'clicked_at' },
  { table: 'referrals', time: 'received_at' },
  { table: 'tracking_events', time: 'received_at' },
  { table: 'price_observations', time: 'observed_at' },
] as const;

export type MonthlyTable = (typeof monthlyTables)[number];
