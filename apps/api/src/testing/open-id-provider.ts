import { openIdThread } from '@pricehunt/open-id-double';
import { createSafeFetch } from '@pricehunt/safe-fetch';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { SignInProvider } from '../access/sign-in-providers';

export interface ProviderAccount {
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** A certified OpenID Connect provider (oidc-provider) on loopback. */
export interface OpenIdProvider {
  readonly settings: SignInProvider;
  /** May reach this provider only. */
  readonly safeFetch: SafeFetch;
  /** Follows the link as the person's browser, and returns the query string with which the provider returns. */
  readonly visit: (link: string, person: ProviderAccount) => Promise<string>;
  readonly close: () => Promise<void>;
}

const client = { clientId: 'pricehunt', clientSecret: 'a secret of the test provider' };

export async function startOpenIdProvider(redirectUris: readonly string[]): Promise<OpenIdProvider> {
  const workerData = { ...client, redirectUris };
  // It prints advice, and warns of older versions of Node, on which it works.
  const thread = new Worker(openIdThread, { workerData, stdout: true, stderr: true });
  const [issuer]: unknown[] = await once(thread, 'message');
  thread.unref();
  const { host, href } = new URL(String(issuer));
  const safeFetch = createSafeFetch({ userAgent: 'PriceHunt/test', allow: [host], respectRobots: true });
  return {
    settings: {
      ...client,
      id: 'work',
      label: 'Klangwerk ID',
      issuer: href,
      clientAuthentication: 'basic',
      emailDomains: [],
      for: ['business', 'admin'],
    },
    safeFetch,
    visit: (link, person) => {
      const start = new URL(link);
      start.searchParams.set('login_hint', JSON.stringify(person));
      return followTo(start, redirectUris);
    },
    close: async () => {
      await safeFetch.close();
      await thread.terminate();
    },
  };
}

async function followTo(start: URL, ends: readonly string[]): Promise<string> {
  const cookies = new Map<string, string>();
  let next = start;
  for (let hop = 0; hop < 10; hop += 1) {
    if (ends.includes(`${next.origin}${next.pathname}`)) return next.search.slice(1);
    const response = await open(next, cookies);
    for (const line of response.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    next = new URL(response.headers.location ?? '', next);
  }
  throw new Error('the provider never returned');
}

function open(address: URL, cookies: ReadonlyMap<string, string>): Promise<IncomingMessage> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    get(address, { headers: { cookie } }, (response) => {
      response.resume();
      resolve(response);
    }).on('error', reject);
  });
}
