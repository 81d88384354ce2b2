import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiEnvironment, pagesEnvironment } from './api-environment';
import { ask, expectAnswer, untilAnswered } from './answers';
import { nginxConfiguration } from './images';
import { openContainers } from './containers';
import type { ImageBuilder } from './images';
import { tryOriginRules, tryPublicRules, tryWithoutApi } from './origin-rules';
import type { Outcomes } from './outcomes';
import { outputOf } from './programs';

const rulesFolder = join(import.meta.dirname, '../nginx');
const ports = {
  api: 24_520,
  metrics: 24_521,
  workerMetrics: 24_526,
  adminApi: 24_525,
  pages: 24_522,
  tls: 24_523,
  http: 24_524,
};
const hosts = {
  shopper: 'pricehunt.example',
  'merchant-dashboard': 'merchants.pricehunt.example',
  admin: 'admin.pricehunt.example',
};
const origins = {
  SHOPPER_ORIGIN: `https://${hosts.shopper}`,
  MERCHANT_ORIGIN: `https://${hosts['merchant-dashboard']}`,
  ADMIN_ORIGIN: `https://${hosts.admin}`,
};

/** Runs this machine's nginx with the rules for three TLS origins, in front of the API and the renderer. */
export async function tryThreeOrigins(
  outcomes: Outcomes,
  builder: ImageBuilder,
  workFolder: string,
): Promise<void> {
  const folder = join(workFolder, 'three-origins');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'data'), { recursive: true });
  await layFiles(builder, folder);
  const containers = openContainers(builder, folder);
  const api = await containers.start('api', {
    image: 'pricehunt-api',
    environment: apiEnvironment({ origins, ports }),
  });
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  try {
    await untilAnswered(ports.api, '/readyz');
    await containers.start('pages', {
      image: 'pricehunt-shopper-pages',
      environment: pagesEnvironment({ origins, ports }),
    });
    await untilAnswered(ports.pages, '/favicon.svg');
    for (const [app, host] of Object.entries(hosts)) {
      const config = new RegExp(`"merchantOrigin":"${origins.MERCHANT_ORIGIN}"`);
      await tryOriginRules(outcomes, `${app} by TLS`, { port: ports.tls, isTls: true, host }, config);
    }
    const publicSite = { port: ports.tls, isTls: true, host: hosts.shopper };
    await tryPublicRules(outcomes, publicSite);
    await outcomes.tries('a request without TLS is sent on to the same page with it', async () => {
      const answer = await ask(ports.http, '/browse?q=a', { host: hosts.shopper });
      expectAnswer(answer, {
        status: 308,
        headers: { location: /^https:\/\/pricehunt\.example\/browse\?q=a$/ },
      });
    });
    await outcomes.tries('sends browsers an HSTS header', async () => {
      const answer = await ask(ports.tls, '/api/business/auth/me', {
        ...publicSite,
        host: hosts['merchant-dashboard'],
      });
      expectAnswer(answer, { status: 401, headers: { 'strict-transport-security': /max-age/ } });
    });
    await api.stop();
    await tryWithoutApi(outcomes, publicSite);
  } finally {
    await containers.stopAll();
    nginx.kill('SIGQUIT');
    await ended;
  }
}

/** Sets up files, certificates and nginx's configuration as in docs/operations/deployment.md. */
async function layFiles(builder: ImageBuilder, folder: string): Promise<void> {
  const certificates = join(folder, 'certificates');
  await mkdir(certificates);
  for (const [app, host] of Object.entries(hosts)) {
    await copyFromImage(builder, `pricehunt-${app}`, '/srv/pricehunt', join(folder, 'files', app));
    await outputOf('openssl', [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', `/CN=${host}`, '-keyout', join(certificates, `${host}.key`)],
      ...['-out', join(certificates, `${host}.pem`)],
    ]);
  }
  const variables = {
    ...origins,
    CONSENT: 'required',
    RULES_FOLDER: join(folder, 'conf.d'),
    FILES_FOLDER: join(folder, 'files'),
    CERTIFICATES_FOLDER: certificates,
    API_ADDRESS: `127.0.0.1:${ports.api}`,
    ADMIN_API_ADDRESS: `127.0.0.1:${ports.adminApi}`,
    PAGES_ADDRESS: `127.0.0.1:${ports.pages}`,
    SHOPPER_HOST: hosts.shopper,
    MERCHANT_HOST: hosts['merchant-dashboard'],
    ADMIN_HOST: hosts.admin,
    ADMIN_ACCESS: 'allow 127.0.0.1; deny all;',
    TLS_PORT: `127.0.0.1:${ports.tls}`,
    HTTP_PORT: `127.0.0.1:${ports.http}`,
  };
  await mkdir(join(folder, 'conf.d'));
  await cp(join(rulesFolder, 'security-headers.rules'), join(folder, 'conf.d/security-headers.rules'));
  for (const name of ['web-app.rules', 'shopper.rules', 'three-origins.conf']) {
    await writeFile(
      join(folder, 'conf.d', name),
      filled(await readFile(join(rulesFolder, `${name}.template`), 'utf8'), variables),
    );
  }
  const configuration = nginxConfiguration
    .replace('/tmp/nginx.pid', join(folder, 'nginx.pid'))
    .replaceAll(/\/tmp\/(\w+_temp)/g, (_all, name: string) => join(folder, name))
    .replace('/etc/nginx/conf.d/*.conf', join(folder, 'conf.d/*.conf'));
  await writeFile(join(folder, 'nginx.conf'), configuration);
}

function filled(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{([A-Z_]+)\}/g, (all, name: string) => variables[name] ?? all);
}

async function copyFromImage(builder: ImageBuilder, image: string, from: string, to: string): Promise<void> {
  const container = (
    await outputOf('buildah', [...builder.storage, 'from', '--pull-never', `localhost/${image}`])
  ).trim();
  const mounted = (await outputOf('buildah', [...builder.storage, 'mount', container])).trim();
  await cp(join(mounted, from), to, { recursive: true });
}
