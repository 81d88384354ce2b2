import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError, readConfig } from './config';

const complete = {
  SHOPPER_ORIGIN: 'https://pricehunt.example',
  MERCHANT_ORIGIN: 'https://merchants.pricehunt.example',
  ADMIN_ORIGIN: 'https://admin.internal',
  TRUST_PROXY: '10.0.0.1',
  REDIRECT_SIGNING_KEYS: 'k'.repeat(32),
  SESSION_SECRETS: 's'.repeat(32),
  ENCRYPTION_KEYS: 'e'.repeat(32),
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
  it('names everything that is missing at once, and defaults no secret and no origin', () => {
    const problems = problemsOf({});

    expect(problems.map((problem) => problem.split(':')[0])).toEqual(
      expect.arrayContaining([
        ...['SHOPPER_ORIGIN', 'MERCHANT_ORIGIN', 'ADMIN_ORIGIN'],
        ...['REDIRECT_SIGNING_KEYS', 'SESSION_SECRETS', 'ENCRYPTION_KEYS'],
      ]),
    );
  });

  it('says what is missing in words, and names a file that cannot be read', () => {
    const { ADMIN_ORIGIN: _left, ...rest } = complete;

    const problems = problemsOf({ ...rest, SESSION_SECRETS_FILE: '/nowhere/at/all' });

    expect(problems).toEqual([
      'SESSION_SECRETS_FILE: /nowhere/at/all cannot be read',
      'ADMIN_ORIGIN: is missing',
    ]);
  });

  it.each([
    ['a short signing key', { REDIRECT_SIGNING_KEYS: 'short' }],
    ['a short session secret (SESS-12)', { SESSION_SECRETS: `${'s'.repeat(32)},short` }],
    ['a short encryption key', { ENCRYPTION_KEYS: 'short' }],
    ['a mail server without a sender', { SMTP_URL: 'smtp://mail.example' }],
    ['a mail server that speaks no SMTP', { SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' }],
    ['an origin with a path', { SHOPPER_ORIGIN: 'https://pricehunt.example/shop' }],
    ['a public origin without TLS', { SHOPPER_ORIGIN: 'http://pricehunt.example' }],
    ['TLS without a named proxy', { TRUST_PROXY: '' }],
    ['an allowed host without a port', { OUTBOUND_ALLOW: 'shop.internal' }],
    ['affiliate ids that are not JSON', { AFFILIATE_IDS: '{amazon' }],
    ['a storefront that is no address', { STOREFRONTS: 'lumen.example' }],
    ['an unknown affiliate programme', { AFFILIATE_IDS: '{"amazn":{"amazon.com":"x-20"}}' }],
  ])('refuses %s', (_what, wrong) => {
    expect(problemsOf({ ...complete, ...wrong })).not.toEqual([]);
  });

  it('reads a secret from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'));
    const file = join(folder, 'keys');
    writeFileSync(file, `${'n'.repeat(40)},${'o'.repeat(40)}\n`);

    const config = readConfig({
      ...complete,
      REDIRECT_SIGNING_KEYS: undefined,
      REDIRECT_SIGNING_KEYS_FILE: file,
    });
    rmSync(folder, { recursive: true });

    expect(config.REDIRECT_SIGNING_KEYS).toEqual(['n'.repeat(40), 'o'.repeat(40)]);
  });

  it('takes sources with the names that people know them by', () => {
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

  it('takes affiliate ids as JSON', () => {
    const config = readConfig({ ...complete, AFFILIATE_IDS: '{"amazon":{"amazon.de":"shop-21"}}' });

    expect(config.AFFILIATE_IDS).toEqual({ amazon: { 'amazon.de': 'shop-21' } });
  });
});
