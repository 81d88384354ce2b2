import { createApiClient } from '@pricehunt/api-client';
import type { FetchResponse } from '@pricehunt/api-client';
import { signInShopper } from '@pricehunt/api-contract';
import { authFailureOf } from './auth-failure';

const body = { email: 'ada@example.com', password: 'correct horse battery' };

async function failureOf(fetch: () => Promise<FetchResponse>): Promise<unknown> {
  const api = createApiClient({ baseUrl: '', fetch });
  return api.call(signInShopper, { body }).catch((failure: unknown) => failure);
}

it('says "Network error occurred" where no answer came', async () => {
  const failure = await failureOf(() => Promise.reject(new TypeError('fetch failed')));

  expect(authFailureOf(failure, 'Login failed').error).toBe('Network error occurred');
});

it('says the operation’s sentence where the answer made no sense', async () => {
  const failure = await failureOf(async () => ({
    status: 502,
    headers: { get: () => null },
    json: async () => '<html>',
  }));

  expect(authFailureOf(failure, 'Login failed').error).toBe('Login failed');
});

it('tells how long a throttled caller waits', async () => {
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
