import closeWithGrace from 'close-with-grace';
import { createServer } from 'node:http';
import { adminListenerOf, isAdminTotpRequired } from './admin-listener';
import { buildApp } from './build-app';
import { compose } from './compose';
import { ConfigurationError, readConfig } from './config';
import type { Config } from './config';
import { openLog } from './open-log';
import type { Metrics } from './plugins/metrics';

/** How long readiness is false before the server closes, in milliseconds: time for a proxy to notice. */
const drainMs = 1_000;

/** Door 1: HTTP. Reads the configuration, composes, listens, closes with grace. */
async function main(): Promise<void> {
  const config = readConfig();
  const logger = openLog(config, 'api');
  const { services, close } = await compose(config, logger);
  // Loaded where it is wanted only: it costs memory and time at every call.
  const tracing =
    config.TRACES_URL === undefined
      ? null
      : (await import('./tracing')).startTracing({ url: config.TRACES_URL, service: 'api' });
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
  const replayed = await services.clickRecorder.replayJournal();
  if (replayed > 0) logger.info({ replayed }, 'clicks of the journal are in the database');
  const metricsServer = serveMetrics(config, services.metrics);
  closeWithGrace({ delay: 15_000, logger }, async ({ err, signal }) => {
    if (err) logger.fatal({ err }, 'stopping after an unexpected failure');
    startDraining();
    adminConsole?.startDraining();
    if (signal !== undefined) await new Promise((resolve) => setTimeout(resolve, drainMs));
    await adminConsole?.app.close();
    await app.close();
    await services.clickRecorder.flush();
    await tracing?.stop();
    metricsServer.close();
    await close();
  });
  if (typeof adminListener !== 'string') await adminConsole?.app.listen(adminListener);
  await app.listen({ host: config.HOST, port: config.PORT });
}

function serveMetrics(config: Config, metrics: Metrics) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metrics.registry.metrics().then((text) => {
      response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
    });
  });
  return server.listen(config.METRICS_PORT, config.HOST);
}

try {
  await main();
} catch (failure) {
  if (!(failure instanceof ConfigurationError)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
