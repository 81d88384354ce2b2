import { importDemoCatalog, seedDemoMerchant } from './demo-data';
import type { DemoMerchant } from './demo-data';
import { readDemoSecrets } from './demo-secrets';
import { startDemoStores } from './demo-stores';
import type { DemoStore } from './demo-stores';
import { join } from 'node:path';
import { configOf, originOf, originsOf } from './origins';
import type { Origins } from './origins';
import { host, root } from './places';
import type { WebApp } from './places';
import type { Ports } from './ports';
import { productEnvironment } from './product-environment';
import type { Environment, ProgramOptions, Programs } from './programs';
import { untilReady } from './until-ready';

export interface Place {
  readonly ports: Ports;
  readonly dataFolder: string;
}

export async function build(programs: Programs, projects: readonly string[]): Promise<void> {
  console.log('Building…');
  await programs.run('nx', ['run-many', '-t', 'build', '-p', projects.join(), '--output-style=static'], {
    environment: {
      ...process.env,
      FORCE_COLOR: '0',
    },
    output: 'terminal',
  });
}

export interface Demo {
  readonly stores: readonly DemoStore[];
  readonly merchant: DemoMerchant;
}

export async function startServer(
  programs: Programs,
  { ports, dataFolder }: Place,
  api: ProgramOptions = builtApi,
): Promise<Demo> {
  const secrets = readDemoSecrets(dataFolder);
  const stores = await startDemoStores(programs, ports, dataFolder, secrets);
  const environment = productEnvironment({ ports, dataFolder, secrets, stores, inherited: process.env });
  const database = { programs, environment, dataFolder };
  await importDemoCatalog(database, ports);
  const merchant = await seedDemoMerchant(database, stores, secrets.demoMerchantPassword);
  await startApi(programs, ports, environment, api);
  programs.start('worker', { parameters: [join(root, 'dist/apps/api/worker.mjs')], environment });
  return { stores, merchant };
}

export const builtApi: ProgramOptions = { parameters: [join(root, 'dist/apps/api/main.mjs')] };

export async function startApi(
  programs: Programs,
  ports: Ports,
  environment: Environment,
  api: ProgramOptions,
): Promise<void> {
  programs.start('api', { ...api, environment });
  await untilReady(`${originOf(ports.api)}/readyz`, 'The API', programs.stopping);
}

export interface Site {
  readonly origins: Origins;
  /** The address the servers listen on. */
  readonly address: string;
  readonly isBehindProxy: boolean;
  /** The port for the admin console's requests. */
  readonly adminCalls: number;
}

/** Serves the built web apps, on loopback unless the site says otherwise. */
export async function serveBuiltApps(
  programs: Programs,
  ports: Ports,
  apps: readonly WebApp[],
  site: Site = { origins: originsOf(ports), address: host, isBehindProxy: false, adminCalls: ports.api },
): Promise<void> {
  const config = configOf(site.origins);
  for (const app of apps) {
    programs.start(app, {
      parameters: [
        join(root, 'dist/apps/shopper-pages/serve.mjs'),
        ...['--folder', join(root, 'dist/apps', app), '--port', String(ports[app]), '--host', site.address],
        ...['--api', originOf(app === 'admin' ? site.adminCalls : ports.api), '--config', config],
        ...(site.isBehindProxy ? ['--behind-proxy'] : []),
        ...(app === 'shopper' ? ['--render'] : []),
      ],
    });
  }
  await Promise.all(apps.map((app) => untilReady(originOf(ports[app]), `The ${app} app`, programs.stopping)));
}
