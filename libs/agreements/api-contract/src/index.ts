export { defineEndpoint } from './endpoint';
export type { Audience, Endpoint, RateClass, Schema } from './endpoint';
export { errorCodes, universalErrors } from './error-codes';
export type { ErrorCode, Fault } from './error-codes';
export { failureSchema, isErrorCode } from './envelope';
export type { FailedField, Failure } from './envelope';
export { endpoints } from './endpoints';
export {
  availabilitySchema,
  conditionSchema,
  instantSchema,
  moneySchema,
  offerSchema,
  outboundSchema,
  pricedOfferSchema,
  productSchema,
} from './offers.schema';
export type { OfferView, Outbound, PricedOffer, ProductView } from './offers.schema';
export {
  comparisonEventSchema,
  comparisonSchema,
  differingAttributes,
  followComparison,
  getComparison,
  sourceStates,
  startComparison,
} from './comparisons.contract';
export type {
  ComparedOffer,
  Comparison,
  ComparisonEvent,
  FoundProduct,
  Identification,
  OfferMatch,
  OffersState,
  SourceProgress,
  UnrankedOffer,
  VariantGroup,
} from './comparisons.contract';
export { applyComparisonEvent, emptyComparison } from './comparison-record';
export {
  getPriceHistory,
  getProduct,
  listCategories,
  listCategoryTiles,
  getExchangeRates,
  listExampleLinks,
  listPriceDrops,
  listPriceTrends,
  listProductOffers,
  listRelatedProducts,
  productSorts,
  searchProducts,
  suggestProducts,
  trendProductsMax,
} from './browsing.contract';
export type { DealVerdictView, Facets, ProductHit, VariantDifference } from './browsing.contract';
export { reportWrongPrice, wrongPriceReasons } from './reports.contract';
export type { WrongPriceReason } from './reports.contract';
export { getRobotsRules, getSiteMap, getSiteMapIndex } from './crawling.contract';
export { defaultRedirectSource, followRedirect } from './redirects.contract';
export {
  favoriteSchema,
  favoriteViewSchema,
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
export type { Favorite, FavoriteView, HistoryEntry } from './shopper-lists.contract';
export { favoriteKeyOf } from './favorite-key';
export type { PushedAlert } from './pushed-alert';
export {
  alertChannels,
  alertFiringSchema,
  alertKinds,
  alertRuleSchema,
  alertSchema,
  alertSimulationSchema,
  alertStates,
  alertsMax,
  askToStopAlert,
  changeAlert,
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
  simulateAlert,
  stopAlert,
} from './alerts.contract';
export type { AlertFiringView, AlertRuleView, AlertSimulation, AlertView } from './alerts.contract';
export {
  eventDataLimits,
  fitsEventData,
  referralSchema,
  trackEvent,
  trackReferral,
  trackedEventSchema,
} from './tracking.contract';
export type { ReferralPayload, TrackedEventPayload } from './tracking.contract';
export { authSentences, mailLocales, tokenPages } from './identity.schema';
export type { SignedInPlace } from './identity.schema';
export {
  acceptInvitation,
  businessAccountSchema,
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
  forgotShopperPassword,
  getShopperSession,
  registerShopper,
  resendShopperVerification,
  resetShopperPassword,
  shopperAccountSchema,
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
  domainStates,
  listDomains,
  removeDomain,
  storeDomainSchema,
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
  feedFileBytesMax,
  feedImportSchema,
  feedImportStates,
  feedIssueSchema,
  feedIssuesKeptMax,
  feedKinds,
  feedSchedules,
  feedSchema,
  getFeed,
  getFeedImport,
  listFeedImportIssues,
  listFeedImports,
  listFeeds,
  startFeedImport,
  uploadFeedFile,
} from './feeds.contract';
export type { Feed, FeedImport, FeedIssueView } from './feeds.contract';
export {
  checkProductPages,
  downloadProducts,
  getMerchantProduct,
  getMerchantProductFacets,
  listMerchantProducts,
  merchantProductSchema,
  pageIssueCodes,
  productsOfAnAct,
  withholdProducts,
  merchantProductSorts,
  pushProducts,
} from './merchant-products.contract';
export type { MerchantProduct, PricePosition } from './merchant-products.contract';
export {
  apiKeyKinds,
  apiKeyScopes,
  apiKeySchema,
  apiKeysMax,
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from './api-keys.contract';
export type { ApiKey } from './api-keys.contract';
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
  webhookAttemptOutcomes,
  webhookAttemptSchema,
  webhookDeliverySchema,
  webhookDeliveryStates,
  webhookEvents,
  webhookSchema,
  webhookSecretOverlapHours,
  webhookTestEvent,
  webhooksMax,
} from './webhooks-out.contract';
export type { Webhook, WebhookAttempt, WebhookDelivery } from './webhooks-out.contract';
export {
  businessNotices,
  businessProfileSchema,
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
  getShopifyConnection,
  listShopifyConnections,
  confirmShopifyRemoval,
  readShopifyProducts,
  shopifyConnectionSchema,
  shopifyConnectionStates,
} from './shopify-admin.contract';
export type { ShopifyConnection } from './shopify-admin.contract';
export {
  activityEntrySchema,
  activityKinds,
  downloadActivity,
  followActivity,
  listActivity,
} from './activity.contract';
export type { ActivityEntry } from './activity.contract';
export {
  analyticsComparisons,
  analyticsDaysMax,
  analyticsDimensions,
  analyticsHourlyDaysMax,
  analyticsIntervals,
  attentionSchema,
  breakdownLineSchema,
  breakdownSorts,
  clickDevices,
  competitivenessSorts,
  downloadAnalytics,
  getAnalytics,
  getAnalyticsBreakdown,
  getAnalyticsFunnel,
  getOverview,
  getPriceCompetitiveness,
  listUnmetSearches,
  overviewSteps,
  priceGapSteps,
  unmetSearchersMin,
} from './analytics.contract';
export type {
  AnalyticsDimension,
  Attention,
  BreakdownLine,
  PriceGapStep,
  TrafficPoint,
} from './analytics.contract';
export {
  clickCountsSchema,
  clickExclusions,
  trafficCountsSchema,
  trafficTotalsSchema,
} from './traffic.schema';
export type { TrafficCounts, TrafficPeriod, TrafficTotals } from './traffic.schema';
export {
  approveBusiness,
  enterViewAs,
  getAdminBusiness,
  getViewAs,
  leaveViewAs,
  listAdminBusinesses,
  startViewAs,
  stopViewAs,
  suspendBusiness,
  verifyDomainByHand,
  adminBusinessSchema,
  adminBusinessDetailSchema,
} from './admin-businesses.contract';
export type { AdminBusiness, AdminBusinessDetail } from './admin-businesses.contract';
export {
  exportAuditLog,
  listAuditEntries,
  verifyAuditLog,
  auditActorKinds,
  auditEntrySchema,
  businessAuditEntrySchema,
  listBusinessAuditEntries,
} from './admin-audit.contract';
export type { AuditEntryView, BusinessAuditEntry } from './admin-audit.contract';
export {
  approveItem,
  disapproveItem,
  findAdminProducts,
  getAdminProduct,
  listAdminItems,
  listPriceReports,
  mergeProducts,
  resolvePriceReport,
  splitProduct,
  adminItemSchema,
  adminPriceReportSchema,
  adminProductSchema,
  productDecisionSchema,
} from './admin-catalog.contract';
export type { AdminItem, AdminPriceReport, AdminProduct } from './admin-catalog.contract';
export {
  listAdminFeedImports,
  listAdminFeeds,
  rerunFeed,
  adminFeedSchema,
  adminFeedImportSchema,
} from './admin-feeds.contract';
export type { AdminFeed, AdminFeedImport } from './admin-feeds.contract';
export {
  confirmAdminTotp,
  endAdminSession,
  endOtherAdminSessions,
  getAdminSession,
  listAdminSessions,
  signInAdmin,
  signOutAdmin,
  startAdminTotp,
} from './admin-identity.contract';
export { discardJob, getJob, listJobs, retryJob, adminJobSchema, jobStates } from './admin-jobs.contract';
export type { AdminJob } from './admin-jobs.contract';
export { getAdminOverview, adminOverviewSchema } from './admin-overview.contract';
export type { AdminOverview } from './admin-overview.contract';
export {
  changeAffiliateProgramme,
  listAdminRetailers,
  listAffiliateProgrammes,
  resetAffiliateProgramme,
  tryAffiliateLink,
  adminRetailerSchema,
  affiliateProgrammeSchema,
  programmeIds,
  taggedLinkSchema,
} from './admin-programmes.contract';
export type { AdminRetailer, AffiliateProgrammeView, TaggedLinkView } from './admin-programmes.contract';
export {
  changeAdminSource,
  listAdminSources,
  removeSourceKey,
  resetSourceCircuit,
  setSourceKey,
  adminSourceSchema,
  circuitStates,
  sourceResults,
} from './admin-sources.contract';
export type { AdminSource } from './admin-sources.contract';
export { changeSwitch, listSwitches, switchNames, switchSchema } from './admin-switches.contract';
export type { SwitchName, SwitchView } from './admin-switches.contract';
export { viewingSchema } from './viewing.schema';
export type { Viewing } from './viewing.schema';
export { changedSchema } from './admin.schema';
export type { Changed } from './admin.schema';
export {
  attributionDimensions,
  attributionFigureSchema,
  attributionModelSchema,
  attributionSettingsSchema,
  changeAttributionSettings,
  commissionRuleSchema,
  downloadOrders,
  getAttribution,
  getAttributionSettings,
  getOrder,
  ledgerEntryKinds,
  ledgerEntrySchema,
  ledgerEntryStates,
  listLedger,
  listOrders,
  matchMethodSchema,
  orderLineSchema,
  orderPayments,
  orderSourceKinds,
  orderStates,
  orderSummarySchema,
  orderTouchSchema,
  previewAttribution,
  reasonCodeSchema,
  receiptSentenceSchema,
  touchCreditSchema,
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
  deliveryStates,
  getTestOrder,
  listOrderDeliveries,
  listOrderSources,
  orderSourceSchema,
  orderSourcesMax,
  rotateOrderSourceSecret,
  savePixel,
  shopifyOrderTopics,
  startTestOrder,
  testOrderHops,
  testOrderSchema,
} from './order-sources.contract';
export type { OrderSourceView, TestOrder } from './order-sources.contract';
export {
  getPixel,
  incomingOrderSchema,
  pixelReportSchema,
  pushOrder,
  pushRefund,
  reportFromPixel,
  takeShopifyWebhook,
} from './incoming-orders.contract';
export type { IncomingOrder, PixelReport } from './incoming-orders.contract';
export { problemCodes, problemReasonSchema, problemSentence } from './problem-reason';
export type { ProblemCode, ProblemReason, ProblemValues } from './problem-reason';
