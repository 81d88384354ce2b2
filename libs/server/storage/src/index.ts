export { openStorage } from './open-storage';
export { NewerDatabaseError } from './migrations';
export { isDatabaseAway } from './database-away';
export { BackupRefused, makeSqliteBackup, restoreSqliteBackup, verifySqliteBackup } from './sqlite-backup';
export type { BackupManifest } from './sqlite-backup';
export type { CallCounts } from './call-counts';
export type { ConnectionCounts } from './dialect/connection-counts';
export type { Months } from './storage';
export { retainedRecords } from './stores/retention.store';
export type { RetainedRecords, RetentionStore } from './stores/retention.store';
export { categorySlug, squashedKey } from './keys';
export type { Notifications, NotificationListener, Storage, StorageOptions, Stores } from './storage';
export type { JsonValue } from './json';
export type { CategoryCount, ProductStore } from './stores/product.store';
export type { OfferStore, OfferToSave, ProductOffer, RetailerCount } from './stores/offer.store';
export type { DailyLow, DailyLows } from './stores/daily-lows';
export type { PriceDrop, PriceHistoryStore, PriceObservation } from './stores/price-history.store';
export type { PriceScale } from './stores/price-scale';
export { searchSorts } from './stores/search.store';
export type {
  FacetValue,
  PriceBand,
  SearchCorrection,
  SearchFacets,
  SearchFilters,
  SearchItem,
  SearchRequest,
  SearchResult,
  SearchSort,
  SearchStore,
  SearchSuggestion,
} from './stores/search.store';
export type {
  ComparisonEvent,
  ComparisonRecord,
  ComparisonStore,
  NewComparison,
  NewComparisonEvent,
} from './stores/comparison.store';
export type { ClickCounts, ClickDevice, ClickRow, ClickStore } from './stores/click.store';
export { sourceOutcomes } from './stores/source-health.store';
export type {
  SourceHealth,
  SourceHealthStore,
  SourceOutcome,
  SourceReport,
  SourceFailureRow,
} from './stores/source-health.store';
export type { ProductDecision, ProductDecisionStore } from './stores/product-decision.store';
export type { Setting, SettingStore } from './stores/setting.store';
export type { ReferralRow, TrackingEventRow, TrackingStore } from './stores/tracking.store';
export { shopperLists } from './stores/shopper-list.store';
export type {
  ShopperList,
  ShopperListEntry,
  ShopperListNews,
  ShopperListStore,
} from './stores/shopper-list.store';
export type { AlertChannel, AlertFiringRow, AlertRow, AlertSighting, AlertStore } from './stores/alert.store';
export type { AlertMessageRow, AlertMessageState, AlertMessageStore } from './stores/alert-message.store';
export type { PushSubscriptionRow, PushSubscriptionStore } from './stores/push-subscription.store';
export type {
  ReportResolutionRow,
  ResolvableReport,
  WrongPriceReportRow,
  WrongPriceReportStore,
} from './stores/wrong-price-report.store';
export type { AccountAudience, AccountChanges, AccountRow, AccountStore } from './stores/account.store';
export type { AccountTokenRow, AccountTokenStore, TokenPurpose } from './stores/account-token.store';
export type { SessionAudience, SessionRow, SessionStore } from './stores/session.store';
export type { AttemptCount, AttemptStore } from './stores/attempt.store';
export type {
  BusinessChanges,
  BusinessRow,
  BusinessStore,
  InvitationRow,
  MemberBusiness,
  MembershipRow,
  TeamMemberRow,
} from './stores/business.store';
export type {
  AuditActorKind,
  AuditDetails,
  AuditEntry,
  AuditStore,
  NewAuditEntry,
  AuditFilter,
} from './stores/audit.store';
export type { ApiKeyRow, ApiKeyScope, ApiKeyStore, KeptAnswerRow } from './stores/api-key.store';
export type {
  BusinessProfileRow,
  BusinessProfileStore,
  NoticeChoices,
} from './stores/business-profile.store';
export type {
  ShopifyConnectionChanges,
  ShopifyConnectionRow,
  ShopifyConnectionStore,
  ShopifyProductRow,
} from './stores/shopify-connection.store';
export type {
  LoggedDelivery,
  WebhookAttemptRow,
  WebhookDeliveryRow,
  WebhookEndpointChanges,
  WebhookEndpointRow,
  WebhookEndpointStore,
} from './stores/webhook-endpoint.store';
export type {
  BusinessDomainChanges,
  BusinessDomainRow,
  BusinessDomainStore,
  DomainProofMethod,
} from './stores/business-domain.store';
export type {
  FeedChanges,
  FeedImportChanges,
  FeedImportCounts,
  FeedImportIssueRow,
  FeedImportRow,
  FeedImportState,
  FeedKind,
  FeedPreview,
  FeedRow,
  FeedSchedule,
  FeedStore,
  FeedValidators,
} from './stores/feed.store';
export type { KnownMerchantItem, MerchantItemStore } from './stores/merchant-item.store';
export type { MerchantItemIssue, MerchantItemRow } from './stores/merchant-item-rows';
export type {
  MerchantItemFilters,
  MerchantItemPage,
  MerchantItemRequest,
  MerchantItemSort,
} from './stores/list-merchant-items';
export type { MerchantItemFacets } from './stores/merchant-item-facets';
export type { ItemCheckRow, ItemCheckStore } from './stores/item-check.store';
export type { WithheldItemRow, WithheldItemStore } from './stores/withheld-item.store';
export type { ItemDisapprovalRow, ItemDisapprovalStore } from './stores/item-disapproval.store';
export type { ViewingRow, ViewingStore } from './stores/viewing.store';
export type { BusinessSearch } from './stores/find-businesses';
export type { FeedImportSearch, FeedSearch } from './stores/find-feeds';
export type { MerchantItemSearch, ModeratedItem } from './stores/find-merchant-items';
export type {
  ActivityEntryRow,
  ActivityKind,
  ClickExclusion,
  CountedOrder,
  NewActivityEntry,
} from './stores/activity-entry';
export type { ActivityFilters, ActivityPlace, ActivityStore } from './stores/activity.store';
export type { ClickToCount } from './stores/day-visits';
export type { Demand, DemandKind, DemandRow, DemandStore } from './stores/demand.store';
export type { CountedRecord, RecordAt, TrafficCountStore } from './stores/traffic-count.store';
export type {
  PricePositionPlace,
  PricePositionRow,
  PricePositionSort,
  PricePositionStore,
} from './stores/price-position.store';
export type {
  CountedRevenue,
  DimensionCounts,
  ReportDays,
  TrafficReportStore,
  TrafficStretch,
} from './stores/traffic-report.store';
export { emptyEntry } from './stores/activity-entry';
export { trafficDimensions } from './stores/traffic-sums';
export type { ShownOffers, TrafficDimension } from './stores/traffic-sums';
export type {
  AttributionSettingRow,
  AttributionSettingStore,
  MerchantShopRow,
} from './stores/attribution-setting.store';
export type { CheckoutRow, CheckoutStore } from './stores/checkout.store';
export type { FoundOrders, OrderSearch } from './stores/find-orders';
export type {
  InboundDeliveryOutcome,
  InboundDeliveryRow,
  InboundDeliveryState,
  InboundDeliveryStore,
} from './stores/inbound-delivery.store';
export type { LedgerBalance, LedgerEntryRow, LedgerStore } from './stores/ledger.store';
export type {
  OrderPayment,
  OrderRefundRow,
  OrderRow,
  OrderSourceKind,
  OrderState,
  OrderStore,
  OrderTerms,
  OrderTouchRow,
  ReportedOrder,
} from './stores/order.store';
export type { OrderSourceChanges, OrderSourceRow, OrderSourceStore } from './stores/order-source.store';
export type { TestOrderHop, TestOrderRow, TestOrderStore } from './stores/test-order.store';
