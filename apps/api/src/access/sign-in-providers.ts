import type { FetchOutcome, SafeFetch } from '@pricehunt/safe-fetch';
import * as openid from 'openid-client';
import * as z from 'zod/mini';
import { Refusal } from '../answers/refusal';

export type ProviderDoor = 'business' | 'admin';

/** An OpenID Connect provider that the operator has set up. */
export interface SignInProvider {
  readonly id: string;
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** How the secret is sent: in a header or in the body. */
  readonly clientAuthentication: 'basic' | 'post';
  /** Only people with a verified address in one of these domains may sign in; empty for all. */
  readonly emailDomains: readonly string[];
  readonly for: readonly ProviderDoor[];
}

/** What ties a response of a provider to the browser that started. */
interface ProviderChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface ProviderPerson {
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}

export interface SignInProviders {
  readonly of: (door: ProviderDoor) => readonly SignInProvider[];
  /** Null when the issuer is no longer set up. */
  readonly ofIssuer: (issuer: string) => SignInProvider | null;
  /** The provider's page and the checks for its response. Throws auth.provider-failed and auth.provider-busy. */
  readonly start: (
    provider: SignInProvider,
    redirectUri: string,
  ) => Promise<{ readonly link: string; readonly checks: ProviderChecks }>;
  /**
   * Redeems the code in the query string and verifies the ID token: signature, issuer, audience, time and nonce.
   * Also checks the issuer of the response, if the provider sends or promises it (RFC 9207).
   * Throws auth.provider-cancelled, auth.provider-failed and auth.provider-busy.
   */
  readonly finish: (
    provider: SignInProvider,
    returned: { readonly redirectUri: string; readonly query: string; readonly checks: ProviderChecks },
  ) => Promise<ProviderPerson>;
  readonly close: () => Promise<void>;
}

/** Endpoints and keys of a provider may change, so its description is read again after an hour. */
const descriptionMsMax = 60 * 60_000;

/**
 * Authorization code flow with PKCE, state and nonce. Providers are only read when somebody signs in by them, each by
 * its own fetch: no provider reaches the private address of another, or waits because another asked for a pause.
 */
export function createSignInProviders({
  providers,
  openFetch,
  nowMs,
  report,
}: {
  readonly providers: readonly SignInProvider[];
  readonly openFetch: (provider: SignInProvider) => SafeFetch;
  readonly nowMs: () => number;
  readonly report: (failure: unknown, what: string) => void;
}): SignInProviders {
  const fetches = new Map(providers.map((provider) => [provider.id, openFetch(provider)]));
  const read = new Map<string, { readonly readAtMs: number; readonly client: openid.Configuration }>();
  const clientOf = async (provider: SignInProvider): Promise<openid.Configuration> => {
    const known = read.get(provider.id);
    if (known !== undefined && nowMs() - known.readAtMs < descriptionMsMax) return known.client;
    const safeFetch = fetches.get(provider.id);
    if (safeFetch === undefined) throw new Error(`${provider.id} isn’t set up`);
    const client = await discover(provider, safeFetch);
    read.set(provider.id, { readAtMs: nowMs(), client });
    return client;
  };
  const attempt = async <Result>(provider: SignInProvider, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (failure) {
      if (isCancelled(failure)) throw new Refusal('auth.provider-cancelled');
      report(new Error(reasonOf(failure)), `signing in by ${provider.id} failed`);
      throw new Refusal(isBusy(failure) ? 'auth.provider-busy' : 'auth.provider-failed');
    }
  };
  return {
    of: (door) => providers.filter((provider) => provider.for.includes(door)),
    ofIssuer: (issuer) => providers.find((provider) => provider.issuer === issuer) ?? null,
    start: (provider, redirectUri) =>
      attempt(provider, async () => {
        const client = await clientOf(provider);
        const checks = {
          state: openid.randomState(),
          nonce: openid.randomNonce(),
          codeVerifier: openid.randomPKCECodeVerifier(),
        };
        const link = openid.buildAuthorizationUrl(client, {
          redirect_uri: redirectUri,
          scope: 'openid email',
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(checks.codeVerifier),
          code_challenge_method: 'S256',
        });
        if (link.protocol !== new URL(provider.issuer).protocol) {
          throw new Error(`the authorization endpoint has the scheme ${link.protocol}`);
        }
        return { link: link.href, checks };
      }),
    finish: (provider, { redirectUri, query, checks }) => {
      const address = new URL(redirectUri);
      address.search = query;
      return attempt(provider, async () => readPerson(await clientOf(provider), address, checks));
    },
    close: async () => {
      await Promise.all([...fetches.values()].map((safeFetch) => safeFetch.close()));
    },
  };
}

function discover(provider: SignInProvider, safeFetch: SafeFetch): Promise<openid.Configuration> {
  const { issuer, clientId, clientSecret, clientAuthentication } = provider;
  const authenticate = clientAuthentication === 'post' ? openid.ClientSecretPost : openid.ClientSecretBasic;
  const isPlain = new URL(issuer).protocol === 'http:';
  return openid.discovery(new URL(issuer), clientId, {}, authenticate(clientSecret), {
    [openid.customFetch]: guardedFetch(safeFetch),
    execute: [openid.enableNonRepudiationChecks, ...(isPlain ? [openid.allowInsecureRequests] : [])],
  });
}

async function readPerson(
  client: openid.Configuration,
  address: URL,
  { state, nonce, codeVerifier }: ProviderChecks,
): Promise<ProviderPerson> {
  const tokens = await openid.authorizationCodeGrant(client, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('the response has no ID token');
  const isInToken = claims['email'] !== undefined || client.serverMetadata().userinfo_endpoint === undefined;
  const about = isInToken ? claims : await openid.fetchUserInfo(client, tokens.access_token, claims.sub);
  const { email, email_verified: isVerified } = about;
  return {
    subject: claims.sub,
    email: typeof email === 'string' && email !== '' ? email : null,
    // Some providers send the claim as text.
    isEmailVerified: isVerified === true || isVerified === 'true',
  };
}

/** The same calls over safe-fetch: guarded, limited, and without following a redirect with a secret elsewhere. */
function guardedFetch(safeFetch: SafeFetch): openid.CustomFetch {
  return async (link, { method, headers, body, signal }) => {
    const given = Object.entries(headers).filter(([name]) =>
      ['authorization', 'content-type'].includes(name.toLowerCase()),
    );
    const outcome = await safeFetch.fetch(link, {
      accept: 'json',
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(given),
      respectRobots: false,
      wantsExplanation: true,
      ...(body === null || body === undefined ? {} : { body: String(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    return responseOf(outcome);
  };
}

/** The provider asked for a pause (HTTP 429), which isn't over yet. */
class ProviderBusy extends Error {}

function isBusy(failure: unknown): boolean {
  if (failure instanceof ProviderBusy) return true;
  return typeof failure === 'object' && failure !== null && 'cause' in failure && isBusy(failure.cause);
}

function responseOf(outcome: FetchOutcome): Response {
  if (outcome.kind === 'blocked' && (outcome.status === 429 || outcome.reason === 'resting')) {
    throw new ProviderBusy('the provider asked for a pause');
  }
  if (outcome.kind === 'ok') {
    return new Response(outcome.text(), {
      status: outcome.status,
      headers: { 'content-type': outcome.contentType },
    });
  }
  const status = 'status' in outcome ? outcome.status : null;
  if (status === null || outcome.explanation === undefined) {
    throw new Error(`${outcome.kind} ${'reason' in outcome ? outcome.reason : ''}`);
  }
  return new Response(outcome.explanation, { status, headers: { 'content-type': 'application/json' } });
}

function isCancelled(failure: unknown): boolean {
  return failure instanceof openid.AuthorizationResponseError && failure.error === 'access_denied';
}

const failureSchema = z.looseObject({
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  error: z.optional(z.string()),
  claim: z.optional(z.string()),
  cause: z.optional(z.unknown()),
});

/** Names what went wrong at each level; the rest of a failure can contain tokens and claims. */
function reasonOf(failure: unknown): string {
  const { data } = failureSchema.safeParse(failure);
  if (data === undefined) return '';
  const { code, message, error, claim, cause } = data;
  return [code, message, error, claim, reasonOf(cause)]
    .filter((part) => part !== undefined && part !== '')
    .join(': ');
}
