import type { PricePlace } from '@pricehunt/offers';
import { sql } from 'drizzle-orm';
import type { JsonValue } from '../json';
import { businesses } from './accounts';
import {
  belongsTo,
  defineTable,
  flag,
  index,
  json,
  number,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from './define-table';
import type {
  ActivityKind,
  ClickExclusion,
  DemandKind,
  ReferralRow,
  TrackingEventRow,
} from '../rows/traffic';
import type { ClickDevice, ClickRow } from '../rows/clicks';

/** Referrals to merchants' shops (S§3). Append-only. */
export const referrals = defineTable(
  'referrals',
  {
    id: text('id').primaryKey(),
    dedupeKey: text('dedupe_key').notNull(),
    receivedAt: text('received_at').notNull(),
    businessDomain: text('business_domain'),
    referralId: text('referral_id'),
    targetUrl: text('target_url'),
    sourceUrl: text('source_url'),
    productName: text('product_name'),
    userId: text('user_id'),
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),
    visit: text('visit').$type<ReferralRow['visit']>().notNull(),
    botReason: text('bot_reason'),
    visitorHash: text('visitor_hash'),
    isAnonymous: flag('is_anonymous').notNull(),
    paidBy: text('paid_by'),
    /** When it was added to merchants' figures; null until then. */
    countedAt: text('counted_at'),
  },
  (table) => [
    index('referrals_by_business').on(table.businessDomain, table.receivedAt),
    index('referrals_by_time').on(table.receivedAt),
    index('referrals_by_reference')
      .on(table.referralId)
      .where(sql`referral_id is not null`),
    index('referrals_by_visitor')
      .on(table.visitorHash, table.receivedAt)
      .where(sql`visitor_hash is not null`),
    index('referrals_uncounted')
      .on(table.receivedAt)
      .where(sql`counted_at is null`),
  ],
);

/** Custom events (S§3). Append-only. */
export const trackingEvents = defineTable(
  'tracking_events',
  {
    id: text('id').primaryKey(),
    dedupeKey: text('dedupe_key').notNull(),
    receivedAt: text('received_at').notNull(),
    businessDomain: text('business_domain'),
    eventType: text('event_type').notNull(),
    occurredAt: text('occurred_at').notNull(),
    sessionId: text('session_id'),
    userId: text('user_id'),
    url: text('url'),
    data: json('data').$type<JsonValue>().notNull(),
    visit: text('visit').$type<TrackingEventRow['visit']>().notNull(),
    botReason: text('bot_reason'),
    visitorHash: text('visitor_hash'),
    isAnonymous: flag('is_anonymous').notNull(),
    /** When it was added to merchants' figures; null until then. */
    countedAt: text('counted_at'),
  },
  (table) => [
    index('tracking_events_by_business').on(table.businessDomain, table.receivedAt),
    index('tracking_events_by_type').on(table.eventType, table.receivedAt),
    index('tracking_events_by_time').on(table.receivedAt),
    index('tracking_events_uncounted')
      .on(table.receivedAt)
      .where(sql`counted_at is null`),
  ],
);

export const trackingKeys = defineTable(
  'tracking_keys',
  {
    kind: text('kind').$type<'referral' | 'event'>().notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    receivedAt: text('received_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'tracking_keys_key', columns: [table.kind, table.dedupeKey] }),
    index('tracking_keys_by_time').on(table.receivedAt),
  ],
);

export const hourStats = defineTable(
  'hour_stats',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    /** YYYY-MM-DDTHH:MM in UTC. */
    quarter: text('hour').notNull(),
    impressions: number('impressions').notNull(),
    clicks: number('clicks').notNull(),
    humanClicks: number('human_clicks').notNull(),
    billableClicks: number('billable_clicks').notNull(),
    /** Visitors with their first click of the day. */
    visitors: number('visitors').notNull(),
    referrals: number('referrals').notNull(),
    events: number('events').notNull(),
    orders: number('orders').notNull(),
    refunds: number('refunds').notNull(),
  },
  (table) => [primaryKey({ name: 'hour_stats_key', columns: [table.businessId, table.quarter] })],
);

export const hourRevenue = defineTable(
  'hour_revenue',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    quarter: text('hour').notNull(),
    currency: text('currency').notNull(),
    revenueMinor: number('revenue_minor').notNull(),
    refundedMinor: number('refunded_minor').notNull(),
  },
  (table) => [
    primaryKey({ name: 'hour_revenue_key', columns: [table.businessId, table.quarter, table.currency] }),
  ],
);

/** Figures of a business day by one value of one dimension; an empty value means unknown. */
export const dayDimensionStats = defineTable(
  'day_dimension_stats',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    dimension: text('dimension').notNull(),
    day: text('day').notNull(),
    value: text('value').notNull(),
    impressions: number('impressions').notNull(),
    clicks: number('clicks').notNull(),
    humanClicks: number('human_clicks').notNull(),
    billableClicks: number('billable_clicks').notNull(),
    orders: number('orders').notNull(),
    refunds: number('refunds').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'day_dimension_stats_key',
      columns: [table.businessId, table.dimension, table.day, table.value],
    }),
  ],
);

export const dayDimensionRevenue = defineTable(
  'day_dimension_revenue',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    dimension: text('dimension').notNull(),
    day: text('day').notNull(),
    value: text('value').notNull(),
    currency: text('currency').notNull(),
    revenueMinor: number('revenue_minor').notNull(),
    refundedMinor: number('refunded_minor').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'day_dimension_revenue_key',
      columns: [table.businessId, table.dimension, table.day, table.value, table.currency],
    }),
  ],
);

/** Clicks per visitor and day, to detect first and repeated clicks. Stored for days only. */
export const dayVisits = defineTable(
  'day_visits',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    day: text('day').notNull(),
    visitorHash: text('visitor_hash').notNull(),
    target: text('target').notNull(),
    lastAt: text('last_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'day_visits_key',
      columns: [table.visitorHash, table.businessId, table.day, table.target],
    }),
    index('day_visits_by_day').on(table.day),
  ],
);

export const activityEntries = defineTable(
  'activity_entries',
  {
    sequence: number('sequence').primaryKey(),
    businessId: belongsTo('business_id', () => businesses.id),
    kind: text('kind').$type<ActivityKind>().notNull(),
    recordId: text('record_id').notNull(),
    at: text('at').notNull(),
    visit: text('visit').$type<ClickRow['visit']>().notNull(),
    botReason: text('bot_reason'),
    exclusion: text('exclusion').$type<ClickExclusion>(),
    source: text('source'),
    medium: text('medium'),
    campaign: text('campaign'),
    country: text('country'),
    device: text('device').$type<ClickDevice>(),
    retailerDomain: text('retailer_domain'),
    offerId: text('offer_id'),
    productTitle: text('product_title'),
    link: text('link'),
    referenceId: text('reference_id'),
    eventType: text('event_type'),
    position: number('position'),
    offersShown: number('offers_shown'),
    priceGap: text('price_gap'),
    orderId: text('order_id'),
    orderName: text('order_name'),
    isCredited: flag('is_credited').notNull(),
    amountMinor: number('amount_minor'),
    currency: text('currency'),
  },
  (table) => [
    uniqueIndex('activity_entries_by_record').on(table.recordId, table.kind, table.businessId),
    index('activity_entries_by_time').on(table.businessId, table.at, table.sequence),
    index('activity_entries_by_kind').on(table.businessId, table.kind, table.at, table.sequence),
    index('activity_entries_by_sequence').on(table.businessId, table.sequence),
  ],
);

export const activityHeads = defineTable('activity_heads', {
  name: text('name').primaryKey(),
  sequence: number('sequence').notNull(),
  countedUntil: text('counted_until').notNull(),
});

export const demandDays = defineTable(
  'demand_days',
  {
    day: text('day').notNull(),
    kind: text('kind').$type<DemandKind>().notNull(),
    key: text('key').notNull(),
    searches: number('searches').notNull(),
    searchers: number('searchers').notNull(),
    productIds: json('product_ids').$type<readonly string[]>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'demand_days_key', columns: [table.day, table.kind, table.key] }),
    index('demand_days_by_searchers').on(table.day, table.searchers),
  ],
);

/** Who searched for it, by the day's hash. Stored for days only. */
export const demandSearchers = defineTable(
  'demand_searchers',
  {
    day: text('day').notNull(),
    kind: text('kind').$type<DemandKind>().notNull(),
    key: text('key').notNull(),
    visitorHash: text('visitor_hash').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'demand_searchers_key',
      columns: [table.day, table.kind, table.key, table.visitorHash],
    }),
  ],
);

export const pricePositions = defineTable(
  'price_positions',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    offerId: text('offer_id').notNull(),
    itemId: text('item_id').notNull(),
    title: text('title').notNull(),
    imageUrl: text('image_url'),
    priceMinor: number('price_minor').notNull(),
    currency: text('currency').notNull(),
    position: number('position').notNull(),
    place: text('place').$type<PricePlace>().notNull().default('middle'),
    offersShown: number('offers_shown').notNull(),
    bestMinor: number('best_minor'),
    bestRetailerName: text('best_retailer_name'),
    bestRetailerDomain: text('best_retailer_domain'),
    gapPoints: number('gap_points').notNull(),
    priceGap: text('price_gap').notNull(),
    clicks: number('clicks').notNull(),
    impact: real('impact').notNull().default(0),
    winMinor: number('win_minor'),
    winClicks: number('win_clicks'),
    rankedAt: text('ranked_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'price_positions_key', columns: [table.businessId, table.offerId] }),
    index('price_positions_by_clicks').on(table.businessId, table.clicks, table.offerId),
    index('price_positions_by_gap').on(table.businessId, table.gapPoints, table.offerId),
    index('price_positions_by_impact').on(table.businessId, table.impact, table.offerId),
    index('price_positions_by_place').on(table.businessId, table.place, table.offerId),
  ],
);

export const ownVisitors = defineTable(
  'own_visitors',
  {
    visitorHash: text('visitor_hash').notNull(),
    businessId: belongsTo('business_id', () => businesses.id),
    day: text('day').notNull(),
  },
  (table) => [
    primaryKey({ name: 'own_visitors_key', columns: [table.visitorHash, table.businessId] }),
    index('own_visitors_by_day').on(table.day),
  ],
);
