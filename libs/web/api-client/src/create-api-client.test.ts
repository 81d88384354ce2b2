import { listPriceDrops, searchProducts } from '@pricehunt/api-contract/browsing';
import { getComparison, startComparison } from '@pricehunt/api-contract/comparisons';
import { buildComparison } from '@pricehunt/api-contract/testing';
import { createApiClient } from './create-api-client';
import type { Fetch } from './fetch';
import { fakeApi } from './testing';

const requestId = '3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69';

function answering(status: number, value: unknown, headers: Record<string, string> = {}): Fetch {
  return () =>
    Promise.resolve({
      status,
      headers: { get: (name) => headers[name] ?? null },
      json: () => Promise.resolve(value),
    });
}

describe('createApiClient', () => {
  it('fills in path parameters and the query, with lists joined by commas', () => {
    const client = createApiClient({ baseUrl: 'https://api.example', fetch: answering(200, {}) });

    const one = client.addressOf(getComparison, { params: { requestId: 'a/b' }, query: {} });
    const list = client.addressOf(searchProducts, { query: { q: 'tv & co', brand: 'Sony,LG' } });

    expect(one).toBe('https://api.example/api/comparisons/a%2Fb');
    expect(list).toBe('https://api.example/api/products?q=tv%20%26%20co&brand=Sony%2CLG');
  });

  it('throws a refusal as an error with its code, fields and waiting time', async () => {
    const failure = {
      success: false,
      error: 'Too many requests.',
      code: 'request.too-many',
      requestId: 'r-1',
      fields: [{ path: 'url', message: 'is not right' }],
    };
    const client = createApiClient({ baseUrl: '', fetch: answering(429, failure, { 'retry-after': '7' }) });

    const call = client.call(listPriceDrops, { query: {} });

    await expect(call).rejects.toMatchObject({
      kind: 'refused',
      message: 'Too many requests.',
      details: { code: 'request.too-many', status: 429, requestId: 'r-1', retryAfterMs: 7000 },
    });
  });

  it('reports that the server cannot be reached when there is no response', async () => {
    const client = createApiClient({ baseUrl: '', fetch: () => Promise.reject(new TypeError('failed')) });

    const call = client.call(listPriceDrops, { query: {} });

    await expect(call).rejects.toMatchObject({ kind: 'unreachable', details: { code: 'network.failed' } });
  });

  it('never returns a response that violates the contract', async () => {
    const client = createApiClient({ baseUrl: '', fetch: answering(200, { success: true, items: 'many' }) });

    const call = client.call(listPriceDrops, { query: {} });

    await expect(call).rejects.toMatchObject({ kind: 'bad-answer' });
  });

  it('sends a body as JSON and parses the response', async () => {
    const api = fakeApi();
    api.answer(startComparison, { success: true, comparison: buildComparison() });

    const answer = await api.client.call(startComparison, {
      body: { requestId, url: 'https://shop.example/p' },
    });

    expect(answer.comparison.requestId).toBe(requestId);
    expect(api.calls).toEqual([
      { method: 'POST', address: '/api/comparisons', body: { requestId, url: 'https://shop.example/p' } },
    ]);
  });

  it('sends the cookies of its own origin with every request', async () => {
    const sent: string[] = [];
    const fetch: Fetch = (_address, { method, credentials }) => {
      sent.push(`${method} ${credentials}`);
      return Promise.reject(new TypeError('offline'));
    };
    const client = createApiClient({ baseUrl: '', fetch });

    await client.call(listPriceDrops, { query: {} }).catch(() => null);
    await client.call(startComparison, { body: { requestId, query: 'tray' } }).catch(() => null);

    expect(sent).toEqual(['GET same-origin', 'POST same-origin']);
  });

  it('can be faked only with responses that the contract allows', () => {
    const api = fakeApi();
    const wrong = { ...buildComparison(), sequence: 0.5 };

    expect(() => api.answer(startComparison, { success: true, comparison: wrong })).toThrow(
      'contract refuses',
    );
  });
});
