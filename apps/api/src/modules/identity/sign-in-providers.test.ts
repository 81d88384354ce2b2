import { createSignInProviders } from '../../access/sign-in-providers';
import { startOpenIdProvider } from '../../testing/open-id-provider';
import type { OpenIdProvider, ProviderAccount } from '../../testing/open-id-provider';
import { signInTestMember } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { createAdmin } from './create-admin';
import { codeOf, mailedToken, openVisitor } from './testing-visitor';
import type { Visitor } from './testing-visitor';
import { codeAt } from './totp';

const auth = '/api/business/auth';
const adminAuth = '/api/admin/auth';
const password = 'kettle sings at dawn';

let provider: OpenIdProvider;
let api: TestApi;
let now = new Date();
let people = 0;
/** Signed in at the provider; each test has its own. */
let person: ProviderAccount;
const reports: string[] = [];
const step = () => Math.floor(now.getTime() / 30_000);

beforeAll(async () => {
  const returns = ['https://merchants.pricehunt.example', 'https://admin.internal'];
  provider = await startOpenIdProvider(
    returns.flatMap((origin) => ['work', 'limited', 'team'].map((id) => `${origin}/provider-sign-in/${id}`)),
  );
  const { settings, safeFetch } = provider;
  const signInProviders = createSignInProviders({
    providers: [
      settings,
      { ...settings, id: 'limited', emailDomains: ['oak.example'] },
      { ...settings, id: 'team', label: 'Team ID', for: ['business'] },
      { ...settings, id: 'away', issuer: 'http://127.0.0.1:9/' },
    ],
    openFetch: () => safeFetch,
    nowMs: () => now.getTime(),
    report: (failure, what) => reports.push(`${what}: ${String(failure)}`),
  });
  api = await startTestApi({ now: () => now, signInProviders });
});
afterAll(async () => {
  await provider.close();
  await api.close();
});

beforeEach(() => {
  now = new Date();
  reports.length = 0;
  people += 1;
  person = { subject: `person-${people}`, email: `p${people}@klangwerk.example`, isEmailVerified: true };
});

/** Another browser in the network of this test. */
function newVisitor(): Visitor {
  return openVisitor(api, `203.0.113.${people}`);
}

/** A member with a verified address, that of the person by default, signed in. */
async function newMember(email = person.email): Promise<Visitor & { readonly accountId: string }> {
  const { accountId, cookie } = await signInTestMember(api, { email });
  const { storage, passwords } = api.services;
  const passwordHash = await passwords.hashPassword(password);
  await storage.accounts.changeAccount(accountId, { passwordHash }, now.toISOString());
  const [name = '', value = ''] = cookie.split('=');
  return { ...openVisitor(api, `203.0.113.${people}`, new Map([[name, value]])), accountId };
}

async function linkOf(visitor: Visitor, door = auth, providerId = 'work'): Promise<string> {
  const started = await visitor.post(`${door}/providers/start`, { providerId });
  return started.json<{ link: string }>().link;
}

/** Returns the query with which the provider sends the person back. */
function visit(link: string): Promise<string> {
  return provider.visit(link, person);
}

/** Goes to the provider and back. */
async function signInBy(visitor: Visitor, door = auth, providerId = 'work') {
  return finish(visitor, await visit(await linkOf(visitor, door, providerId)), door, providerId);
}

function finish(visitor: Visitor, query: string, door = auth, providerId = 'work') {
  return visitor.post(`${door}/providers/finish`, { providerId, query });
}

async function newLinkedMember() {
  const visitor = await newMember();
  const { link } = (await visitor.post(`${auth}/linked-providers`, { providerId: 'work', password })).json<{
    link: string;
  }>();
  const linked = await finish(visitor, await visit(link));
  expect(linked.json()).toMatchObject({ step: 'linked' });
  return visitor;
}

async function actionsOf(subjectId: string): Promise<readonly string[]> {
  const entries = await api.services.storage.audit.listEntries({ subjectId, before: null, limit: 50 });
  return entries.map(({ action }) => action);
}

describe('signing in by a provider (OpenID Connect)', () => {
  it('signs in a member whose account is linked, and records and mails the link', async () => {
    await newLinkedMember();
    const visitor = newVisitor();

    const answer = await signInBy(visitor);

    expect(answer.json()).toMatchObject({ success: true, step: 'signed-in', email: person.email });
    const me = await visitor.get(`${auth}/me`);
    expect(me.json()).toMatchObject({ business: { email: person.email } });
    expect(await actionsOf(me.json().business.accountId)).toContain('account.provider-linked');
    const mails = await api.readMailbox();
    expect(mails.at(-1)).toMatchObject({
      to: person.email,
      subject: 'Klangwerk ID can now sign in to your PriceHunt account',
    });
  });

  it('links an account with the same verified address only after its password was entered', async () => {
    await newMember();
    const visitor = newVisitor();

    const first = await signInBy(visitor);
    const before = await visitor.get(`${auth}/me`);
    const wrong = await visitor.post(`${auth}/providers/confirm`, { password: 'a guess' });
    const without = await visitor.post(`${auth}/providers/confirm`, {});
    const right = await visitor.post(`${auth}/providers/confirm`, { password });

    expect(first.json()).toMatchObject({ step: 'password', email: person.email, hasTotp: false });
    expect(codeOf(before)).toBe('auth.signed-out');
    expect([codeOf(wrong), codeOf(without)]).toEqual(['auth.wrong-password', 'auth.wrong-password']);
    expect(right.json()).toMatchObject({ step: 'signed-in' });
    expect((await visitor.get(`${auth}/me`)).statusCode).toBe(200);
    expect((await signInBy(newVisitor())).json()).toMatchObject({ step: 'signed-in' });
  });

  it('asks for the password again after a reload', async () => {
    await newMember();
    const visitor = newVisitor();
    const query = await visit(await linkOf(visitor));
    const first = await finish(visitor, query);

    const reloaded = await finish(visitor, query);
    const right = await visitor.post(`${auth}/providers/confirm`, { password });

    expect(reloaded.json()).toEqual(first.json());
    expect(right.json()).toMatchObject({ step: 'signed-in' });
    expect(codeOf(await finish(visitor, query))).toBe('auth.provider-expired');
  });

  it('asks for the code of an account with two-factor authentication, also when it is linked', async () => {
    const owner = await newLinkedMember();
    const { secret } = (await owner.post(`${auth}/mfa/start`, { password })).json<{ secret: string }>();
    await owner.post(`${auth}/mfa/confirm`, { totp: codeAt(secret, step()) });
    const visitor = newVisitor();

    const first = await signInBy(visitor);
    const before = await visitor.get(`${auth}/me`);
    const without = await visitor.post(`${auth}/providers/confirm`, {});
    const wrong = await visitor.post(`${auth}/providers/confirm`, { totp: '000000' });
    const right = await visitor.post(`${auth}/providers/confirm`, { totp: codeAt(secret, step() + 1) });

    expect(first.json()).toMatchObject({ step: 'code', hasTotp: true });
    expect(codeOf(before)).toBe('auth.signed-out');
    expect([codeOf(without), codeOf(wrong)]).toEqual(['auth.totp-required', 'auth.wrong-code']);
    expect(right.json()).toMatchObject({ step: 'signed-in' });
  });

  it.each([
    ['an address that the provider has not verified', { isEmailVerified: false }, 'email-unverified'],
    ['a person whose address the provider doesn’t send', { email: '' }, 'email-missing'],
    ['a stranger’s address', { email: 'nobody@klangwerk.example' }, 'no-account'],
  ])('refuses %s', async (_what, changes, reason) => {
    await newMember();
    person = { ...person, ...changes };
    const visitor = newVisitor();

    const answer = await signInBy(visitor);

    expect(codeOf(answer)).toBe(`auth.provider-${reason}`);
    expect(codeOf(await visitor.get(`${auth}/me`))).toBe('auth.signed-out');
    expect(codeOf(await visitor.post(`${auth}/providers/confirm`, { password }))).toBe(
      'auth.provider-expired',
    );
  });

  it('refuses addresses outside the allowed domains, also of linked accounts', async () => {
    await newLinkedMember();

    const outside = await signInBy(newVisitor(), auth, 'limited');
    person = { ...person, email: 'p@OAK.example' };
    const inside = await signInBy(newVisitor(), auth, 'limited');
    person = { ...person, isEmailVerified: false };
    const unverified = await signInBy(newVisitor(), auth, 'limited');

    expect([outside, inside, unverified].map(codeOf)).toEqual([
      'auth.provider-email-refused',
      null,
      'auth.provider-email-unverified',
    ]);
  });

  it('keeps the link when the person’s address changes, and never moves to the account with the new one', async () => {
    await newLinkedMember();
    const { email } = person;
    await newMember('boss@klangwerk.example');
    person = { ...person, email: 'boss@klangwerk.example' };

    const answer = await signInBy(newVisitor());

    expect(answer.json()).toMatchObject({ step: 'signed-in', email });
  });

  it('refuses a disabled account as if there were none', async () => {
    const { accountId } = await newLinkedMember();
    const at = now.toISOString();
    await api.services.storage.accounts.changeAccount(accountId, { disabledAt: at }, at);

    expect(codeOf(await signInBy(newVisitor()))).toBe('auth.provider-no-account');
    expect(await actionsOf(accountId)).toContain('account.sign-in-failed');
  });
});

describe('the audit log', () => {
  const countOf = async (action: string) => {
    const entries = await api.services.storage.audit.listEntries({ action, before: null, limit: 1_000 });
    return entries.length;
  };

  it('has a refused sign-in by a provider, and a wrong password before linking', async () => {
    const { accountId } = await newMember();
    const before = await countOf('account.sign-in-failed');
    const visitor = newVisitor();

    await signInBy(visitor);
    await visitor.post(`${auth}/providers/confirm`, { password: 'a guess' });
    person = { ...person, isEmailVerified: false };
    await signInBy(newVisitor());

    expect(await countOf('account.sign-in-failed')).toBe(before + 2);
    expect(await actionsOf(accountId)).toContain('account.sign-in-failed');
  });

  it('has a network that was blocked after too many attempts', async () => {
    const visitor = newVisitor();
    const attempt = () => finish(visitor, 'code=c&state=s');
    for (let tries = 0; tries < 40; tries += 1) await attempt();
    const before = await countOf('account.sign-in-throttled');

    const blocked = await attempt();

    expect(codeOf(blocked)).toBe('auth.too-many-attempts');
    expect(await countOf('account.sign-in-throttled')).toBe(before + 1);
  });
});

describe('a response of a provider', () => {
  it('signs nobody in at the page of another provider', async () => {
    await newLinkedMember();
    const visitor = newVisitor();
    const query = await visit(await linkOf(visitor));

    const answer = await finish(visitor, query, auth, 'team');

    expect(codeOf(answer)).toBe('auth.provider-failed');
    expect(codeOf(await visitor.get(`${auth}/me`))).toBe('auth.signed-out');
  });

  it.each([
    ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://id.example/')],
    ['no issuer though the provider promises it', (query: URLSearchParams) => query.delete('iss')],
  ])('signs nobody in with %s', async (_what, change) => {
    await newLinkedMember();
    const visitor = newVisitor();
    const query = new URLSearchParams(await visit(await linkOf(visitor)));
    change(query);

    expect(codeOf(await finish(visitor, query.toString()))).toBe('auth.provider-failed');
    expect(reports.join()).toContain('iss');
  });

  it.each([
    ['another state', (query: string) => query.replace(/state=[^&]*/, 'state=of-another-browser')],
    ['no state', (query: string) => query.replace(/state=[^&]*&?/, '')],
  ])('signs nobody in with %s', async (_what, changed) => {
    await newLinkedMember();
    const visitor = newVisitor();
    const query = changed(await visit(await linkOf(visitor)));

    expect(codeOf(await finish(visitor, query))).toBe('auth.provider-expired');
    expect(codeOf(await visitor.get(`${auth}/me`))).toBe('auth.signed-out');
  });

  it('signs in only the browser that started, once, within ten minutes', async () => {
    await newLinkedMember();
    const [visitor, stranger, late] = [newVisitor(), newVisitor(), newVisitor()];
    const query = await visit(await linkOf(visitor));
    await linkOf(stranger);
    const lateQuery = await visit(await linkOf(late));

    const stolen = await finish(stranger, query);
    const used = await finish(visitor, query);
    const again = await finish(visitor, query);
    now = new Date(now.getTime() + 10 * 60_000);
    const tooLate = await finish(late, lateQuery);

    expect(used.json()).toMatchObject({ step: 'signed-in' });
    expect([stolen, again, tooLate].map(codeOf)).toEqual(Array(3).fill('auth.provider-expired'));
  });

  it('is refused when the ID token has another nonce', async () => {
    await newLinkedMember();
    const visitor = newVisitor();
    const link = new URL(await linkOf(visitor));
    link.searchParams.set('nonce', 'of-another-sign-in');

    const query = await visit(link.href);

    expect(codeOf(await finish(visitor, query))).toBe('auth.provider-failed');
    expect(reports.join()).toContain('nonce');
    expect(codeOf(await visitor.get(`${auth}/me`))).toBe('auth.signed-out');
  });

  it('is refused when its code was redeemed with another PKCE challenge', async () => {
    await newLinkedMember();
    const visitor = newVisitor();
    const link = new URL(await linkOf(visitor));
    link.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');

    const query = await visit(link.href);

    expect(codeOf(await finish(visitor, query))).toBe('auth.provider-failed');
  });

  it('says so when the person cancelled', async () => {
    const visitor = newVisitor();
    const state = new URL(await linkOf(visitor)).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ error: 'access_denied', state, iss: provider.settings.issuer });

    const answer = await finish(visitor, query.toString());

    expect(codeOf(answer)).toBe('auth.provider-cancelled');
  });

  it('always returns to the configured origin, whatever host was requested', async () => {
    const visitor = newVisitor();

    const link = new URL(await linkOf(visitor));

    expect(link.searchParams.get('redirect_uri')).toBe(
      'https://merchants.pricehunt.example/provider-sign-in/work',
    );
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email',
    });
  });
});

describe('a provider that is down', () => {
  it('fails with a sentence and a reason in the log, and the password still works', async () => {
    await newMember();
    const visitor = newVisitor();

    const answer = await visitor.post(`${auth}/providers/start`, { providerId: 'away' });

    expect(answer.statusCode).toBe(502);
    expect(codeOf(answer)).toBe('auth.provider-failed');
    expect(reports[0]).toMatch(/^signing in by away failed: ./);
    expect((await visitor.post(`${auth}/login`, { email: person.email, password })).statusCode).toBe(200);
  });
});

describe('linked providers of an account', () => {
  it('are listed and unlinked, and no longer sign in afterwards', async () => {
    const owner = await newLinkedMember();

    const { items } = (await owner.get(`${auth}/linked-providers`)).json<{ items: { id: string }[] }>();
    const [link] = items;
    const removed = await owner.delete(`${auth}/linked-providers/${link?.id ?? ''}`);
    const again = await owner.delete(`${auth}/linked-providers/${link?.id ?? ''}`);

    expect(items).toMatchObject([{ label: 'Klangwerk ID', email: person.email }]);
    expect([codeOf(removed), codeOf(again)]).toEqual([null, 'auth.provider-link-not-found']);
    expect((await signInBy(newVisitor())).json()).toMatchObject({ step: 'password' });
  });

  it('require the password and a verified address', async () => {
    const unverified = newVisitor();
    await unverified.post(`${auth}/register`, { email: 'early@klangwerk.example', password });
    const link = { providerId: 'work', password };

    const early = await unverified.post(`${auth}/linked-providers`, link);
    const owner = await newMember();
    const wrong = await owner.post(`${auth}/linked-providers`, { ...link, password: 'a guess' });

    expect([codeOf(early), codeOf(wrong)]).toEqual(['auth.email-unverified', 'auth.wrong-password']);
  });

  it('leave a backup code unused when the provider can’t be reached', async () => {
    const owner = await newMember();
    const { secret } = (await owner.post(`${auth}/mfa/start`, { password })).json<{ secret: string }>();
    const confirmed = await owner.post(`${auth}/mfa/confirm`, { totp: codeAt(secret, step()) });
    const [recoveryCode] = confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    const link = { password, recoveryCode };

    const away = await owner.post(`${auth}/linked-providers`, { ...link, providerId: 'away' });
    const again = await owner.post(`${auth}/linked-providers`, { ...link, providerId: 'work' });
    const used = await owner.post(`${auth}/linked-providers`, { ...link, providerId: 'work' });

    expect([away, again, used].map(codeOf)).toEqual(['auth.provider-failed', null, 'auth.wrong-code']);
  });

  it('link one account only, and the one whose session started', async () => {
    await newLinkedMember();
    const other = await newMember('otto@klangwerk.example');
    const start = async () => {
      const answer = await other.post(`${auth}/linked-providers`, { providerId: 'work', password });
      return visit(answer.json<{ link: string }>().link);
    };

    const taken = await finish(other, await start());
    const query = await start();
    await other.post(`${auth}/logout`);
    const signedOut = await finish(other, query);

    expect([codeOf(taken), codeOf(signedOut)]).toEqual(['auth.provider-taken', 'auth.provider-expired']);
  });

  it('are unlinked by a password reset, so that a reset always recovers an account', async () => {
    await newLinkedMember();
    const visitor = newVisitor();
    await visitor.post(`${auth}/forgot-password`, { email: person.email });
    const token = await mailedToken(api, person.email);

    await visitor.post(`${auth}/reset-password`, { token, password: 'another kettle at dusk' });

    expect((await signInBy(newVisitor())).json()).toMatchObject({ step: 'password' });
  });
});

describe('a provider and a new password', () => {
  const newPassword = 'another kettle at dusk';

  it('stays linked after a password change, which ends the other sessions', async () => {
    const owner = await newLinkedMember();
    const elsewhere = newVisitor();
    await signInBy(elsewhere);

    await owner.post(`${auth}/change-password`, { currentPassword: password, newPassword });

    expect(codeOf(await elsewhere.get(`${auth}/me`))).toBe('auth.signed-out');
    expect((await owner.get(`${auth}/linked-providers`)).json().items).toHaveLength(1);
    expect((await signInBy(newVisitor())).json()).toMatchObject({ step: 'signed-in' });
  });

  it('isn’t linked with the old password while a reset is under way', async () => {
    const { accountId } = await newMember();
    const visitor = newVisitor();
    await signInBy(visitor);
    await visitor.post(`${auth}/forgot-password`, { email: person.email });
    const token = await mailedToken(api, person.email);
    const { passwords, storage } = api.services;
    const { isPassword } = passwords;
    const checking = jest.spyOn(passwords, 'isPassword').mockImplementationOnce(async (hash, given) => {
      const isRight = await isPassword(hash, given);
      await newVisitor().post(`${auth}/reset-password`, { token, password: newPassword });
      return isRight;
    });

    const late = await visitor.post(`${auth}/providers/confirm`, { password });
    checking.mockRestore();

    expect(codeOf(late)).toBe('auth.provider-expired');
    expect(await storage.providerLinks.listLinks(accountId)).toEqual([]);
    expect(
      (await visitor.post(`${auth}/login`, { email: person.email, password: newPassword })).json(),
    ).toMatchObject({
      success: true,
    });
  });
});

describe('signing in to the admin console by a provider', () => {
  it('signs in an admin who confirmed the link with the password, and still requires an authenticator app', async () => {
    const admin = await createAdmin(api.services, person.email);
    const visitor = newVisitor();

    const first = await signInBy(visitor, adminAuth);
    const confirmed = await visitor.post(`${adminAuth}/providers/confirm`, { password: admin.password });

    expect(first.json()).toMatchObject({ step: 'password' });
    expect(confirmed.json()).toMatchObject({ step: 'signed-in' });
    expect((await visitor.get(`${adminAuth}/me`)).json()).toMatchObject({ isSecondFactorMissing: true });
    expect(codeOf(await visitor.get('/api/admin/overview'))).toBe('auth.second-factor-needed');
  });

  it('never admits a member, linked or not', async () => {
    await newMember();
    const unlinked = await signInBy(newVisitor(), adminAuth);
    const visitor = newVisitor();
    await signInBy(visitor);
    await visitor.post(`${auth}/providers/confirm`, { password });
    const linked = await signInBy(newVisitor(), adminAuth);

    expect([codeOf(unlinked), codeOf(linked)]).toEqual(Array(2).fill('auth.provider-no-account'));
  });

  it('offers a provider only where it is set up', async () => {
    const visitor = newVisitor();

    const [ofMerchants, ofAdmins] = [
      await visitor.get(`${auth}/providers`),
      await visitor.get(`${adminAuth}/providers`),
    ];
    const start = await visitor.post(`${adminAuth}/providers/start`, { providerId: 'team' });

    expect(ofMerchants.json().items).toContainEqual({ id: 'team', label: 'Team ID' });
    expect(ofAdmins.json().items.map(({ id }: { id: string }) => id)).toEqual(['work', 'limited', 'away']);
    expect(codeOf(start)).toBe('auth.provider-not-found');
  });

  it('takes no step of a sign-in to the dashboard', async () => {
    await newLinkedMember();
    const visitor = newVisitor();
    const query = await visit(await linkOf(visitor));
    const cookie = visitor.cookies.get('__Host-pricehunt_business_provider') ?? '';
    visitor.cookies.set('__Host-pricehunt_admin_provider', cookie);

    const answer = await finish(visitor, query, adminAuth);

    expect(codeOf(answer)).toBe('auth.provider-expired');
  });
});
