import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError, readConfig } from './config';
import { weaknessOf } from './access/weak-secret';

const random = {
  redirects: '5f1c0a9be27d4483b6a0c3f7e912d85a',
  sessions: 'c7e2904d8b1f46a3950ed6b8f327a1c4',
  encryption: '0b9d72e6a4f84c15832fd6e0c1a7b59e',
};

const complete = {
  SHOPPER_ORIGIN: 'https://pricehunt.example',
  MERCHANT_ORIGIN: 'https://merchants.pricehunt.example',
  ADMIN_ORIGIN: 'https://admin.internal',
  TRUST_PROXY: '10.0.0.1',
  REDIRECT_SIGNING_KEYS: random.redirects,
  SESSION_SECRETS: random.sessions,
  ENCRYPTION_KEYS: random.encryption,
};

function problemsOf(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (failure) {
    if (failure instanceof ConfigurationError) return failure.problems;
    throw failure;
  }
}

describe('readConfig', () => {
  it('lists all missing variables at once, without defaults for secrets and origins', () => {
    const problems = problemsOf({});

    expect(problems.map((problem) => problem.split(':')[0])).toEqual(
      expect.arrayContaining([
        ...['SHOPPER_ORIGIN', 'MERCHANT_ORIGIN', 'ADMIN_ORIGIN'],
        ...['REDIRECT_SIGNING_KEYS', 'SESSION_SECRETS', 'ENCRYPTION_KEYS'],
      ]),
    );
  });

  it('describes what is missing and names a file that can’t be read', () => {
    const { ADMIN_ORIGIN: _left, ...rest } = complete;

    const problems = problemsOf({ ...rest, SESSION_SECRETS_FILE: '/nowhere/at/all' });

    expect(problems).toEqual([
      'SESSION_SECRETS_FILE: /nowhere/at/all can’t be read',
      'ADMIN_ORIGIN: is missing',
    ]);
  });

  it.each([
    ['a short signing key', { REDIRECT_SIGNING_KEYS: 'short' }],
    ['a short session secret (SESS-12)', { SESSION_SECRETS: `${random.sessions},short` }],
    ['a short encryption key', { ENCRYPTION_KEYS: 'short' }],
    ['a mail server without a sender', { SMTP_URL: 'smtp://mail.example' }],
    ['a mail server that speaks no SMTP', { SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' }],
    ['an origin with a path', { SHOPPER_ORIGIN: 'https://pricehunt.example/shop' }],
    ['a public origin without TLS', { SHOPPER_ORIGIN: 'http://pricehunt.example' }],
    ['TLS without a named proxy', { TRUST_PROXY: '' }],
    ['an allowed host without a port', { OUTBOUND_ALLOW: 'shop.internal' }],
    ['affiliate ids that are not JSON', { AFFILIATE_IDS: '{amazon' }],
    ['a storefront that is no address', { STOREFRONTS: 'lumen.example' }],
    ['a SearXNG that is no address of the web', { SEARXNG_URL: 'searxng:8080' }],
    ['a browser that is no address', { BROWSER_URL: 'browser:9222' }],
    ['an unknown affiliate programme', { AFFILIATE_IDS: '{"amazn":{"amazon.com":"x-20"}}' }],
  ])('refuses %s', (_what, wrong) => {
    expect(problemsOf({ ...complete, ...wrong })).not.toEqual([]);
  });

  it('says which sign-in providers have the same id or issuer', () => {
    const provider = {
      id: 'work',
      label: 'Work',
      issuer: 'https://id.example',
      clientId: 'pricehunt',
      clientSecret: 'a secret',
      for: ['admin'],
    };
    const problemsWith = (second: object) =>
      problemsOf({ ...complete, SIGN_IN_PROVIDERS: JSON.stringify([provider, { ...provider, ...second }]) });

    expect(problemsWith({ issuer: 'https://other.example' })).toEqual([
      'SIGN_IN_PROVIDERS: each provider needs its own id, and work is used twice',
    ]);
    expect(problemsWith({ id: 'members', issuer: 'https://id.example/', for: ['business'] })).toEqual([
      'SIGN_IN_PROVIDERS: two entries have the issuer https://id.example/. Use one entry, and list both consoles in its "for"',
    ]);
    expect(problemsWith({ id: 'members', issuer: 'https://other.example' })).toEqual([]);
  });

  it('reads a secret from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'));
    const file = join(folder, 'keys');
    writeFileSync(file, `${random.sessions},${random.redirects}\n`);

    const config = readConfig({
      ...complete,
      REDIRECT_SIGNING_KEYS: undefined,
      REDIRECT_SIGNING_KEYS_FILE: file,
    });
    rmSync(folder, { recursive: true });

    expect(config.REDIRECT_SIGNING_KEYS).toEqual([random.sessions, random.redirects]);
  });

  it('reads sources with their display names', () => {
    const config = readConfig({
      ...complete,
      STOREFRONTS: 'Lumen Supply=https://lumen.example,https://other.example',
      UCP_CATALOGS: ',',
    });

    expect(config.STOREFRONTS).toEqual([
      { name: 'Lumen Supply', address: 'https://lumen.example' },
      { name: null, address: 'https://other.example' },
    ]);
    expect(config.UCP_CATALOGS).toEqual([]);
    expect(readConfig(complete).UCP_CATALOGS).toEqual([
      { name: 'Shopify catalog', address: 'https://catalog.shopify.com/api/ucp/mcp' },
    ]);
  });

  it('reads affiliate ids as JSON', () => {
    const config = readConfig({ ...complete, AFFILIATE_IDS: '{"amazon":{"amazon.de":"shop-21"}}' });

    expect(config.AFFILIATE_IDS).toEqual({ amazon: { 'amazon.de': 'shop-21' } });
  });

  it.each([
    ['MERCHANT_ORIGIN', 'http://merchants.pricehunt.example'],
    ['ADMIN_ORIGIN', 'http://admin.internal'],
    ['MERCHANT_ORIGIN', 'http://localhost:4300'],
    ['ADMIN_ORIGIN', 'http://127.0.0.1:4302'],
    ['SHOPPER_ORIGIN', 'http://127.0.0.1:4301'],
  ])('refuses %s=%s beside https origins and requires https', (name, origin) => {
    const problems = problemsOf({ ...complete, [name]: origin });

    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: must be https`))]);
  });

  it('accepts three origins on this machine without TLS', () => {
    const local = {
      SHOPPER_ORIGIN: 'http://127.0.0.1:4301',
      MERCHANT_ORIGIN: 'http://localhost:4302',
      ADMIN_ORIGIN: 'http://[::1]:4303',
    };

    expect(problemsOf({ ...complete, ...local })).toEqual([]);
  });

  it.each([
    ...['0.0.0.0/0', '::/0', '0.0.0.0/1', '128.0.0.0/1', '64.0.0.0/2', '104.0.0.0/7', '2000::/3', '::/1'],
    ...['::ffff:0:0/96', '::ffff:0.0.0.0/96', '0:0:0:0:0:ffff::/95', '::/80', '::ffff:8.0.0.0/100'],
  ])('refuses to trust %s as a proxy and asks for the operator’s own', (range) => {
    const problems = problemsOf({ ...complete, TRUST_PROXY: `10.0.0.1,${range}` });

    expect(problems).toEqual([
      expect.stringMatching(/^TRUST_PROXY: .*name the address or range of your own proxy$/),
    ]);
  });

  it.each(['true', '*', '1', 'proxy.internal', '10.0.0.0/33', '10.0.0.0/', '0/0', '0.0.0.0/0.0.0.0'])(
    'refuses %s, which is no proxy address',
    (range) => {
      expect(problemsOf({ ...complete, TRUST_PROXY: range })).toEqual([
        expect.stringMatching(/^TRUST_PROXY: .*name the proxy/),
      ]);
    },
  );

  it.each([
    ...['10.0.0.0/8', '172.16.0.0/12', '104.16.0.0/13', '127.0.0.1', '::1', '2400:cb00::/32', 'fc00::/7'],
    ...['loopback', 'uniquelocal', '::ffff:10.0.0.1', '::ffff:10.0.0.0/104'],
  ])('trusts %s', (range) => {
    expect(problemsOf({ ...complete, TRUST_PROXY: range })).toEqual([]);
  });

  it.each([
    ['one repeated character', 'a'.repeat(64)],
    ['two', 'ab'.repeat(20)],
    ['a repeated word', 'changeme'.repeat(5)],
    ['few characters', 'qxzqjmxqzjqxmzjmqxjzqmxjzxmqjzmx'],
    ['a repeated word that is cut off', `${'correct-horse-'.repeat(3)}corr`],
    ['a row', 'abcdefghijklmnopqrstuvwxyz012345'],
    ['a row downwards', '9876543210zyxwvutsrqponmlkjihgfe'],
  ])('refuses a secret of %s in each list and explains how to create one', (_what, secret) => {
    for (const name of ['REDIRECT_SIGNING_KEYS', 'SESSION_SECRETS', 'ENCRYPTION_KEYS']) {
      const problems = problemsOf({ ...complete, [name]: `${random.sessions},${secret}` });

      expect(problems).toEqual([
        `${name}.1: looks typed by hand, not random; create one with: openssl rand -hex 32`,
      ]);
    }
  });

  it('accepts random secrets in hex and in base64', () => {
    for (let round = 0; round < 2_000; round += 1) {
      expect(weaknessOf(randomBytes(16).toString('hex'))).toBeNull();
      expect(weaknessOf(randomBytes(24).toString('base64url'))).toBeNull();
    }
  });
});
