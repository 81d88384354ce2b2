import closeWithGrace from 'close-with-grace';
import { compose } from './compose';
import { ConfigurationError, readConfig } from './config';
import { handleCheckItemPages } from './merchant-items/check-item-pages.job';
import { checkItemPages } from './merchant-items/item-page-checks';
import { handleJudgeAgain } from './merchant-items/judge-again.job';
import { handleHideBlockedShop, queueHidingBlockedShops } from './merchant-items/hide-blocked-shop.job';
import { handleRepriceItems, handleShowItems, repriceItems } from './merchant-items/show-items.job';
import { handleEraseBusiness } from './merchant-items/erase-business.job';
import {
  forgetOrderTrails,
  handleForgetOrderTrails,
  handleMatchOrders,
  matchOrders,
} from './merchant-orders/match-orders.job';
import { handleProcessDelivery, queueUnfinishedDeliveries } from './merchant-orders/process-delivery.job';
import { checkShopRules, handleCheckShopRules } from './modules/admin-shops/check-shop-rules.job';
import { deliverAlerts, handleDeliverAlerts } from './modules/alerts/deliver-alerts.job';
import { evaluateAlerts, handleEvaluateAlerts } from './modules/alerts/evaluate-alerts.job';
import { forgetLicensed, handleForgetLicensed } from './modules/comparisons/forget-licensed-offers.job';
import { handleResumeComparisons, resumeComparisons } from './modules/comparisons/resume-comparisons.job';
import {
  forgetKeptAnswers,
  handleForgetKeptAnswers,
} from './modules/merchant-catalog/forget-kept-answers.job';
import {
  handleRefreshExchangeRates,
  refreshExchangeRates,
} from './modules/exchange-rates/refresh-exchange-rates.job';
import { handleImportFeed } from './modules/feeds/import-feed.job';
import { handleStartDueImports, startDueImports } from './modules/feeds/start-due-imports.job';
import { handleEraseOperatorFeed } from './modules/feeds/end-operator-feed.job';
import { handleSendAccountMail } from './modules/identity/send-account-mail.job';
import { handleTidyAccounts, tidyAccounts } from './modules/identity/tidy-accounts.job';
import { chooseWatchedOffers, handleChooseWatchedOffers } from './price-tracking/choose-watched-offers.job';
import { handleReadWatchedOffers, readWatchedOffers } from './price-tracking/read-watched-offers.job';
import { handleReplayClickJournal, replayClickJournal } from './modules/redirects/replay-click-journal.job';
import {
  handleReadShippingPolicies,
  readShippingPolicies,
} from './shipping-policies/read-shipping-policies.job';
import { checkedTopics } from './modules/shopify-webhooks/checked-topics';
import { orderTopics } from './modules/shopify-webhooks/order-topics';
import { forgetOld, handleForgetOld, handleMakeMonths, makeMonths } from './modules/retention/retention.job';
import { productTopics } from './modules/shopify-admin/product-topics';
import { handleNoticeSilence, noticeSilence } from './modules/business-account/notice-silence.job';
import {
  handleReadShopifyStore,
  handleRemoveHeldBack,
} from './modules/shopify-admin/read-shopify-products.job';
import {
  deliverWebhooks,
  forgetWebhookDeliveries,
  handleDeliverWebhooks,
  handleForgetWebhookDeliveries,
} from './modules/webhooks-out/deliver-webhooks.job';
import { forgetTraffic, handleForgetTraffic } from './merchant-traffic/forget-traffic.job';
import { handleRankPrices, rankPrices } from './merchant-traffic/rank-prices.job';
import { countContinuously } from './merchant-traffic/count-continuously';
import { openLog } from './operations/open-log';
import { openOperatorListener } from './operations/operator-listener';
import { handleRepriceShop } from './pricing/reprice-shop.job';
import { handleSendMail } from './notices/send-mail.job';
import { watchJobs } from './operations/watched-jobs';

const deliveryProcessors = checkedTopics(productTopics(orderTopics));

/** Runs jobs and schedules on the same composition as the API. Several workers share one queue. */
async function main(): Promise<void> {
  const config = readConfig();
  const logger = openLog(config, 'worker');
  const { services, close } = await compose(config, logger, 'worker');
  const queue = services.jobQueue;
  queue.schedule(replayClickJournal, { everyMs: 60_000 }, {});
  queue.schedule(tidyAccounts, { everyMs: 60 * 60_000 }, {});
  queue.schedule(resumeComparisons, { everyMs: 30_000 }, {});
  queue.schedule(readShippingPolicies, '25 4 * * *', { domain: null });
  queue.schedule(refreshExchangeRates, '20 16 * * *', {});
  queue.schedule(makeMonths, { everyMs: 60 * 60_000 }, {});
  queue.schedule(forgetOld, '40 3 * * *', {});
  queue.schedule(forgetLicensed, { everyMs: 5 * 60_000 }, {});
  queue.schedule(evaluateAlerts, { everyMs: 60_000 }, { which: 'with-news' });
  queue.schedule(evaluateAlerts, '5 * * * *', { which: 'all' });
  queue.schedule(forgetKeptAnswers, '50 3 * * *', {});
  queue.schedule(matchOrders, { everyMs: 60_000 }, {});
  queue.schedule(forgetOrderTrails, '55 3 * * *', {});
  queue.schedule(rankPrices, '12 * * * *', { businessId: null });
  queue.schedule(checkItemPages, '42 * * * *', { businessId: null, itemIds: null });
  queue.schedule(forgetTraffic, '35 4 * * *', {});
  queue.schedule(startDueImports, { everyMs: 60_000 }, {});
  queue.schedule(repriceItems, { everyMs: 60_000 }, {});
  queue.schedule(deliverAlerts, { everyMs: 30_000 }, {});
  queue.schedule(deliverWebhooks, { everyMs: 5_000 }, {});
  queue.schedule(forgetWebhookDeliveries, '20 4 * * *', {});
  queue.schedule(chooseWatchedOffers, { everyMs: 15 * 60_000 }, {});
  queue.schedule(readWatchedOffers, { everyMs: 15_000 }, {});
  queue.schedule(noticeSilence, '10 7 * * *', {});
  queue.schedule(checkShopRules, '25 5 * * *', {});
  await queueUnfinishedDeliveries(services);
  await queueHidingBlockedShops(services);
  await queue.enqueue(
    refreshExchangeRates,
    {},
    { idempotencyKey: services.now().toISOString().slice(0, 10) },
  );
  const stopping = new AbortController();
  // Loaded only when needed: it costs memory and time at every job.
  const tracing =
    config.TRACES_URL === undefined
      ? null
      : (await import('./operations/tracing')).startTracing({ url: config.TRACES_URL, service: 'worker' });
  const operatorListener = await openOperatorListener({
    ...{ registry: services.metrics.registry, host: config.HOST, port: config.WORKER_METRICS_PORT },
    health: {
      isReady: async () => {
        await Promise.all([
          services.storage.check(),
          queue.listJobs({ state: 'running', cursor: null, limit: 1 }),
        ]);
        return !stopping.signal.aborted && (await services.hasDiskRoom());
      },
    },
    report: services.report,
  });
  const handlers = watchJobs(
    [
      handleReplayClickJournal(services.clickRecorder),
      handleResumeComparisons(services),
      handleSendMail(services),
      handleSendAccountMail(services),
      handleTidyAccounts(services),
      handleMakeMonths(services),
      handleForgetOld(services),
      handleForgetLicensed(services),
      handleEvaluateAlerts(services),
      handleDeliverAlerts(services),
      handleDeliverWebhooks(services),
      handleForgetWebhookDeliveries(services),
      handleEraseBusiness(services),
      handleEraseOperatorFeed(services),
      handleReadShopifyStore(services),
      handleRemoveHeldBack(services),
      handleNoticeSilence(services),
      handleChooseWatchedOffers(services),
      handleReadWatchedOffers(services),
      handleCheckShopRules(services),
      handleForgetKeptAnswers(services),
      handleForgetTraffic(services),
      handleRankPrices(services),
      handleCheckItemPages(services),
      handleProcessDelivery(services, deliveryProcessors),
      handleMatchOrders(services),
      handleForgetOrderTrails(services),
      handleImportFeed(services),
      handleStartDueImports(services),
      handleShowItems(services),
      handleHideBlockedShop(services),
      handleJudgeAgain(services),
      handleRepriceItems(services),
      handleReadShippingPolicies(services),
      handleRepriceShop(services),
      handleRefreshExchangeRates(services, config.EXCHANGE_RATES_URL),
    ],
    { metrics: services.metrics, trace: tracing?.traceJob ?? null },
  );
  const working = queue.runJobs(handlers, {
    ...{ concurrency: 4, signal: stopping.signal, report: services.report },
  });
  services.processReports.begin();
  const counting = countContinuously(services, stopping.signal);
  logger.info('worker started');
  closeWithGrace({ delay: 15_000, logger }, async ({ err }) => {
    if (err) logger.fatal({ err }, 'stopping after an unexpected error');
    stopping.abort();
    await Promise.all([working, counting]);
    await tracing?.stop();
    operatorListener.close();
    await close();
  });
}

try {
  await main();
} catch (failure) {
  if (!(failure instanceof ConfigurationError)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
