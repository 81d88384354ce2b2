import { createApiClient } from '@pricehunt/api-client';
import type { FetchResponse } from '@pricehunt/api-client';
import { signInShopper } from '@pricehunt/api-contract/shopper-identity';
import { authFailureOf } from './auth-failure';

const body = { email: 'ada@example.com', password: 'correct horse battery' };

async function failureOf(fetch: () => Promise<FetchResponse>): Promise<unknown> {
  const api = createApiClient({ baseUrl: '', fetch });
  return api.call(signInShopper, { body }).catch((failure: unknown) => failure);
}

it('returns "Network error occurred" without a response', async () => {
  const failure = await failureOf(() => Promise.reject(new TypeError('fetch failed')));

  expect(authFailureOf(failure, 'Login failed').error).toBe('Network error occurred');
});

it('returns the operation’s sentence for an invalid response', async () => {
  const failure = await failureOf(async () => ({
    status: 502,
    headers: { get: () => null },
    json: async () => '<html>',
  }));

  expect(authFailureOf(failure, 'Login failed').error).toBe('Login failed');
});

it('returns the waiting time after rate limiting', async () => {
  const failure = await failureOf(async () => ({
    status: 429,
    headers: { get: (name) => (name === 'retry-after' ? '90' : null) },
    json: async () => ({
      success: false,
      error: 'Too many attempts.',
      code: 'auth.too-many-attempts',
      requestId: 'r1',
    }),
  }));

  expect(authFailureOf(failure, 'Login failed')).toMatchObject({
    error: 'Too many attempts.',
    retryAfterMs: 90_000,
  });
});
