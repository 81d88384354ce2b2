import { checkItemPages } from './merchant-items/item-page-checks';
import { eraseBusiness } from './merchant-items/erase-business.job';
import { hideBlockedShop } from './merchant-items/hide-blocked-shop.job';
import { judgeAgain } from './merchant-items/judge-again';
import { repriceItems, showItems } from './merchant-items/show-items.job';
import { forgetOrderTrails, matchOrders } from './merchant-orders/match-orders.job';
import { processDelivery } from './merchant-orders/process-delivery.job';
import { forgetTraffic } from './merchant-traffic/forget-traffic.job';
import { rankPrices } from './merchant-traffic/rank-prices.job';
import { checkShopRules } from './modules/admin-shops/check-shop-rules.job';
import { deliverAlerts } from './modules/alerts/deliver-alerts.job';
import { evaluateAlerts } from './modules/alerts/evaluate-alerts.job';
import { noticeSilence } from './modules/business-account/notice-silence.job';
import { forgetLicensed } from './modules/comparisons/forget-licensed-offers.job';
import { resumeComparisons } from './modules/comparisons/resume-comparisons.job';
import { refreshExchangeRates } from './modules/exchange-rates/refresh-exchange-rates.job';
import { importFeed } from './modules/feeds/import-feed.job';
import { startDueImports } from './modules/feeds/start-due-imports.job';
import { eraseOperatorFeed } from './modules/feeds/end-operator-feed.job';
import { sendAccountMail } from './modules/identity/send-account-mail.job';
import { tidyAccounts } from './modules/identity/tidy-accounts.job';
import { forgetKeptAnswers } from './modules/merchant-catalog/forget-kept-answers.job';
import { chooseWatchedOffers } from './price-tracking/choose-watched-offers.job';
import { readWatchedOffers } from './price-tracking/read-watched-offers.job';
import { readShippingPolicies } from './shipping-policies/read-shipping-policies.job';
import { replayClickJournal } from './modules/redirects/replay-click-journal.job';
import { forgetOld, makeMonths } from './modules/retention/retention.job';
import { readShopifyStore, removeHeldBack } from './modules/shopify-admin/read-shopify-products.job';
import { deliverWebhooks, forgetWebhookDeliveries } from './modules/webhooks-out/deliver-webhooks.job';
import { repriceShop } from './pricing/reprice-shop.job';
import { sendMail } from './notices/send-mail.job';

/** These run at once, so one that waits for later has failed. */
export const mailJobs: readonly string[] = [sendMail.name, sendAccountMail.name];

/** The queue must know every kind before one is queued within a transaction. */
export const jobKinds = [
  ...[checkItemPages, deliverAlerts, deliverWebhooks, eraseBusiness, evaluateAlerts, forgetKeptAnswers],
  ...[forgetOld, forgetOrderTrails, forgetTraffic, forgetWebhookDeliveries, importFeed, judgeAgain],
  ...[chooseWatchedOffers, eraseOperatorFeed, forgetLicensed, makeMonths, readShippingPolicies],
  ...[readWatchedOffers],
  ...[matchOrders, noticeSilence, processDelivery, rankPrices, readShopifyStore, refreshExchangeRates],
  ...[
    removeHeldBack,
    replayClickJournal,
    repriceItems,
    repriceShop,
    resumeComparisons,
    sendAccountMail,
    sendMail,
  ],
  ...[hideBlockedShop, showItems, startDueImports, tidyAccounts],
  ...[checkShopRules],
] as const;
