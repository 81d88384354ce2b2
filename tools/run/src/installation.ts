import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { originOf, originsOf } from './origins';
import type { Origins } from './origins';
import type { InstallationSecrets } from './installation-secrets';
import { host, root } from './places';
import type { Ports } from './ports';
import type { Site } from './product';
import type { Environment } from './programs';
import { serverEnvironment } from './server-environment';
import { StartFailure } from './start-failure';

export function installationFolder(environment: Environment): string {
  const { PRICEHUNT_DATA: given, XDG_DATA_HOME: dataHome } = environment;
  if (given !== undefined && given !== '') return resolve(root, given);
  return join(
    dataHome === undefined || dataHome === '' ? join(homedir(), '.local/share') : dataHome,
    'pricehunt',
  );
}

export function hostsGiven(parameters: readonly string[], environment: Environment): string | null {
  const place = parameters.indexOf('--hosts');
  const given = place === -1 ? environment['PRICEHUNT_HOSTS'] : (parameters[place + 1] ?? '-');
  return given === undefined || given.trim() === '' ? null : given;
}

/** Serves the apps under three https hosts behind a proxy, or on three local ports. PRICEHUNT_LISTEN sets the address in a container. */
export function installationSite(hosts: string | null, ports: Ports, environment: Environment): Site {
  const { PRICEHUNT_LISTEN: address = host } = environment;
  return {
    origins: hosts === null ? originsOf(ports) : originsOfHosts(hosts),
    address,
    isBehindProxy: hosts !== null,
    adminCalls: ports.adminCalls,
  };
}

function originsOfHosts(hosts: string): Origins {
  const given = hosts.split(',').map((each) => each.trim());
  const [first = ''] = given;
  const all = given.length === 1 ? [first, `merchants.${first}`, `admin.${first}`] : given;
  const [shopper, merchant, admin, ...others] = all;
  const isHost = (text: string | undefined): text is string =>
    text !== undefined && URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text;
  const isDistinct = new Set([shopper, merchant, admin]).size === 3;
  if (!isHost(shopper) || !isHost(merchant) || !isHost(admin) || !isDistinct || others.length > 0) {
    throw new StartFailure(
      `--hosts (or PRICEHUNT_HOSTS) must be one host name such as prices.example (merchants. and admin. are added for the other apps) ` +
        `or three different hosts for shoppers, merchants and admins, not "${hosts}".`,
    );
  }
  const originAt = (name: string) => new URL(`https://${name}`).origin;
  return {
    shopper: originAt(shopper),
    'merchant-dashboard': originAt(merchant),
    admin: originAt(admin),
  };
}

/** The environment of the API and the worker. Passes on what else the operator set. */
export function installationEnvironment(settings: {
  readonly ports: Ports;
  readonly site: Site;
  readonly dataFolder: string;
  readonly secrets: InstallationSecrets;
  readonly inherited: Environment;
}): Environment {
  const { ports, site, dataFolder, secrets, inherited } = settings;
  const { origins } = site;
  return {
    // Two-factor authentication is required where others can reach the console.
    ...(site.isBehindProxy ? {} : { ADMIN_TOTP: 'optional' }),
    VAPID_SUBJECT: site.isBehindProxy ? origins.shopper : 'mailto:operator@localhost',
    DATABASE_URL: `sqlite:${join(dataFolder, 'pricehunt.db')}`,
    ...inherited,
    ...serverEnvironment({ ports, origins, dataFolder, secrets }),
    NODE_ENV: 'production',
    ADMIN_LISTEN: new URL(originOf(ports.adminCalls)).host,
    FEED_FOLDER: join(dataFolder, 'feeds'),
    VAPID_PUBLIC_KEY: secrets.pushPublicKey,
    VAPID_PRIVATE_KEY: secrets.pushPrivateKey,
  };
}
