import type { ConditionClass, StatedTotal } from '@pricehunt/offers';
import type { JsonValue } from '../json';
import {
  belongsTo,
  defineTable,
  flag,
  index,
  json,
  number,
  primaryKey,
  text,
  uniqueIndex,
} from './define-table';
import type {
  AlertFiringRow,
  AlertMessageRow,
  AlertRow,
  NotificationServiceRow,
  ReportResolutionRow,
  SearchAlertRow,
  ShopperList,
  WrongPriceReportRow,
} from '../rows/shoppers';

export const comparisons = defineTable(
  'comparisons',
  {
    requestId: text('request_id').primaryKey(),
    link: text('link'),
    linkKey: text('link_key'),
    linkWords: text('link_words'),
    query: text('query'),
    currency: text('currency'),
    country: text('country'),
    createdAt: text('created_at').notNull(),
    settledAt: text('settled_at'),
    lastSequence: number('last_sequence').notNull(),
    workerId: text('worker_id'),
    leaseUntil: text('lease_until'),
  },
  (table) => [
    index('comparisons_by_link').on(table.linkKey, table.createdAt),
    index('comparisons_by_time').on(table.createdAt),
    index('comparisons_by_settling').on(table.settledAt, table.createdAt),
  ],
);

export const comparisonEvents = defineTable(
  'comparison_events',
  {
    requestId: belongsTo('request_id', () => comparisons.requestId),
    sequence: number('sequence').notNull(),
    kind: text('kind').notNull(),
    data: json('data').$type<JsonValue>().notNull(),
  },
  (table) => [primaryKey({ name: 'comparison_events_key', columns: [table.requestId, table.sequence] })],
);

export const wrongPriceReports = defineTable(
  'wrong_price_reports',
  {
    id: text('id').primaryKey(),
    receivedAt: text('received_at').notNull(),
    offerId: text('offer_id').notNull(),
    retailerDomain: text('retailer_domain').notNull(),
    link: text('link').notNull(),
    reason: text('reason').$type<WrongPriceReportRow['reason']>().notNull(),
    shownMinor: number('shown_minor').notNull(),
    shownCurrency: text('shown_currency').notNull(),
    shownCheckedAt: text('shown_checked_at').notNull(),
    seenMinor: number('seen_minor'),
    seenCurrency: text('seen_currency'),
    note: text('note'),
  },
  (table) => [
    index('wrong_price_reports_by_time').on(table.receivedAt, table.id),
    index('wrong_price_reports_by_offer').on(table.offerId, table.receivedAt),
  ],
);

/** Removed entries stay for a while, so that an outdated device doesn't add them again. */
export const shopperListEntries = defineTable(
  'shopper_list_entries',
  {
    shopperId: text('shopper_id').notNull(),
    list: text('list').$type<ShopperList>().notNull(),
    keyDigest: text('key_digest').notNull(),
    key: text('key').notNull(),
    at: text('at').notNull(),
    isRemoved: flag('is_removed').notNull(),
    content: json('content').$type<JsonValue>().notNull(),
    /** The key before its product was merged or split; null if unchanged. */
    firstKey: text('first_key'),
  },
  (table) => [
    primaryKey({
      name: 'shopper_list_entries_key',
      columns: [table.shopperId, table.list, table.keyDigest],
    }),
    index('shopper_list_entries_by_key').on(table.list, table.keyDigest),
    index('shopper_list_entries_by_time').on(table.shopperId, table.list, table.isRemoved, table.at),
  ],
);

/** Until when a shopper's list was emptied. */
export const shopperListClearings = defineTable(
  'shopper_list_clearings',
  {
    shopperId: text('shopper_id').notNull(),
    list: text('list').$type<ShopperList>().notNull(),
    clearedAt: text('cleared_at').notNull(),
  },
  (table) => [primaryKey({ name: 'shopper_list_clearings_key', columns: [table.shopperId, table.list] })],
);

export const alerts = defineTable(
  'alerts',
  {
    id: text('id').primaryKey(),
    shopperId: text('shopper_id').notNull(),
    productId: text('product_id').notNull(),
    /** The original product if that was merged or split; null if unchanged. */
    madeForProductId: text('made_for_product_id'),
    /** Registrable domains of the shops whose prices count; null for all. */
    shops: json('shops').$type<readonly string[]>(),
    rule: json('rule').$type<AlertRow['rule']>().notNull(),
    ruleKey: text('rule_key').notNull(),
    currency: text('currency').notNull(),
    country: text('country'),
    conditionClass: text('condition_class').$type<ConditionClass>().notNull().default('new'),
    shippingCounted: flag('shipping_counted').notNull(),
    channels: json('channels').$type<AlertRow['channels']>().notNull(),
    isPaused: flag('is_paused').notNull(),
    createdAt: text('created_at').notNull(),
    memory: json('memory').$type<AlertRow['memory']>().notNull(),
    sighting: json('sighting').$type<NonNullable<AlertRow['sighting']>>(),
    seenCheckedAt: text('seen_checked_at').notNull(),
    firingCount: number('firing_count').notNull(),
    version: number('version').notNull(),
  },
  (table) => [
    uniqueIndex('alerts_by_shopper').on(table.shopperId, table.productId, table.ruleKey),
    index('alerts_by_product').on(table.productId),
  ],
);

export const searchAlerts = defineTable(
  'search_alerts',
  {
    id: text('id').primaryKey(),
    shopperId: text('shopper_id').notNull(),
    search: json('search').$type<SearchAlertRow['search']>().notNull(),
    searchKey: text('search_key').notNull(),
    currency: text('currency').notNull(),
    country: text('country'),
    channels: json('channels').$type<SearchAlertRow['channels']>().notNull(),
    isPaused: flag('is_paused').notNull(),
    createdAt: text('created_at').notNull(),
    known: json('known').$type<SearchAlertRow['known']>().notNull(),
    matchCount: number('match_count'),
    lacksRate: flag('lacks_rate').notNull().default(false),
    judgedAt: text('judged_at').notNull(),
    lastFiredAt: text('last_fired_at'),
    firingCount: number('firing_count').notNull(),
    version: number('version').notNull(),
  },
  (table) => [
    uniqueIndex('search_alerts_by_shopper').on(table.shopperId, table.searchKey),
    index('search_alerts_by_time').on(table.isPaused, table.judgedAt),
  ],
);

export const alertFirings = defineTable(
  'alert_firings',
  {
    id: text('id').primaryKey(),
    alertId: text('alert_id').notNull(),
    shopperId: text('shopper_id').notNull(),
    productId: text('product_id').notNull(),
    kind: text('kind').$type<AlertFiringRow['kind']>().notNull(),
    currency: text('currency').notNull(),
    firedAt: text('fired_at').notNull(),
    priceMinor: number('price_minor'),
    previousMinor: number('previous_minor'),
    thresholdMinor: number('threshold_minor'),
    holds: json('holds').$type<StatedTotal>(),
  },
  (table) => [
    index('alert_firings_by_shopper').on(table.shopperId, table.id),
    index('alert_firings_by_product').on(table.productId),
    uniqueIndex('alert_firings_by_alert').on(table.alertId, table.productId, table.firedAt),
  ],
);

export const alertMessages = defineTable(
  'alert_messages',
  {
    id: text('id').primaryKey(),
    firingId: text('firing_id').notNull(),
    channel: text('channel').$type<AlertMessageRow['channel']>().notNull(),
    receiver: text('receiver').notNull(),
    state: text('state').$type<AlertMessageRow['state']>().notNull(),
    attempts: number('attempts').notNull(),
    nextAt: text('next_at').notNull(),
    lastError: text('last_error'),
    isDigest: flag('is_digest').notNull().default(false),
  },
  (table) => [
    uniqueIndex('alert_messages_by_receiver').on(table.firingId, table.channel, table.receiver),
    index('alert_messages_by_time').on(table.state, table.nextAt),
  ],
);

export const pushSubscriptions = defineTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    shopperId: text('shopper_id').notNull(),
    endpoint: text('endpoint').notNull(),
    endpointDigest: text('endpoint_digest').notNull().unique('push_subscriptions_by_endpoint'),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_by_shopper').on(table.shopperId, table.createdAt)],
);

export const notificationServices = defineTable(
  'notification_services',
  {
    id: text('id').primaryKey(),
    shopperId: text('shopper_id').notNull(),
    kind: text('kind').$type<NotificationServiceRow['kind']>().notNull(),
    name: text('name').notNull(),
    place: text('place').notNull(),
    settings: text('settings').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('notification_services_by_shopper').on(table.shopperId, table.createdAt)],
);

export const notificationTimes = defineTable('notification_times', {
  shopperId: text('shopper_id').primaryKey(),
  timeZone: text('time_zone').notNull(),
  quietFrom: text('quiet_from'),
  quietUntil: text('quiet_until'),
  digestAt: text('digest_at'),
});

export const reportResolutions = defineTable('report_resolutions', {
  reportId: text('report_id').primaryKey(),
  outcome: text('outcome').$type<ReportResolutionRow['outcome']>().notNull(),
  note: text('note'),
  at: text('at').notNull(),
  byId: text('by_id').notNull(),
});
