import type { CallCounts } from './call-counts';
import type { ConnectionCounts } from './dialect/connection-counts';
import type { AccountStore } from './stores/accounts/account.store';
import type { AdminInvitationStore } from './stores/accounts/admin-invitation.store';
import type { PasskeyStore } from './stores/accounts/passkey.store';
import type { ProviderLinkStore } from './stores/accounts/provider-link.store';
import type { AccountTokenStore } from './stores/accounts/account-token.store';
import type { SessionStore } from './stores/accounts/session.store';
import type { AttemptStore } from './stores/accounts/attempt.store';
import type { BusinessStore } from './stores/accounts/business.store';
import type { AuditStore } from './stores/accounts/audit.store';
import type { ActivityStore } from './stores/traffic/activity.store';
import type { DemandStore } from './stores/traffic/demand.store';
import type { PricePositionStore } from './stores/traffic/price-position.store';
import type { TrafficReportStore } from './stores/traffic/traffic-report.store';
import type { TrafficCountStore } from './stores/traffic/traffic-count.store';
import type { AlertMessageStore } from './stores/shoppers/alert-message.store';
import type { AlertStore } from './stores/shoppers/alert.store';
import type { SearchAlertStore } from './stores/shoppers/search-alert.store';
import type { AttributionSettingStore } from './stores/orders/attribution-setting.store';
import type { CheckoutStore } from './stores/orders/checkout.store';
import type { InboundDeliveryStore } from './stores/orders/inbound-delivery.store';
import type { JobStore } from './stores/operations/job.store';
import type { LedgerStore } from './stores/orders/ledger.store';
import type { StatementStore } from './stores/orders/statement.store';
import type { OrderSourceStore } from './stores/orders/order-source.store';
import type { OrderStore } from './stores/orders/order.store';
import type { TestOrderStore } from './stores/orders/test-order.store';
import type { ApiKeyStore } from './stores/integrations/api-key.store';
import type { BusinessDomainStore } from './stores/merchants/business-domain.store';
import type { ExchangeRateStore } from './stores/catalog/exchange-rate.store';
import type { ShopShippingStore } from './stores/catalog/shop-shipping.store';
import type { FeedStore } from './stores/merchants/feed.store';
import type { ItemCheckStore } from './stores/merchants/item-check.store';
import type { ItemDisapprovalStore } from './stores/merchants/item-disapproval.store';
import type { ItemReleaseStore } from './stores/merchants/item-release.store';
import type { ViewingStore } from './stores/accounts/viewing.store';
import type { MerchantItemStore } from './stores/merchants/merchant-item.store';
import type { ClickStore } from './stores/clicks/click.store';
import type { ComparisonStore } from './stores/shoppers/comparison.store';
import type { OfferStore } from './stores/catalog/offer.store';
import type { PriceHistoryStore } from './stores/catalog/price-history.store';
import type { ProductDecisionStore } from './stores/catalog/product-decision.store';
import type { RegroupingStore } from './stores/catalog/regrouping.store';
import type { ProductFollowerStore } from './stores/catalog/product-follower.store';
import type { ProductStore } from './stores/catalog/product.store';
import type { NotificationServiceStore } from './stores/shoppers/notification-service.store';
import type { PushSubscriptionStore } from './stores/shoppers/push-subscription.store';
import type { RetentionStore } from './stores/operations/retention.store';
import type { SearchStore } from './stores/search/search.store';
import type { SettingStore } from './stores/operations/setting.store';
import type { ShopperListStore } from './stores/shoppers/shopper-list.store';
import type { OfferShopStore } from './stores/sources/offer-shop.store';
import type { ShopRulesStore } from './stores/sources/shop-rules.store';
import type { UcpProbeStore } from './stores/sources/ucp-probe.store';
import type { WebSearchStore } from './stores/sources/web-search.store';
import type { OperatorFeedStore } from './stores/sources/operator-feed.store';
import type { WatchedOfferStore } from './stores/sources/watched-offer.store';
import type { SourceHealthStore } from './stores/sources/source-health.store';
import type { TrackingStore } from './stores/traffic/tracking.store';
import type { WithheldItemStore } from './stores/merchants/withheld-item.store';
import type { WrongPriceReportStore } from './stores/shoppers/wrong-price-report.store';
import type { BusinessProfileStore } from './stores/merchants/business-profile.store';
import type { WoocommerceConnectionStore } from './stores/integrations/woocommerce-connection.store';
import type { ShopifyConnectionStore } from './stores/integrations/shopify-connection.store';
import type { WebhookEndpointStore } from './stores/integrations/webhook-endpoint.store';
import type { MonthlyTable } from './tables/monthly-tables';

/** The stores by name; the only access to the data. Times in rows are ISO 8601 in UTC unless noted. */
export interface Stores {
  readonly products: ProductStore;
  readonly offers: OfferStore;
  readonly priceHistory: PriceHistoryStore;
  readonly search: SearchStore;
  readonly exchangeRates: ExchangeRateStore;
  readonly shopShipping: ShopShippingStore;
  readonly comparisons: ComparisonStore;
  readonly clicks: ClickStore;
  readonly sourceHealth: SourceHealthStore;
  readonly offerShops: OfferShopStore;
  readonly shopRules: ShopRulesStore;
  readonly ucpProbes: UcpProbeStore;
  readonly webSearch: WebSearchStore;
  readonly operatorFeeds: OperatorFeedStore;
  readonly watchedOffers: WatchedOfferStore;
  readonly settings: SettingStore;
  readonly tracking: TrackingStore;
  readonly shopperLists: ShopperListStore;
  readonly alerts: AlertStore;
  readonly alertMessages: AlertMessageStore;
  readonly searchAlerts: SearchAlertStore;
  readonly pushSubscriptions: PushSubscriptionStore;
  readonly notificationServices: NotificationServiceStore;
  readonly wrongPriceReports: WrongPriceReportStore;
  readonly productDecisions: ProductDecisionStore;
  readonly regroupings: RegroupingStore;
  readonly productFollowers: ProductFollowerStore;
  readonly accounts: AccountStore;
  readonly adminInvitations: AdminInvitationStore;
  readonly accountTokens: AccountTokenStore;
  readonly passkeys: PasskeyStore;
  readonly providerLinks: ProviderLinkStore;
  readonly sessions: SessionStore;
  readonly attempts: AttemptStore;
  readonly businesses: BusinessStore;
  readonly audit: AuditStore;
  readonly businessDomains: BusinessDomainStore;
  readonly feeds: FeedStore;
  readonly merchantItems: MerchantItemStore;
  readonly apiKeys: ApiKeyStore;
  readonly retention: RetentionStore;
  readonly attributionSettings: AttributionSettingStore;
  readonly checkouts: CheckoutStore;
  readonly inboundDeliveries: InboundDeliveryStore;
  readonly ledger: LedgerStore;
  readonly statements: StatementStore;
  readonly orderSources: OrderSourceStore;
  readonly orders: OrderStore;
  readonly testOrders: TestOrderStore;
  readonly trafficCounts: TrafficCountStore;
  readonly activity: ActivityStore;
  readonly demand: DemandStore;
  readonly trafficReports: TrafficReportStore;
  readonly pricePositions: PricePositionStore;
  readonly itemDisapprovals: ItemDisapprovalStore;
  readonly itemReleases: ItemReleaseStore;
  readonly withheldItems: WithheldItemStore;
  readonly itemChecks: ItemCheckStore;
  readonly viewings: ViewingStore;
  readonly businessProfiles: BusinessProfileStore;
  readonly webhooks: WebhookEndpointStore;
  readonly shopifyConnections: ShopifyConnectionStore;
  readonly woocommerceConnections: WoocommerceConnectionStore;
  readonly jobs: JobStore;
}

export interface Storage extends Stores {
  readonly dialect: 'sqlite' | 'postgres';
  /** Use only the given stores in it and await nothing else. On SQLite, works run one after another. */
  atomically<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
  /** Migrates once, under a lock; done at open. Throws NewerDatabaseError for a newer database. */
  migrate(): Promise<void>;
  /** Throws unless the database responds and its tables match this program. */
  check(): Promise<void>;
  readonly notifications: Notifications;
  /** Counts that all processes share; null on SQLite, where one process serves all requests. */
  readonly callCounts: CallCounts | null;
  /** The partitions of large tables on PostgreSQL; null on SQLite. */
  readonly months: Months | null;
  /** The current connections of this process; null on SQLite. */
  connections(): ConnectionCounts | null;
  /** Ends the connections after running work; idempotent. */
  close(): Promise<void>;
}

/** Monthly partitions of the large tables. */
export interface Months {
  /** Creates partitions for this month, the next two, and every month with rows. Throws if the tables are busy for too long. */
  makeMonths(now: Date): Promise<readonly string[]>;
  /** Drops months that ended before the moment (ISO 8601), with their rows. Returns them, such as "2026-08". */
  dropMonthsBefore(table: MonthlyTable['table'], moment: string): Promise<readonly string[]>;
}

/** Hints that something changed, between processes too. Nothing is stored: a process that wasn't listening reads the stores. */
export interface Notifications {
  /** Notifies all listeners of the topic, in all processes on PostgreSQL. The payload has at most 1,000 characters. */
  publish(topic: string, payload: string): Promise<void>;
  /** Listens until the returned function is called. A listener's error goes to `onError` of openStorage. */
  subscribe(topic: string, listener: NotificationListener): () => void;
}

/** Receives the payload, or null if something may have been missed: then read the stores. */
export type NotificationListener = (payload: string | null) => void;

export interface StorageOptions {
  /** The folder with `sqlite` and `postgres` migrations; by default the one next to this library's source. */
  readonly migrationsFolder?: string;
  /** SQLite: "full" (default) survives a power failure, except the last moment of `recordClicks`; "none" only a crash of the process. */
  readonly durability?: 'full' | 'none';
  /** SQLite: "large" (default) caches up to 64 MiB of pages per connection and maps 256 MiB; "small" a quarter of the pages and no map. */
  readonly pageCache?: 'large' | 'small';
  /** SQLite: up to this many products (100,000 by default) are searched on the calling thread; larger catalogs on another one. */
  readonly searchedHereMax?: number;
  /** PostgreSQL: 10 by default. */
  readonly connectionsMax?: number;
  /** Milliseconds since 1970; Date.now by default. */
  readonly clock?: () => number;
  /** Receives errors outside any call, such as a lost connection for notifications. */
  readonly onError?: (error: unknown) => void;
}
