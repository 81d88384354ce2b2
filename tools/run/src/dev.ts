import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readDevApp } from './dev-arguments';
import { serveAppFromSource } from './dev-web-app';
import { readDemoSecrets } from './demo-secrets';
import { readDemoStores } from './demo-stores';
import { originOf, originsOf } from './origins';
import { root, webApps } from './places';
import type { WebApp } from './places';
import { freePort, freePorts, freeRow, portsFrom, refuseTakenPorts } from './ports';
import type { Ports } from './ports';
import { build, serveBuiltApps, startApi, startServer } from './product';
import type { Place } from './product';
import { productEnvironment } from './product-environment';
import type { ProgramOptions, Programs } from './programs';
import { runUntilStopped } from './run-until-stopped';
import { isReady } from './until-ready';

/*
 * npm run dev -- APP: runs one app from its source and shows each change. With npm start running (found by the same
 * PRICEHUNT_DATA and PRICEHUNT_PORTS_FROM) it works on that; otherwise it starts an API with the demo's data of its own.
 */
const dataFolder = resolve(root, process.env['PRICEHUNT_DATA'] ?? 'data');
const firstPort = process.env['PRICEHUNT_PORTS_FROM'];

const apiFolder = join(root, 'dist/dev/api');

/** The latest bundle of the API, restarted after each bundling. */
const apiFromSource: ProgramOptions = {
  parameters: ['--watch', '--watch-preserve-output', join(apiFolder, 'main.mjs')],
  output: 'terminal',
};

await runUntilStopped(dataFolder, async (programs) => {
  const app = readDevApp(process.argv.slice(2));
  const ports = portsFrom(firstPort);
  const isRunning = await isReady(`${originOf(ports.api)}/readyz`);
  if (app === 'api') await (isRunning ? developApiOf(programs) : developApi(programs));
  else await (isRunning ? developAppOf(ports, app) : developApp(programs, app));
});

async function developAppOf(ports: Ports, app: WebApp): Promise<void> {
  printAddress(await serveAppFromSource(app, await freePort(), ports), 'It uses the API of npm start.');
}

async function developApp(programs: Programs, app: WebApp): Promise<void> {
  const place = await ownPlace();
  await build(programs, ['api', 'demo-stores']);
  const { merchant } = await startServer(programs, place);
  const address = await serveAppFromSource(app, place.ports[app], place.ports);
  printAddress(address, `Demo merchant: ${merchant.email}, password ${merchant.password}.`);
}

/** An API beside the running product's, on the same data, under the built apps. */
async function developApiOf(programs: Programs): Promise<void> {
  const ports = await freeRow();
  const stores = readDemoStores(dataFolder);
  const secrets = readDemoSecrets(dataFolder);
  const environment = {
    ...productEnvironment({ ports, dataFolder, secrets, stores, inherited: process.env }),
    CLICK_JOURNAL_FOLDER: join(dataFolder, 'click-journal-dev'),
  };
  await bundleApiAtEachChange(programs);
  await startApi(programs, ports, environment, apiFromSource);
  await serveBuiltApps(programs, ports, webApps);
  printApiAddress(ports);
}

async function developApi(programs: Programs): Promise<void> {
  const place = await ownPlace();
  await build(programs, ['api', 'demo-stores', ...webApps]);
  await bundleApiAtEachChange(programs);
  await startServer(programs, place, apiFromSource);
  await serveBuiltApps(programs, place.ports, webApps);
  printApiAddress(place.ports);
}

/** Bundles the API at each change of its sources; resolves after the first time. */
async function bundleApiAtEachChange(programs: Programs): Promise<void> {
  const output = programs.start('api-bundle', {
    parameters: [
      join(root, 'tools/build/bundle-node-program.mjs'),
      ...['apps/api', 'src/main.ts', 'src/page-reader-thread.ts'],
      '../../libs/server/storage/src/dialect/read-rows.mjs',
      ...['--migrations', 'libs/server/storage/migrations', '--out', apiFolder, '--watch'],
    ],
    output: 'failures',
  });
  if (output !== null) await once(output, 'data');
}

/** The usual ports and data folder, or others if one of those ports is in use. */
async function ownPlace(): Promise<Place> {
  const ports = portsFrom(firstPort);
  if (firstPort !== undefined) {
    await refuseTakenPorts(ports);
    return { ports, dataFolder };
  }
  const free = await freePorts(ports);
  const folder = free === ports ? dataFolder : join(dataFolder, `ports-${free.api}`);
  mkdirSync(folder, { recursive: true });
  return { ports: free, dataFolder: folder };
}

function printAddress(address: string, note: string): void {
  console.log(`\n  ${address}\n\n  ${note} Changes appear without a reload. Press Ctrl-C to stop.\n`);
}

function printApiAddress(ports: Ports): void {
  const { shopper, 'merchant-dashboard': merchant, admin } = originsOf(ports);
  console.log(`
  ${originOf(ports.api)}/api/docs

  The apps at ${shopper}, ${merchant} and ${admin} use it.
  It restarts after each change. Press Ctrl-C to stop.
`);
}
