import { EventEmitter, once } from 'node:events';
import { endpoints } from '@pricehunt/api-contract/endpoints';
import { signInTestMember, signInTestShopper } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { codeOf, openVisitor } from './testing-visitor';

let api: TestApi;
let now: Date;
async function startApi(): Promise<void> {
  now = new Date('2026-11-21T10:00:00Z');
  api = await startTestApi({ now: () => now });
}
function useOwnApi(): void {
  beforeEach(startApi);
  afterEach(() => api.close());
}

const auth = '/api/business/auth';
const mira = { email: 'mira@klangwerk.example', password: 'kettle sings at dawn' };
const after = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Pauses the next call when it reads its account, after its session was read, until released. */
function holdNext(accounts: TestApi['services']['storage']['accounts']) {
  const { findAccount } = accounts;
  const events = new EventEmitter();
  const isReached = once(events, 'reached');
  const isOpened = once(events, 'opened');
  const held = jest.spyOn(accounts, 'findAccount').mockImplementationOnce(async (id) => {
    events.emit('reached');
    await isOpened;
    held.mockRestore();
    return findAccount(id);
  });
  return { isReached, open: () => events.emit('opened') };
}

describe('the session cookie', () => {
  useOwnApi();

  it('is __Host-, Secure, HttpOnly, Lax, for every path, without a domain, and small (SESS-1)', async () => {
    const answer = await openVisitor(api).post(`${auth}/register`, mira);

    const [cookie] = answer.cookies;
    const header = String(answer.headers['set-cookie']);
    expect(cookie).toMatchObject({
      name: '__Host-pricehunt_business',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    });
    expect(cookie).not.toHaveProperty('domain');
    expect(header.length).toBeLessThan(4096);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('holds 256 random bits, new at each sign-in, and is stored as a hash (SESS-2)', async () => {
    const [first, second] = [openVisitor(api), openVisitor(api)];
    await first.post(`${auth}/register`, mira);
    await second.post(`${auth}/login`, mira);

    const ids = [first, second].map(
      (visitor) => decodeURIComponent(visitor.cookies.get('__Host-pricehunt_business') ?? '').split('.')[0],
    );

    expect(new Set(ids).size).toBe(2);
    for (const id of ids) {
      expect(Buffer.from(id ?? '', 'base64url')).toHaveLength(32);
      expect(await api.services.storage.sessions.findSession(id ?? '')).toBeNull();
    }
  });

  it('is not accepted when it was made up (SESS-3)', async () => {
    const visitor = openVisitor(api);
    visitor.cookies.set('__Host-pricehunt_business', `${'A'.repeat(43)}.signature`);
    visitor.cookies.set('pricehunt_business', 'A'.repeat(43));

    const me = await visitor.get(`${auth}/me`);
    await visitor.post(`${auth}/register`, mira);

    expect(codeOf(me)).toBe('auth.signed-out');
    expect(visitor.cookies.get('__Host-pricehunt_business')).not.toContain('A'.repeat(43));
  });

  it('changes at each sign-in, and the previous one stops working (SESS-4)', async () => {
    const visitor = openVisitor(api);
    await visitor.post(`${auth}/register`, mira);
    const before = openVisitor(api, '203.0.113.5', visitor.cookies);

    await visitor.post(`${auth}/login`, mira);

    expect(codeOf(await visitor.get(`${auth}/me`))).toBeNull();
    expect(codeOf(await before.get(`${auth}/me`))).toBe('auth.signed-out');
  });

  it('works for one audience only', async () => {
    const member = await signInTestMember(api);
    const shopper = await signInTestShopper(api);
    const asShopper = member.cookie.replace('_business=', '_shopper=');
    const asBusiness = shopper.cookie.replace('_shopper=', '_business=');

    const me = await api.app.inject({ url: '/api/shopper/auth/me', headers: { cookie: asShopper } });
    const business = await api.app.inject({ url: `${auth}/me`, headers: { cookie: asBusiness } });

    expect(me.json()).toEqual({ success: true, shopper: null });
    expect(codeOf(business)).toBe('auth.signed-out');
  });

  it('is not set for anonymous visitors, and no session is stored for them (SESS-9)', async () => {
    const answers = await Promise.all([
      openVisitor(api).get('/api/shopper/auth/me'),
      openVisitor(api).get(`${auth}/me`),
      openVisitor(api).post(`${auth}/login`, mira),
      openVisitor(api).get('/api/categories'),
    ]);

    expect(answers.flatMap((answer) => answer.cookies)).toEqual([]);
  });
});

describe('the limits of a session (SESS-5)', () => {
  useOwnApi();

  it('end it after too long without a call, on the server', async () => {
    const member = await signInTestMember(api);
    after(8 * hourMs);
    const inTime = await member.inject({ url: `${auth}/me` });
    after(8 * hourMs + 1000);

    const late = await member.inject({ url: `${auth}/me` });

    expect([codeOf(inTime), codeOf(late)]).toEqual([null, 'auth.signed-out']);
  });

  it('end it at its absolute limit however active it is', async () => {
    const member = await signInTestMember(api);
    const codes: (string | null)[] = [];
    for (let hour = 0; hour < 7 * 24; hour += 7) {
      codes.push(codeOf(await member.inject({ url: `${auth}/me` })));
      after(7 * hourMs);
    }
    after(1000);

    const late = await member.inject({ url: `${auth}/me` });

    expect(new Set(codes)).toEqual(new Set([null]));
    expect(codeOf(late)).toBe('auth.signed-out');
  });

  it('cost at most one write a minute', async () => {
    const member = await signInTestMember(api);
    const touch = jest.spyOn(api.services.storage.sessions, 'touchSession');
    for (let call = 0; call < 5; call += 1) {
      await member.inject({ url: `${auth}/me` });
      after(30_000);
    }

    expect(touch).toHaveBeenCalledTimes(2);
    touch.mockRestore();
  });
});

describe('signing out', () => {
  useOwnApi();

  it('ends the session, clears the cookie and the browser’s stored data (SESS-6, HDR-9)', async () => {
    const visitor = openVisitor(api);
    await visitor.post(`${auth}/register`, mira);
    const copy = openVisitor(api, '203.0.113.5', visitor.cookies);

    const answer = await visitor.post(`${auth}/logout`);

    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-pricehunt_business=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    expect(codeOf(await copy.get(`${auth}/me`))).toBe('auth.signed-out');
  });

  it.each([
    ['reads', 'GET', 'me', undefined],
    [
      'renews its session',
      'POST',
      'change-password',
      { currentPassword: mira.password, newPassword: 'the owl reads' },
    ],
  ] as const)('is not undone by a concurrent call that %s (SESS-7)', async (_what, method, call, body) => {
    const visitor = openVisitor(api);
    await visitor.post(`${auth}/register`, mira);
    const [slow, same, later] = [1, 2, 3].map(() => openVisitor(api, '203.0.113.5', visitor.cookies));
    const gate = holdNext(api.services.storage.accounts);
    const inFlight = method === 'GET' ? slow?.get(`${auth}/${call}`) : slow?.post(`${auth}/${call}`, body);
    await gate.isReached;

    await same?.post(`${auth}/logout`);
    gate.open();
    await inFlight;

    const sessions = [await later?.get(`${auth}/me`), await slow?.get(`${auth}/me`)];
    expect(sessions.map((answer) => answer && codeOf(answer))).toEqual([
      'auth.signed-out',
      'auth.signed-out',
    ]);
  });

  it('does nothing by GET, or from a page of another origin (CSRF-1, CSRF-5)', async () => {
    const member = await signInTestMember(api);

    const byGet = await member.inject({ url: `${auth}/logout` });
    const foreign = await member.inject({
      method: 'POST',
      url: `${auth}/logout`,
      headers: { 'sec-fetch-site': 'cross-site' },
    });

    expect([codeOf(byGet), codeOf(foreign)]).toEqual(['request.wrong-method', 'request.foreign-origin']);
    expect([...byGet.cookies, ...foreign.cookies]).toEqual([]);
    expect(codeOf(await member.inject({ url: `${auth}/me` }))).toBeNull();
  });
});

describe('the list of sessions (SESS-8)', () => {
  useOwnApi();

  it('describes each in words, and ends one or all but this one', async () => {
    const here = openVisitor(api);
    await here.post(`${auth}/register`, mira);
    const [second, third] = [openVisitor(api), openVisitor(api)];
    for (const visitor of [second, third]) await visitor.post(`${auth}/login`, mira);
    const { items } = (await here.get(`${auth}/sessions`)).json<{
      items: { id: string; isCurrent: boolean }[];
    }>();
    const own = (await second.get(`${auth}/sessions`)).json<{
      items: { id: string; isCurrent: boolean }[];
    }>();
    const ofSecond = own.items.find((place) => place.isCurrent)?.id ?? '';

    const ended = await here.delete(`${auth}/sessions/${ofSecond}`);
    const again = await here.delete(`${auth}/sessions/${ofSecond}`);
    const secondAfter = await second.get(`${auth}/me`);
    await here.post(`${auth}/sessions/end-others`);

    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({ device: 'Firefox on Linux' });
    expect(items.filter((place) => place.isCurrent)).toHaveLength(1);
    expect([codeOf(ended), codeOf(again)]).toEqual([null, 'auth.session-not-found']);
    expect(codeOf(secondAfter)).toBe('auth.signed-out');
    expect([codeOf(await third.get(`${auth}/me`)), codeOf(await here.get(`${auth}/me`))]).toEqual([
      'auth.signed-out',
      null,
    ]);
  });

  it('excludes those of another account', async () => {
    const [own, other] = [openVisitor(api), openVisitor(api)];
    await own.post(`${auth}/register`, mira);
    await other.post(`${auth}/register`, { ...mira, email: 'jo@post.example' });
    const { items } = (await other.get(`${auth}/sessions`)).json<{ items: { id: string }[] }>();

    const answer = await own.delete(`${auth}/sessions/${items[0]?.id}`);

    expect(codeOf(answer)).toBe('auth.session-not-found');
    expect(codeOf(await other.get(`${auth}/me`))).toBeNull();
  });

  it('is emptied by signing out everywhere, and by disabling the account', async () => {
    const [here, there] = [openVisitor(api), openVisitor(api)];
    const registered = await here.post(`${auth}/register`, mira);
    await there.post(`${auth}/login`, mira);
    await here.post(`${auth}/logout-everywhere`);
    const afterAll = [codeOf(await here.get(`${auth}/me`)), codeOf(await there.get(`${auth}/me`))];
    await there.post(`${auth}/login`, mira);
    const at = now.toISOString();
    await api.services.storage.accounts.changeAccount(
      registered.json().business.accountId,
      { disabledAt: at },
      at,
    );

    const disabled = [await there.get(`${auth}/me`), await openVisitor(api).post(`${auth}/login`, mira)];

    expect(afterAll).toEqual(['auth.signed-out', 'auth.signed-out']);
    expect(disabled.map(codeOf)).toEqual(['auth.signed-out', 'auth.wrong-credentials']);
  });
});

describe('the contract of every call with an account (AUTHZ-1, CSRF-2, CSRF-3, CSRF-6)', () => {
  const guarded = endpoints.filter(({ audience }) => ['shopper', 'business', 'admin'].includes(audience));
  const address = (path: string) => path.replaceAll(/:[A-Za-z]+/g, 'some-id');
  let member: SignedInCaller;
  let shopper: SignedInCaller;
  let networks = 0;

  beforeAll(async () => {
    await startApi();
    member = await signInTestMember(api);
    shopper = await signInTestShopper(api);
  });
  afterAll(() => api.close());

  /** A header that gives a call its own network, so that no rate limit refuses it. */
  function ownNetwork() {
    networks += 1;
    return { 'x-forwarded-for': `198.51.${Math.floor(networks / 250)}.${networks % 250}` };
  }

  it.each(guarded.filter(({ session }) => session !== 'optional').map((each) => [each.name, each] as const))(
    'refuses %s without a session and with that of the other audience',
    async (_name, { method, path, audience }) => {
      const stranger = audience === 'shopper' ? member : shopper;
      const url = address(path);

      const anonymous = await api.app.inject({ method, url, headers: ownNetwork() });
      const other = await stranger.inject({ method, url, headers: ownNetwork() });

      expect([codeOf(anonymous), codeOf(other)]).toEqual(['auth.signed-out', 'auth.signed-out']);
    },
  );

  it.each(guarded.filter(({ method }) => method !== 'GET').map((each) => [each.name, each] as const))(
    'refuses %s from a page of another origin, signed in or not',
    async (_name, { method, path }) => {
      const foreign = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site', origin: 'https://blog.pricehunt.example' },
        { origin: 'null' },
        { cookie: '__Host-pricehunt_business=x' },
      ];

      const answers = await Promise.all(
        foreign.map((headers) =>
          api.app.inject({ method, url: address(path), headers: { ...headers, ...ownNetwork() } }),
        ),
      );

      expect(answers.map(codeOf)).toEqual(foreign.map(() => 'request.foreign-origin'));
      expect(answers.map((answer) => answer.headers['access-control-allow-origin'])).toEqual(
        foreign.map(() => undefined),
      );
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses a body of the type %s (CSRF-4)',
    async (type) => {
      const answer = await api.app.inject({
        method: 'POST',
        url: `${auth}/login`,
        headers: { 'content-type': type },
        payload: JSON.stringify(mira),
      });

      expect(codeOf(answer)).toBe('request.unsupported-type');
    },
  );
});
