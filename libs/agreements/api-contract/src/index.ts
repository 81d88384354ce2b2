export type { CallHeader } from './call-headers';
export { componentSchemas } from './component-schemas';
export { defineEndpoint, keyedEndpoint } from './endpoint';
export type { Endpoint, RateClass, Schema } from './endpoint';
export { errorCodes, universalErrors } from './error-codes';
export type { ErrorCode } from './error-codes';
export { failureSchema } from './envelope';
export type { FailedField, Failure } from './envelope';
export { moneySchema, offerSchema } from './offers.schema';
export type { CategoryView, OfferView, Outbound, PricedOffer, ProductView } from './offers.schema';
export {
  comparisonEventSchema,
  differingAttributes,
  followComparison,
  foundProductFacts,
  getComparison,
  identificationSchema,
  matchSchema,
  plainComparisonEvents,
  startComparison,
  variantChoiceSchema,
} from './comparisons.contract';
export type {
  ComparedOffer,
  Comparison,
  ComparisonEvent,
  FoundGroup,
  FoundProduct,
  Identification,
  OfferMatch,
  TrackingState,
  OffersState,
  SourceProgress,
  VariantChoice,
  VariantGroup,
} from './comparisons.contract';
export {
  captureSource,
  capturedHtmlLengthMax,
  capturedLinkLengthMax,
  startCapturedComparison,
} from './captures.contract';
export { applyComparisonEvent, emptyComparison } from './comparison-record';
export {
  getPriceHistory,
  getProduct,
  getCategory,
  listCategories,
  listCategoryTiles,
  getExchangeRates,
  listExampleLinks,
  listPriceDrops,
  listPriceTrends,
  listProductOffers,
  listRelatedProducts,
  searchProducts,
  suggestProducts,
  trendProductsMax,
} from './browsing.contract';
export type {
  DealVerdictView,
  Facets,
  ProductHit,
  SimilarProduct,
  VariantDifference,
} from './browsing.contract';
export { basketLimits, getBasketDropCalendar, getBasketDropFeed, planBasket } from './baskets.contract';
export type { BasketLineView, BasketOrder, BasketPlan } from './baskets.contract';
export { reportWrongPrice, wrongPriceReasons } from './reports.contract';
export type { WrongPriceReason } from './reports.contract';
export { jsonValueSchema } from './json-value';
export { callAgentTools } from './agents.contract';
export { callUcpCatalog, getUcpProfile, ucpVersion } from './ucp.contract';
export {
  getLlmsText,
  getPriceDropFeed,
  getRobotsRules,
  getSiteMap,
  getSiteMapIndex,
} from './crawling.contract';
export {
  changeInstallationPlace,
  getInstallation,
  getSetUp,
  sendTestMail,
  trySource,
} from './installation.contract';
export type { SetUp } from './installation.contract';
export { defaultRedirectSource, followRedirect } from './redirects.contract';
export {
  favoriteSchema,
  forgetFavorite,
  forgetHistory,
  historyEntrySchema,
  keepFavorite,
  keepHistoryEntry,
  listFavorites,
  listHistory,
  mergeFavorites,
  mergeHistory,
  shopperListLimits,
} from './shopper-lists.contract';
export { importLimits, previewImport, saveImport } from './imports.contract';
export type { ImportFormat, ImportNotice, ImportRejection, ImportedEntry } from './imports.contract';
export type { Favorite, FavoriteView, HistoryEntry } from './shopper-lists.contract';
export { favoriteKeyOf } from './favorite-key';
export type { PushedAlert } from './pushed-alert';
export {
  alertKinds,
  alertRequestSchema,
  alertRuleSchema,
  alertsMax,
  askToConfirmAlert,
  askToStopAlert,
  changeAlert,
  confirmAlert,
  createAlert,
  deleteAlert,
  dropPushSubscription,
  dropReferences,
  exportAlerts,
  getPushKey,
  keepPushSubscription,
  listAlertFirings,
  listAlerts,
  previewAlert,
  requestAlertByEmail,
  simulateAlert,
  stopAlert,
} from './alerts.contract';
export type {
  AlertChannelView,
  AlertFiringView,
  AlertRequest,
  AlertRuleView,
  AlertSimulation,
  AlertView,
} from './alerts.contract';
export {
  connectNotificationService,
  getNotificationTimes,
  listNotificationServices,
  notificationServiceKinds,
  notificationServicesMax,
  notificationSettingsSchema,
  removeNotificationService,
  saveNotificationTimes,
  testNotificationService,
} from './notifications.contract';
export type {
  NotificationServiceKind,
  NotificationServiceView,
  NotificationSettings,
  NotificationTimes,
} from './notifications.contract';
export { fitsEventData, pushEvents, trackEvent, trackReferral } from './tracking.contract';
export type { ReferralPayload, TrackedEventPayload } from './tracking.contract';
export { authSentences, mailLocales, tokenPages } from './identity.schema';
export type { SignedInPlace } from './identity.schema';
export {
  acceptInvitation,
  changeBusinessPassword,
  changeMemberRole,
  confirmTotp,
  disableTotp,
  endBusinessSession,
  endOtherBusinessSessions,
  forgotBusinessPassword,
  getBusinessSession,
  getTeam,
  inviteMember,
  listBusinessSessions,
  readInvitation,
  registerBusiness,
  removeMember,
  renewRecoveryCodes,
  resendBusinessVerification,
  resetBusinessPassword,
  signInBusiness,
  signOutBusiness,
  signOutBusinessEverywhere,
  startTotp,
  switchBusiness,
  verifyBusinessEmail,
  withdrawInvitation,
} from './business-identity.contract';
export type { BusinessAccount, TeamInvitation, TeamMember } from './business-identity.contract';
export {
  changeShopperPassword,
  deleteShopperAccount,
  exportShopperData,
  exportShopperTable,
  forgotShopperPassword,
  getShopperSession,
  registerShopper,
  resendShopperVerification,
  resetShopperPassword,
  signInShopper,
  signOutShopper,
  signOutShopperEverywhere,
  verifyShopperEmail,
} from './shopper-identity.contract';
export type { ShopperAccount } from './shopper-identity.contract';
export {
  checkDomain,
  claimDomain,
  connectShopify,
  domainProofMethods,
  listDomains,
  removeDomain,
} from './integrations.contract';
export type { StoreDomain } from './integrations.contract';
export {
  cancelFeedImport,
  changeFeed,
  confirmFeedImport,
  createFeed,
  deleteFeed,
  downloadFeedIssues,
  downloadRepairedFeed,
  feedColumnUses,
  networkColumnUses,
  feedFileBytesMax,
  feedImportSchema,
  feedImportStates,
  feedIssuesStoredMax,
  feedSchedules,
  getFeed,
  getFeedImport,
  listFeedImportColumns,
  listFeedImportIssues,
  listFeedImports,
  listFeeds,
  startFeedImport,
  uploadFeedFile,
} from './feeds.contract';
export type { Feed, FeedColumnsView, FeedImport, FeedIssueView } from './feeds.contract';
export {
  checkProductPages,
  downloadProducts,
  getMerchantProduct,
  getProductMarket,
  previewProductPrice,
  getMerchantProductFacets,
  listMerchantProducts,
  pageIssueCodes,
  productsOfAnAct,
  withholdProducts,
  merchantProductSorts,
  pushProducts,
} from './merchant-products.contract';
export type { MerchantProduct, PricePosition } from './merchant-products.contract';
export { merchantScopes, shopperScopes } from './api-key-scopes';
export {
  apiKeysMax,
  createApiKey,
  createShopperApiKey,
  listApiKeys,
  listShopperApiKeys,
  merchantKeyKinds,
  revokeApiKey,
  revokeShopperApiKey,
} from './api-keys.contract';
export type { ApiKey, ShopperApiKey } from './api-keys.contract';
export {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhook,
  rotateWebhookSecret,
  testWebhook,
  webhookDeliveryStates,
  webhookEvents,
  webhookSecretOverlapHours,
  webhookTestEvent,
  webhooksMax,
} from './webhooks-out.contract';
export type { Webhook, WebhookAttempt, WebhookDelivery } from './webhooks-out.contract';
export {
  businessNotices,
  changeBusinessEmail,
  changeBusinessNotices,
  changeBusinessProfile,
  deleteBusiness,
  exportBusinessData,
  getBusinessNotices,
  getBusinessProfile,
} from './business-account.contract';
export type { BusinessNotice, BusinessProfile } from './business-account.contract';
export {
  connectShopifyAdmin,
  disconnectShopifyAdmin,
  finishShopifyInstall,
  getShopifyConnection,
  listShopifyConnections,
  confirmShopifyRemoval,
  readShopifyProducts,
  shopifyInstallPage,
  startShopifyInstall,
} from './shopify-admin.contract';
export type { ShopifyConnection } from './shopify-admin.contract';
export {
  connectWoocommerce,
  disconnectWoocommerce,
  listWoocommerceConnections,
  startWoocommerceConnection,
  takeWoocommerceKeys,
  takeWoocommerceWebhook,
} from './woocommerce.contract';
export type { WoocommerceConnection } from './woocommerce.contract';
export {
  activityEntrySchema,
  activityKinds,
  downloadActivity,
  followActivity,
  listActivity,
} from './activity.contract';
export type { ActivityEntry } from './activity.contract';
export {
  analyticsDaysMax,
  analyticsDimensions,
  analyticsHourlyDaysMax,
  analyticsIntervals,
  breakdownSorts,
  competitivenessSorts,
  downloadAnalytics,
  getAnalytics,
  getAnalyticsBreakdown,
  getAnalyticsFunnel,
  getOverview,
  getPriceCompetitiveness,
  listUnmetSearches,
  overviewSteps,
  priceGapGroupOf,
  priceGapGroups,
  priceGapSteps,
  unmetSearchersMin,
} from './analytics.contract';
export type {
  AnalyticsDimension,
  Attention,
  BreakdownLine,
  PriceGapGroup,
  PriceGapStep,
  TrafficPoint,
} from './analytics.contract';
export { clickExclusions } from './traffic.schema';
export type { TrafficCounts, TrafficPeriod, TrafficTotals } from './traffic.schema';
export {
  approveBusiness,
  askBusiness,
  enterViewAs,
  getAdminBusiness,
  getViewAs,
  leaveViewAs,
  listAdminBusinesses,
  startViewAs,
  stopViewAs,
  rejectBusiness,
  suspendBusiness,
  verifyDomainByHand,
} from './admin-businesses.contract';
export type { AdminBusiness, AdminBusinessDetail } from './admin-businesses.contract';
export {
  exportAuditLog,
  listAuditEntries,
  verifyAuditLog,
  auditActorKinds,
  auditEntrySchema,
  listBusinessAuditEntries,
} from './admin-audit.contract';
export type { AuditEntryView } from './admin-audit.contract';
export {
  approveItem,
  disapproveItem,
  releaseItem,
  findAdminProducts,
  getAdminProduct,
  listAdminItems,
  listPriceReports,
  mergeProducts,
  resolvePriceReport,
  splitProduct,
  productDecisionSchema,
} from './admin-catalog.contract';
export type { AdminItem, AdminPriceReport } from './admin-catalog.contract';
export {
  compareOffers,
  decideMatch,
  exportMatchPairs,
  getProductMatches,
  listRegroupings,
  undoRegrouping,
} from './admin-matches.contract';
export type { MatchEvaluation, OfferComparison, Regrouping } from './admin-matches.contract';
export { listAdminFeedImports, listAdminFeeds, rerunFeed } from './admin-feeds.contract';
export {
  checkFirstAdminLink,
  changeAdminPassword,
  confirmAdminTotp,
  disableAdminTotp,
  renewAdminRecoveryCodes,
  createFirstAdmin,
  endAdminSession,
  endOtherAdminSessions,
  firstAdminPage,
  getAdminSession,
  listAdminSessions,
  signInAdmin,
  signOutAdmin,
  startAdminTotp,
} from './admin-identity.contract';
export {
  acceptAdminInvitation,
  adminInvitationPage,
  changeAdminRole,
  inviteAdmin,
  listAdmins,
  readAdminInvitation,
  revokeAdmin,
  withdrawAdminInvitation,
} from './admins.contract';
export {
  confirmAdminProviderSignIn,
  confirmBusinessProviderSignIn,
  finishAdminProviderSignIn,
  finishBusinessProviderSignIn,
  linkAdminProvider,
  linkBusinessProvider,
  listAdminSignInProviders,
  listBusinessSignInProviders,
  listLinkedAdminProviders,
  listLinkedBusinessProviders,
  startAdminProviderSignIn,
  startBusinessProviderSignIn,
  unlinkAdminProvider,
  unlinkBusinessProvider,
  providerReturnPage,
} from './sign-in-providers.contract';
export type { LinkedProvider, ProviderOutcome } from './sign-in-providers.contract';
export type { AdminAccount } from './admin-identity.contract';
export type { AdminInvitation, AdminView } from './admins.contract';
export {
  confirmHeldDelivery,
  deliveryHoldReasons,
  dismissHeldDelivery,
  listHeldDeliveries,
} from './admin-deliveries.contract';
export type { DeliveryHoldReason, HeldDelivery } from './admin-deliveries.contract';
export { discardJob, getJob, listJobs, retryDeadJobs, retryJob, jobStates } from './admin-jobs.contract';
export type { AdminJob } from './admin-jobs.contract';
export { getAdminOverview } from './admin-overview.contract';
export type { AdminOverview } from './admin-overview.contract';
export {
  changeAffiliateProgramme,
  listAdminRetailers,
  listAffiliateProgrammes,
  resetAffiliateProgramme,
  tryAffiliateLink,
} from './admin-programmes.contract';
export type { AdminRetailer, AffiliateProgrammeView, TaggedLinkView } from './admin-programmes.contract';
export {
  changeShippingRules,
  changeShopShipping,
  getShopShipping,
  readShippingPolicy,
  listShippingRules,
} from './shipping-rules.contract';
export type { PolicyCondition, PublishedPolicy, ShippingRule, ShopOfRules } from './shipping-rules.contract';
export {
  changeAdminSource,
  listAdminSources,
  listSourceFigures,
  removeSourceKey,
  resetSourceCircuit,
  setSourceKey,
  sourceCauses,
  sourcePeriods,
  testSourceKeys,
} from './admin-sources.contract';
export type { AdminSource, SourceFigures } from './admin-sources.contract';
export {
  checkShop,
  exportShops,
  importShops,
  listAdminShops,
  recogniseShop,
  removeShop,
  saveShop,
  tryShop,
  noShopReasons,
  shopsMax,
} from './admin-shops.contract';
export {
  changeOperatorFeed,
  createOperatorFeed,
  endOperatorFeed,
  getOperatorFeed,
  listOperatorFeeds,
  tryOperatorFeed,
  uploadOperatorFeedFile,
  networkPresets,
  operatorFeedFileBytesMax,
  operatorFeedSchedules,
  operatorFeedsMax,
} from './operator-feeds.contract';
export type { FeedTrial, OperatorFeed } from './operator-feeds.contract';
export type { AdminShop, SharedShop, ShopFindingView, ShopTrial, TriedOffer } from './admin-shops.contract';
export {
  changeWebSearch,
  decideDiscoveredShop,
  discoveredShopDays,
  getWebSearch,
  listDiscoveredShops,
  tryWebSearch,
  webSearchBounds,
} from './admin-web-search.contract';
export type {
  DiscoveredShopView,
  WebSearchEngineView,
  WebSearchLimits,
  WebSearchProblemView,
  WebSearchTrial,
} from './admin-web-search.contract';
export { getShopRules, previewShopRules, saveShopRules } from './shop-rules.contract';
export type { RuleReadingView, ShopRulesPreview } from './shop-rules.contract';
export { ruleFields } from './shop-rules.schema';
export type { PageRuleView, ShopRulesView } from './shop-rules.schema';
export { changeSwitch, listSwitches, switchNames } from './admin-switches.contract';
export {
  changeTrackedOffer,
  changeTrackingBudget,
  listTrackedHosts,
  listTrackedOffers,
  pinnedMinutes,
  trackingBudgetBounds,
  trackingBudgetSchema,
  trackingStates,
} from './admin-tracking.contract';
export type { TrackedHost, TrackedOffer, TrackingBudget, TrackingToday } from './admin-tracking.contract';
export { trackComparison } from './tracked-comparisons.contract';
export type { SwitchName, SwitchView } from './admin-switches.contract';
export type { Viewing } from './viewing.schema';
export type { Changed, LimitBounds } from './admin.schema';
export {
  closeStatements,
  decideCommission,
  decidedOrdersMax,
  downloadAdminStatement,
  downloadStatement,
  getAdminStatement,
  getStatement,
  listAdminStatements,
  listStatements,
} from './commission.contract';
export type { CommissionDecisionView, StatementLine, StatementView } from './commission.contract';
export {
  attributionDimensions,
  changeAttributionSettings,
  downloadOrders,
  getAttribution,
  getAttributionSettings,
  getOrder,
  listLedger,
  listOrders,
  orderPayments,
  orderSourceKinds,
  orderStates,
  previewAttribution,
} from './orders.contract';
export type {
  AttributionSettings,
  CommissionRuleView,
  LedgerEntry,
  OrderSummary,
  OrderTouch,
  ReceiptSentence,
} from './orders.contract';
export {
  createShopifyOrderSource,
  deleteOrderSource,
  getTestOrder,
  listOrderDeliveries,
  listOrderSources,
  orderSourcesMax,
  rotateOrderSourceSecret,
  savePixel,
  shopifyOrderTopics,
  startTestOrder,
  testOrderHops,
} from './order-sources.contract';
export type { OrderSourceView, TestOrder } from './order-sources.contract';
export {
  getPixel,
  pushOrder,
  pushRefund,
  reportFromPixel,
  takeShopifyAppWebhook,
  takeShopifyWebhook,
} from './incoming-orders.contract';
export type { IncomingOrder, PixelReport } from './incoming-orders.contract';
export { problemReasonSchema, problemSentence } from './problem-reason';
export type { ProblemCode, ProblemReason, ProblemValues } from './problem-reason';
