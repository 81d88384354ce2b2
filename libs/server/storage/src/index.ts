export { isPostgresUrl, openStorage } from './open-storage';
export { isDatabaseAway } from './database-away';
export {
  BackupRefused,
  makePostgresBackup,
  makeSqliteBackup,
  restoreSqliteBackup,
  verifySqliteBackup,
} from './sqlite-backup';
export { compareStorages, differenceOf, moveStorage } from './move/move-storage';
export { MoveRefused } from './move/moved-database';
export type { CallCounts } from './call-counts';
export type { ConnectionCounts } from './dialect/connection-counts';
export type { RetainedRecords } from './stores/retention.store';
export { squashedKey } from './keys';
export type { Storage, Stores } from './storage';
export type { JsonValue } from './json';
export type { OfferToSave, ProductOffer } from './stores/offer.store';
export type { DailyLow, DailyLows } from './stores/daily-lows';
export type { SearchFilters, SearchItem, SearchRequest } from './stores/search.store';
export type { ComparisonEvent, ComparisonRecord } from './stores/comparison.store';
export type { ClickDevice, ClickRow } from './stores/click.store';
export type { OfferShopRow } from './stores/offer-shop.store';
export type { ShopExampleRow, ShopRulesRow } from './stores/shop-rules.store';
export type { DiscoveredShopRow } from './stores/web-search.store';
export type { FeedShop, OperatorFeedRow } from './stores/operator-feed.store';
export { strangersSource, trackedProductIdPrefix } from './stores/strangers';
export { readingInterests } from './stores/watched-offer.store';
export type {
  ClaimedReading,
  ListedReading,
  OfferToTrack,
  ReadingHostRow,
  ReadingInterest,
  ReadingOutcome,
  WatchedOffer,
} from './stores/watched-offer.store';
export { stepEndMs } from './stores/source-health.store';
export type { SourceDayCount, SourceReport } from './stores/source-health.store';
export type { Setting } from './stores/setting.store';
export type { ReferralRow, TrackingEventRow } from './stores/tracking.store';
export type { ShopperList, ShopperListEntry } from './stores/shopper-list.store';
export { alertRuleKey } from './stores/alert.store';
export type { AlertChannel, AlertFiringRow, AlertRow, AlertSighting } from './stores/alert.store';
export type { PriceRetraction } from './stores/price-history.store';
export type { AlertMessageRow } from './stores/alert-message.store';
export type { PushSubscriptionRow } from './stores/push-subscription.store';
export type { ResolvableReport } from './stores/wrong-price-report.store';
export type { AccountAudience, AccountRow } from './stores/account.store';
export type { AccountTokenRow } from './stores/account-token.store';
export type { SessionAudience, SessionRow, SessionStore } from './stores/session.store';
export type { AttemptCount } from './stores/attempt.store';
export type { BusinessRow, InvitationRow, MemberBusiness, TeamMemberRow } from './stores/business.store';
export type { AuditDetails, AuditEntry, NewAuditEntry, AuditFilter } from './stores/audit.store';
export type { ApiKeyRow, ApiKeyScope } from './stores/api-key.store';
export type { NoticeChoices } from './stores/business-profile.store';
export type { ShopifyConnectionRow } from './stores/shopify-connection.store';
export type {
  LoggedDelivery,
  WebhookAttemptRow,
  WebhookDeliveryRow,
  WebhookEndpointChanges,
  WebhookEndpointRow,
} from './stores/webhook-endpoint.store';
export type { BusinessDomainRow, DomainVerificationMethod } from './stores/business-domain.store';
export type {
  FeedChanges,
  FeedImportIssueRow,
  FeedImportRow,
  FeedKind,
  FeedPreview,
  FeedRow,
  FeedSchedule,
  FeedValidators,
} from './stores/feed.store';
export type { KnownMerchantItem } from './stores/merchant-item.store';
export type { MerchantItemIssue, MerchantItemRow } from './stores/merchant-item-rows';
export type { MerchantItemFilters, MerchantItemRequest } from './stores/list-merchant-items';
export type { ItemCheckRow } from './stores/item-check.store';
export type { ItemReleaseRow } from './stores/item-release.store';
export type { ViewingRow } from './stores/viewing.store';
export type { ModeratedItem } from './stores/find-merchant-items';
export type { ActivityEntryRow, CountedOrder, NewActivityEntry } from './stores/activity-entry';
export type { ActivityFilters, ActivityPlace } from './stores/activity.store';
export type { ClickToCount } from './stores/day-visits';
export type { Demand, DemandRow } from './stores/demand.store';
export type { PricePositionRow } from './stores/price-position.store';
export type {
  CountedRevenue,
  DimensionCounts,
  ReportStretch,
  TrafficStretch,
} from './stores/traffic-report.store';
export { emptyEntry } from './stores/activity-entry';
export { quarterOf } from './stores/traffic-sums';
export type { ShownOffers } from './stores/traffic-sums';
export type { AttributionSettingRow, MerchantShopRow } from './stores/attribution-setting.store';
export type { OrderSearch } from './stores/find-orders';
export type { InboundDeliveryRow, ListedDelivery } from './stores/inbound-delivery.store';
export type { JobOutcome, JobRow } from './stores/job.store';
export type { CommissionDecisionRow, LedgerEntryRow } from './stores/ledger.store';
export type { ClosedStatementRow, StatementOrder, StatementPlace } from './stores/statement.store';
export type {
  OrderPayment,
  OrderRefundRow,
  OrderRow,
  OrderSourceKind,
  OrderTouchRow,
  ReportedOrder,
} from './stores/order.store';
export type { OrderSourceRow } from './stores/order-source.store';
export type { TestOrderHop, TestOrderRow } from './stores/test-order.store';
