import type { Session } from '../access';
import type { Stores } from '../storage';
import { createAccountStore } from './account.store';
import { createAccountTokenStore } from './account-token.store';
import { createSessionStore } from './session.store';
import { createAttemptStore } from './attempt.store';
import { createBusinessStore } from './business.store';
import { createAuditStore } from './audit.store';
import { createActivityStore } from './activity.store';
import { createDemandStore } from './demand.store';
import { createPricePositionStore } from './price-position.store';
import { createTrafficReportStore } from './traffic-report.store';
import { createTrafficCountStore } from './traffic-count.store';
import { createAlertMessageStore } from './alert-message.store';
import { createAlertStore } from './alert.store';
import { createAttributionSettingStore } from './attribution-setting.store';
import { createCheckoutStore } from './checkout.store';
import { createInboundDeliveryStore } from './inbound-delivery.store';
import { createJobStore } from './job.store';
import { createLedgerStore } from './ledger.store';
import { createStatementStore } from './statement.store';
import { createOrderSourceStore } from './order-source.store';
import { createOrderStore } from './order.store';
import { createTestOrderStore } from './test-order.store';
import { createApiKeyStore } from './api-key.store';
import { createBusinessDomainStore } from './business-domain.store';
import { createExchangeRateStore } from './exchange-rate.store';
import { createFeedStore } from './feed.store';
import { createItemCheckStore } from './item-check.store';
import { createItemDisapprovalStore } from './item-disapproval.store';
import { createItemReleaseStore } from './item-release.store';
import { createViewingStore } from './viewing.store';
import { createMerchantItemStore } from './merchant-item.store';
import { createClickStore } from './click.store';
import { createComparisonStore } from './comparison.store';
import { createOfferStore } from './offer.store';
import { createPriceHistoryStore } from './price-history.store';
import { createProductDecisionStore } from './product-decision.store';
import { createProductFollowerStore } from './product-follower.store';
import { createProductStore } from './product.store';
import { createPushSubscriptionStore } from './push-subscription.store';
import { createRetentionStore } from './retention.store';
import { createSearchStore } from './search.store';
import { createSettingStore } from './setting.store';
import { createShopShippingStore } from './shop-shipping.store';
import { createShopperListStore } from './shopper-list.store';
import { createWatchedOfferStore } from './watched-offer.store';
import { createOfferShopStore } from './offer-shop.store';
import { createShopRulesStore } from './shop-rules.store';
import { createUcpProbeStore } from './ucp-probe.store';
import { createWebSearchStore } from './web-search.store';
import { createOperatorFeedStore } from './operator-feed.store';
import { createSourceHealthStore } from './source-health.store';
import { createTrackingStore } from './tracking.store';
import { createWithheldItemStore } from './withheld-item.store';
import { createWrongPriceReportStore } from './wrong-price-report.store';
import { createBusinessProfileStore } from './business-profile.store';
import { createShopifyConnectionStore } from './shopify-connection.store';
import { createWebhookEndpointStore } from './webhook-endpoint.store';

export function createStores(session: Session, clock: () => number): Stores {
  return {
    products: createProductStore(session, clock),
    offers: createOfferStore(session, clock),
    priceHistory: createPriceHistoryStore(session, clock),
    search: createSearchStore(session),
    exchangeRates: createExchangeRateStore(session),
    shopShipping: createShopShippingStore(session),
    comparisons: createComparisonStore(session),
    clicks: createClickStore(session),
    sourceHealth: createSourceHealthStore(session),
    offerShops: createOfferShopStore(session),
    shopRules: createShopRulesStore(session),
    ucpProbes: createUcpProbeStore(session),
    webSearch: createWebSearchStore(session),
    operatorFeeds: createOperatorFeedStore(session),
    watchedOffers: createWatchedOfferStore(session),
    settings: createSettingStore(session),
    tracking: createTrackingStore(session),
    shopperLists: createShopperListStore(session),
    alerts: createAlertStore(session),
    alertMessages: createAlertMessageStore(session),
    pushSubscriptions: createPushSubscriptionStore(session),
    wrongPriceReports: createWrongPriceReportStore(session),
    productDecisions: createProductDecisionStore(session),
    productFollowers: createProductFollowerStore(session),
    accounts: createAccountStore(session),
    accountTokens: createAccountTokenStore(session),
    sessions: createSessionStore(session),
    attempts: createAttemptStore(session),
    businesses: createBusinessStore(session),
    audit: createAuditStore(session),
    businessDomains: createBusinessDomainStore(session),
    feeds: createFeedStore(session),
    merchantItems: createMerchantItemStore(session),
    apiKeys: createApiKeyStore(session),
    retention: createRetentionStore(session),
    attributionSettings: createAttributionSettingStore(session),
    checkouts: createCheckoutStore(session),
    inboundDeliveries: createInboundDeliveryStore(session),
    ledger: createLedgerStore(session),
    statements: createStatementStore(session),
    orderSources: createOrderSourceStore(session),
    orders: createOrderStore(session),
    testOrders: createTestOrderStore(session),
    trafficCounts: createTrafficCountStore(session),
    activity: createActivityStore(session),
    demand: createDemandStore(session),
    trafficReports: createTrafficReportStore(session),
    pricePositions: createPricePositionStore(session),
    itemDisapprovals: createItemDisapprovalStore(session),
    itemReleases: createItemReleaseStore(session),
    withheldItems: createWithheldItemStore(session),
    itemChecks: createItemCheckStore(session),
    viewings: createViewingStore(session),
    businessProfiles: createBusinessProfileStore(session),
    webhooks: createWebhookEndpointStore(session),
    shopifyConnections: createShopifyConnectionStore(session),
    jobs: createJobStore(session),
  };
}
