import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const origins = {
  shopper: 'https://pricehunt.example',
  business: 'https://merchants.pricehunt.example',
  admin: 'https://admin.internal',
};
type Audience = keyof typeof origins;
const audiences: readonly Audience[] = ['shopper', 'business', 'admin'];
const pairs = audiences.flatMap((audience) => audiences.map((page) => [audience, page] as const));

describe('a call of an audience', () => {
  it.each(pairs)('%s from a page of %s is accepted at its own origin only', async (audience, page) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/${audience}/auth/logout`,
      headers: { origin: origins[page], 'sec-fetch-site': 'same-origin', host: new URL(origins[page]).host },
    });

    const code = answer.statusCode === 403 ? answer.json().code : null;
    expect(code).toBe(audience === page ? null : 'request.foreign-origin');
  });

  it.each(pairs)(
    '%s with a cookie at the host of %s is read at its own host only',
    async (audience, page) => {
      const answer = await api.app.inject({
        url: `/api/${audience}/auth/me`,
        headers: { host: new URL(origins[page]).host, cookie: 'a=b', 'sec-fetch-site': 'same-origin' },
      });

      const code = answer.statusCode === 403 ? answer.json().code : null;
      expect(code).toBe(audience === page ? null : 'request.foreign-origin');
    },
  );

  it('with an API key is accepted from no page', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v1/orders',
      headers: { origin: origins.business, authorization: 'Bearer ph_sk_00000000000000000000000000' },
      payload: {},
    });

    expect(answer.json().code).toBe('request.foreign-origin');
  });
});

describe('a browser extension', () => {
  const requestId = '3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69';
  const link = 'https://shop.example/p/1';
  const payload = { requestId, url: link, capture: { link, html: '' } };
  const chrome = 'chrome-extension://kpfnbllgpcnanmdbacgkpmjnhbjaimhe';
  const firefox = 'moz-extension://2c4a3c0e-1a2b-4c3d-8e9f-0a1b2c3d4e5f';
  const codeOf = async (headers: object, url = '/api/comparisons/captured', body: object = payload) => {
    const answer = await api.app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { host: 'pricehunt.example', ...headers },
    });
    return answer.statusCode < 400 ? null : answer.json<{ code: string }>().code;
  };

  it.each([
    ['Chrome', { origin: chrome, 'sec-fetch-site': 'none' }],
    ['Firefox', { origin: firefox, 'sec-fetch-site': 'cross-site' }],
  ])('of %s may start a comparison with the page that the shopper sees', async (_browser, headers) => {
    expect(await codeOf(headers)).toBeNull();
  });

  it.each([
    ['with a cookie', { origin: chrome, cookie: 'a=b' }],
    ['whose origin is a page', { origin: 'https://chrome-extension.example' }],
    ['whose origin is almost one', { origin: `https://evil.example/${chrome}` }],
    [
      'of a browser that we have no extension for',
      { origin: 'safari-web-extension://2c4a3c0e-1a2b-4c3d-8e9f-0a1b2c3d4e5f' },
    ],
    ['whose origin is opaque', { origin: 'null' }],
  ])('%s is refused', async (_what, headers) => {
    expect(await codeOf(headers)).toBe('request.foreign-origin');
  });

  it.each([
    ['/api/comparisons', { requestId, url: link }],
    ['/api/shopper/auth/logout', {}],
    ['/api/business/auth/logout', {}],
  ])('may not send %s', async (url, body) => {
    expect(await codeOf({ origin: chrome }, url, body)).toBe('request.foreign-origin');
  });
});
