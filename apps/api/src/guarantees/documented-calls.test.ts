import type { InjectOptions } from 'fastify';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { ownPage } from '../testing/sign-in';

const email = 'mira@klangwerk.example';
const password = 'a kettle sings in the morning';
const fromPage = { ...ownPage, origin: 'https://merchants.pricehunt.example' };
const target = 'https://www.amazon.de/dp/B09XS7JWHH';
const referral = {
  referralId: 'r1',
  businessDomain: 'klangwerk.example',
  targetUrl: 'https://klangwerk.example/p/1',
  sourceUrl: 'https://pricehunt.example/product/1',
  productName: 'Sony WH-1000XM5',
  userId: 'u1',
  utmSource: 'pricehunt',
  utmMedium: 'price_comparison',
  utmCampaign: 'product_referral',
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.app.inject({
    method: 'POST',
    url: '/api/business/auth/register',
    headers: fromPage,
    payload: { email, password },
  });
});
afterAll(() => api.close());

/** The examples of S§7: method, path, the fields to send, and the fields that callers read. */
const examples: readonly (readonly [string, InjectOptions, number, object | null])[] = [
  [
    'GET /api/business/auth/me, signed out',
    { method: 'GET', url: '/api/business/auth/me' },
    401,
    { success: false, error: expect.stringMatching(/\.$/) },
  ],
  [
    'POST /api/business/auth/login {email, password}',
    { method: 'POST', url: '/api/business/auth/login', payload: { email, password }, headers: fromPage },
    200,
    { success: true, business: { email, isAdmin: false } },
  ],
  [
    'POST /api/business/auth/login with a wrong password',
    {
      method: 'POST',
      url: '/api/business/auth/login',
      headers: fromPage,
      payload: { email, password: 'wrong' },
    },
    401,
    { success: false, error: expect.stringMatching(/\.$/) },
  ],
  [
    'POST /api/business/auth/register {email, password}',
    {
      method: 'POST',
      url: '/api/business/auth/register',
      headers: fromPage,
      payload: { email: 'new@klangwerk.example', password },
    },
    200,
    { success: true, business: { email: 'new@klangwerk.example', isAdmin: false } },
  ],
  [
    'POST /api/business/auth/register with a password that is refused',
    {
      method: 'POST',
      url: '/api/business/auth/register',
      headers: fromPage,
      payload: { email: 'short@klangwerk.example', password: 'short' },
    },
    400,
    { success: false, error: expect.stringMatching(/\.$/) },
  ],
  [
    'POST /api/business/auth/logout, nothing sent',
    { method: 'POST', url: '/api/business/auth/logout', headers: fromPage },
    200,
    { success: true },
  ],
  [
    'GET /api/redirect ?to&source&timestamp',
    {
      method: 'GET',
      url: '/api/redirect',
      query: { to: target, source: 'product_suggestion', timestamp: '1795000000000' },
    },
    302,
    null,
  ],
  [
    'POST /api/trackReferral with every field',
    { method: 'POST', url: '/api/trackReferral', payload: referral },
    202,
    { success: true },
  ],
  [
    'POST /api/track-event {eventType, eventData, businessDomain}',
    {
      method: 'POST',
      url: '/api/track-event',
      payload: {
        eventType: 'product_click',
        eventData: { url: target },
        businessDomain: 'klangwerk.example',
      },
    },
    202,
    { success: true },
  ],
];

describe('the calls documented in S§7', () => {
  it.each(examples)('%s', async (_call, request, status, body) => {
    const answer = await api.app.inject(request);

    expect(answer.statusCode).toBe(status);
    if (body !== null) expect(answer.json()).toMatchObject(body);
  });

  it('let a caller read its business with the session from sign-in', async () => {
    const signedIn = await api.app.inject({
      method: 'POST',
      url: '/api/business/auth/login',
      headers: fromPage,
      payload: { email, password },
    });
    const [cookie = ''] = signedIn.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);

    const me = await api.app.inject({ method: 'GET', url: '/api/business/auth/me', headers: { cookie } });

    expect(me.json()).toMatchObject({ success: true, business: { email } });
  });
});
