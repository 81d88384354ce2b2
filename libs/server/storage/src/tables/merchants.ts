import type { MerchantProductStanding } from '@pricehunt/business-accounts';
import type { FeedItem, FeedMapping } from '@pricehunt/merchant-feeds';
import type { Availability, ShippingRate } from '@pricehunt/offers';
import type { HoldReason } from '@pricehunt/product-matching';
import { sql } from 'drizzle-orm';
import { businesses, accounts } from './accounts';
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
  BusinessDomainRow,
  DomainVerificationMethod,
  FeedImportIssueRow,
  FeedImportRow,
  FeedImportState,
  FeedKind,
  FeedPreview,
  FeedSchedule,
  FeedValidators,
  ItemCheckRow,
  MerchantItemIssue,
  NoticeChoices,
  SavedView,
} from '../rows/merchants';

export const businessDomains = defineTable(
  'business_domains',
  {
    id: text('id').primaryKey(),
    businessId: belongsTo('business_id', () => businesses.id),
    domain: text('domain').notNull(),
    token: text('token').notNull(),
    state: text('state').$type<BusinessDomainRow['state']>().notNull(),
    method: text('method').$type<DomainVerificationMethod>(),
    claimedAt: text('claimed_at').notNull(),
    checkedAt: text('checked_at'),
    verifiedAt: text('verified_at'),
    problem: text('problem'),
    /** The domain while it is verified; null otherwise. */
    verifiedKey: text('verified_key').unique('business_domains_by_verified'),
    shippingRates: json('shipping_rates')
      .$type<readonly ShippingRate[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  (table) => [uniqueIndex('business_domains_by_business').on(table.businessId, table.domain)],
);

export const feeds = defineTable(
  'feeds',
  {
    id: text('id').primaryKey(),
    businessId: belongsTo('business_id', () => businesses.id),
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
    /** Digest and HTTP validators of the content applied last. */
    contentDigest: text('content_digest'),
    validators: json('validators').$type<FeedValidators>().notNull(),
  },
  (table) => [
    index('feeds_by_business').on(table.businessId, table.createdAt),
    index('feeds_by_next_run').on(table.nextRunAt),
  ],
);

export const feedImports = defineTable(
  'feed_imports',
  {
    id: text('id').primaryKey(),
    feedId: belongsTo('feed_id', () => feeds.id),
    businessId: text('business_id').notNull(),
    state: text('state').$type<FeedImportState>().notNull(),
    /** The feed id while the run is in progress; null afterwards. */
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

export const feedImportIssues = defineTable(
  'feed_import_issues',
  {
    importId: belongsTo('import_id', () => feedImports.id),
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

export const merchantItems = defineTable(
  'merchant_items',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    itemId: text('item_id').notNull(),
    feedId: text('feed_id').notNull(),
    importId: text('import_id').notNull(),
    digest: text('digest').notNull(),
    offerId: text('offer_id').notNull().unique('merchant_items_by_offer'),
    productId: text('product_id').notNull(),
    item: json('item').$type<FeedItem>().notNull(),
    issues: json('issues').$type<readonly MerchantItemIssue[]>().notNull(),
    /** The codes between spaces. */
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

export const businessProfiles = defineTable('business_profiles', {
  businessId: text('business_id')
    .primaryKey()
    .references(() => businesses.id, { onDelete: 'cascade' }),
  webAddress: text('web_address'),
  currency: text('currency'),
  timeZone: text('time_zone').notNull(),
});

export const noticeChoices = defineTable(
  'notice_choices',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    accountId: belongsTo('account_id', () => accounts.id),
    choices: json('choices').$type<NoticeChoices>().notNull(),
  },
  (table) => [primaryKey({ name: 'notice_choices_key', columns: [table.businessId, table.accountId] })],
);

export const savedViews = defineTable(
  'saved_views',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    accountId: belongsTo('account_id', () => accounts.id),
    views: json('views').$type<readonly SavedView[]>().notNull(),
  },
  (table) => [primaryKey({ name: 'saved_views_key', columns: [table.businessId, table.accountId] })],
);

export const itemDisapprovals = defineTable(
  'item_disapprovals',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    itemId: text('item_id').notNull(),
    reason: text('reason').notNull(),
    at: text('at').notNull(),
    byId: text('by_id').notNull(),
  },
  (table) => [primaryKey({ name: 'item_disapprovals_key', columns: [table.businessId, table.itemId] })],
);

export const itemReleases = defineTable(
  'item_releases',
  {
    businessId: belongsTo('business_id', () => businesses.id),
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

export const withheldItems = defineTable(
  'withheld_items',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    itemId: text('item_id').notNull(),
    at: text('at').notNull(),
    byId: text('by_id').notNull(),
  },
  (table) => [primaryKey({ name: 'withheld_items_key', columns: [table.businessId, table.itemId] })],
);

export const itemChecks = defineTable(
  'item_checks',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    itemId: text('item_id').notNull(),
    digest: text('digest').notNull(),
    checkedAt: text('checked_at').notNull(),
    page: text('page').$type<ItemCheckRow['page']>().notNull(),
    image: text('image').$type<ItemCheckRow['image']>().notNull(),
    pageMinor: number('page_minor'),
    pageCurrency: text('page_currency'),
    pageAvailability: text('page_availability').$type<Availability>(),
    /** Issue codes between spaces; empty if there are none. */
    codes: text('codes').notNull(),
  },
  (table) => [
    primaryKey({ name: 'item_checks_key', columns: [table.businessId, table.itemId] }),
    index('item_checks_by_time').on(table.businessId, table.checkedAt, table.itemId),
  ],
);
