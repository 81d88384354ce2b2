import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hostsGiven, installationEnvironment, installationFolder, installationSite } from './installation';
import { readInstallationSecrets } from './installation-secrets';
import { root, webApps } from './places';
import { portsFrom, refuseTakenPorts } from './ports';
import { build, builtApi, serveBuiltApps, startApi } from './product';
import type { Site } from './product';
import { runUntilStopped } from './run-until-stopped';

/*
 * npm start -- --real: runs a production installation on this machine, without the demo. Creates its secrets and database in a data
 * folder of its own (PRICEHUNT_DATA) and prints a link to create the first admin. --hosts A,B,C serves it under three https hosts
 * behind a proxy.
 */
const dataFolder = installationFolder(process.env);
mkdirSync(dataFolder, { recursive: true, mode: 0o700 });

await runUntilStopped(dataFolder, async (programs) => {
  const ports = portsFrom(process.env['PRICEHUNT_PORTS_FROM']);
  const site = installationSite(hostsGiven(process.argv, process.env), ports, process.env);
  const secrets = readInstallationSecrets(dataFolder);
  await refuseTakenPorts(ports);
  if (!process.argv.includes('--built')) await build(programs, ['api', ...webApps]);
  const environment = installationEnvironment({ ports, site, dataFolder, secrets, inherited: process.env });
  await startApi(programs, ports, environment, builtApi);
  programs.start('worker', { parameters: [join(root, 'dist/apps/api/worker.mjs')], environment });
  await serveBuiltApps(programs, ports, webApps, site);
  const printed = await programs.run(process.execPath, [join(root, 'dist/apps/api/first-admin-link.mjs')], {
    environment,
    output: 'returned',
  });
  printAddresses(site, printed.trim());
});

function printAddresses({ origins }: Site, firstAdminLink: string): void {
  console.log(`
PriceHunt is running.

  Public site          ${origins.shopper}
  Merchant dashboard   ${origins['merchant-dashboard']}
  Admin console        ${origins.admin}
${
  firstAdminLink === ''
    ? ''
    : `
  Create the first admin in your browser. This link works once and expires in 24 hours:

    ${firstAdminLink}
`
}
  Logs, data and secrets: ${dataFolder}
  Back up this folder. Press Ctrl-C to stop.`);
}
