import { startTestApi } from '../testing';
import type { TestApi } from '../testing';

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
