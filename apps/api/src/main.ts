import closeWithGrace from 'close-with-grace';
import { adminListenerOf, isAdminTotpRequired } from './access/admin-listener';
import { buildApp } from './build-app';
import { compose } from './compose';
import { ConfigurationError, readConfig } from './config';
import { openLog } from './operations/open-log';
import { openOperatorListener } from './operations/operator-listener';

/** How long readiness is false before the server closes, in milliseconds: time for a proxy to notice. */
const drainMs = 1_000;

async function main(): Promise<void> {
  const config = readConfig();
  const logger = openLog(config, 'api');
  const { services, close } = await compose(config, logger);
  // Loaded only when needed: it costs memory and time at every call.
  const tracing =
    config.TRACES_URL === undefined
      ? null
      : (await import('./operations/tracing')).startTracing({ url: config.TRACES_URL, service: 'api' });
  const adminListener = adminListenerOf(config);
  const options = {
    ...config,
    logger,
    isAdminTotpRequired: isAdminTotpRequired(config),
    tracePlugin: tracing?.plugin ?? null,
  };
  const { app, startDraining } = await buildApp(services, {
    ...options,
    serves: adminListener === 'public' ? 'everything' : 'all-but-admin',
  });
  const adminConsole =
    typeof adminListener === 'string'
      ? null
      : await buildApp(services, { ...options, serves: 'admin-alone' });
  // New clicks needn't wait for clicks that are already safe.
  const replaying = services.clickRecorder.replayJournal().then(
    (replayed) => {
      if (replayed > 0) logger.info({ replayed }, 'replayed clicks from the journal');
    },
    (failure: unknown) => services.report(failure, 'could not replay the click journal'),
  );
  const metricsServer = await openOperatorListener({
    registry: services.metrics.registry,
    host: config.HOST,
    port: config.METRICS_PORT,
    report: services.report,
  });
  closeWithGrace({ delay: 15_000, logger }, async ({ err, signal }) => {
    if (err) logger.fatal({ err }, 'stopping after an unexpected error');
    startDraining();
    adminConsole?.startDraining();
    if (signal !== undefined) await new Promise((resolve) => setTimeout(resolve, drainMs));
    await adminConsole?.app.close();
    await app.close();
    await services.clickRecorder.flush();
    await replaying;
    await tracing?.stop();
    metricsServer.close();
    await close();
  });
  if (typeof adminListener !== 'string') {
    logger.info({ address: await adminConsole?.app.listen(adminListener) }, 'admin listener started');
  }
  logger.info({ address: await app.listen({ host: config.HOST, port: config.PORT }) }, 'listening');
  services.processReports.begin();
}

try {
  await main();
} catch (failure) {
  if (!(failure instanceof ConfigurationError)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
