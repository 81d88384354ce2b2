import { openVisitor, codeOf } from '../modules/identity/testing-visitor';
import type { Visitor } from '../modules/identity/testing-visitor';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
let now: Date;
beforeAll(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.close());

const password = 'kettle sings at dawn';
const doors = {
  shopper: '/api/shopper/auth/login',
  business: '/api/business/auth/login',
  admin: '/api/admin/auth/login',
} as const;
type Door = keyof typeof doors;

async function makeAccount(email: string, audience: 'shopper' | 'business'): Promise<void> {
  const visitor = openVisitor(api);
  const answer = await visitor.post(`/api/${audience}/auth/register`, { email, password });
  const { id, accountId = id } = answer.json()[audience];
  const at = now.toISOString();
  await api.services.storage.accounts.verifyAccount(accountId, at);
  if (audience === 'business')
    await api.services.storage.accounts.changeAccount(accountId, { isAdmin: true }, at);
}

const signIn = async (visitor: Visitor, door: Door, email: string, given = password) =>
  codeOf(await visitor.post(doors[door], { email, password: given }));

async function lockDoor(door: Door, email: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await signIn(openVisitor(api, `198.51.100.${attempt}`), door, email, 'wrong');
  }
}

describe('ten wrong passwords', () => {
  it.each([
    ['business', 'admin'],
    ['admin', 'business'],
  ] as const)('at the sign-in of %s do not lock the sign-in of %s', async (locked, open) => {
    const email = `doors-${locked}@post.example`;
    await makeAccount(email, 'business');

    await lockDoor(locked, email);

    const visitor = openVisitor(api);
    const codes = [await signIn(visitor, locked, email), await signIn(visitor, open, email)];
    expect(codes).toEqual(['auth.too-many-attempts', null]);
  });

  it.each([
    ['shopper', 'shopper'],
    ['business', 'business'],
    ['admin', 'business'],
  ] as const)(
    'at the sign-in of %s do not lock out a browser that signed in before',
    async (door, audience) => {
      const email = `known-${door}@post.example`;
      await makeAccount(email, audience);
      const known = openVisitor(api);
      await signIn(known, door, email);
      known.cookies.delete(`__Host-pricehunt_${door}`);

      await lockDoor(door, email);

      const codes = [await signIn(openVisitor(api), door, email), await signIn(known, door, email)];
      expect(codes).toEqual(['auth.too-many-attempts', null]);
    },
  );
});

describe('a known device', () => {
  it('has exactly ten attempts of its own', async () => {
    const email = 'ten@post.example';
    await makeAccount(email, 'shopper');
    const known = openVisitor(api);
    await signIn(known, 'shopper', email);
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(known, 'shopper', email, 'wrong');

    const codes = [await signIn(known, 'shopper', email), await signIn(openVisitor(api), 'shopper', email)];

    expect(codes).toEqual(['auth.too-many-attempts', null]);
  });

  it.each([
    ['with a changed token', (token: string) => `x${token}`],
    ['with the token of another account', () => null],
    ['with an expired token', (token: string) => token.replace(/\.[0-9a-z]+\./, '.0.')],
  ])('is not known %s', async (what, change) => {
    const email = `proof-${what.length}@post.example`;
    await makeAccount(email, 'shopper');
    const known = openVisitor(api);
    await signIn(known, 'shopper', email);
    const other = `other-${what.length}@post.example`;
    await makeAccount(other, 'shopper');
    const foreign = openVisitor(api);
    await signIn(foreign, 'shopper', other);
    const name = '__Host-pricehunt_shopper_device';
    const changed = change(known.cookies.get(name) ?? '') ?? foreign.cookies.get(name) ?? '';
    await lockDoor('shopper', email);

    const code = await signIn(openVisitor(api, '203.0.113.5', new Map([[name, changed]])), 'shopper', email);

    expect(changed).not.toBe('');
    expect(code).toBe('auth.too-many-attempts');
  });

  it('is not known after registering an address that somebody else has', async () => {
    const email = 'owner@post.example';
    await makeAccount(email, 'shopper');

    const stranger = openVisitor(api);
    await stranger.post('/api/shopper/auth/register', { email, password: 'a stranger was here' });

    expect([...stranger.cookies.keys()]).toEqual(['__Host-pricehunt_shopper']);
  });
});
