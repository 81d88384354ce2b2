import type { Session } from '../access';
import type { Stores } from '../storage';
import { createAccountStore } from './accounts/account.store';
import { createAdminInvitationStore } from './accounts/admin-invitation.store';
import { createPasskeyStore } from './accounts/passkey.store';
import { createProviderLinkStore } from './accounts/provider-link.store';
import { createAccountTokenStore } from './accounts/account-token.store';
import { createSessionStore } from './accounts/session.store';
import { createAttemptStore } from './accounts/attempt.store';
import { createBusinessStore } from './accounts/business.store';
import { createAuditStore } from './accounts/audit.store';
import { createActivityStore } from './traffic/activity.store';
import { createDemandStore } from './traffic/demand.store';
import { createPricePositionStore } from './traffic/price-position.store';
import { createTrafficReportStore } from './traffic/traffic-report.store';
import { createTrafficCountStore } from './traffic/traffic-count.store';
import { createAlertMessageStore } from './shoppers/alert-message.store';
import { createAlertStore } from './shoppers/alert.store';
import { createAttributionSettingStore } from './orders/attribution-setting.store';
import { createCheckoutStore } from './orders/checkout.store';
import { createInboundDeliveryStore } from './orders/inbound-delivery.store';
import { createJobStore } from './operations/job.store';
import { createLedgerStore } from './orders/ledger.store';
import { createStatementStore } from './orders/statement.store';
import { createOrderSourceStore } from './orders/order-source.store';
import { createOrderStore } from './orders/order.store';
import { createTestOrderStore } from './orders/test-order.store';
import { createApiKeyStore } from './integrations/api-key.store';
import { createBusinessDomainStore } from './merchants/business-domain.store';
import { createExchangeRateStore } from './catalog/exchange-rate.store';
import { createFeedStore } from './merchants/feed.store';
import { createItemCheckStore } from './merchants/item-check.store';
import { createItemDisapprovalStore } from './merchants/item-disapproval.store';
import { createItemReleaseStore } from './merchants/item-release.store';
import { createViewingStore } from './accounts/viewing.store';
import { createMerchantItemStore } from './merchants/merchant-item.store';
import { createClickStore } from './clicks/click.store';
import { createComparisonStore } from './shoppers/comparison.store';
import { createOfferStore } from './catalog/offer.store';
import { createPriceHistoryStore } from './catalog/price-history.store';
import { createProductDecisionStore } from './catalog/product-decision.store';
import { createRegroupingStore } from './catalog/regrouping.store';
import { createProductFollowerStore } from './catalog/product-follower.store';
import { createProductStore } from './catalog/product.store';
import { createNotificationServiceStore } from './shoppers/notification-service.store';
import { createPushSubscriptionStore } from './shoppers/push-subscription.store';
import { createRetentionStore } from './operations/retention.store';
import { createSearchAlertStore } from './shoppers/search-alert.store';
import { createSearchStore } from './search/search.store';
import { createSettingStore } from './operations/setting.store';
import { createShopShippingStore } from './catalog/shop-shipping.store';
import { createShopperListStore } from './shoppers/shopper-list.store';
import { createWatchedOfferStore } from './sources/watched-offer.store';
import { createOfferShopStore } from './sources/offer-shop.store';
import { createShopRulesStore } from './sources/shop-rules.store';
import { createUcpProbeStore } from './sources/ucp-probe.store';
import { createWebSearchStore } from './sources/web-search.store';
import { createOperatorFeedStore } from './sources/operator-feed.store';
import { createSourceHealthStore } from './sources/source-health.store';
import { createTrackingStore } from './traffic/tracking.store';
import { createWithheldItemStore } from './merchants/withheld-item.store';
import { createWrongPriceReportStore } from './shoppers/wrong-price-report.store';
import { createBusinessProfileStore } from './merchants/business-profile.store';
import { createWoocommerceConnectionStore } from './integrations/woocommerce-connection.store';
import { createShopifyConnectionStore } from './integrations/shopify-connection.store';
import { createWebhookEndpointStore } from './integrations/webhook-endpoint.store';

export function createStores(session: Session, clock: () => number): Stores {
  return {
    products: createProductStore(session, clock),
    offers: createOfferStore(session, clock),
    priceHistory: createPriceHistoryStore(session, clock),
    search: createSearchStore(session),
    exchangeRates: createExchangeRateStore(session, clock),
    shopShipping: createShopShippingStore(session, clock),
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
    searchAlerts: createSearchAlertStore(session),
    pushSubscriptions: createPushSubscriptionStore(session),
    notificationServices: createNotificationServiceStore(session),
    wrongPriceReports: createWrongPriceReportStore(session),
    productDecisions: createProductDecisionStore(session),
    regroupings: createRegroupingStore(session),
    productFollowers: createProductFollowerStore(session),
    accounts: createAccountStore(session),
    adminInvitations: createAdminInvitationStore(session),
    passkeys: createPasskeyStore(session),
    providerLinks: createProviderLinkStore(session),
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
    woocommerceConnections: createWoocommerceConnectionStore(session),
    jobs: createJobStore(session),
  };
}
