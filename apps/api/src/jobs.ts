import type { JobDefinition, JobHandler } from '@pricehunt/job-queue';
import type { Config } from './config';
import { handleCheckItemPages } from './merchant-items/check-item-pages.job';
import { eraseBusiness, handleEraseBusiness } from './merchant-items/erase-business.job';
import { hideBlockedShop, handleHideBlockedShop } from './merchant-items/hide-blocked-shop.job';
import { checkItemPages } from './merchant-items/item-page-checks';
import { judgeAgain } from './merchant-items/judge-again';
import { handleJudgeAgain } from './merchant-items/judge-again.job';
import {
  repriceItems,
  showItems,
  handleRepriceItems,
  handleShowItems,
} from './merchant-items/show-items.job';
import {
  forgetOrderTrails,
  matchOrders,
  handleForgetOrderTrails,
  handleMatchOrders,
} from './merchant-orders/match-orders.job';
import { processDelivery, handleProcessDelivery } from './merchant-orders/process-delivery.job';
import { forgetTraffic, handleForgetTraffic } from './merchant-traffic/forget-traffic.job';
import { rankPrices, handleRankPrices } from './merchant-traffic/rank-prices.job';
import { sendMail, handleSendMail } from './notices/send-mail.job';
import { trackProducts } from './price-tracking/watch-offers';
import { chooseWatchedOffers, handleChooseWatchedOffers } from './price-tracking/choose-watched-offers.job';
import { readWatchedOffers, handleReadWatchedOffers } from './price-tracking/read-watched-offers.job';
import { repriceShop, handleRepriceShop } from './pricing/reprice-shop.job';
import {
  readShippingPolicies,
  handleReadShippingPolicies,
} from './shipping-policies/read-shipping-policies.job';
import { checkShopRules, handleCheckShopRules } from './modules/admin-shops/check-shop-rules.job';
import { createImportedAlert } from './modules/alerts/create-alert';
import { deliverAlerts, handleDeliverAlerts } from './modules/alerts/deliver-alerts.job';
import { evaluateAlerts, handleEvaluateAlerts } from './modules/alerts/evaluate-alerts.job';
import { noticeSilence, handleNoticeSilence } from './modules/business-account/notice-silence.job';
import { trackLink } from './modules/comparisons/track-link';
import { forgetLicensed, handleForgetLicensed } from './modules/comparisons/forget-licensed-offers.job';
import { resumeComparisons, handleResumeComparisons } from './modules/comparisons/resume-comparisons.job';
import {
  refreshExchangeRates,
  handleRefreshExchangeRates,
} from './modules/exchange-rates/refresh-exchange-rates.job';
import { eraseOperatorFeed, handleEraseOperatorFeed } from './modules/feeds/end-operator-feed.job';
import { importFeed, handleImportFeed } from './modules/feeds/import-feed.job';
import { startDueImports, handleStartDueImports } from './modules/feeds/start-due-imports.job';
import { startImportedAlerts, handleStartImportedAlerts } from './modules/imports/start-imported-alerts.job';
import type { ImportedAlertTargets } from './modules/imports/start-imported-alerts.job';
import { readFavoriteKeys } from './modules/shopper-lists/favorites';
import { sendAccountMail, handleSendAccountMail } from './modules/identity/send-account-mail.job';
import { tidyAccounts, handleTidyAccounts } from './modules/identity/tidy-accounts.job';
import {
  forgetKeptAnswers,
  handleForgetKeptAnswers,
} from './modules/merchant-catalog/forget-kept-answers.job';
import { replayClickJournal, handleReplayClickJournal } from './modules/redirects/replay-click-journal.job';
import { forgetOld, makeMonths, handleForgetOld, handleMakeMonths } from './modules/retention/retention.job';
import {
  readShopifyStore,
  removeHeldBack,
  handleReadShopifyStore,
  handleRemoveHeldBack,
} from './modules/shopify-admin/read-shopify-products.job';
import {
  deliverWebhooks,
  forgetWebhookDeliveries,
  handleDeliverWebhooks,
  handleForgetWebhookDeliveries,
} from './modules/webhooks-out/deliver-webhooks.job';
import { checkedTopics } from './modules/shopify-webhooks/checked-topics';
import { orderTopics } from './modules/shopify-webhooks/order-topics';
import { productTopics } from './modules/shopify-admin/product-topics';
import { woocommerceTopics } from './modules/woocommerce/woocommerce-topics';
import type { Services } from './services';

interface Job {
  /** Its name, payload and schedules. */
  readonly definition: JobDefinition<unknown>;
  readonly handle: (services: Services, config: Pick<Config, 'EXCHANGE_RATES_URL'>) => JobHandler;
}

const deliveryProcessors = { ...checkedTopics(productTopics(orderTopics)), ...woocommerceTopics };

/** Every job of the worker, with its definition and its handler. */
export const jobs: readonly Job[] = [
  { definition: checkItemPages, handle: handleCheckItemPages },
  { definition: eraseBusiness, handle: handleEraseBusiness },
  { definition: hideBlockedShop, handle: handleHideBlockedShop },
  { definition: judgeAgain, handle: handleJudgeAgain },
  { definition: repriceItems, handle: handleRepriceItems },
  { definition: showItems, handle: handleShowItems },
  { definition: forgetOrderTrails, handle: handleForgetOrderTrails },
  { definition: matchOrders, handle: handleMatchOrders },
  { definition: processDelivery, handle: (services) => handleProcessDelivery(services, deliveryProcessors) },
  { definition: forgetTraffic, handle: handleForgetTraffic },
  { definition: rankPrices, handle: handleRankPrices },
  { definition: sendMail, handle: handleSendMail },
  { definition: chooseWatchedOffers, handle: handleChooseWatchedOffers },
  { definition: readWatchedOffers, handle: handleReadWatchedOffers },
  { definition: repriceShop, handle: handleRepriceShop },
  { definition: readShippingPolicies, handle: handleReadShippingPolicies },
  { definition: checkShopRules, handle: handleCheckShopRules },
  { definition: deliverAlerts, handle: handleDeliverAlerts },
  { definition: evaluateAlerts, handle: handleEvaluateAlerts },
  { definition: noticeSilence, handle: handleNoticeSilence },
  { definition: forgetLicensed, handle: handleForgetLicensed },
  { definition: resumeComparisons, handle: handleResumeComparisons },
  {
    definition: refreshExchangeRates,
    handle: (services, { EXCHANGE_RATES_URL }) => handleRefreshExchangeRates(services, EXCHANGE_RATES_URL),
  },
  { definition: eraseOperatorFeed, handle: handleEraseOperatorFeed },
  { definition: importFeed, handle: handleImportFeed },
  { definition: startDueImports, handle: handleStartDueImports },
  {
    definition: startImportedAlerts,
    handle: (services) => handleStartImportedAlerts(services, importedAlertTargets(services)),
  },
  { definition: sendAccountMail, handle: handleSendAccountMail },
  { definition: tidyAccounts, handle: handleTidyAccounts },
  { definition: forgetKeptAnswers, handle: handleForgetKeptAnswers },
  { definition: replayClickJournal, handle: handleReplayClickJournal },
  { definition: forgetOld, handle: handleForgetOld },
  { definition: makeMonths, handle: handleMakeMonths },
  { definition: readShopifyStore, handle: handleReadShopifyStore },
  { definition: removeHeldBack, handle: handleRemoveHeldBack },
  { definition: deliverWebhooks, handle: handleDeliverWebhooks },
  { definition: forgetWebhookDeliveries, handle: handleForgetWebhookDeliveries },
];

/** The queue must know every kind before one is queued within a transaction. */
export const jobKinds = jobs.map(({ definition }) => definition);

/** These run at once, so one that waits for later has failed. */
export const mailJobs: readonly string[] = [sendMail.name, sendAccountMail.name];

export function importedAlertTargets(services: Services): ImportedAlertTargets {
  return {
    readFavoriteKeys: (shopperId) => readFavoriteKeys(services, shopperId),
    createAlert: (shopperId, wanted) => createImportedAlert(services, shopperId, wanted),
    findByLink: (shopperId, wanted) => trackLink(services, shopperId, wanted),
    trackProduct: (productId) => trackProducts(services, [productId], 'watched'),
  };
}
