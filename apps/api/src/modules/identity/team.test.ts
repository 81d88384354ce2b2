import { signInTestMember } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { codeOf, mailedToken, openVisitor } from './testing-visitor';

let api: TestApi;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  api = await startTestApi({ now: () => now });
});
afterEach(() => api.close());

const team = '/api/business/team';
const jo = 'jo@post.example';
const password = 'the owl reads at night';
type Owner = Awaited<ReturnType<typeof signInTestMember>>;

async function invite(owner: Owner, email = jo, role = 'manager'): Promise<string> {
  await owner.inject({ method: 'POST', url: `${team}/invitations`, payload: { email, role } });
  return mailedToken(api, email);
}

const roleOf = async (businessId: string, accountId: string) =>
  (await api.services.storage.businesses.findMember(businessId, accountId))?.role;

describe('an invitation', () => {
  it('creates an account with a verified address, on the inviting team only', async () => {
    const owner = await signInTestMember(api, { name: 'Klangwerk' });
    const token = await invite(owner);
    const visitor = openVisitor(api);

    const read = await visitor.post(`${team}/read-invitation`, { token });
    const accepted = await visitor.post(`${team}/accept-invitation`, { token, password });
    const again = await openVisitor(api).post(`${team}/accept-invitation`, { token, password });

    expect(read.json().invitation).toEqual({
      businessName: 'Klangwerk',
      email: jo,
      role: 'manager',
      hasAccount: false,
    });
    expect(accepted.json().business).toMatchObject({
      id: owner.businessId,
      role: 'manager',
      isEmailVerified: true,
      businesses: [{ id: owner.businessId }],
    });
    expect(codeOf(again)).toBe('auth.token-invalid');
    expect(codeOf(await visitor.get('/api/business/auth/me'))).toBeNull();
  });

  it('lets a signed-in account join, act for either business and switch', async () => {
    const owner = await signInTestMember(api);
    const other = await signInTestMember(api, { email: jo, name: 'Nordlicht' });
    const token = await invite(owner);

    const signedOut = await openVisitor(api).post(`${team}/accept-invitation`, { token, password });
    const [name = '', value = ''] = other.cookie.split('=');
    const visitor = openVisitor(api, '203.0.113.5', new Map([[name, value]]));
    const joined = await visitor.post(`${team}/accept-invitation`, { token });
    const switched = await visitor.post('/api/business/auth/switch-business', {
      businessId: other.businessId,
    });
    const foreign = await visitor.post('/api/business/auth/switch-business', { businessId: 'b-of-somebody' });

    expect(codeOf(signedOut)).toBe('team.sign-in-first');
    expect(joined.json().business).toMatchObject({ id: owner.businessId, role: 'manager' });
    expect(switched.json().business).toMatchObject({
      id: other.businessId,
      role: 'owner',
      name: 'Nordlicht',
    });
    expect((await visitor.get('/api/business/auth/me')).json().business.id).toBe(other.businessId);
    expect(codeOf(foreign)).toBe('business.not-found');
  });

  it('works for the invited address only', async () => {
    const owner = await signInTestMember(api);
    const token = await invite(owner);
    const stranger = await signInTestMember(api);

    const answer = await stranger.inject({
      method: 'POST',
      url: `${team}/accept-invitation`,
      payload: { token, password },
    });

    expect(codeOf(answer)).toBe('team.wrong-account');
  });

  it('requires a password when the signed-in account has not verified the address, and keeps its business', async () => {
    const owner = await signInTestMember(api);
    const token = await invite(owner);
    const unproved = await signInTestMember(api, { email: jo, isVerified: false, name: 'Nordlicht' });
    const accept = (payload: object) =>
      unproved.inject({ method: 'POST', url: `${team}/accept-invitation`, payload });

    const refused = await accept({ token });
    const accepted = await accept({ token, password });

    expect(codeOf(refused)).toBe('auth.password-refused');
    expect(accepted.json().business).toMatchObject({
      id: owner.businessId,
      accountId: unproved.accountId,
      role: 'manager',
      isEmailVerified: true,
    });
    expect(await roleOf(unproved.businessId, unproved.accountId)).toBe('owner');
  });

  it('verifies nothing that somebody else did with the address', async () => {
    const owner = await signInTestMember(api);
    const token = await invite(owner);
    const stranger = await signInTestMember(api, { email: jo, isVerified: false });

    const accepted = await openVisitor(api).post(`${team}/accept-invitation`, { token, password });

    expect(accepted.json().business).toMatchObject({ isEmailVerified: true, businesses: [{}] });
    expect(accepted.json().business.accountId).not.toBe(stranger.accountId);
    expect(codeOf(await stranger.inject({ url: '/api/business/auth/me' }))).toBe('auth.signed-out');
    expect(await api.services.storage.businesses.findBusiness(stranger.businessId)).toBeNull();
  });

  it('is not sent again after it was withdrawn or already replaced', async () => {
    const owner = await signInTestMember(api);
    await invite(owner);
    const list = async () =>
      (await owner.inject({ url: team })).json<{ invitations: { id: string }[] }>().invitations;
    const [first] = await list();
    const resend = (id: string | undefined, caller = owner) =>
      caller.inject({
        method: 'POST',
        url: `${team}/invitations`,
        payload: { email: jo, role: 'manager', resends: id },
      });

    const replacing = await resend(first?.id);
    const replaced = await resend(first?.id);
    const [second] = await list();
    const foreign = await resend(second?.id, await signInTestMember(api));
    await owner.inject({ method: 'DELETE', url: `${team}/invitations/${second?.id}` });
    const withdrawn = await resend(second?.id);

    expect([replacing, replaced, foreign, withdrawn].map(codeOf)).toEqual([
      null,
      ...Array(3).fill('team.invitation-not-found'),
    ]);
    expect(await list()).toEqual([]);
  });

  it('works for seven days, until it is withdrawn or replaced', async () => {
    const owner = await signInTestMember(api);
    const replaced = await invite(owner);
    const newest = await invite(owner);
    const { invitations } = (await owner.inject({ url: team })).json<{ invitations: { id: string }[] }>();
    const withdraw = { method: 'DELETE', url: `${team}/invitations/${invitations[0]?.id}` } as const;
    const withdrawn = [await owner.inject(withdraw), await owner.inject(withdraw)];
    const late = await invite(owner);
    now = new Date('2026-11-28T10:00:01Z');

    const reads = [];
    for (const token of [replaced, newest, late]) {
      reads.push(codeOf(await openVisitor(api).post(`${team}/read-invitation`, { token })));
    }

    expect(invitations).toHaveLength(1);
    expect(withdrawn.map(codeOf)).toEqual([null, 'team.invitation-not-found']);
    expect(reads).toEqual(['auth.token-invalid', 'auth.token-invalid', 'auth.token-invalid']);
  });

  it.each([
    ['leaves the team', { method: 'DELETE' }],
    ['may not invite any more', { method: 'PUT', payload: { role: 'manager' } }],
  ] as const)('ends when its sender %s', async (_why, change) => {
    const owner = await signInTestMember(api);
    const sender = await signInTestMember(api, { businessId: owner.businessId, role: 'owner' });
    const token = await invite(sender);

    await owner.inject({ ...change, url: `${team}/members/${sender.accountId}` });

    const accepted = await openVisitor(api).post(`${team}/accept-invitation`, { token, password });
    const listed = await owner.inject({ url: team });
    expect(codeOf(accepted)).toBe('auth.token-invalid');
    expect(listed.json().invitations).toEqual([]);
  });

  it('ends when the account of its sender is disabled', async () => {
    const owner = await signInTestMember(api);
    const token = await invite(owner);
    const at = now.toISOString();
    await api.services.storage.accounts.changeAccount(owner.accountId, { disabledAt: at }, at);

    const accepted = await openVisitor(api).post(`${team}/accept-invitation`, { token, password });

    expect(codeOf(accepted)).toBe('auth.token-invalid');
  });

  it('is not sent to somebody on the team, nor by an unverified account', async () => {
    const owner = await signInTestMember(api);
    const unproved = await signInTestMember(api, { isVerified: false });
    const call = { method: 'POST', url: `${team}/invitations` } as const;

    const answers = [
      await owner.inject({ ...call, payload: { email: owner.email.toUpperCase(), role: 'viewer' } }),
      await unproved.inject({ ...call, payload: { email: jo, role: 'viewer' } }),
    ];

    expect(answers.map(codeOf)).toEqual(['team.already-member', 'auth.email-unverified']);
    expect(await api.readMailbox()).toEqual([]);
  });

  it('is sent to at most twenty addresses an hour by a team', async () => {
    const owner = await signInTestMember(api);
    const codes: (string | null)[] = [];
    for (let time = 0; time < 21; time += 1) {
      const payload = { email: `friend-${time}@post.example`, role: 'viewer' };
      codes.push(codeOf(await owner.inject({ method: 'POST', url: `${team}/invitations`, payload })));
    }

    expect(codes).toEqual([...Array<null>(20).fill(null), 'auth.too-many-attempts']);
    expect(await api.readMailbox()).toHaveLength(20);
  });

  it('names who invites and the role', async () => {
    const owner = await signInTestMember(api, { name: 'Klangwerk', email: 'ada@klangwerk.example' });
    await invite(owner);

    const [mail] = await api.readMailbox();
    expect(mail?.text).toContain(
      'ada@klangwerk.example invites you to work with Klangwerk on PriceHunt as a manager. Managers can edit',
    );
  });

  it('contains no link and no invisible character in the name of the business', async () => {
    const owner = await signInTestMember(api, { name: 'Win at \u202ehttps://evil.com/a' });

    await invite(owner);

    const mail = (await api.readMailbox()).find(({ to }) => to === jo);
    expect(mail?.subject).toBe('Win at https evil com/a invites you to join its team on PriceHunt');
    expect(mail?.text).not.toMatch(/evil\.com|\u202e/);
  });

  it('shows the name of the business as text, whatever the name is', async () => {
    const owner = await signInTestMember(api, { name: 'Klang <b>& Werk</b>', locale: 'de' });

    await invite(owner);

    const [mail] = await api.readMailbox();
    expect(mail?.subject).toBe('Einladung in das Team von Klang <b>& Werk</b> bei PriceHunt');
  });
});

describe('a team', () => {
  it('is changed only by its owners (AUTHZ-2)', async () => {
    const owner = await signInTestMember(api);
    const { businessId } = owner;
    const manager = await signInTestMember(api, { businessId, role: 'manager' });
    const viewer = await signInTestMember(api, { businessId, role: 'viewer' });
    const calls = [
      { method: 'PUT', url: `${team}/members/${viewer.accountId}`, payload: { role: 'owner' } },
      { method: 'DELETE', url: `${team}/members/${viewer.accountId}` },
      { method: 'POST', url: `${team}/invitations`, payload: { email: jo, role: 'viewer' } },
    ] as const;

    const answers = await Promise.all(calls.map((call) => manager.inject(call)));
    const seen = await viewer.inject({ url: team });

    expect(answers.map(codeOf)).toEqual(calls.map(() => 'auth.not-allowed'));
    expect(seen.json().members).toHaveLength(3);
  });

  it('is invisible to another business (AUTHZ-2)', async () => {
    const [owner, stranger] = [await signInTestMember(api), await signInTestMember(api)];
    await invite(owner);
    const { invitations } = (await owner.inject({ url: team })).json<{ invitations: { id: string }[] }>();

    const answers = await Promise.all([
      stranger.inject({
        method: 'PUT',
        url: `${team}/members/${owner.accountId}`,
        payload: { role: 'viewer' },
      }),
      stranger.inject({ method: 'DELETE', url: `${team}/members/${owner.accountId}` }),
      stranger.inject({ method: 'DELETE', url: `${team}/invitations/${invitations[0]?.id}` }),
    ]);

    expect(answers.map(codeOf)).toEqual([
      'team.member-not-found',
      'team.member-not-found',
      'team.invitation-not-found',
    ]);
    expect(await roleOf(owner.businessId, owner.accountId)).toBe('owner');
  });

  it('keeps its last owner, also when two owners leave at the same moment', async () => {
    const owner = await signInTestMember(api);
    const { businessId } = owner;
    const leave = (who: { readonly accountId: string }) =>
      ({ method: 'DELETE', url: `${team}/members/${who.accountId}` }) as const;
    const alone = [
      await owner.inject(leave(owner)),
      await owner.inject({ method: 'PUT', url: leave(owner).url, payload: { role: 'viewer' } }),
    ];
    const second = await signInTestMember(api, { businessId });

    const together = await Promise.all([owner.inject(leave(owner)), second.inject(leave(second))]);

    expect(alone.map(codeOf)).toEqual(['team.last-owner', 'team.last-owner']);
    expect(together.map(codeOf).toSorted()).toEqual([null, 'team.last-owner'].toSorted());
    expect(await api.services.storage.businesses.countOwners(businessId)).toBe(1);
  });

  it('signs out members whose role was changed or who were removed, and records both', async () => {
    const owner = await signInTestMember(api);
    const { businessId } = owner;
    const manager = await signInTestMember(api, { businessId, role: 'manager' });
    const viewer = await signInTestMember(api, { businessId, role: 'viewer' });

    await owner.inject({
      method: 'PUT',
      url: `${team}/members/${manager.accountId}`,
      payload: { role: 'viewer' },
    });
    await owner.inject({ method: 'DELETE', url: `${team}/members/${viewer.accountId}` });

    const me = await Promise.all(
      [manager, viewer].map((who) => who.inject({ url: '/api/business/auth/me' })),
    );
    expect(me.map(codeOf)).toEqual(['auth.signed-out', 'auth.signed-out']);
    const entries = await api.services.storage.audit.listEntries({ before: null, limit: 10, businessId });
    expect(entries.map(({ action, actor, subject }) => [action, actor.id, subject?.id])).toEqual([
      ['team.member-removed', owner.accountId, viewer.accountId],
      ['team.role-changed', owner.accountId, manager.accountId],
    ]);
  });

  it('of a suspended business can be read and not changed', async () => {
    const owner = await signInTestMember(api, { status: 'suspended' });

    const answers = [
      await owner.inject({ url: team }),
      await owner.inject({
        method: 'POST',
        url: `${team}/invitations`,
        payload: { email: jo, role: 'viewer' },
      }),
    ];

    expect(answers.map(codeOf)).toEqual([null, 'business.suspended']);
  });
});
