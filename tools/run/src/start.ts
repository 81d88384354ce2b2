import { resolve } from 'node:path';
import { storeLines, wooCommerceLines } from './demo-stores';
import { refuseInstallation } from './installation-secrets';
import { originOf, originsOf } from './origins';
import { root, webApps } from './places';
import { portsFrom, refuseTakenPorts } from './ports';
import { build, serveBuiltApps, startServer } from './product';
import type { Demo, Place } from './product';
import { runUntilStopped } from './run-until-stopped';

/*
 * npm start: builds what changed, imports the demo catalog on the first start of a day, and runs the demo shops, the API, the worker
 * and the three web apps until Ctrl-C. PRICEHUNT_DATA sets another data folder, PRICEHUNT_PORTS_FROM the first of 30 other ports.
 * --built skips the build.
 */
const dataFolder = resolve(root, process.env['PRICEHUNT_DATA'] ?? 'data');

await runUntilStopped(dataFolder, async (programs) => {
  refuseInstallation(dataFolder);
  const place = { dataFolder, ports: portsFrom(process.env['PRICEHUNT_PORTS_FROM']) };
  await refuseTakenPorts(place.ports);
  if (!process.argv.includes('--built')) await build(programs, ['api', 'demo-stores', ...webApps]);
  const demo = await startServer(programs, place);
  await serveBuiltApps(programs, place.ports, webApps);
  printAddresses(place, demo, await wooCommerceLines(demo.stores));
});

function printAddresses({ ports, dataFolder }: Place, { stores, merchant }: Demo, toConnect: string): void {
  const origins = originsOf(ports);
  console.log(`
PriceHunt is running.

  Public site          ${origins.shopper}
  Merchant dashboard   ${origins['merchant-dashboard']}
    sign in as         ${merchant.email}   ${merchant.password}
  Admin console        ${origins.admin}
  API reference        ${originOf(ports.api)}/api/docs
  Metrics              ${originOf(ports.metrics)}/metrics

${storeLines(stores)}

${toConnect}

  Logs and data: ${dataFolder}
  Press Ctrl-C to stop.`);
}
