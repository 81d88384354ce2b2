import type { PasskeyCreation } from '@pricehunt/api-contract/passkeys';
import { openPasskeyAuthenticator } from '../../testing/passkey-authenticator';
import type { PasskeyAuthenticator } from '../../testing/passkey-authenticator';
import { signInTestAdmin, signInTestMember } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { relyingPartyOf } from './passkeys';
import { codeOf, mailedToken, openVisitor } from './testing-visitor';
import type { Visitor } from './testing-visitor';

const auth = '/api/business/auth';
const adminAuth = '/api/admin/auth';
const password = 'kettle sings at dawn';
const consoles = {
  [auth]: { origin: 'https://merchants.pricehunt.example', rpId: 'merchants.pricehunt.example' },
  [adminAuth]: { origin: 'https://admin.internal', rpId: 'admin.internal' },
};
type Door = keyof typeof consoles;

let api: TestApi;
let now = new Date();
let people = 0;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(() => {
  now = new Date();
  people += 1;
});

interface SignedInVisitor extends Visitor {
  readonly accountId: string;
  readonly email: string;
}

function newVisitor(): Visitor {
  return openVisitor(api, `203.0.113.${people}`);
}

async function newMember(choice: { readonly isVerified?: boolean } = {}): Promise<SignedInVisitor> {
  return withPassword(await signInTestMember(api, { email: `p${people}@klangwerk.example`, ...choice }));
}

async function withPassword({
  accountId,
  email,
  cookie,
}: {
  readonly accountId: string;
  readonly email: string;
  readonly cookie: string;
}): Promise<SignedInVisitor> {
  const { storage, passwords } = api.services;
  const passwordHash = await passwords.hashPassword(password);
  await storage.accounts.changeAccount(accountId, { passwordHash }, now.toISOString());
  const [name = '', value = ''] = cookie.split('=');
  return { ...openVisitor(api, `203.0.113.${people}`, new Map([[name, value]])), accountId, email };
}

async function register(
  visitor: Visitor,
  authenticator: PasskeyAuthenticator,
  { door = auth, origin = consoles[door].origin }: { readonly door?: Door; readonly origin?: string } = {},
) {
  const started = await visitor.post(`${door}/passkeys/start`, { password });
  const { options } = started.json<{ options: PasskeyCreation }>();
  const site = { origin, rpId: options.rp.id, challenge: options.challenge, userId: options.user.id };
  return visitor.post(`${door}/passkeys`, { name: 'Laptop', credential: authenticator.register(site) });
}

async function signIn(
  visitor: Visitor,
  authenticator: PasskeyAuthenticator,
  {
    door = auth,
    origin = consoles[door].origin,
    counter = 0,
  }: { readonly door?: Door; readonly origin?: string; readonly counter?: number } = {},
) {
  const started = await visitor.post(`${door}/passkey-sign-in/start`, {});
  const { rpId, challenge } = started.json<{ options: { rpId: string; challenge: string } }>().options;
  const credential = authenticator.sign({ origin, rpId, challenge }, counter);
  return { credential, answer: await visitor.post(`${door}/passkey-sign-in`, { credential }) };
}

async function actionsOf(subjectId: string): Promise<readonly string[]> {
  const entries = await api.services.storage.audit.listEntries({ subjectId, before: null, limit: 50 });
  return entries.map(({ action }) => action);
}

it('signs in by a passkey alone, from any browser, and records and mails it', async () => {
  const member = await newMember();
  const authenticator = openPasskeyAuthenticator();

  const added = await register(member, authenticator);
  const visitor = newVisitor();
  const { answer } = await signIn(visitor, authenticator);

  expect(added.json()).toMatchObject({ passkey: { name: 'Laptop', lastUsedAt: null } });
  expect(answer.statusCode).toBe(200);
  expect((await visitor.get(`${auth}/me`)).json()).toMatchObject({ business: { email: member.email } });
  expect(await actionsOf(member.accountId)).toEqual(
    expect.arrayContaining(['account.passkey-added', 'account.signed-in']),
  );
  expect((await api.readMailbox()).at(-1)).toMatchObject({
    to: member.email,
    subject: 'A passkey was added to your PriceHunt account',
  });
});

it('is added only with the password, to a verified account, and by an authenticator that verifies the person', async () => {
  const member = await newMember();
  const wrong = await member.post(`${auth}/passkeys/start`, { password: 'not this one at all' });
  const careless = await register(member, openPasskeyAuthenticator({ isVerifying: false }));
  people += 1;
  const unverified = await newMember({ isVerified: false });
  const early = await unverified.post(`${auth}/passkeys/start`, { password });

  expect([wrong, careless, early].map(codeOf)).toEqual([
    'auth.wrong-password',
    'auth.passkey-refused',
    'auth.email-unverified',
  ]);
});

it('is refused for another site, another console, and a challenge that was used, expired or is somebody else’s', async () => {
  const member = await newMember();
  const authenticator = openPasskeyAuthenticator();
  const phished = await register(member, authenticator, { origin: 'https://pricehunt.evil.example' });
  await register(member, authenticator);
  const elsewhere = await signIn(newVisitor(), authenticator, { origin: 'https://pricehunt.evil.example' });
  const wrongConsole = await signIn(newVisitor(), authenticator, { door: adminAuth });
  const first = await signIn(newVisitor(), authenticator);
  const replayed = await newVisitor().post(`${auth}/passkey-sign-in`, { credential: first.credential });
  const started = await newVisitor().post(`${auth}/passkey-sign-in/start`, {});
  const { challenge } = started.json<{ options: { challenge: string } }>().options;
  now = new Date(now.getTime() + 6 * 60_000);
  const late = await newVisitor().post(`${auth}/passkey-sign-in`, {
    credential: authenticator.sign({ ...consoles[auth], challenge }),
  });

  expect(first.answer.statusCode).toBe(200);
  expect([phished, elsewhere.answer, wrongConsole.answer, replayed, late].map(codeOf)).toEqual(
    Array.from({ length: 5 }, () => 'auth.passkey-refused'),
  );
  expect(await actionsOf(member.accountId)).toContain('account.sign-in-failed');
});

it('is refused when its counter goes back, as that of a copied authenticator does', async () => {
  const copied = openPasskeyAuthenticator();
  await register(await newMember(), copied);

  const counters = [7, 8, 8, 3, 9];
  const statuses: number[] = [];
  for (const counter of counters) {
    statuses.push((await signIn(newVisitor(), copied, { counter })).answer.statusCode);
  }

  expect(statuses).toEqual([200, 200, 401, 401, 200]);
});

it('belongs to one account, and only its owner renames and removes it', async () => {
  const owner = await newMember();
  const authenticator = openPasskeyAuthenticator();
  const { passkey } = (await register(owner, authenticator)).json<{ passkey: { id: string } }>();
  people += 1;
  const stranger = await newMember();

  const taken = await register(stranger, authenticator);
  const strange = [
    await stranger.put(`${auth}/passkeys/${passkey.id}`, { name: 'Mine' }),
    await stranger.delete(`${auth}/passkeys/${passkey.id}`),
  ];
  await owner.put(`${auth}/passkeys/${passkey.id}`, { name: ' Phone ' });
  const listed = (await owner.get(`${auth}/passkeys`)).json<{ items: object[] }>();
  await owner.delete(`${auth}/passkeys/${passkey.id}`);
  const removed = await signIn(newVisitor(), authenticator);

  expect([taken, ...strange, removed.answer].map(codeOf)).toEqual([
    'auth.passkey-taken',
    'auth.passkey-not-found',
    'auth.passkey-not-found',
    'auth.passkey-refused',
  ]);
  expect(listed).toMatchObject({ isOffered: true, items: [{ name: 'Phone' }] });
  expect(await actionsOf(owner.accountId)).toEqual(
    expect.arrayContaining(['account.passkey-renamed', 'account.passkey-removed']),
  );
});

it('counts as the second factor that the console requires; a password alone does not', async () => {
  const admin = await withPassword(
    await signInTestAdmin(api, { email: `p${people}@admin.example`, totpEnabledAt: null }),
  );
  const authenticator = openPasskeyAuthenticator();
  const before = await admin.get('/api/admin/jobs');

  const added = await register(admin, authenticator, { door: adminAuth });
  const visitor = newVisitor();
  await signIn(visitor, authenticator, { door: adminAuth });

  expect(codeOf(before)).toBe('auth.second-factor-needed');
  expect(added.statusCode).toBe(200);
  expect((await visitor.get(`${adminAuth}/me`)).json()).toMatchObject({ isSecondFactorMissing: false });
  expect((await visitor.get('/api/admin/jobs')).statusCode).toBe(200);
  expect(codeOf(await admin.get('/api/admin/jobs'))).toBe('auth.second-factor-needed');
});

it('never opens the console to somebody who is no admin, or a disabled account', async () => {
  const admin = await withPassword(await signInTestAdmin(api, { email: `p${people}@admin.example` }));
  const authenticator = openPasskeyAuthenticator();
  const { storage } = api.services;
  await storage.accounts.changeAccount(admin.accountId, { totpEnabledAt: null }, now.toISOString());
  await register(admin, authenticator, { door: adminAuth });

  await storage.accounts.changeAccount(admin.accountId, { isAdmin: false }, now.toISOString());
  const noAdmin = await signIn(newVisitor(), authenticator, { door: adminAuth });
  const at = now.toISOString();
  await storage.accounts.changeAccount(admin.accountId, { isAdmin: true, disabledAt: at }, at);
  const disabled = await signIn(newVisitor(), authenticator, { door: adminAuth });

  expect([noAdmin.answer, disabled.answer].map(codeOf)).toEqual(['auth.not-allowed', 'auth.passkey-refused']);
});

it('is gone after the password was reset by e-mail, so that a reset always recovers the account', async () => {
  const member = await newMember();
  const authenticator = openPasskeyAuthenticator();
  await register(member, authenticator);

  await newVisitor().post(`${auth}/forgot-password`, { email: member.email });
  const token = await mailedToken(api, member.email);
  const reset = await newVisitor().post(`${auth}/reset-password`, {
    token,
    password: 'a tin whistle at noon',
  });
  const { answer } = await signIn(newVisitor(), authenticator);

  expect(reset.statusCode).toBe(200);
  expect(codeOf(answer)).toBe('auth.passkey-refused');
});

it('is not offered under an IP address, for which browsers have no passkeys', () => {
  const origins = { shopper: '', merchant: 'http://127.0.0.1:4001', admin: 'http://[::1]:4002' };

  expect(relyingPartyOf({ origins }, 'business')).toBeNull();
  expect(relyingPartyOf({ origins }, 'admin')).toBeNull();
  expect(relyingPartyOf({ origins: { ...origins, merchant: 'http://localhost:4001' } }, 'business')).toEqual({
    id: 'localhost',
    origin: 'http://localhost:4001',
  });
});
