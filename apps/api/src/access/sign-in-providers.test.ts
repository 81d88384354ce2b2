import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import type { ScriptedPages } from '@pricehunt/safe-fetch/testing';
import { createSign, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Refusal } from '../answers/refusal';
import { createSignInProviders } from './sign-in-providers';
import type { SignInProvider } from './sign-in-providers';

const issuer = 'https://id.example/';
const redirectUri = 'https://merchants.pricehunt.example/provider-sign-in/work';
const nowSeconds = Math.floor(Date.now() / 1000);

const work: SignInProvider = {
  id: 'work',
  label: 'Klangwerk ID',
  issuer,
  clientId: 'pricehunt',
  clientSecret: 'a secret',
  clientAuthentication: 'basic',
  emailDomains: [],
  for: ['business'],
};

const ownKey = newKey();
const strangersKey = newKey();

/** Of the provider's token endpoint; each test forges one part. */
interface Token {
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly key: KeyObject | null;
}

function newKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
}

function tokenOf({ header, claims, key }: Token): string {
  const signed = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = key === null ? '' : createSign('RSA-SHA256').update(signed).sign(key, 'base64url');
  return `${signed}.${signature}`;
}

function descriptionAt(place: string) {
  return {
    issuer: place,
    authorization_endpoint: `${place}authorize`,
    token_endpoint: `${place}token`,
    jwks_uri: `${place}keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'none'],
  };
}

function providersOver(pages: ScriptedPages, providers: readonly SignInProvider[] = [work]) {
  const reports: string[] = [];
  const signIn = createSignInProviders({
    providers,
    openFetch: () => scriptedWeb(pages),
    nowMs: () => Date.now(),
    report: (failure) => reports.push(String(failure)),
  });
  return { signIn, reports };
}

/** Signs in by a provider whose token is right except for the change. */
async function signInWith(change: (right: Token) => Token) {
  let nonce = '';
  const { signIn, reports } = providersOver({
    [`${issuer}.well-known/openid-configuration`]: { json: descriptionAt(issuer) },
    [`${issuer}keys`]: {
      json: {
        keys: [{ ...ownKey.export({ format: 'jwk' }), d: undefined, kid: 'k1', use: 'sig', alg: 'RS256' }],
      },
    },
    [`${issuer}token`]: () => {
      const right: Token = {
        header: { alg: 'RS256', kid: 'k1' },
        claims: {
          iss: issuer,
          aud: 'pricehunt',
          sub: 'person-1',
          nonce,
          email: 'p1@klangwerk.example',
          email_verified: true,
          iat: nowSeconds,
          exp: nowSeconds + 300,
        },
        key: ownKey,
      };
      return { json: { access_token: 'a', token_type: 'Bearer', id_token: tokenOf(change(right)) } };
    },
  });
  const { checks } = await signIn.start(work, redirectUri);
  nonce = checks.nonce;
  const query = new URLSearchParams({ code: 'c', state: checks.state }).toString();
  return { outcome: signIn.finish(work, { redirectUri, query, checks }), reports };
}

const withClaims = (claims: Readonly<Record<string, unknown>>) => (right: Token) => ({
  ...right,
  claims: { ...right.claims, ...claims },
});

describe('the ID token of a provider', () => {
  it('signs in the person whom a genuine one names', async () => {
    const { outcome } = await signInWith((right) => right);

    expect(await outcome).toEqual({
      subject: 'person-1',
      email: 'p1@klangwerk.example',
      isEmailVerified: true,
    });
  });

  it.each<[string, (right: Token) => Token]>([
    ['the key of somebody else', (right) => ({ ...right, key: strangersKey })],
    ['an unknown key', (right) => ({ ...right, header: { alg: 'RS256', kid: 'k2' }, key: strangersKey })],
    ['no signature (alg none)', (right) => ({ ...right, header: { alg: 'none' }, key: null })],
    ['another audience', withClaims({ aud: 'another-application' })],
    ['another authorized party', withClaims({ aud: ['pricehunt', 'b'], azp: 'b' })],
    ['another issuer', withClaims({ iss: 'https://evil.example/' })],
    ['another nonce', withClaims({ nonce: 'of-another-sign-in' })],
    ['no nonce', withClaims({ nonce: undefined })],
    ['a time that has passed', withClaims({ iat: nowSeconds - 900, exp: nowSeconds - 600 })],
    ['no subject', withClaims({ sub: undefined })],
  ])('signs nobody in with %s', async (_what, forge) => {
    const { outcome, reports } = await signInWith(forge);

    await expect(outcome).rejects.toEqual(new Refusal('auth.provider-failed'));
    expect(reports).toHaveLength(1);
  });
});

describe('providers on one host', () => {
  it('don’t wait when one of them asks for a pause, which people are told', async () => {
    const [busy, free] = ['https://id.example/realms/a/', 'https://id.example/realms/b/'] as const;
    const providers = [
      { ...work, id: 'busy', issuer: busy },
      { ...work, id: 'free', issuer: free },
    ] as const;
    const { signIn } = providersOver(
      {
        [`${busy}.well-known/openid-configuration`]: { status: 429, headers: { 'retry-after': '600' } },
        [`${free}.well-known/openid-configuration`]: { json: descriptionAt(free) },
      },
      providers,
    );

    for (let times = 0; times < 2; times += 1) {
      await expect(signIn.start(providers[0], redirectUri)).rejects.toEqual(
        new Refusal('auth.provider-busy'),
      );
    }
    const { link } = await signIn.start(providers[1], redirectUri);

    expect(link).toMatch(/^https:\/\/id\.example\/realms\/b\/authorize\?/);
  });
});
