import { adminListenerOf, isAdminTotpRequired } from '../../access/admin-listener';
import { buildApp } from '../../build-app';
import { signInTestAdmin, signInTestMember, ownPage } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { codeAt } from './totp';
import { codeOf, openVisitor } from './testing-visitor';
import { createAdmin } from './create-admin';
import { pino } from 'pino';

let api: TestApi;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  api = await startTestApi({ now: () => now });
});
afterEach(() => api.close());

const auth = '/api/admin/auth';
const step = () => Math.floor(now.getTime() / 30_000);
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

describe('signing in to the admin console', () => {
  it('requires an admin without an authenticator app to set one up, and works with it from then on', async () => {
    const email = 'ada@pricehunt.example';
    const { password } = await createAdmin(api.services, email);
    const visitor = openVisitor(api);
    const first = await visitor.post(`${auth}/login`, { email, password });
    const overview = await visitor.get('/api/admin/overview');
    const { secret } = (await visitor.post(`${auth}/mfa/start`, { password })).json<{ secret: string }>();
    const confirmed = await visitor.post(`${auth}/mfa/confirm`, { totp: codeAt(secret, step()) });
    const open = await visitor.get('/api/admin/overview');
    later(1);
    const other = openVisitor(api);
    const withoutCode = await other.post(`${auth}/login`, { email, password });
    const entered = await other.post(`${auth}/login`, { email, password, totp: codeAt(secret, step()) });

    expect(first.json()).toMatchObject({ isSecondFactorMissing: true, business: { isAdmin: true, email } });
    expect(codeOf(overview)).toBe('auth.second-factor-needed');
    expect(confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect([codeOf(open), codeOf(withoutCode), codeOf(entered)]).toEqual([null, 'auth.totp-required', null]);
    expect(entered.json().isSecondFactorMissing).toBe(false);
  });

  it('refuses a business account without isAdmin, and creates no session', async () => {
    const visitor = openVisitor(api);
    const mira = { email: 'mira@klangwerk.example', password: 'kettle sings at dawn' };
    await visitor.post('/api/business/auth/register', mira);

    const answer = await visitor.post(`${auth}/login`, mira);

    expect(codeOf(answer)).toBe('auth.not-allowed');
    expect([...visitor.cookies.keys()]).toEqual(['__Host-pricehunt_business']);
  });

  it('gives the console its own cookie, for its own site only, that opens no merchant’s dashboard', async () => {
    const email = 'ada@pricehunt.example';
    const { password } = await createAdmin(api.services, email);
    const visitor = openVisitor(api);

    const answer = await visitor.post(`${auth}/login`, { email, password });
    const room = await visitor.get('/api/business/auth/me');

    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-pricehunt_admin=.*HttpOnly.*Secure.*SameSite=Strict/,
    );
    expect(codeOf(room)).toBe('auth.signed-out');
  });

  it('expires after half an hour without a call, and after twelve hours at the latest', async () => {
    const idle = await signInTestAdmin(api);
    const busy = await signInTestAdmin(api);
    const url = `${auth}/me`;

    const busyAnswers: (string | null)[] = [];
    for (let minutes = 0; minutes < 12 * 60 + 20; minutes += 20) {
      busyAnswers.push(codeOf(await busy.inject({ method: 'GET', url })));
      later(20);
    }

    expect(codeOf(await idle.inject({ method: 'GET', url }))).toBe('auth.signed-out');
    expect(busyAnswers.slice(0, 36)).toEqual(busyAnswers.slice(0, 36).map(() => null));
    expect(codeOf(await busy.inject({ method: 'GET', url }))).toBe('auth.signed-out');
  });

  it('lists the admin’s sessions, and ends the others', async () => {
    const email = 'ada@pricehunt.example';
    const { password } = await createAdmin(api.services, email);
    const { app } = await buildApp(api.services, {
      SHOPPER_ORIGIN: 'https://pricehunt.example',
      MERCHANT_ORIGIN: 'https://merchants.pricehunt.example',
      ADMIN_ORIGIN: 'https://admin.internal',
      TRUST_PROXY: ['127.0.0.1'],
      logger: pino({ level: 'silent' }),
      LOOP_DELAY_MS_MAX: 0,
      isAdminTotpRequired: false,
    });
    const [here, there] = [openVisitor({ ...api, app }), openVisitor({ ...api, app })];
    await here.post(`${auth}/login`, { email, password });
    await there.post(`${auth}/login`, { email, password });

    const places = await here.get(`${auth}/sessions`);
    await here.post(`${auth}/sessions/end-others`);

    const after = [codeOf(await here.get(`${auth}/me`)), codeOf(await there.get(`${auth}/me`))];
    await app.close();
    expect(places.json<{ items: unknown[] }>().items).toHaveLength(2);
    expect(after).toEqual([null, 'auth.signed-out']);
  });
});

describe('a listener of its own for the admin console (AUTHZ-3)', () => {
  const options = {
    SHOPPER_ORIGIN: 'https://pricehunt.example',
    MERCHANT_ORIGIN: 'https://merchants.pricehunt.example',
    ADMIN_ORIGIN: 'https://admin.internal',
    TRUST_PROXY: ['127.0.0.1'],
    LOOP_DELAY_MS_MAX: 0,
    logger: pino({ level: 'silent' }),
  };

  it('serves the console’s calls, which the public one does not have', async () => {
    const admin = await signInTestAdmin(api);
    const alone = await buildApp(api.services, { ...options, serves: 'admin-alone' });
    const open = await buildApp(api.services, { ...options, serves: 'all-but-admin' });
    const headers = { ...ownPage, cookie: admin.cookie, host: 'admin.internal' };
    const call = { method: 'GET', url: '/api/admin/overview', headers } as const;

    const onOwn = await alone.app.inject(call);
    const onPublic = await open.app.inject(call);
    const shopOnOwn = await alone.app.inject({ method: 'GET', url: '/api/products' });
    const described = await open.app.inject({ method: 'GET', url: '/api/openapi.json' });

    await Promise.all([alone.app.close(), open.app.close()]);
    expect([onOwn.statusCode, onPublic.statusCode, shopOnOwn.statusCode]).toEqual([200, 404, 404]);
    expect(described.body).not.toContain('/api/admin/');
  });

  it.each([
    ['production', 'https://admin.internal', undefined, { host: '127.0.0.1', port: 4002 }, true],
    ['production', 'http://127.0.0.1:4400', undefined, 'public', true],
    ['development', 'https://admin.internal', undefined, 'public', false],
    ['production', 'https://admin.internal', '[::1]:4010', { host: '::1', port: 4010 }, true],
    ['production', 'https://admin.internal', 'none', 'none', true],
  ] as const)(
    'applies as configured for %s at %s with ADMIN_LISTEN %s',
    (NODE_ENV, ADMIN_ORIGIN, ADMIN_LISTEN, at, totp) => {
      const config = { NODE_ENV, ADMIN_ORIGIN, ADMIN_LISTEN, ADMIN_TOTP: undefined };

      expect([adminListenerOf(config), isAdminTotpRequired(config)]).toEqual([at, totp]);
    },
  );
});

it('refuses the dashboard session of a member at the console, admin or not', async () => {
  const member = await signInTestMember(api, { isAdmin: true });

  const answer = await member.inject({ method: 'GET', url: '/api/admin/overview' });

  expect(codeOf(answer)).toBe('auth.signed-out');
});
