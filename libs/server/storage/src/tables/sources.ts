import type { Offer } from '@pricehunt/offers';
import { offers } from './catalog';
import { feeds } from './merchants';
import { defineTable, flag, index, json, number, primaryKey, real, text } from './define-table';
import type {
  DiscoveredShopDecision,
  OfferShopRow,
  OperatorFeedRow,
  ReadingOutcome,
  ShopExampleRow,
  ShopRulesRow,
  SourceCountKind,
  SourceFailureRow,
  SourceOutcome,
  UcpProbeRow,
} from '../rows/sources';

export const offerShops = defineTable('offer_shops', {
  domain: text('domain').primaryKey(),
  name: text('name').notNull(),
  platform: text('platform').notNull(),
  software: text('software').notNull(),
  origin: text('origin').notNull(),
  apiBase: text('api_base'),
  currency: text('currency'),
  country: text('country'),
  taxMode: text('tax_mode').$type<OfferShopRow['taxMode']>().notNull(),
  taxPercent: real('tax_percent'),
  searchTemplate: text('search_template'),
  decimals: number('decimals'),
  needsBrowser: flag('needs_browser').notNull().default(false),
  addedAt: text('added_at').notNull(),
  checkedAt: text('checked_at').notNull(),
  checkResult: text('check_result').notNull(),
});

export const offerShopRules = defineTable('offer_shop_rules', {
  domain: text('domain').primaryKey(),
  rules: json('rules').$type<ShopRulesRow['rules']>().notNull(),
  savedAt: text('saved_at').notNull(),
  exampleLink: text('example_link'),
  state: text('state').$type<ShopRulesRow['state']>().notNull(),
  stateSince: text('state_since').notNull(),
  checkedAt: text('checked_at'),
  brokenFields: json('broken_fields').$type<ShopRulesRow['brokenFields']>().notNull(),
});

export const offerShopExamples = defineTable('offer_shop_examples', {
  domain: text('domain').primaryKey(),
  link: text('link').notNull(),
  page: text('page').notNull(),
  expected: json('expected').$type<ShopExampleRow['expected']>().notNull(),
  takenAt: text('taken_at').notNull(),
});

export const ucpProbes = defineTable('ucp_probes', {
  origin: text('origin').primaryKey(),
  endpoint: text('endpoint'),
  transport: text('transport').$type<UcpProbeRow['transport']>(),
  probedAt: text('probed_at').notNull(),
});

export const watchedOffers = defineTable(
  'watched_offers',
  {
    offerId: text('offer_id')
      .primaryKey()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The host of the page, or the id of the source. */
    host: text('host').notNull(),
    sourceId: text('source_id'),
    requestsMax: number('requests_max').notNull(),
    /** The position of its reason in `readingInterests`. */
    interest: number('interest').notNull(),
    wantedUntil: text('wanted_until').notNull(),
    /** When an alert or favourite last wanted it; empty if none did. */
    namedAt: text('named_at').notNull(),
    intervalMs: number('interval_ms').notNull(),
    pinnedMs: number('pinned_ms'),
    /** When it is due, or when the worker's claim ends; null while stopped. */
    nextAt: text('next_at'),
    lastReadAt: text('last_read_at'),
    lastOutcome: text('last_outcome').$type<ReadingOutcome>(),
    goneCount: number('gone_count').notNull(),
    readingCount: number('reading_count').notNull(),
    moveCount: number('move_count').notNull(),
    lastMovedAt: text('last_moved_at'),
  },
  (table) => [
    index('watched_offers_by_due').on(table.host, table.interest, table.nextAt),
    index('watched_offers_by_host').on(table.host, table.offerId),
    index('watched_offers_by_wanted').on(table.wantedUntil),
  ],
);

export const readingHosts = defineTable(
  'reading_hosts',
  {
    host: text('host').primaryKey(),
    readyAt: text('ready_at').notNull(),
    servedAt: text('served_at').notNull(),
    refusal: text('refusal').$type<ReadingOutcome>(),
    refusedAt: text('refused_at'),
    failureCount: number('failure_count').notNull(),
    day: text('day').notNull(),
    requests: number('requests').notNull(),
  },
  (table) => [index('reading_hosts_by_turn').on(table.servedAt, table.host)],
);

export const readingDays = defineTable('reading_days', {
  day: text('day').primaryKey(),
  requests: number('requests').notNull(),
});

export const sourceHealth = defineTable('source_health', {
  sourceId: text('source_id').primaryKey(),
  foundCount: number('found_count').notNull(),
  nothingCount: number('nothing_count').notNull(),
  failedCount: number('failed_count').notNull(),
  timedOutCount: number('timed_out_count').notNull(),
  consecutiveFailures: number('consecutive_failures').notNull(),
  lastOutcome: text('last_outcome').$type<SourceOutcome>().notNull(),
  lastAt: text('last_at').notNull(),
  lastDurationMs: number('last_duration_ms').notNull(),
  lastAnsweredAt: text('last_answered_at'),
  lastError: text('last_error'),
  lastErrorAt: text('last_error_at'),
});

/** The operator's own feeds; each also has a row in feeds. */
export const operatorFeeds = defineTable('operator_feeds', {
  feedId: text('feed_id')
    .primaryKey()
    .references(() => feeds.id, { onDelete: 'cascade' }),
  preset: text('preset').$type<OperatorFeedRow['preset']>().notNull(),
  sealedLink: text('sealed_link'),
  shopName: text('shop_name'),
  shops: json('shops').$type<OperatorFeedRow['shops']>().notNull().default([]),
  retentionDays: number('retention_days'),
  mayShowHistory: flag('may_show_history').notNull(),
  endsWithMembership: flag('ends_with_membership').notNull(),
  endedAt: text('ended_at'),
});

export const sourceFailures = defineTable(
  'source_failures',
  {
    sourceId: text('source_id').notNull(),
    at: text('at').notNull(),
    outcome: text('outcome').$type<SourceFailureRow['outcome']>().notNull(),
    error: text('error'),
    cause: text('cause'),
    status: number('status'),
  },
  (table) => [primaryKey({ name: 'source_failures_key', columns: [table.sourceId, table.at] })],
);

export const sourceDays = defineTable(
  'source_days',
  {
    sourceId: text('source_id').notNull(),
    day: text('day').notNull(),
    calls: number('calls').notNull(),
  },
  (table) => [primaryKey({ name: 'source_days_key', columns: [table.day, table.sourceId] })],
);

export const webSearchDays = defineTable('web_search_days', {
  day: text('day').primaryKey(),
  searches: number('searches').notNull(),
  pages: number('pages').notNull(),
});

export const webPages = defineTable('web_pages', {
  link: text('link').primaryKey(),
  readAt: text('read_at').notNull(),
  offers: json('offers').$type<readonly Offer[]>().notNull(),
});

export const discoveredShops = defineTable('discovered_shops', {
  domain: text('domain').primaryKey(),
  origin: text('origin').notNull(),
  decision: text('decision').$type<DiscoveredShopDecision>().notNull(),
  firstFoundAt: text('first_found_at').notNull(),
  lastFoundAt: text('last_found_at').notNull(),
  timesFound: number('times_found').notNull(),
  offersConfirmed: number('offers_confirmed').notNull(),
  lastTitle: text('last_title'),
  lastLink: text('last_link'),
});

/** Counts per source and day: outcomes, offers, durations by bucket, and causes of failures. */
export const sourceDayCounts = defineTable(
  'source_day_counts',
  {
    sourceId: text('source_id').notNull(),
    day: text('day').notNull(),
    kind: text('kind').$type<SourceCountKind>().notNull(),
    name: text('name').notNull(),
    count: number('count').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'source_day_counts_key',
      columns: [table.day, table.sourceId, table.kind, table.name],
    }),
  ],
);
