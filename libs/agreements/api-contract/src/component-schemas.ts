import { activityEntrySchema } from './activity.contract';
import { adminBusinessDetailSchema } from './admin-businesses.contract';
import { adminItemSchema, adminPriceReportSchema } from './admin-catalog.contract';
import { matchEvaluationSchema, offerComparisonSchema, regroupingSchema } from './admin-matches.contract';
import { adminJobSchema } from './admin-jobs.contract';
import { affiliateProgrammeSchema } from './admin-programmes.contract';
import { adminSourceSchema, sourceFiguresSchema, sourceHealthSchema } from './admin-sources.contract';
import { changedSchema } from './admin.schema';
import { notificationServiceSchema, notificationTimesSchema } from './notifications.contract';
import { alertRuleSchema, alertSchema, alertSimulationSchema } from './alerts.contract';
import { apiKeySchema, shopperApiKeySchema } from './api-keys.contract';
import { productHitSchema } from './browsing.contract';
import { businessProfileSchema } from './business-account.contract';
import { businessAccountSchema, teamInvitationSchema, teamMemberSchema } from './business-identity.contract';
import { commissionDecisionSchema, statementLineSchema, statementSchema } from './commission.contract';
import {
  comparedOfferSchema,
  comparisonSchema,
  foundProductSchema,
  identificationSchema,
  matchSchema,
  offersStateSchema,
  unrankedOfferSchema,
  variantChoiceSchema,
  foundGroupSchema,
  variantGroupSchema,
} from './comparisons.contract';
import { failureSchema } from './envelope';
import { feedImportSchema, feedIssueGroupSchema, feedIssueSchema, feedSchema } from './feeds.contract';
import { doneSchema, signedInPlaceSchema } from './identity.schema';
import { storeDomainSchema } from './integrations.contract';
import { holdReasonSchema, merchantProductSchema } from './merchant-products.contract';
import { jsonValueSchema } from './json-value';
import {
  categorySchema,
  daySchema,
  instantSchema,
  moneySchema,
  offerSchema,
  outboundSchema,
  pricedOfferSchema,
  productSchema,
  retailerSchema,
  shippingSchema,
} from './offers.schema';
import { pixelOrderSourceSchema, shopifyOrderSourceSchema, testOrderSchema } from './order-sources.contract';
import {
  attributionSettingsSchema,
  commissionRuleSchema,
  ledgerEntrySchema,
  orderSummarySchema,
  reasonCodeSchema,
} from './orders.contract';
import { problemReasonSchema } from './problem-reason';
import { alertedSearchSchema, searchAlertSchema } from './search-alerts.contract';
import { ruledShopSchema } from './shipping-rules.contract';
import { shopifyConnectionSchema } from './shopify-admin.contract';
import { woocommerceConnectionSchema } from './woocommerce.contract';
import { shopperAccountSchema } from './shopper-identity.contract';
import { favoriteViewSchema, historyEntrySchema } from './shopper-lists.contract';
import { trafficPeriodSchema, trafficTotalsSchema } from './traffic.schema';
import { viewingSchema } from './viewing.schema';
import { webhookAttemptSchema, webhookDeliverySchema, webhookSchema } from './webhooks-out.contract';
import type { Schema } from './endpoint';

/** Shared schemas by their names in the OpenAPI document. Renaming one breaks generated clients. */
export const componentSchemas: Readonly<Record<string, Schema>> = {
  ActivityEntry: activityEntrySchema,
  AdminBusiness: adminBusinessDetailSchema,
  AdminItem: adminItemSchema,
  AdminJob: adminJobSchema,
  AdminPriceReport: adminPriceReportSchema,
  MatchEvaluation: matchEvaluationSchema,
  OfferComparison: offerComparisonSchema,
  Regrouping: regroupingSchema,
  AdminSource: adminSourceSchema,
  SourceFigures: sourceFiguresSchema,
  AffiliateProgramme: affiliateProgrammeSchema,
  Alert: alertSchema,
  AlertedSearch: alertedSearchSchema,
  SearchAlert: searchAlertSchema,
  NotificationService: notificationServiceSchema,
  NotificationTimes: notificationTimesSchema,
  AlertRule: alertRuleSchema,
  AlertSimulation: alertSimulationSchema,
  ApiKey: apiKeySchema,
  AttributionReason: reasonCodeSchema,
  AttributionSettings: attributionSettingsSchema,
  BusinessAccount: businessAccountSchema,
  BusinessProfile: businessProfileSchema,
  Category: categorySchema,
  Changed: changedSchema,
  CommissionDecision: commissionDecisionSchema,
  CommissionRule: commissionRuleSchema,
  ComparedOffer: comparedOfferSchema,
  Comparison: comparisonSchema,
  Day: daySchema,
  Done: doneSchema,
  Failure: failureSchema,
  Favorite: favoriteViewSchema,
  Feed: feedSchema,
  FeedImport: feedImportSchema,
  FeedIssue: feedIssueSchema,
  FeedIssueGroup: feedIssueGroupSchema,
  FoundProduct: foundProductSchema,
  HistoryEntry: historyEntrySchema,
  HoldReason: holdReasonSchema,
  Identification: identificationSchema,
  Instant: instantSchema,
  JsonValue: jsonValueSchema,
  LedgerEntry: ledgerEntrySchema,
  MerchantProduct: merchantProductSchema,
  Money: moneySchema,
  Offer: offerSchema,
  OfferMatch: matchSchema,
  OffersState: offersStateSchema,
  OrderSummary: orderSummarySchema,
  Outbound: outboundSchema,
  PixelOrderSource: pixelOrderSourceSchema,
  PricedOffer: pricedOfferSchema,
  ProblemReason: problemReasonSchema,
  Product: productSchema,
  ProductHit: productHitSchema,
  Retailer: retailerSchema,
  RuledShop: ruledShopSchema,
  Shipping: shippingSchema,
  ShopifyConnection: shopifyConnectionSchema,
  ShopifyOrderSource: shopifyOrderSourceSchema,
  WoocommerceConnection: woocommerceConnectionSchema,
  ShopperAccount: shopperAccountSchema,
  ShopperApiKey: shopperApiKeySchema,
  SignedInPlace: signedInPlaceSchema,
  SourceHealth: sourceHealthSchema,
  Statement: statementSchema,
  StatementLine: statementLineSchema,
  StoreDomain: storeDomainSchema,
  TeamInvitation: teamInvitationSchema,
  TeamMember: teamMemberSchema,
  TestOrder: testOrderSchema,
  TrafficPeriod: trafficPeriodSchema,
  TrafficTotals: trafficTotalsSchema,
  UnrankedOffer: unrankedOfferSchema,
  VariantChoice: variantChoiceSchema,
  FoundGroup: foundGroupSchema,
  VariantGroup: variantGroupSchema,
  Viewing: viewingSchema,
  Webhook: webhookSchema,
  WebhookAttempt: webhookAttemptSchema,
  WebhookDelivery: webhookDeliverySchema,
};
