import closeWithGrace from 'close-with-grace';
import { compose } from './compose';
import { ConfigurationError, readConfig } from './config';
import { queueHidingBlockedShops } from './merchant-items/hide-blocked-shop.job';
import { queueUnfinishedDeliveries } from './merchant-orders/process-delivery.job';
import { refreshExchangeRates } from './modules/exchange-rates/refresh-exchange-rates.job';
import { jobs } from './jobs';
import { countContinuously } from './merchant-traffic/count-continuously';
import { openLog } from './operations/open-log';
import { openOperatorListener } from './operations/operator-listener';
import { watchJobs } from './operations/watched-jobs';

/** Runs jobs and schedules on the same composition as the API. Several workers share one queue. */
async function main(): Promise<void> {
  const config = readConfig();
  const logger = openLog(config, 'worker');
  const { services, close } = await compose(config, logger, 'worker');
  const queue = services.jobQueue;
  for (const { definition } of jobs) queue.schedule(definition);
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
    registry: services.metrics.registry,
    host: config.HOST,
    port: config.WORKER_METRICS_PORT,
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
    jobs.map(({ handle }) => handle(services, config)),
    { metrics: services.metrics, trace: tracing?.traceJob ?? null },
  );
  const working = queue.runJobs(handlers, {
    concurrency: 4,
    signal: stopping.signal,
    report: services.report,
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
