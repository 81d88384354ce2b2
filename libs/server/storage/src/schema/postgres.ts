import type { BusinessStatus, MemberRole, MerchantProductStanding } from '@pricehunt/business-accounts';
import type { FeedItem, FeedMapping } from '@pricehunt/merchant-feeds';
import type {
  Availability,
  Condition,
  ConditionClass,
  OfferTotal,
  PricePlace,
  PriceTax,
  Shipping,
  ShippingPolicy,
  ShippingRate,
  StatedTotal,
  Offer,
} from '@pricehunt/offers';
import type { HoldReason } from '@pricehunt/product-matching';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  json as jsonText,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CountKind } from '../stores/catalog-counts';
import type { JsonValue } from '../json';
import type { AccountAudience } from '../stores/account.store';
import type { TokenPurpose } from '../stores/account-token.store';
import type { AuditActorKind, AuditDetails } from '../stores/audit.store';
import type { AlertMessageRow } from '../stores/alert-message.store';
import type { AlertFiringRow, AlertRow } from '../stores/alert.store';
import type { AttributionSettingRow } from '../stores/attribution-setting.store';
import type { InboundDeliveryRow } from '../stores/inbound-delivery.store';
import type { JobRow } from '../stores/job.store';
import type { CommissionDecisionRow, LedgerEntryRow } from '../stores/ledger.store';
import type { ClosedStatementRow } from '../stores/statement.store';
import type { OrderRefundRow, OrderRow, OrderTouchRow } from '../stores/order.store';
import type { OrderSourceRow } from '../stores/order-source.store';
import type { TestOrderRow } from '../stores/test-order.store';
import type { ApiKeyRow, ApiKeyScope } from '../stores/api-key.store';
import type { BusinessDomainRow, DomainVerificationMethod } from '../stores/business-domain.store';
import type {
  FeedImportIssueRow,
  FeedImportRow,
  FeedImportState,
  FeedKind,
  FeedPreview,
  FeedSchedule,
  FeedValidators,
} from '../stores/feed.store';
import type { ItemCheckRow } from '../stores/item-check.store';
import type { MerchantItemIssue } from '../stores/merchant-item-rows';
import type { ActivityKind, ClickExclusion } from '../stores/activity-entry';
import type { ClickValues } from '../stores/click-groups';
import type { ClickDevice, ClickRow } from '../stores/click.store';
import type { DemandKind } from '../stores/demand.store';
import type { ShopperList } from '../stores/shopper-list.store';
import type { ProductDecision } from '../stores/product-decision.store';
import type { SessionAudience } from '../stores/session.store';
import type { OfferShopRow } from '../stores/offer-shop.store';
import type { ShopExampleRow, ShopRulesRow } from '../stores/shop-rules.store';
import type { UcpProbeRow } from '../stores/ucp-probe.store';
import type { DiscoveredShopDecision } from '../stores/web-search.store';
import type { OperatorFeedRow } from '../stores/operator-feed.store';
import type { ReadingOutcome } from '../stores/watched-offer.store';
import type { SourceCountKind, SourceFailureRow, SourceOutcome } from '../stores/source-health.store';
import type { ReferralRow, TrackingEventRow } from '../stores/tracking.store';
import type { ReportResolutionRow, WrongPriceReportRow } from '../stores/wrong-price-report.store';
import type { NoticeChoices } from '../stores/business-profile.store';
import type { ShopifyConnectionRow } from '../stores/shopify-connection.store';
import type {
  WebhookAttemptRow,
  WebhookDeliveryRow,
  WebhookEndpointRow,
} from '../stores/webhook-endpoint.store';

/** `schema/sqlite.ts` declares the same tables and documents them; a parity test compares the two. */
const flag = (name: string) => boolean(name);
const json = (name: string) => jsonText(name);
const real = (name: string) => doublePrecision(name);
const number = (name: string) => bigint(name, { mode: 'number' });

export const products = pgTable(
  'products',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    id: text('id').notNull().unique('products_by_id'),
    title: text('title').notNull(),
    brand: text('brand'),
    brandKey: text('brand_key'),
    mpn: text('mpn'),
    modelKey: text('model_key'),
    gtins: json('gtins').$type<readonly string[]>().notNull(),
    attributes: json('attributes').$type<Readonly<Record<string, string>>>().notNull(),
    category: text('category'),
    categorySlug: text('category_slug'),
    description: text('description'),
    imageUrl: text('image_url'),
    firstSeenAt: text('first_seen_at').notNull(),
  },
  (table) => [index('products_by_model').on(table.modelKey, table.brandKey)],
);

export const productGtins = pgTable(
  'product_gtins',
  {
    gtin: text('gtin').notNull(),
    productId: text('product_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'product_gtins_key', columns: [table.gtin, table.productId] }),
    index('product_gtins_by_product').on(table.productId),
  ],
);

export const productListings = pgTable(
  'product_listings',
  {
    number: number('number').primaryKey(),
    productId: text('product_id').notNull(),
    offerCount: number('offer_count').notNull(),
    vouchedOfferCount: number('vouched_offer_count').notNull().default(0),
    inStock: flag('in_stock').notNull(),
    conditionBits: number('condition_bits').notNull(),
    shops: text('shops').notNull().default(''),
    destinations: text('destinations').notNull().default(''),
    categorySlug: text('category_slug'),
    brandKey: text('brand_key'),
    firstSeenAt: text('first_seen_at').notNull(),
    dropBasisPoints: number('drop_basis_points').notNull(),
  },
  (table) => [
    index('product_listings_by_category').on(
      table.categorySlug,
      table.vouchedOfferCount,
      table.offerCount,
      table.number,
    ),
    index('product_listings_by_brand').on(
      table.brandKey,
      table.vouchedOfferCount,
      table.offerCount,
      table.number,
    ),
    index('product_listings_by_offers').on(table.vouchedOfferCount, table.offerCount, table.number),
    index('product_listings_by_age').on(table.firstSeenAt, table.number),
    index('product_listings_by_drop').on(table.dropBasisPoints, table.number),
  ],
);

export const productPrices = pgTable(
  'product_prices',
  {
    number: number('number').notNull(),
    destination: text('destination').notNull(),
    conditionClass: text('condition_class').$type<ConditionClass>().notNull(),
    isShown: flag('is_shown').notNull(),
    kind: text('kind').$type<OfferTotal['kind']>().notNull(),
    tax: text('tax').$type<PriceTax>().notNull().default('included'),
    isObtainable: flag('is_obtainable').notNull(),
    reference: real('reference'),
    ownMinor: number('own_minor'),
    ownCurrency: text('own_currency'),
    destinations: text('destinations').notNull(),
    categorySlug: text('category_slug'),
    inStock: flag('in_stock').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'product_prices_key',
      columns: [table.number, table.destination, table.conditionClass],
    }),
    index('product_prices_by_amount').on(
      table.destination,
      table.conditionClass,
      table.reference,
      table.ownCurrency,
      table.ownMinor,
      table.number,
      table.isShown,
      table.destinations,
      table.inStock,
    ),
    index('product_prices_by_category_amount').on(
      table.categorySlug,
      table.destination,
      table.conditionClass,
      table.reference,
      table.ownCurrency,
      table.ownMinor,
      table.number,
      table.isShown,
      table.destinations,
      table.inStock,
    ),
  ],
);

export const catalogCounts = pgTable(
  'catalog_counts',
  {
    kind: text('kind').$type<CountKind>().notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    count: number('count').notNull(),
  },
  (table) => [primaryKey({ name: 'catalog_counts_key', columns: [table.kind, table.key] })],
);

export const searchDocuments = pgTable('search_documents', {
  number: number('number').primaryKey(),
  productId: text('product_id').notNull(),
  title: text('title').notNull(),
  brand: text('brand').notNull(),
  model: text('model').notNull(),
  codes: text('codes').notNull(),
  gtinForms: text('gtin_forms').notNull(),
  category: text('category').notNull(),
  digest: text('digest').notNull(),
});

export const searchTerms = pgTable('search_terms', {
  term: text('term').primaryKey(),
  documentCount: number('document_count').notNull(),
});

export const searchSpellings = pgTable(
  'search_spellings',
  {
    spelling: text('spelling').notNull(),
    term: text('term').notNull(),
  },
  (table) => [primaryKey({ name: 'search_spellings_key', columns: [table.spelling, table.term] })],
);

export const offers = pgTable(
  'offers',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    source: text('source').notNull(),
    retailerDomain: text('retailer_domain').notNull(),
    retailerName: text('retailer_name').notNull(),
    seller: text('seller'),
    sku: text('sku'),
    title: text('title').notNull(),
    brand: text('brand'),
    gtins: json('gtins').$type<readonly string[]>().notNull(),
    mpn: text('mpn'),
    attributes: json('attributes').$type<Readonly<Record<string, string>>>().notNull(),
    link: text('link').notNull(),
    linkKey: text('link_key').notNull(),
    affiliateLink: text('affiliate_link'),
    affiliateLinkKey: text('affiliate_link_key'),
    itemKey: text('item_key'),
    imageUrl: text('image_url'),
    priceMinor: number('price_minor').notNull(),
    currency: text('currency').notNull(),
    listPriceMinor: number('list_price_minor'),
    listPriceCurrency: text('list_price_currency'),
    shippingKind: text('shipping_kind').$type<Shipping['kind']>().notNull(),
    shippingMinor: number('shipping_minor'),
    shippingCurrency: text('shipping_currency'),
    shippingRates: json('shipping_rates')
      .$type<readonly ShippingRate[]>()
      .notNull()
      .default(sql`'[]'`),
    tax: text('tax').$type<PriceTax>().notNull().default('unknown'),
    weightGrams: number('weight_grams'),
    availability: text('availability').$type<Availability>().notNull(),
    condition: text('condition').$type<Condition>().notNull(),
    checkedAt: text('checked_at').notNull(),
  },
  (table) => [
    index('offers_by_product').on(table.productId),
    index('offers_by_retailer').on(table.retailerDomain, table.productId),
    index('offers_by_link').on(table.linkKey),
    index('offers_by_affiliate_link').on(table.affiliateLinkKey),
    index('offers_by_item').on(table.itemKey),
  ],
);

export const shopShipping = pgTable('shop_shipping', {
  retailerDomain: text('retailer_domain').primaryKey(),
  rates: json('rates').$type<readonly ShippingRate[]>().notNull(),
});

export const shippingPolicies = pgTable('shipping_policies', {
  retailerDomain: text('retailer_domain').primaryKey(),
  policy: json('policy').$type<ShippingPolicy>().notNull(),
  link: text('link').notNull(),
  readAt: text('read_at').notNull(),
});

export const offerShops = pgTable('offer_shops', {
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

export const offerShopRules = pgTable('offer_shop_rules', {
  domain: text('domain').primaryKey(),
  rules: json('rules').$type<ShopRulesRow['rules']>().notNull(),
  savedAt: text('saved_at').notNull(),
  exampleLink: text('example_link'),
  state: text('state').$type<ShopRulesRow['state']>().notNull(),
  stateSince: text('state_since').notNull(),
  checkedAt: text('checked_at'),
  brokenFields: json('broken_fields').$type<ShopRulesRow['brokenFields']>().notNull(),
});

export const offerShopExamples = pgTable('offer_shop_examples', {
  domain: text('domain').primaryKey(),
  link: text('link').notNull(),
  page: text('page').notNull(),
  expected: json('expected').$type<ShopExampleRow['expected']>().notNull(),
  takenAt: text('taken_at').notNull(),
});

export const ucpProbes = pgTable('ucp_probes', {
  origin: text('origin').primaryKey(),
  endpoint: text('endpoint'),
  transport: text('transport').$type<UcpProbeRow['transport']>(),
  probedAt: text('probed_at').notNull(),
});

export const watchedOffers = pgTable(
  'watched_offers',
  {
    offerId: text('offer_id')
      .primaryKey()
      .references(() => offers.id, { onDelete: 'cascade' }),
    host: text('host').notNull(),
    sourceId: text('source_id'),
    requestsMax: number('requests_max').notNull(),
    interest: number('interest').notNull(),
    wantedUntil: text('wanted_until').notNull(),
    namedAt: text('named_at').notNull(),
    intervalMs: number('interval_ms').notNull(),
    pinnedMs: number('pinned_ms'),
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

export const readingHosts = pgTable(
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

export const readingDays = pgTable('reading_days', {
  day: text('day').primaryKey(),
  requests: number('requests').notNull(),
});

/** Partitioned by the month of `observedAt`. */
export const priceObservations = pgTable(
  'price_observations',
  {
    productId: text('product_id').notNull(),
    offerId: text('offer_id').notNull(),
    observedAt: text('observed_at').notNull(),
    day: text('day').notNull(),
    retailerDomain: text('retailer_domain').notNull(),
    priceMinor: number('price_minor').notNull(),
    currency: text('currency').notNull(),
    conditionClass: text('condition_class').$type<ConditionClass>().notNull().default('new'),
  },
  (table) => [
    primaryKey({
      name: 'price_observations_key',
      columns: [table.productId, table.offerId, table.observedAt],
    }),
  ],
);

export const priceDrops = pgTable(
  'price_drops',
  {
    offerId: text('offer_id').primaryKey(),
    productId: text('product_id').notNull(),
    previousMinor: number('previous_minor').notNull(),
    currentMinor: number('current_minor').notNull(),
    currency: text('currency').notNull(),
    basisPoints: number('basis_points').notNull(),
    since: text('since').notNull(),
  },
  (table) => [
    index('price_drops_by_size').on(table.basisPoints),
    index('price_drops_by_product').on(table.productId),
    index('price_drops_by_age').on(table.since),
  ],
);

export const comparisons = pgTable(
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

export const comparisonEvents = pgTable(
  'comparison_events',
  {
    requestId: text('request_id')
      .notNull()
      .references(() => comparisons.requestId, { onDelete: 'cascade' }),
    sequence: number('sequence').notNull(),
    kind: text('kind').notNull(),
    data: json('data').$type<JsonValue>().notNull(),
  },
  (table) => [primaryKey({ name: 'comparison_events_key', columns: [table.requestId, table.sequence] })],
);

/** Partitioned by the month of `clickedAt`, which is therefore part of the key. */
export const clicks = pgTable(
  'clicks',
  {
    id: text('id').notNull(),
    clickedAt: text('clicked_at').notNull(),
    target: text('target').notNull(),
    sentTo: text('sent_to').notNull(),
    source: text('source').notNull(),
    requestedAt: number('requested_at'),
    offerId: text('offer_id'),
    retailerDomain: text('retailer_domain').notNull(),
    visit: text('visit').$type<ClickRow['visit']>().notNull(),
    botReason: text('bot_reason'),
    referenceId: text('reference_id'),
    sessionId: text('session_id'),
    comparisonId: text('comparison_id'),
    userAgentFamily: text('user_agent_family'),
    visitorHash: text('visitor_hash'),
    device: text('device').$type<ClickDevice>(),
    country: text('country'),
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),
    position: number('position'),
    offersShown: number('offers_shown'),
    priceGap: text('price_gap'),
    countedAt: text('counted_at'),
  },
  (table) => [
    primaryKey({ name: 'clicks_key', columns: [table.id, table.clickedAt] }),
    index('clicks_by_time').on(table.clickedAt, table.visit),
    index('clicks_by_reference')
      .on(table.referenceId)
      .where(sql`reference_id is not null`),
    index('clicks_uncounted')
      .on(table.clickedAt)
      .where(sql`counted_at is null`),
  ],
);

export const clickGroups = pgTable('click_groups', {
  id: text('id').primaryKey(),
  clicks: json('clicks').$type<readonly ClickValues[]>().notNull(),
});

export const sourceHealth = pgTable('source_health', {
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

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: json('value').$type<JsonValue>().notNull(),
});

export const wrongPriceReports = pgTable(
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

export const productDecisions = pgTable(
  'product_decisions',
  {
    firstId: text('first_id').notNull(),
    secondId: text('second_id').notNull(),
    decision: text('decision').$type<ProductDecision['decision']>().notNull(),
    decidedAt: text('decided_at').notNull(),
    decidedBy: text('decided_by').notNull(),
  },
  (table) => [
    primaryKey({ name: 'product_decisions_key', columns: [table.firstId, table.secondId] }),
    index('product_decisions_by_second').on(table.secondId),
  ],
);

/** Referrals to merchants' shops (S§3). Append-only; partitioned by the month of `receivedAt`. */
export const referrals = pgTable(
  'referrals',
  {
    id: text('id').notNull(),
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
    countedAt: text('counted_at'),
  },
  (table) => [
    primaryKey({ name: 'referrals_key', columns: [table.id, table.receivedAt] }),
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

/** Custom events (S§3). Append-only; partitioned by the month of `receivedAt`. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: text('id').notNull(),
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
    countedAt: text('counted_at'),
  },
  (table) => [
    primaryKey({ name: 'tracking_events_key', columns: [table.id, table.receivedAt] }),
    index('tracking_events_by_business').on(table.businessDomain, table.receivedAt),
    index('tracking_events_by_type').on(table.eventType, table.receivedAt),
    index('tracking_events_by_time').on(table.receivedAt),
    index('tracking_events_uncounted')
      .on(table.receivedAt)
      .where(sql`counted_at is null`),
  ],
);

export const trackingKeys = pgTable(
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

export const shopperListEntries = pgTable(
  'shopper_list_entries',
  {
    shopperId: text('shopper_id').notNull(),
    list: text('list').$type<ShopperList>().notNull(),
    keyDigest: text('key_digest').notNull(),
    key: text('key').notNull(),
    at: text('at').notNull(),
    isRemoved: flag('is_removed').notNull(),
    content: json('content').$type<JsonValue>().notNull(),
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

export const shopperListClearings = pgTable(
  'shopper_list_clearings',
  {
    shopperId: text('shopper_id').notNull(),
    list: text('list').$type<ShopperList>().notNull(),
    clearedAt: text('cleared_at').notNull(),
  },
  (table) => [primaryKey({ name: 'shopper_list_clearings_key', columns: [table.shopperId, table.list] })],
);

export const alerts = pgTable(
  'alerts',
  {
    id: text('id').primaryKey(),
    shopperId: text('shopper_id').notNull(),
    productId: text('product_id').notNull(),
    madeForProductId: text('made_for_product_id'),
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

export const alertFirings = pgTable(
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
    uniqueIndex('alert_firings_by_alert').on(table.alertId, table.firedAt),
  ],
);

export const alertMessages = pgTable(
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
  },
  (table) => [
    uniqueIndex('alert_messages_by_receiver').on(table.firingId, table.channel, table.receiver),
    index('alert_messages_by_time').on(table.state, table.nextAt),
  ],
);

export const pushSubscriptions = pgTable(
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

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    audience: text('audience').$type<AccountAudience>().notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    verifiedKey: text('verified_key').unique('accounts_by_verified_email'),
    passwordHash: text('password_hash').notNull(),
    isAdmin: flag('is_admin').notNull(),
    locale: text('locale').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    passwordChangedAt: text('password_changed_at').notNull(),
    disabledAt: text('disabled_at'),
    totpSecret: text('totp_secret'),
    totpEnabledAt: text('totp_enabled_at'),
    totpLastStep: number('totp_last_step'),
  },
  (table) => [index('accounts_by_email').on(table.audience, table.emailKey, table.createdAt)],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ name: 'recovery_codes_key', columns: [table.accountId, table.codeHash] })],
);

export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<TokenPurpose>().notNull(),
    email: text('email'),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [
    index('account_tokens_by_account').on(table.accountId, table.purpose),
    index('account_tokens_by_end').on(table.expiresAt),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    idHash: text('id_hash').notNull().unique('sessions_by_hash'),
    audience: text('audience').$type<SessionAudience>().notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: text('created_at').notNull(),
    lastSeenAt: text('last_seen_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    endedAt: text('ended_at'),
    device: text('device').notNull(),
    data: json('data').$type<JsonValue>().notNull(),
  },
  (table) => [
    index('sessions_by_account').on(table.accountId, table.lastSeenAt),
    index('sessions_by_end').on(table.expiresAt),
  ],
);

export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    windowStartedAtMs: number('window_started_at_ms').notNull(),
    count: number('count').notNull(),
    streak: number('streak').notNull(),
    blockedUntilMs: number('blocked_until_ms').notNull(),
    changedAt: text('changed_at').notNull(),
  },
  (table) => [index('attempts_by_change').on(table.changedAt)],
);

export const businesses = pgTable(
  'businesses',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    storeDomain: text('store_domain'),
    status: text('status').$type<BusinessStatus>().notNull(),
    statusReason: text('status_reason'),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [
    index('businesses_by_status').on(table.status, table.id),
    index('businesses_by_domain').on(table.storeDomain),
  ],
);

export const businessMembers = pgTable(
  'business_members',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    role: text('role').$type<MemberRole>().notNull(),
    joinedAt: text('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'business_members_key', columns: [table.businessId, table.accountId] }),
    index('business_members_by_account').on(table.accountId, table.joinedAt),
  ],
);

export const businessInvitations = pgTable(
  'business_invitations',
  {
    id: text('id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    role: text('role').$type<MemberRole>().notNull(),
    tokenHash: text('token_hash').unique('business_invitations_by_token'),
    invitedBy: text('invited_by').notNull(),
    invitedAt: text('invited_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    closedAt: text('closed_at'),
  },
  (table) => [index('business_invitations_by_business').on(table.businessId, table.invitedAt)],
);

export const auditEntries = pgTable(
  'audit_entries',
  {
    sequence: number('sequence').primaryKey(),
    at: text('at').notNull(),
    actorKind: text('actor_kind').$type<AuditActorKind>().notNull(),
    actorId: text('actor_id'),
    action: text('action').notNull(),
    subjectKind: text('subject_kind'),
    subjectId: text('subject_id'),
    businessId: text('business_id'),
    details: json('details').$type<AuditDetails>().notNull(),
    previousDigest: text('previous_digest').notNull(),
    digest: text('digest').notNull(),
  },
  (table) => [
    index('audit_entries_by_business').on(table.businessId, table.sequence),
    index('audit_entries_by_actor').on(table.actorId, table.sequence),
    index('audit_entries_by_subject').on(table.subjectId, table.sequence),
    index('audit_entries_by_action').on(table.action, table.sequence),
  ],
);

export const auditHeads = pgTable('audit_heads', {
  name: text('name').primaryKey(),
  sequence: number('sequence').notNull(),
  digest: text('digest').notNull(),
});

export const businessDomains = pgTable(
  'business_domains',
  {
    id: text('id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
    token: text('token').notNull(),
    state: text('state').$type<BusinessDomainRow['state']>().notNull(),
    method: text('method').$type<DomainVerificationMethod>(),
    claimedAt: text('claimed_at').notNull(),
    checkedAt: text('checked_at'),
    verifiedAt: text('verified_at'),
    problem: text('problem'),
    verifiedKey: text('verified_key').unique('business_domains_by_verified'),
    shippingRates: json('shipping_rates')
      .$type<readonly ShippingRate[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  (table) => [uniqueIndex('business_domains_by_business').on(table.businessId, table.domain)],
);

export const feeds = pgTable(
  'feeds',
  {
    id: text('id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<FeedKind>().notNull(),
    name: text('name').notNull(),
    link: text('link'),
    schedule: text('schedule').$type<FeedSchedule>().notNull(),
    currency: text('currency'),
    country: text('country'),
    columnMapping: json('column_mapping')
      .$type<FeedMapping>()
      .notNull()
      .default(sql`'[]'`),
    isAutoConfirmed: flag('is_auto_confirmed').notNull(),
    isPaused: flag('is_paused').notNull(),
    createdAt: text('created_at').notNull(),
    nextRunAt: text('next_run_at'),
    contentDigest: text('content_digest'),
    validators: json('validators').$type<FeedValidators>().notNull(),
  },
  (table) => [
    index('feeds_by_business').on(table.businessId, table.createdAt),
    index('feeds_by_next_run').on(table.nextRunAt),
  ],
);

export const operatorFeeds = pgTable('operator_feeds', {
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

export const feedImports = pgTable(
  'feed_imports',
  {
    id: text('id').primaryKey(),
    feedId: text('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    businessId: text('business_id').notNull(),
    state: text('state').$type<FeedImportState>().notNull(),
    underWayKey: text('under_way_key').unique('feed_imports_under_way'),
    startedBy: text('started_by').$type<FeedImportRow['startedBy']>().notNull(),
    requestedAt: text('requested_at').notNull(),
    startedAt: text('started_at'),
    finishedAt: text('finished_at'),
    rowsRead: number('rows_read').notNull(),
    preview: json('preview').$type<FeedPreview>(),
    createdCount: number('created_count').notNull(),
    updatedCount: number('updated_count').notNull(),
    unchangedCount: number('unchanged_count').notNull(),
    removedCount: number('removed_count').notNull(),
    removalHeldBack: text('removal_held_back'),
    waitsFor: text('waits_for').$type<NonNullable<FeedImportRow['waitsFor']>>(),
    failure: text('failure'),
    isConfirmed: flag('is_confirmed').notNull(),
    isRemovalConfirmed: flag('is_removal_confirmed').notNull(),
    fileKey: text('file_key'),
    fileName: text('file_name'),
    contentType: text('content_type'),
    contentDigest: text('content_digest'),
    validators: json('validators').$type<FeedValidators>().notNull(),
  },
  (table) => [index('feed_imports_by_feed').on(table.feedId, table.id)],
);

export const feedImportIssues = pgTable(
  'feed_import_issues',
  {
    importId: text('import_id')
      .notNull()
      .references(() => feedImports.id, { onDelete: 'cascade' }),
    number: number('number').notNull(),
    code: text('code').notNull(),
    severity: text('severity').$type<FeedImportIssueRow['severity']>().notNull(),
    row: number('row'),
    line: number('line'),
    itemId: text('item_id'),
    column: text('column_name'),
    given: text('given'),
  },
  (table) => [primaryKey({ name: 'feed_import_issues_key', columns: [table.importId, table.number] })],
);

export const merchantItems = pgTable(
  'merchant_items',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    feedId: text('feed_id').notNull(),
    importId: text('import_id').notNull(),
    digest: text('digest').notNull(),
    offerId: text('offer_id').notNull().unique('merchant_items_by_offer'),
    productId: text('product_id').notNull(),
    item: json('item').$type<FeedItem>().notNull(),
    issues: json('issues').$type<readonly MerchantItemIssue[]>().notNull(),
    issueCodes: text('issue_codes').notNull(),
    issueCount: number('issue_count').notNull(),
    words: text('words').notNull(),
    titleKey: text('title_key').notNull(),
    priceMinor: number('price_minor').notNull(),
    currency: text('currency').notNull(),
    availability: text('availability').$type<Availability>().notNull(),
    isShown: flag('is_shown').notNull(),
    standing: text('standing').$type<MerchantProductStanding>().notNull().default('shown'),
    holdReasons: json('hold_reasons')
      .$type<readonly HoldReason[]>()
      .notNull()
      .default(sql`'[]'`),
    repriceAt: text('reprice_at'),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'merchant_items_key', columns: [table.businessId, table.itemId] }),
    index('merchant_items_by_run').on(table.feedId, table.importId, table.itemId),
    index('merchant_items_by_title').on(table.businessId, table.titleKey, table.offerId),
    index('merchant_items_by_reprice').on(table.repriceAt),
    index('merchant_items_by_stock').on(table.businessId, table.isShown, table.availability),
    index('merchant_items_by_product').on(table.productId, table.businessId),
    index('merchant_items_by_price').on(table.businessId, table.priceMinor, table.offerId),
    index('merchant_items_by_change').on(table.businessId, table.updatedAt, table.offerId),
    index('merchant_items_by_standing').on(table.businessId, table.standing, table.issueCount),
    index('merchant_items_held')
      .on(table.offerId)
      .where(sql`standing = 'held'`),
  ],
);

export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ApiKeyRow['kind']>().notNull(),
    name: text('name').notNull(),
    beginning: text('beginning').notNull(),
    keyHash: text('key_hash').notNull().unique('api_keys_by_hash'),
    scopes: json('scopes').$type<readonly ApiKeyScope[]>().notNull(),
    createdAt: text('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    lastUsedAt: text('last_used_at'),
    revokedAt: text('revoked_at'),
  },
  (table) => [index('api_keys_by_business').on(table.businessId, table.createdAt)],
);

export const keptAnswers = pgTable(
  'kept_answers',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestDigest: text('request_digest').notNull(),
    answer: json('answer').$type<JsonValue>().notNull(),
    answeredAt: text('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'kept_answers_key', columns: [table.businessId, table.key] }),
    index('kept_answers_by_time').on(table.answeredAt),
  ],
);

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: text('id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: json('events').$type<readonly string[]>().notNull(),
    secret: text('secret').notNull(),
    previousSecret: text('previous_secret'),
    previousSecretUntil: text('previous_secret_until'),
    isPaused: flag('is_paused').notNull(),
    disabledAt: text('disabled_at'),
    disabledReason: text('disabled_reason').$type<NonNullable<WebhookEndpointRow['disabledReason']>>(),
    createdAt: text('created_at').notNull(),
    lastDeliveredAt: text('last_delivered_at'),
    consecutiveFailures: number('consecutive_failures').notNull(),
  },
  (table) => [index('webhook_endpoints_by_business').on(table.businessId, table.createdAt)],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    eventKey: text('event_key').notNull(),
    event: text('event').notNull(),
    payload: text('payload').notNull(),
    createdAt: text('created_at').notNull(),
    state: text('state').$type<WebhookDeliveryRow['state']>().notNull(),
    isForced: flag('is_forced').notNull(),
    attemptCount: number('attempt_count').notNull(),
    nextAt: text('next_at').notNull(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_by_event').on(table.endpointId, table.eventKey),
    index('webhook_deliveries_by_endpoint').on(table.endpointId, table.id),
    index('webhook_deliveries_by_time').on(table.state, table.nextAt),
    index('webhook_deliveries_by_age').on(table.createdAt),
  ],
);

export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    deliveryId: text('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    number: number('number').notNull(),
    at: text('at').notNull(),
    outcome: text('outcome').$type<WebhookAttemptRow['outcome']>().notNull(),
    status: number('status'),
    durationMs: number('duration_ms').notNull(),
    excerpt: text('excerpt'),
  },
  (table) => [primaryKey({ name: 'webhook_attempts_key', columns: [table.deliveryId, table.number] })],
);

export const shopifyConnections = pgTable(
  'shopify_connections',
  {
    id: text('id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    shopOrigin: text('shop_origin').notNull(),
    shopName: text('shop_name').notNull(),
    primaryDomain: text('primary_domain').notNull(),
    pageOrigin: text('page_origin').notNull(),
    currency: text('currency').notNull(),
    country: text('country'),
    accessToken: text('access_token').notNull(),
    state: text('state').$type<ShopifyConnectionRow['state']>().notNull(),
    connectedAt: text('connected_at').notNull(),
    feedId: text('feed_id').notNull(),
    orderSourceId: text('order_source_id'),
    webhooks: json('webhooks').$type<ShopifyConnectionRow['webhooks']>().notNull(),
    readState: text('read_state').$type<ShopifyConnectionRow['readState']>().notNull(),
    readStartedAt: text('read_started_at'),
    readFinishedAt: text('read_finished_at'),
    readProblem: text('read_problem'),
    productCount: number('product_count').notNull(),
    itemCount: number('item_count').notNull(),
    refusedCount: number('refused_count').notNull(),
    heldBackCount: number('held_back_count').notNull().default(0),
  },
  (table) => [
    uniqueIndex('shopify_connections_by_shop').on(table.businessId, table.shopOrigin),
    index('shopify_connections_by_source').on(table.orderSourceId),
  ],
);

export const businessProfiles = pgTable('business_profiles', {
  businessId: text('business_id')
    .primaryKey()
    .references(() => businesses.id, { onDelete: 'cascade' }),
  webAddress: text('web_address'),
  currency: text('currency'),
  timeZone: text('time_zone').notNull(),
});

export const noticeChoices = pgTable(
  'notice_choices',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    choices: json('choices').$type<NoticeChoices>().notNull(),
  },
  (table) => [primaryKey({ name: 'notice_choices_key', columns: [table.businessId, table.accountId] })],
);

export const sourceFailures = pgTable(
  'source_failures',
  {
    sourceId: text('source_id').notNull(),
    at: text('at').notNull(),
    outcome: text('outcome').$type<SourceFailureRow['outcome']>().notNull(),
    error: text('error'),
  },
  (table) => [primaryKey({ name: 'source_failures_key', columns: [table.sourceId, table.at] })],
);

export const sourceDays = pgTable(
  'source_days',
  {
    sourceId: text('source_id').notNull(),
    day: text('day').notNull(),
    calls: number('calls').notNull(),
  },
  (table) => [primaryKey({ name: 'source_days_key', columns: [table.day, table.sourceId] })],
);

export const webSearchDays = pgTable('web_search_days', {
  day: text('day').primaryKey(),
  searches: number('searches').notNull(),
  pages: number('pages').notNull(),
});

export const webPages = pgTable('web_pages', {
  link: text('link').primaryKey(),
  readAt: text('read_at').notNull(),
  offers: json('offers').$type<readonly Offer[]>().notNull(),
});

export const discoveredShops = pgTable('discovered_shops', {
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
export const sourceDayCounts = pgTable(
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

export const reportResolutions = pgTable('report_resolutions', {
  reportId: text('report_id').primaryKey(),
  outcome: text('outcome').$type<ReportResolutionRow['outcome']>().notNull(),
  note: text('note'),
  at: text('at').notNull(),
  byId: text('by_id').notNull(),
});

export const itemDisapprovals = pgTable(
  'item_disapprovals',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    reason: text('reason').notNull(),
    at: text('at').notNull(),
    byId: text('by_id').notNull(),
  },
  (table) => [primaryKey({ name: 'item_disapprovals_key', columns: [table.businessId, table.itemId] })],
);

export const itemReleases = pgTable(
  'item_releases',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    reason: text('reason').notNull(),
    at: text('at').notNull(),
    byId: text('by_id').notNull(),
    identityKey: text('identity_key').notNull(),
    priceMinor: number('price_minor').notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [primaryKey({ name: 'item_releases_key', columns: [table.businessId, table.itemId] })],
);

export const withheldItems = pgTable(
  'withheld_items',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    at: text('at').notNull(),
    byId: text('by_id').notNull(),
  },
  (table) => [primaryKey({ name: 'withheld_items_key', columns: [table.businessId, table.itemId] })],
);

export const itemChecks = pgTable(
  'item_checks',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    digest: text('digest').notNull(),
    checkedAt: text('checked_at').notNull(),
    page: text('page').$type<ItemCheckRow['page']>().notNull(),
    image: text('image').$type<ItemCheckRow['image']>().notNull(),
    pageMinor: number('page_minor'),
    pageCurrency: text('page_currency'),
    pageAvailability: text('page_availability').$type<Availability>(),
    codes: text('codes').notNull(),
  },
  (table) => [
    primaryKey({ name: 'item_checks_key', columns: [table.businessId, table.itemId] }),
    index('item_checks_by_time').on(table.businessId, table.checkedAt, table.itemId),
  ],
);

export const viewings = pgTable(
  'viewings',
  {
    id: text('id').primaryKey(),
    adminId: text('admin_id').notNull(),
    sessionHash: text('session_hash'),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    startedAt: text('started_at').notNull(),
    until: text('until').notNull(),
    tokenHash: text('token_hash').unique('viewings_by_token'),
    tokenUntil: text('token_until').notNull(),
    cookieHash: text('cookie_hash').unique('viewings_by_cookie'),
    endedAt: text('ended_at'),
  },
  (table) => [index('viewings_by_admin').on(table.adminId, table.startedAt)],
);

export const hourStats = pgTable(
  'hour_stats',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    quarter: text('hour').notNull(),
    impressions: number('impressions').notNull(),
    clicks: number('clicks').notNull(),
    humanClicks: number('human_clicks').notNull(),
    billableClicks: number('billable_clicks').notNull(),
    visitors: number('visitors').notNull(),
    referrals: number('referrals').notNull(),
    events: number('events').notNull(),
    orders: number('orders').notNull(),
    refunds: number('refunds').notNull(),
  },
  (table) => [primaryKey({ name: 'hour_stats_key', columns: [table.businessId, table.quarter] })],
);

export const hourRevenue = pgTable(
  'hour_revenue',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    quarter: text('hour').notNull(),
    currency: text('currency').notNull(),
    revenueMinor: number('revenue_minor').notNull(),
    refundedMinor: number('refunded_minor').notNull(),
  },
  (table) => [
    primaryKey({ name: 'hour_revenue_key', columns: [table.businessId, table.quarter, table.currency] }),
  ],
);

export const dayDimensionStats = pgTable(
  'day_dimension_stats',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
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

export const dayDimensionRevenue = pgTable(
  'day_dimension_revenue',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
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

export const dayVisits = pgTable(
  'day_visits',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
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

export const activityEntries = pgTable(
  'activity_entries',
  {
    sequence: number('sequence').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
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

export const activityHeads = pgTable('activity_heads', {
  name: text('name').primaryKey(),
  sequence: number('sequence').notNull(),
  countedUntil: text('counted_until').notNull(),
});

export const demandDays = pgTable(
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

export const demandSearchers = pgTable(
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

export const pricePositions = pgTable(
  'price_positions',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
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

export const orderSources = pgTable(
  'order_sources',
  {
    id: text('id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<OrderSourceRow['kind']>().notNull(),
    shopDomain: text('shop_domain'),
    secret: text('secret'),
    previousSecret: text('previous_secret'),
    previousSecretUntil: text('previous_secret_until'),
    publishableKey: text('publishable_key').unique('order_sources_by_key'),
    allowedOrigins: json('allowed_origins').$type<readonly string[]>().notNull(),
    isConsentRequired: flag('is_consent_required').notNull(),
    createdAt: text('created_at').notNull(),
    uninstalledAt: text('uninstalled_at'),
    endedAt: text('ended_at'),
    takenCount: number('taken_count').notNull(),
    lastAt: text('last_at'),
    lastFrom: text('last_from'),
    refusedCount: number('refused_count').notNull(),
    lastRefusedAt: text('last_refused_at'),
    lastRefusedFrom: text('last_refused_from'),
    liveKey: text('live_key').unique('order_sources_live'),
  },
  (table) => [index('order_sources_by_business').on(table.businessId, table.createdAt)],
);

export const inboundDeliveries = pgTable(
  'inbound_deliveries',
  {
    id: text('id').primaryKey(),
    sourceId: text('source_id').notNull(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<InboundDeliveryRow['provider']>().notNull(),
    deliveryId: text('delivery_id').notNull(),
    topic: text('topic').notNull(),
    shop: text('shop'),
    receivedAt: text('received_at').notNull(),
    triggeredAt: text('triggered_at'),
    body: text('body').notNull(),
    state: text('state').$type<InboundDeliveryRow['state']>().notNull(),
    attempts: number('attempts').notNull(),
    error: text('error'),
    nextAt: text('next_at').notNull(),
  },
  (table) => [
    uniqueIndex('inbound_deliveries_by_sender').on(table.sourceId, table.deliveryId),
    index('inbound_deliveries_by_source').on(table.sourceId, table.id),
    index('inbound_deliveries_by_state').on(table.state, table.nextAt),
    index('inbound_deliveries_by_time').on(table.receivedAt),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    externalId: text('external_id').notNull(),
    name: text('name').notNull(),
    source: text('source').$type<OrderRow['source']>().notNull(),
    sourceId: text('source_id'),
    checkoutToken: text('checkout_token'),
    customerRef: text('customer_ref'),
    customerIdRef: text('customer_id_ref'),
    placedAt: text('placed_at').notNull(),
    receivedAt: text('received_at').notNull(),
    changedAt: text('changed_at').notNull(),
    currency: text('currency').notNull(),
    subtotalMinor: number('subtotal_minor').notNull(),
    discountMinor: number('discount_minor').notNull(),
    taxMinor: number('tax_minor').notNull(),
    shippingMinor: number('shipping_minor').notNull(),
    totalMinor: number('total_minor').notNull(),
    refundedMinor: number('refunded_minor').notNull(),
    lines: json('lines').$type<OrderRow['lines']>().notNull(),
    discountCodes: json('discount_codes').$type<readonly string[]>().notNull(),
    clues: json('clues').$type<OrderRow['clues']>().notNull(),
    cameWithoutId: flag('came_without_id').notNull(),
    payment: text('payment').$type<OrderRow['payment']>().notNull(),
    cancelledAt: text('cancelled_at'),
    isTest: flag('is_test').notNull(),
    isConfirmed: flag('is_confirmed').notNull(),
    state: text('state').$type<OrderRow['state']>().notNull(),
    reason: text('reason').$type<OrderRow['reason']>().notNull(),
    matchMethod: text('match_method').$type<NonNullable<OrderRow['matchMethod']>>(),
    matchUntil: text('match_until'),
    touchCount: number('touch_count').notNull(),
    lastTouchAt: text('last_touch_at'),
    lastTouchSource: text('last_touch_source'),
    lastTouchTitle: text('last_touch_title'),
    terms: json('terms').$type<OrderRow['terms']>().notNull(),
    commissionMinor: number('commission_minor').notNull(),
  },
  (table) => [
    uniqueIndex('orders_by_external_id').on(table.businessId, table.externalId),
    index('orders_by_time').on(table.businessId, table.placedAt, table.id),
    index('orders_by_checkout').on(table.businessId, table.checkoutToken),
    index('orders_by_customer').on(table.businessId, table.customerRef),
    index('orders_by_customer_id').on(table.businessId, table.customerIdRef),
    index('orders_by_source').on(table.sourceId),
    index('orders_waiting')
      .on(table.matchUntil)
      .where(sql`match_until is not null`),
  ],
);

export const orderTouches = pgTable(
  'order_touches',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    clickId: text('click_id'),
    referenceId: text('reference_id'),
    at: text('at').notNull(),
    kind: text('kind').$type<OrderTouchRow['kind']>().notNull(),
    matchMethod: text('match_method').$type<OrderTouchRow['matchMethod']>().notNull(),
    source: text('source').notNull(),
    medium: text('medium'),
    campaign: text('campaign'),
    offerId: text('offer_id'),
    productId: text('product_id'),
    productTitle: text('product_title'),
    visit: text('visit').$type<OrderTouchRow['visit']>().notNull(),
    botReason: text('bot_reason'),
    isOwn: flag('is_own').notNull(),
    paidBy: text('paid_by'),
  },
  (table) => [index('order_touches_by_order').on(table.orderId, table.at)],
);

export const ownVisitors = pgTable(
  'own_visitors',
  {
    visitorHash: text('visitor_hash').notNull(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
  },
  (table) => [
    primaryKey({ name: 'own_visitors_key', columns: [table.visitorHash, table.businessId] }),
    index('own_visitors_by_day').on(table.day),
  ],
);

export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    externalId: text('external_id').notNull(),
    at: text('at').notNull(),
    totalMinor: number('total_minor').notNull(),
    lines: json('lines').$type<OrderRefundRow['lines']>(),
  },
  (table) => [uniqueIndex('order_refunds_by_external_id').on(table.orderId, table.externalId)],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text('id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    orderId: text('order_id').notNull(),
    orderName: text('order_name').notNull(),
    kind: text('kind').$type<LedgerEntryRow['kind']>().notNull(),
    state: text('state').$type<LedgerEntryRow['state']>().notNull(),
    amountMinor: number('amount_minor').notNull(),
    baseMinor: number('base_minor').notNull().default(0),
    currency: text('currency').notNull(),
    at: text('at').notNull(),
    period: text('period').notNull().default(''),
    isTest: flag('is_test').notNull(),
  },
  (table) => [
    index('ledger_entries_by_business').on(table.businessId, table.id),
    index('ledger_entries_by_order').on(table.orderId, table.id),
    index('ledger_entries_by_period').on(table.businessId, table.period, table.currency, table.orderId),
  ],
);

export const commissionDecisions = pgTable(
  'commission_decisions',
  {
    id: text('id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    orderId: text('order_id').notNull(),
    at: text('at').notNull(),
    byId: text('by_id'),
    status: text('status').$type<CommissionDecisionRow['status']>().notNull(),
    amountMinor: number('amount_minor').notNull(),
    baseMinor: number('base_minor').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason'),
  },
  (table) => [index('commission_decisions_by_order').on(table.orderId, table.id)],
);

export const commissionStatements = pgTable(
  'commission_statements',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    period: text('period').notNull(),
    currency: text('currency').notNull(),
    totals: json('totals').$type<ClosedStatementRow['totals']>().notNull(),
    timeZone: text('time_zone').notNull(),
    closedAt: text('closed_at').notNull(),
    closedById: text('closed_by_id'),
  },
  (table) => [
    primaryKey({
      name: 'commission_statements_key',
      columns: [table.businessId, table.period, table.currency],
    }),
  ],
);

export const attributionSettings = pgTable('attribution_settings', {
  businessId: text('business_id')
    .primaryKey()
    .references(() => businesses.id, { onDelete: 'cascade' }),
  windowDays: number('window_days').notNull(),
  model: text('model').$type<AttributionSettingRow['model']>().notNull(),
  clickParameter: text('click_parameter').notNull(),
  utm: json('utm').$type<AttributionSettingRow['utm']>().notNull(),
  rules: json('rules').$type<AttributionSettingRow['rules']>().notNull(),
  discountCodes: json('discount_codes').$type<readonly string[]>().notNull(),
  updatedAt: text('updated_at').notNull(),
});

export const checkouts = pgTable(
  'checkouts',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    checkoutToken: text('checkout_token').notNull(),
    references: json('reference_ids').$type<readonly string[]>().notNull(),
    at: text('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'checkouts_key', columns: [table.businessId, table.checkoutToken] }),
    index('checkouts_by_time').on(table.at),
  ],
);

export const testOrders = pgTable(
  'test_orders',
  {
    id: text('id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    startedAt: text('started_at').notNull(),
    externalId: text('external_id').notNull(),
    hops: json('hops').$type<TestOrderRow['hops']>().notNull(),
  },
  (table) => [index('test_orders_by_time').on(table.startedAt)],
);

export const shopifyProducts = pgTable(
  'shopify_products',
  {
    connectionId: text('connection_id')
      .notNull()
      .references(() => shopifyConnections.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    itemIds: json('item_ids').$type<readonly string[]>().notNull(),
    seenAt: text('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'shopify_products_key', columns: [table.connectionId, table.productId] }),
    index('shopify_products_by_time').on(table.connectionId, table.seenAt),
  ],
);

export const queuedJobs = pgTable(
  'queued_jobs',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    payload: json('payload').$type<unknown>().notNull(),
    state: text('state').$type<JobRow['state']>().notNull(),
    idempotencyKey: text('idempotency_key'),
    priority: number('priority').notNull(),
    runAt: text('run_at').notNull(),
    attempts: number('attempts').notNull(),
    attemptsMax: number('attempts_max').notNull(),
    leaseMs: number('lease_ms').notNull(),
    leaseToken: text('lease_token'),
    leaseUntil: text('lease_until'),
    createdAt: text('created_at').notNull(),
    endedAt: text('ended_at'),
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('queued_jobs_by_key').on(table.name, table.idempotencyKey),
    index('queued_jobs_by_urgency').on(table.state, sql`${table.priority} desc`, table.runAt, table.id),
    index('queued_jobs_by_creation').on(table.state, table.createdAt, table.id),
    index('queued_jobs_by_end').on(table.state, table.endedAt, table.id),
  ],
);
