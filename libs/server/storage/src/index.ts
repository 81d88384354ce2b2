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
export type { RetainedRecords } from './stores/operations/retention.store';
export { squashedKey } from './keys';
export { readCatalogRarity } from './catalog-rarity';
export type { Storage, Stores } from './storage';
export type { JsonValue } from './json';
export type { OfferToSave } from './stores/catalog/offer.store';
export type { ComparisonEvent, ComparisonRecord } from './stores/shoppers/comparison.store';
export { strangersSource, trackedProductIdPrefix } from './stores/catalog/strangers';
export type { ClaimedReading, ListedReading, OfferToTrack } from './stores/sources/watched-offer.store';
export { stepEndMs } from './stores/sources/source-health.store';
export type { SourceDayCount, SourceReport } from './stores/sources/source-health.store';
export type { Setting } from './stores/operations/setting.store';
export type { ShopperListEntry } from './stores/shoppers/shopper-list.store';
export { alertRuleKey } from './stores/shoppers/alert.store';
export { searchAlertKey } from './stores/shoppers/search-alert.store';
export type { ProductPast } from './stores/catalog/price-pasts';
export type { PriceObservation, PriceRetraction } from './stores/catalog/price-history.store';
export type { ResolvableReport } from './stores/shoppers/wrong-price-report.store';
export type { SessionStore } from './stores/accounts/session.store';
export type { AttemptCount } from './stores/accounts/attempt.store';
export type { MemberBusiness } from './stores/accounts/business.store';
export type { AuditEntry, NewAuditEntry, AuditFilter } from './stores/accounts/audit.store';
export type { LoggedDelivery, WebhookEndpointChanges } from './stores/integrations/webhook-endpoint.store';
export type { FeedChanges } from './stores/merchants/feed.store';
export type { KnownMerchantItem } from './stores/merchants/merchant-item.store';
export type { MerchantItemFilters, MerchantItemRequest } from './stores/merchants/list-merchant-items';
export type { ModeratedItem } from './stores/merchants/find-merchant-items';
export type { CountedOrder, NewActivityEntry } from './stores/traffic/activity-entry';
export type { ActivityFilters, ActivityPlace } from './stores/traffic/activity.store';
export type { ClickToCount } from './stores/traffic/day-visits';
export type { Demand } from './stores/traffic/demand.store';
export type { DimensionCounts, ReportStretch, TrafficStretch } from './stores/traffic/traffic-report.store';
export { emptyEntry } from './stores/traffic/activity-entry';
export { quarterOf } from './stores/traffic/traffic-sums';
export type { CountedRevenue, ShownOffers } from './stores/traffic/traffic-sums';
export type { OrderSearch } from './stores/orders/find-orders';
export type { ListedDelivery } from './stores/orders/inbound-delivery.store';
export type { JobOutcome } from './stores/operations/job.store';
export type { StatementOrder, StatementPlace } from './stores/orders/statement.store';
export type { ReportedOrder } from './stores/orders/order.store';
export type { DecidedOffer, ProductDecision, ProductOffer, RegroupingRow } from './rows/catalog';
export type { SearchFilters, SearchItem, SearchRequest } from './stores/search/search-request';
export type { ClickDevice, ClickRow } from './rows/clicks';
export type {
  DiscoveredShopRow,
  FeedShop,
  OfferShopRow,
  OperatorFeedRow,
  ReadingHostRow,
  ReadingInterest,
  ReadingOutcome,
  ShopExampleRow,
  ShopRulesRow,
  WatchedOffer,
  SourceFailureRow,
} from './rows/sources';
export { readingInterests } from './rows/sources';
export type {
  ActivityEntryRow,
  DemandRow,
  PricePositionRow,
  ReferralRow,
  TrackingEventRow,
} from './rows/traffic';
export type {
  AlertChannel,
  AlertFiringRow,
  AlertMessageRow,
  AlertRow,
  AlertSighting,
  AlertedSearch,
  KnownMatch,
  ClaimedMessage,
  NotificationServiceRow,
  NotificationTimesRow,
  PushSubscriptionRow,
  SearchAlertRow,
  ShopperList,
} from './rows/shoppers';
export type {
  AccountAudience,
  AccountRow,
  AccountTokenRow,
  AuditDetails,
  BusinessRow,
  InvitationRow,
  PasskeyRow,
  ProviderLinkRow,
  SessionAudience,
  SessionRow,
  TeamMemberRow,
  ViewingRow,
  AdminInvitationRow,
} from './rows/accounts';
export type {
  ApiKeyOwner,
  ApiKeyRow,
  ApiKeyScope,
  ShopifyConnectionRow,
  WoocommerceConnectionRow,
  WebhookAttemptRow,
  WebhookDeliveryRow,
  WebhookEndpointRow,
} from './rows/integrations';
export type {
  BusinessDomainRow,
  DomainVerificationMethod,
  FeedImportIssueRow,
  FeedImportRow,
  FeedKind,
  FeedPreview,
  FeedRow,
  FeedSchedule,
  FeedValidators,
  ItemCheckRow,
  ItemReleaseRow,
  MerchantItemIssue,
  MerchantItemRow,
  NoticeChoices,
} from './rows/merchants';
export type {
  AttributionSettingRow,
  ClosedStatementRow,
  CommissionDecisionRow,
  InboundDeliveryRow,
  LedgerEntryRow,
  MerchantShopRow,
  OrderPayment,
  OrderRefundRow,
  OrderRow,
  OrderSourceKind,
  OrderSourceRow,
  OrderTouchRow,
  TestOrderHop,
  TestOrderRow,
} from './rows/orders';
export { queuedImport } from './rows/merchants';
export { unusedOrderSource } from './rows/orders';
export type { JobRow } from './rows/operations';
