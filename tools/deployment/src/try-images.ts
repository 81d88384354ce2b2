import { chown, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiEnvironment, pagesEnvironment } from './api-environment';
import { ask, expectAnswer, untilAnswered } from './answers';
import { openContainers } from './containers';
import { makeSubstituteImages, openImageBuilder } from './images';
import { tryOriginRules, tryPublicRules, tryWithoutApi } from './origin-rules';
import { openOutcomes } from './outcomes';
import { installPrograms } from './programs';
import { tryServiceFiles } from './service-files';
import { tryThreeOrigins } from './three-origins';

/*
 * Tests the deployments without a Docker engine: builds the four apps' images by buildah, runs them as the compose file
 * does, and requests them over HTTP; runs nginx with the rules for three origins; checks the compose files and the
 * systemd units. Needs Debian and root. The last line is "N passed, N failed".
 */
const root = join(import.meta.dirname, '../../..');
const workFolder = join(tmpdir(), 'pricehunt-images');
const ports = {
  api: 24_500,
  metrics: 24_501,
  pages: 24_502,
  shopper: 24_503,
  merchant: 24_504,
  admin: 24_505,
  adminApi: 24_506,
  workerMetrics: 24_507,
};
const origins = {
  SHOPPER_ORIGIN: `http://127.0.0.1:${ports.shopper}`,
  MERCHANT_ORIGIN: `http://127.0.0.1:${ports.merchant}`,
  ADMIN_ORIGIN: `http://127.0.0.1:${ports.admin}`,
};
const program = apiEnvironment({ origins, ports });
const webApps = [
  { app: 'shopper', port: ports.shopper },
  { app: 'merchant-dashboard', port: ports.merchant },
  { app: 'admin', port: ports.admin },
];

const outcomes = openOutcomes();
installPrograms();
await mkdir(workFolder, { recursive: true });
const dataFolder = join(workFolder, 'data');
await rm(dataFolder, { recursive: true, force: true });
await mkdir(dataFolder, { recursive: true });
await chown(dataFolder, 1000, 1000);
const builder = openImageBuilder(workFolder);
const containers = openContainers(builder, workFolder);
const volumes = { '/var/lib/pricehunt': dataFolder };

console.log('Images that stand in for the registry’s …');
await makeSubstituteImages(builder, workFolder);
const bases = ['NODE_IMAGE=localhost/node', 'NGINX_IMAGE=localhost/nginx'].flatMap((base) => [
  '--build-arg',
  base,
]);
for (const [image, app, ...options] of [
  ['pricehunt-api', 'api'],
  ['pricehunt-shopper', 'shopper'],
  ['pricehunt-shopper-pages', 'shopper', '--target', 'pages'],
  ['pricehunt-merchant-dashboard', 'merchant-dashboard'],
  ['pricehunt-admin', 'admin'],
] as const) {
  await outcomes.tries(`${image} is built from its Dockerfile`, async () => {
    await builder.build(image, join(root, 'apps', app, 'Dockerfile'), root, [...bases, ...options]);
    const { user } = await builder.settingsOf(image);
    if (user === '' || user === 'root' || user === '0') throw new Error(`it runs as "${user}"`);
  });
}

try {
  await tryPrograms();
} finally {
  await containers.stopAll();
}
await tryThreeOrigins(outcomes, builder, workFolder);
await tryServiceFiles(outcomes, workFolder);
outcomes.finish();

async function tryPrograms(): Promise<void> {
  await outcomes.tries(
    'the API without its secrets refuses to start, and lists what is missing',
    async () => {
      const command = ['sh', '-c', 'node main.mjs 2>&1 || echo "ended with $?"'];
      const text = await containers.run({ image: 'pricehunt-api', environment: {}, command });
      for (const missing of ['SHOPPER_ORIGIN', 'REDIRECT_SIGNING_KEYS', 'SESSION_SECRETS', 'ended with 1']) {
        if (!text.includes(missing)) throw new Error(`"${missing}" is not in: ${text}`);
      }
    },
  );
  const api = await containers.start('api', { image: 'pricehunt-api', environment: program, volumes });
  await outcomes.tries('the API migrates its volume and is ready', () => untilAnswered(ports.api, '/readyz'));
  const command = ['node', 'worker.mjs'];
  const worker = await containers.start('worker', {
    image: 'pricehunt-api',
    environment: program,
    volumes,
    command,
  });
  await outcomes.tries('the worker is ready and counts its jobs, on a port of its own', async () => {
    await untilAnswered(ports.workerMetrics, '/readyz');
    expectAnswer(await ask(ports.workerMetrics, '/metrics'), { status: 200, text: /pricehunt_job_seconds/ });
  });
  const pages = await containers.start('pages', {
    image: 'pricehunt-shopper-pages',
    environment: pagesEnvironment({ origins, ports }),
  });
  await outcomes.tries('the renderer of pages is there', () => untilAnswered(ports.pages, '/favicon.svg'));
  for (const { app, port } of webApps) {
    const environment = {
      ...origins,
      PORT: `127.0.0.1:${port}`,
      API_ADDRESS: `127.0.0.1:${app === 'admin' ? ports.adminApi : ports.api}`,
      PAGES_ADDRESS: `127.0.0.1:${ports.pages}`,
    };
    await containers.start(app, { image: `pricehunt-${app}`, environment });
    await outcomes.tries(`${app} is there`, () => untilAnswered(port, '/config.json'));
    await tryOriginRules(outcomes, app, { port }, new RegExp(origins.MERCHANT_ORIGIN));
  }
  await tryPublicRules(outcomes, { port: ports.shopper });
  await outcomes.tries('calls of the console are answered by its own listener alone', async () => {
    expectAnswer(await ask(ports.api, '/api/admin/overview'), { status: 404 });
    expectAnswer(await ask(ports.adminApi, '/api/categories'), { status: 404 });
  });
  await outcomes.tries('metrics are on a port of their own, and not on the public one', async () => {
    expectAnswer(await ask(ports.metrics, '/metrics'), { status: 200, text: /^# HELP/m });
    expectAnswer(await ask(ports.api, '/metrics'), { status: 404 });
  });
  await outcomes.tries('without the renderer the browser makes the page', async () => {
    await pages.stop();
    expectAnswer(await ask(ports.shopper, '/browse'), { status: 200, text: /<div id="root"><\/div>/ });
  });
  for (const [name, container] of [
    ['the API', api],
    ['the worker', worker],
  ] as const) {
    await outcomes.tries(`${name} ends by SIGTERM with 0`, async () => {
      const { code, ms } = await container.stop();
      if (code !== 0) throw new Error(`it ended with ${code} after ${Math.round(ms)} ms`);
    });
  }
  await tryWithoutApi(outcomes, { port: ports.shopper });
}
