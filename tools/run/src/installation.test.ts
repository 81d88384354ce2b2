import { hostsGiven, installationEnvironment, installationFolder, installationSite } from './installation';
import { portsFrom } from './ports';
import type { Environment } from './programs';

const ports = portsFrom('5200');
const secrets = {
  redirectSigningKey: 'redirect',
  sessionSecret: 'session',
  encryptionKey: 'encryption',
  pushPublicKey: 'public',
  pushPrivateKey: 'private',
};
const hosts = 'prices.example,merchants.prices.example,admin.prices.example';

function environmentOf(given: string | null, inherited: Environment = {}): Environment {
  const site = installationSite(given, ports, inherited);
  return installationEnvironment({ ports, site, dataFolder: '/data', secrets, inherited });
}

it('runs in production mode on three ports of this machine, with data and secrets of its own', () => {
  expect(environmentOf(null)).toMatchObject({
    NODE_ENV: 'production',
    SHOPPER_ORIGIN: 'http://127.0.0.1:5202',
    MERCHANT_ORIGIN: 'http://127.0.0.1:5203',
    ADMIN_ORIGIN: 'http://127.0.0.1:5204',
    DATABASE_URL: 'sqlite:/data/pricehunt.db',
    FEED_FOLDER: '/data/feeds',
    SESSION_SECRETS: 'session',
    ADMIN_LISTEN: '127.0.0.1:5228',
    ADMIN_TOTP: 'optional',
  });
});

it('configures no shop, no source and no address on the network by itself', () => {
  const environment = environmentOf(null);

  for (const name of ['STOREFRONTS', 'UCP_CATALOGS', 'OUTBOUND_ALLOW', 'EXCHANGE_RATES_URL']) {
    expect(environment[name]).toBeUndefined();
  }
});

it('runs under three https hosts, with a second factor for admins, behind a proxy of this machine', () => {
  const environment = environmentOf(hosts);

  expect(environment).toMatchObject({
    SHOPPER_ORIGIN: 'https://prices.example',
    MERCHANT_ORIGIN: 'https://merchants.prices.example',
    ADMIN_ORIGIN: 'https://admin.prices.example',
    TRUST_PROXY: '127.0.0.1',
  });
  expect(environment['ADMIN_TOTP']).toBeUndefined();
  expect(installationSite(hosts, ports, {})).toMatchObject({ isBehindProxy: true, address: '127.0.0.1' });
});

it('uses merchants. and admin. of a single host name', () => {
  expect(installationSite('prices.example', ports, {})).toEqual(installationSite(hosts, ports, {}));
});

it.each([
  '127.0.0.1',
  'https://prices.example',
  `${hosts},more.example`,
  'a.example,a.example,b.example',
  'a/b,c.example,d.example',
])('refuses "%s" as hosts in one sentence', (given) => {
  expect(() => installationSite(given, ports, {})).toThrow(/must be one host name such as/);
});

it('passes on other settings such as mail, database and two-factor authentication', () => {
  const inherited = {
    SMTP_URL: 'smtp://mail.example',
    DATABASE_URL: 'postgres://127.0.0.1/shop',
    ADMIN_TOTP: 'required',
  };

  expect(environmentOf(null, inherited)).toMatchObject(inherited);
});

it('reads the hosts from the command line first, then from the environment', () => {
  expect(hostsGiven(['--real', '--hosts', hosts], { PRICEHUNT_HOSTS: 'other' })).toBe(hosts);
  expect(hostsGiven(['--real'], { PRICEHUNT_HOSTS: hosts })).toBe(hosts);
  expect(hostsGiven(['--real'], { PRICEHUNT_HOSTS: '' })).toBeNull();
});

it("stores its data separately from the demo's", () => {
  expect(installationFolder({ PRICEHUNT_DATA: '/srv/prices' })).toBe('/srv/prices');
  expect(installationFolder({ XDG_DATA_HOME: '/home/ada/data' })).toBe('/home/ada/data/pricehunt');
  expect(installationFolder({})).toMatch(/\/\.local\/share\/pricehunt$/);
});
