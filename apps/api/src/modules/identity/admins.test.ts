import { dayMs } from '@pricehunt/offers';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestAdmin, signInTestMember } from '../../testing/sign-in';
import { createAdmin } from './create-admin';
import { tidyAccounts, handleTidyAccounts } from './tidy-accounts.job';
import { codeOf, mailedToken, openVisitor } from './testing-visitor';

let api: TestApi;
let now: Date;
let owner: Awaited<ReturnType<typeof signInTestAdmin>>;

beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  api = await startTestApi({ now: () => now });
  owner = await signInTestAdmin(api, { email: 'ada@pricehunt.example' });
});
afterEach(() => api.close());

const admins = '/api/admin/admins';
const sentInvitations = '/api/admin/admin-invitations';
const invitation = '/api/admin/auth/invitation';
const jo = 'jo@post.example';
const password = 'the owl reads at night';

async function invite(email = jo, role = 'operator'): Promise<string> {
  await owner.inject({ method: 'POST', url: sentInvitations, payload: { email, role } });
  return mailedToken(api, email);
}
const list = async (caller = owner) => (await caller.inject({ url: admins })).json();
const accept = (token: string, more: object = {}) =>
  openVisitor(api).post(`${invitation}/accept`, { token, password, locale: 'en', ...more });

async function registerBusiness(): Promise<string> {
  const visitor = openVisitor(api);
  await visitor.post('/api/business/auth/register', { email: jo, password, businessName: 'Jo Lamps' });
  return mailedToken(api, jo);
}
async function registerVerified(): Promise<void> {
  const token = await registerBusiness();
  await openVisitor(api).post('/api/business/auth/verify-email', { token, password });
}
const businessesOfJo = async () => {
  const account = await api.services.storage.accounts.findVerified('business', jo);
  const businesses = await api.services.storage.businesses.listBusinessesOf(account?.id ?? '');
  return businesses.map(({ business }) => business);
};

describe('inviting an admin', () => {
  it('mails a link that creates an admin with the role, once', async () => {
    const token = await invite(jo, 'viewer');
    const open = await list();

    const read = await openVisitor(api).post(`${invitation}/read`, { token });
    const accepted = await accept(token);
    const again = await accept(token);

    expect(open.invitations).toMatchObject([
      { email: jo, role: 'viewer', invitedBy: 'ada@pricehunt.example' },
    ]);
    expect(read.json().invitation).toEqual({ email: jo, role: 'viewer', hasAccount: false });
    expect(accepted.json()).toMatchObject({
      business: { email: jo, isAdmin: true, adminRole: 'viewer', status: 'pending' },
    });
    expect(codeOf(again)).toBe('auth.token-invalid');
    const { items, invitations } = await list();
    expect(items).toMatchObject([
      { email: 'ada@pricehunt.example', role: 'owner', isSelf: true },
      { email: jo, role: 'viewer', isSelf: false },
    ]);
    expect(invitations).toEqual([]);
    const entries = await api.services.storage.audit.listEntries({ action: 'admin', before: null, limit: 9 });
    expect(entries.map(({ action }) => action)).toEqual(['admin.signed-in', 'admin.joined', 'admin.invited']);
    const log = await owner.inject({ url: '/api/admin/audit-log', query: { action: 'admin.invited' } });
    expect(log.json().items).toMatchObject([{ subject: { kind: 'invitation', name: jo } }]);
  });

  it('names the inviter by an address that the reader can check', async () => {
    await invite();

    const [mail] = await api.readMailbox();
    expect(mail?.text).toContain('ada@pricehunt.example invites you');
  });

  it('makes the account with the address an admin only with its own password', async () => {
    await registerVerified();
    const token = await invite();

    const read = await openVisitor(api).post(`${invitation}/read`, { token });
    const wrong = await accept(token, { password: 'another owl reads at night' });
    const right = await accept(token);

    expect(read.json().invitation.hasAccount).toBe(true);
    expect([codeOf(wrong), codeOf(right)]).toEqual(['auth.wrong-credentials', null]);
    expect((await list()).items).toMatchObject([{}, { email: jo, role: 'operator' }]);
  });

  it('ends an invitation that is withdrawn, replaced, expired, or whose sender lost the rights', async () => {
    const withdrawn = await invite('a@post.example');
    const { id } = (await list()).invitations[0];
    await owner.inject({ method: 'DELETE', url: `${sentInvitations}/${id}` });
    const replaced = await invite('b@post.example');
    await invite('b@post.example');
    const orphaned = await invite('c@post.example');
    const other = await signInTestAdmin(api);
    await other.inject({ method: 'DELETE', url: `${admins}/${owner.accountId}` });
    owner = other;
    const expired = await invite('d@post.example');
    now = new Date(now.getTime() + 8 * dayMs);

    for (const token of [withdrawn, replaced, orphaned, expired]) {
      expect(codeOf(await accept(token))).toBe('auth.token-invalid');
    }
  });

  it('signs in an account without a business that accepts it', async () => {
    await registerVerified();
    for (const { id } of await businessesOfJo()) await api.services.storage.businesses.deleteBusiness(id);

    const accepted = await accept(await invite());

    const session = openVisitor(api);
    const signedIn = await session.post('/api/admin/auth/login', { email: jo, password });
    expect(accepted.json()).toMatchObject({ business: { email: jo, isAdmin: true, businesses: [] } });
    expect([codeOf(accepted), codeOf(signedIn)]).toEqual([null, null]);
  });

  it('keeps the unverified business of the address that accepts it', async () => {
    await registerBusiness();

    const accepted = await accept(await invite());

    expect(codeOf(accepted)).toBeNull();
    expect(await businessesOfJo()).toMatchObject([{ name: 'Jo Lamps', status: 'pending' }]);
  });

  it('takes no rights from an account that became an owner meanwhile', async () => {
    await registerVerified();
    const token = await invite(jo, 'viewer');
    await createAdmin(api.services, jo);

    const accepted = await accept(token);

    expect(accepted.json()).toMatchObject({ business: { adminRole: 'owner' } });
    expect((await list()).items).toMatchObject([{}, { email: jo, role: 'owner' }]);
  });

  it('leaves no address in the audit log, and is deleted 90 days after it has expired', async () => {
    const { storage } = api.services;
    await invite('a@post.example');
    await invite('b@post.example');
    const [first, second] = (await list()).invitations;
    await owner.inject({ method: 'DELETE', url: `${sentInvitations}/${first.id}` });
    await owner.inject({
      url: '/api/admin/audit-log.ndjson',
      query: { person: 'b@post', object: 'b@post.example' },
    });
    const tidyAfter = async (days: number) => {
      now = new Date(now.getTime() + days * dayMs);
      await api.services.jobQueue.enqueue(tidyAccounts, {});
      await api.runJobs([handleTidyAccounts(api.services)]);
    };
    await tidyAfter(90);
    const before = await storage.adminInvitations.find(second.id);

    await tidyAfter(8);

    const entries = await storage.audit.listEntries({ before: null, limit: 9 });
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['admin.invited', 'admin.invitation-withdrawn', 'audit-log.exported']),
    );
    expect(JSON.stringify(entries)).not.toContain('@post');
    expect(before?.email).toBe('b@post.example');
    expect(await storage.adminInvitations.find(second.id)).toBeNull();
  });

  it('refuses to invite an admin', async () => {
    const payload = { email: 'ADA@pricehunt.example', role: 'viewer' };

    const answer = await owner.inject({ method: 'POST', url: sentInvitations, payload });

    expect(codeOf(answer)).toBe('admin.already-admin');
  });
});

describe('admins’ rights', () => {
  it('end with all sessions when an admin is removed, and the business account stays', async () => {
    const operator = await signInTestAdmin(api, { adminRole: 'operator' });

    const revoked = await owner.inject({ method: 'DELETE', url: `${admins}/${operator.accountId}` });

    expect(codeOf(revoked)).toBeNull();
    expect(codeOf(await operator.inject({ url: '/api/admin/overview' }))).toBe('auth.signed-out');
    const account = await api.services.storage.accounts.findAccount(operator.accountId);
    expect(account).toMatchObject({ isAdmin: false, adminRole: null, disabledAt: null });
    const merchant = await signInTestMember(api);
    const missing = await owner.inject({ method: 'DELETE', url: `${admins}/${merchant.accountId}` });
    expect(codeOf(missing)).toBe('admin.not-found');
  });

  it('change with the role, and never leave PriceHunt without an owner', async () => {
    const operator = await signInTestAdmin(api, { adminRole: 'operator' });
    const put = (accountId: string, role: string) =>
      owner.inject({ method: 'PUT', url: `${admins}/${accountId}/role`, payload: { role } });

    const last = await put(owner.accountId, 'viewer');
    const removed = await owner.inject({ method: 'DELETE', url: `${admins}/${owner.accountId}` });
    const raised = await put(operator.accountId, 'owner');
    const lowered = await put(owner.accountId, 'viewer');

    expect([codeOf(last), codeOf(removed)]).toEqual(['admin.last-owner', 'admin.last-owner']);
    expect(raised.json().admin.role).toBe('owner');
    expect(codeOf(lowered)).toBeNull();
    const stored = await api.services.storage.accounts.listAdmins();
    expect(stored.map(({ adminRole }) => adminRole)).toEqual(['viewer', 'owner']);
  });
});

describe('an admin’s own account in the console', () => {
  it('changes the password, and ends every other session and the invitations sent', async () => {
    const token = await invite(jo, 'owner');
    const visitor = openVisitor(api);
    await visitor.post(`${invitation}/accept`, { token, password, locale: 'en' });
    const elsewhere = openVisitor(api);
    await elsewhere.post('/api/admin/auth/login', { email: jo, password });
    const account = (await api.services.storage.accounts.listAdmins()).find(({ email }) => email === jo);
    const at = now.toISOString();
    await api.services.storage.accounts.changeAccount(account?.id ?? '', { totpEnabledAt: at }, at);
    await visitor.post(sentInvitations, { email: 'kim@post.example', role: 'owner' });
    const sent = await mailedToken(api, 'kim@post.example');
    const newPassword = 'a heron waits in the reeds';

    const wrong = await visitor.post('/api/admin/auth/change-password', {
      currentPassword: 'not the owl',
      newPassword,
    });
    const changed = await visitor.post('/api/admin/auth/change-password', {
      currentPassword: password,
      newPassword,
    });

    expect([codeOf(wrong), codeOf(changed)]).toEqual(['auth.wrong-password', null]);
    expect(codeOf(await visitor.get('/api/admin/overview'))).toBeNull();
    expect(codeOf(await elsewhere.get('/api/admin/overview'))).toBe('auth.signed-out');
    expect(codeOf(await accept(sent))).toBe('auth.token-invalid');
  });
});
