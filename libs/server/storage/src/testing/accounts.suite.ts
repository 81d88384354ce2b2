import type { Storage } from '../storage';
import type { BusinessRow, SessionRow } from '../rows/accounts';
import { sampleAccount, sampleBusiness } from './samples';

const at = '2026-11-21T10:00:00.000Z';
const later = '2026-11-21T11:00:00.000Z';

const session = (changes: Partial<SessionRow> & Pick<SessionRow, 'id'>): SessionRow => ({
  idHash: `hash of ${changes.id}`,
  audience: 'business',
  accountId: 'a1',
  createdAt: at,
  lastSeenAt: at,
  expiresAt: '2026-11-28T10:00:00.000Z',
  endedAt: null,
  device: 'Firefox on Linux',
  data: { businessId: 'b1' },
  ...changes,
});
const business = (id: string): BusinessRow => ({
  id,
  name: 'Klangwerk',
  storeDomain: 'klangwerk.example',
  status: 'pending',
  statusReason: null,
  createdAt: at,
  updatedAt: at,
});

export function describeAccounts(storage: () => Storage): void {
  describe('accounts', () => {
    it('reports whether there is an admin', async () => {
      const { accounts } = storage();
      await accounts.createAccount(sampleAccount({ id: 'a1' }));

      const before = await accounts.hasAdmin();
      await accounts.changeAccount('a1', { isAdmin: true }, later);

      expect([before, await accounts.hasAdmin()]).toEqual([false, true]);
    });

    it('links a person at a sign-in provider to one account, until the link is removed', async () => {
      const { accounts, providerLinks } = storage();
      await accounts.createAccount(sampleAccount({ id: 'a1', email: 'a@klangwerk.example' }));
      await accounts.createAccount(sampleAccount({ id: 'a2', email: 'b@klangwerk.example' }));
      const link = {
        id: 'l1',
        issuer: 'https://id.example',
        subject: 's1',
        accountId: 'a1',
        email: null,
        linkedAt: at,
        lastUsedAt: at,
      };

      const added = [
        await providerLinks.addLink(link),
        await providerLinks.addLink({ ...link, id: 'l2', accountId: 'a2' }),
        await providerLinks.addLink({ ...link, id: 'l3', issuer: 'https://other.example' }),
      ];
      await providerLinks.noteUse('l1', { email: 'a@id.example', lastUsedAt: later });

      expect(added).toEqual([true, false, true]);
      expect(await providerLinks.findLink('https://id.example', 's1')).toEqual({
        ...link,
        email: 'a@id.example',
        lastUsedAt: later,
      });
      expect(await providerLinks.removeLink('a2', 'l1')).toBeNull();
      expect((await providerLinks.removeLink('a1', 'l1'))?.subject).toBe('s1');
      expect((await providerLinks.listLinks('a1')).map(({ id }) => id)).toEqual(['l3']);
      await providerLinks.removeLinksOf('a1');
      expect(await providerLinks.findLink('https://other.example', 's1')).toBeNull();
    });

    it('keeps a passkey with its uses for one account, until it is removed', async () => {
      const { accounts, passkeys } = storage();
      await accounts.createAccount(sampleAccount({ id: 'a1', email: 'a@klangwerk.example' }));
      await accounts.createAccount(sampleAccount({ id: 'a2', email: 'b@klangwerk.example' }));
      const passkey = {
        id: 'k1',
        accountId: 'a1',
        credentialId: 'c1',
        publicKey: 'key',
        relyingPartyId: 'shops.example',
        counter: 0,
        transports: ['internal'],
        name: 'Laptop',
        isSynced: false,
        createdAt: at,
        lastUsedAt: null,
      };

      const added = [
        await passkeys.addPasskey(passkey),
        await passkeys.addPasskey({ ...passkey, id: 'k2', accountId: 'a2' }),
      ];
      await passkeys.noteUse('k1', { counter: 7, isSynced: true, lastUsedAt: later });

      expect(added).toEqual([true, false]);
      expect(await passkeys.renamePasskey('a2', 'k1', 'Mine')).toBe(false);
      expect(await passkeys.renamePasskey('a1', 'k1', 'Phone')).toBe(true);
      expect(await passkeys.findByCredential('c1')).toEqual({
        ...passkey,
        counter: 7,
        isSynced: true,
        lastUsedAt: later,
        name: 'Phone',
      });
      expect(await passkeys.removePasskey('a2', 'k1')).toBeNull();
      expect((await passkeys.removePasskey('a1', 'k1'))?.credentialId).toBe('c1');
      await passkeys.addPasskey(passkey);
      await passkeys.removePasskeysOf('a1');
      expect(await passkeys.listPasskeys('a1')).toEqual([]);
    });

    it('gives out the challenge of a passkey once, and only until it expires', async () => {
      const { passkeys } = storage();
      const challenge = { challenge: 'c1', audience: 'admin', accountId: null, expiresAt: later } as const;
      await passkeys.saveChallenge(challenge);
      await passkeys.saveChallenge({ ...challenge, challenge: 'c2', expiresAt: at });

      const used = [
        await passkeys.useChallenge('c1', at),
        await passkeys.useChallenge('c1', at),
        await passkeys.useChallenge('c2', at),
      ];
      await passkeys.purgeChallenges(later);

      expect(used).toEqual([challenge, null, null]);
    });

    it('locks an account within a transaction', async () => {
      const account = sampleAccount({ id: 'a1' });
      await storage().accounts.createAccount(account);

      const locked = await storage().atomically(async ({ accounts }) => [
        await accounts.lockAccount('a1'),
        await accounts.lockAccount('a2'),
      ]);

      expect(locked).toEqual([account, null]);
    });

    it('returns an account as it was created and changed', async () => {
      const { accounts } = storage();
      await accounts.createAccount(sampleAccount({ id: 'a1' }));

      await accounts.changeAccount('a1', { isAdmin: true, totpSecret: 'sealed' }, later);

      const changed = sampleAccount({
        id: 'a1',
        isAdmin: true,
        adminRole: 'owner',
        totpSecret: 'sealed',
        updatedAt: later,
      });
      expect(await accounts.findAccount('a1')).toEqual(changed);
      expect(await accounts.findAccount('a2')).toBeNull();
    });

    it('lists admins with their roles, and those from before roles as owners', async () => {
      const { accounts } = storage();
      await accounts.createAccount(sampleAccount({ id: 'a1', isAdmin: true }));
      await accounts.createAccount(sampleAccount({ id: 'a2', isAdmin: true, adminRole: 'viewer' }));
      await accounts.createAccount(sampleAccount({ id: 'a3', adminRole: 'operator' }));

      const admins = await accounts.listAdmins();

      expect(admins.map(({ id, adminRole }) => [id, adminRole])).toEqual([
        ['a1', 'owner'],
        ['a2', 'viewer'],
      ]);
      expect((await accounts.findAccount('a3'))?.adminRole).toBeNull();
    });

    it('has one open invitation to the console per address, found by its token until it expires or is closed', async () => {
      const { adminInvitations } = storage();
      const invitation = {
        id: 'i1',
        email: 'Bo@klang.example',
        emailKey: 'bo@klang.example',
        role: 'viewer' as const,
        tokenHash: null,
        invitedBy: 'a1',
        invitedAt: at,
        expiresAt: later,
        closedAt: null,
      };
      await adminInvitations.createInvitation(invitation);
      await adminInvitations.createInvitation({ ...invitation, id: 'i2' });
      const saved = [
        await adminInvitations.saveToken('i1', 'hash 1'),
        await adminInvitations.saveToken('i2', 'hash 2'),
      ];

      const open = await adminInvitations.listOpen(at);
      const found = await adminInvitations.findByToken('hash 2', at);
      const expired = await adminInvitations.findByToken('hash 2', later);
      const closed = [await adminInvitations.close('i2', at), await adminInvitations.close('i2', at)];
      const foundClosed = await adminInvitations.findByToken('hash 2', at);

      expect(saved).toEqual([false, true]);
      expect(open.map(({ id }) => id)).toEqual(['i2']);
      expect([found?.id, expired]).toEqual(['i2', null]);
      expect([closed, foundClosed]).toEqual([[true, false], null]);
      expect(await adminInvitations.find('i2')).toMatchObject({ email: 'Bo@klang.example', closedAt: at });
      expect(await adminInvitations.findIdsByEmail('BO@', 9)).toEqual(['i1', 'i2']);
      await adminInvitations.createInvitation({ ...invitation, id: 'i3' });
      await adminInvitations.closeSentBy('a1', at);
      expect(await adminInvitations.listOpen(at)).toEqual([]);
      await adminInvitations.purgeInvitations(at);
      const beforeExpiry = await adminInvitations.find('i1');
      await adminInvitations.purgeInvitations(later);
      expect([beforeExpiry?.id, await adminInvitations.find('i1')]).toEqual(['i1', null]);
    });

    it("lists an admin's business only when it claims a domain or has a feed", async () => {
      const owner = { id: 'ada', isAdmin: true, adminRole: 'owner', isVerified: true } as const;
      await storage().accounts.createAccount(sampleAccount(owner));
      for (const id of ['b1', 'b2']) {
        await storage().businesses.createBusiness(sampleBusiness(id, { status: 'pending' }));
        await storage().businesses.saveMember({
          businessId: id,
          accountId: 'ada',
          role: 'owner',
          joinedAt: at,
        });
      }
      await storage().businessDomains.claimDomain({
        id: 'd1',
        businessId: 'b2',
        domain: 'oak.example',
        token: 't',
        state: 'pending',
        method: null,
        claimedAt: at,
        checkedAt: null,
        verifiedAt: null,
        problem: null,
      });

      const listed = await storage().businesses.searchBusinesses({
        text: null,
        status: null,
        after: null,
        limit: 5,
      });

      expect(listed.map(({ id }) => id)).toEqual(['b2']);
    });

    it('finds unverified registrations that share a domain, and moves what the business lacks to it', async () => {
      const { businesses, businessDomains } = storage();
      const claim = (businessId: string, domain: string) =>
        businessDomains.claimDomain({
          id: `${businessId} ${domain}`,
          businessId,
          domain,
          token: 't',
          state: 'pending',
          method: null,
          claimedAt: at,
          checkedAt: null,
          verifiedAt: null,
          problem: null,
        });
      for (const id of ['b1', 'b2', 'b3']) {
        await businesses.createBusiness(sampleBusiness(id, { status: 'pending', storeDomain: null }));
        await claim(id, 'oak.example');
      }
      await claim('b2', 'oak-wood.example');
      await businessDomains.changeDomain('b3 oak.example', { state: 'verified', verifiedAt: at });

      const shared = { businessId: 'b1', domains: ['oak.example'], emailKeys: [] };
      const found = await businesses.findUnverifiedDuplicates(shared);
      await businesses.moveConnections({ from: 'b2', to: 'b1', accountIds: [], at });

      expect(found.map(({ id }) => id)).toEqual(['b2']);
      const domainsOf = async (id: string) =>
        (await businessDomains.listDomains(id)).map(({ domain }) => domain).toSorted();
      expect(await domainsOf('b1')).toEqual(['oak-wood.example', 'oak.example']);
      expect(await domainsOf('b2')).toEqual(['oak.example']);
    });

    it('lets many unverified accounts share an address, and one of them become verified', async () => {
      const { accounts } = storage();
      await accounts.createAccount(sampleAccount({ id: 'a1' }));
      await accounts.createAccount(sampleAccount({ id: 'a2', createdAt: later }));
      await accounts.createAccount(sampleAccount({ id: 's1', audience: 'shopper', isVerified: true }));

      const first = await accounts.findFirstUnverified('business', 'mira@klangwerk.example');
      const newest = await accounts.findNewestUnverified('business', 'mira@klangwerk.example');
      const outcomes = [await accounts.verifyAccount('a1', later), await accounts.verifyAccount('a2', later)];

      expect([first?.id, newest?.id]).toEqual(['a1', 'a2']);
      expect(outcomes).toEqual([true, false]);
      expect((await accounts.findVerified('business', 'mira@klangwerk.example'))?.id).toBe('a1');
      expect((await accounts.findVerified('shopper', 'mira@klangwerk.example'))?.id).toBe('s1');
      await expect(
        accounts.createAccount(sampleAccount({ id: 'a3', isVerified: true })),
      ).rejects.toBeDefined();
    });

    it('accepts an authenticator code and a backup code once', async () => {
      const { accounts } = storage();
      await accounts.createAccount(sampleAccount({ id: 'a1' }));
      await accounts.replaceRecoveryCodes('a1', ['old']);
      await accounts.replaceRecoveryCodes('a1', ['one', 'two']);

      const steps = [7, 7, 6, 8].map((step) => () => accounts.useTotpStep('a1', step));
      const codes = ['one', 'one', 'old', 'two'].map((code) => () => accounts.useRecoveryCode('a1', code));
      const outcomes: boolean[] = [];
      for (const use of [...steps, ...codes]) outcomes.push(await use());

      expect(outcomes).toEqual([true, false, false, true, true, false, false, true]);
    });

    it('deletes an account with its sessions, tokens, codes and memberships', async () => {
      const { accounts, accountTokens, sessions, businesses } = storage();
      await accounts.createAccount(sampleAccount({ id: 'a1' }));
      await sessions.createSession(session({ id: 's1' }));
      const token = { tokenHash: 't1', accountId: 'a1', purpose: 'verify-email', createdAt: at } as const;
      await accountTokens.createToken({ ...token, expiresAt: later });
      await businesses.createBusiness(business('b1'));
      await businesses.saveMember({ businessId: 'b1', accountId: 'a1', role: 'owner', joinedAt: at });

      await accounts.deleteAccount('a1');

      expect(await sessions.findSession('hash of s1')).toBeNull();
      expect(await accountTokens.findToken('t1', 'verify-email', at)).toBeNull();
      expect(await businesses.listMembers('b1')).toEqual([]);
    });
  });

  describe('tokens of links in e-mails', () => {
    it('work once, for their purpose and within their time', async () => {
      const { accounts, accountTokens: tokens } = storage();
      await accounts.createAccount(sampleAccount({ id: 'a1' }));
      const token = { accountId: 'a1', purpose: 'reset-password', createdAt: at, expiresAt: later } as const;
      await tokens.createToken({ ...token, tokenHash: 't1' });
      await tokens.createToken({ ...token, tokenHash: 't2' });

      const outcomes = [
        await tokens.useToken('t1', 'verify-email', at),
        await tokens.useToken('t1', 'reset-password', later),
        await tokens.findToken('t1', 'reset-password', at),
        await tokens.useToken('t1', 'reset-password', at),
        await tokens.useToken('t1', 'reset-password', at),
      ];
      await tokens.endTokens('a1', 'reset-password');

      expect(outcomes).toEqual([null, null, 'a1', 'a1', null]);
      expect(await tokens.findToken('t2', 'reset-password', at)).toBeNull();
    });

    it('of every purpose end together, for this account only', async () => {
      const { accounts, accountTokens: tokens } = storage();
      await accounts.createAccount(sampleAccount({ id: 'a1' }));
      await accounts.createAccount(sampleAccount({ id: 'a2' }));
      const token = { createdAt: at, expiresAt: later };
      await tokens.createToken({ ...token, tokenHash: 't1', accountId: 'a1', purpose: 'reset-password' });
      await tokens.createToken({ ...token, tokenHash: 't2', accountId: 'a1', purpose: 'verify-email' });
      await tokens.createToken({ ...token, tokenHash: 't3', accountId: 'a2', purpose: 'reset-password' });

      await tokens.endTokens('a1');

      expect(await tokens.findToken('t1', 'reset-password', at)).toBeNull();
      expect(await tokens.findToken('t2', 'verify-email', at)).toBeNull();
      expect(await tokens.findToken('t3', 'reset-password', at)).toBe('a2');
    });

    it('are deleted after they expire', async () => {
      const { accounts, accountTokens: tokens } = storage();
      await accounts.createAccount(sampleAccount({ id: 'a1' }));
      const token = { accountId: 'a1', purpose: 'verify-email', createdAt: at } as const;
      await tokens.createToken({ ...token, tokenHash: 't1', expiresAt: later });

      await tokens.purgeTokens(later);

      expect(await tokens.findToken('t1', 'verify-email', at)).toBeNull();
    });
  });

  describe('sessions', () => {
    beforeEach(() => storage().accounts.createAccount(sampleAccount({ id: 'a1' })));

    it('never come back once they are ended, whatever is written to them (SESS-7)', async () => {
      const { sessions } = storage();
      await sessions.createSession(session({ id: 's1' }));
      const ended = [
        await sessions.endSession('hash of s1', at),
        await sessions.endSession('hash of s1', at),
      ];

      await sessions.saveSessionData('hash of s1', { businessId: 'b2' });
      await sessions.touchSession('hash of s1', later);

      expect(ended).toEqual([true, false]);
      expect(await sessions.findSession('hash of s1')).toBeNull();
      await expect(sessions.createSession(session({ id: 's2', idHash: 'hash of s1' }))).rejects.toBeDefined();
    });

    it('are never created by a write to an unknown id (SESS-3)', async () => {
      await storage().sessions.saveSessionData('made up', { businessId: 'b1' });

      expect(await storage().sessions.findSession('made up')).toBeNull();
    });

    it('store data until they end', async () => {
      const { sessions } = storage();
      await sessions.createSession(session({ id: 's1' }));

      await sessions.saveSessionData('hash of s1', { businessId: 'b2' });
      await sessions.touchSession('hash of s1', later);

      const stored = session({ id: 's1', data: { businessId: 'b2' }, lastSeenAt: later });
      expect(await sessions.findSession('hash of s1')).toEqual(stored);
    });

    it('end one by one, all but one, or all, and are listed until then', async () => {
      const { sessions } = storage();
      for (const id of ['s1', 's2', 's3']) await sessions.createSession(session({ id }));
      await sessions.createSession(session({ id: 's4', lastSeenAt: '2026-11-01T10:00:00.000Z' }));
      const list = async () => {
        const open = await sessions.listSessionsOf({
          accountId: 'a1',
          seenAfter: '2026-11-20T10:00:00.000Z',
          at,
        });
        return open.map(({ id }) => id);
      };
      const first = await list();

      const ended = [
        await sessions.endSessionOf('a1', 's2', at),
        await sessions.endSessionOf('a1', 's2', at),
        await sessions.endSessionOf('a2', 's1', at),
      ];
      const second = await list();
      await sessions.endSessionsOf('a1', at, 'hash of s3');

      expect([first, second, await list()]).toEqual([['s3', 's2', 's1'], ['s3', 's1'], ['s3']]);
      expect(ended).toEqual([true, false, false]);
    });

    it('are deleted once their cookie has expired', async () => {
      const { sessions } = storage();
      await sessions.createSession(session({ id: 's1', expiresAt: later }));
      await sessions.createSession(session({ id: 's2' }));

      await sessions.purgeSessions(later);

      expect(await sessions.findSession('hash of s1')).toBeNull();
      expect((await sessions.findSession('hash of s2'))?.id).toBe('s2');
    });
  });

  describe('attempts', () => {
    const tryOnce = () =>
      storage().attempts.countAttempt('key', at, (before) => {
        const count = (before?.count ?? 0) + 1;
        return { count: { windowStartedAtMs: 1, count, streak: 0, blockedUntilMs: 0 }, result: count };
      });

    it('are all counted under concurrency (AUTH-6)', async () => {
      const counts = await Promise.all(Array.from({ length: 20 }, tryOnce));

      expect(counts.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
    });

    it('are deleted on request, or when they are old', async () => {
      await tryOnce();
      await storage().attempts.deleteAttempts('key');
      const second = await tryOnce();
      await storage().attempts.purgeAttempts(later);

      expect([second, await tryOnce()]).toEqual([1, 1]);
    });
  });

  describe('businesses', () => {
    beforeEach(async () => {
      await storage().businesses.createBusiness(business('b1'));
      await storage().businesses.createBusiness(business('b2'));
      for (const id of ['a1', 'a2']) {
        await storage().accounts.createAccount(
          sampleAccount({ id, email: `${id}@post.example`, emailKey: id }),
        );
      }
    });

    it('can be changed, and are listed by status', async () => {
      const { businesses } = storage();
      await businesses.changeBusiness('b2', { status: 'suspended', statusReason: 'Sells fakes' }, later);

      const suspended = await businesses.listBusinesses({ status: 'suspended', after: null, limit: 10 });
      const all = await businesses.listBusinesses({ status: null, after: 'b1', limit: 10 });

      const changed = {
        ...business('b2'),
        status: 'suspended',
        statusReason: 'Sells fakes',
        updatedAt: later,
      };
      expect(suspended).toEqual([changed]);
      expect(all.map(({ id }) => id)).toEqual(['b2']);
    });

    it('have members with roles, which can be removed', async () => {
      const { businesses } = storage();
      await businesses.saveMember({ businessId: 'b1', accountId: 'a1', role: 'owner', joinedAt: at });
      await businesses.saveMember({ businessId: 'b1', accountId: 'a2', role: 'viewer', joinedAt: later });
      await businesses.saveMember({ businessId: 'b2', accountId: 'a2', role: 'owner', joinedAt: at });
      await businesses.saveMember({ businessId: 'b1', accountId: 'a2', role: 'owner', joinedAt: at });

      const before = await storage().atomically((stores) => stores.businesses.countOwners('b1'));
      await businesses.removeMember('b1', 'a1');

      expect(before).toBe(2);
      const member = { businessId: 'b1', accountId: 'a2', role: 'owner', joinedAt: later };
      const seen = { ...member, email: 'a2@post.example', totpEnabledAt: null };
      expect(await businesses.listMembers('b1')).toEqual([seen]);
      expect(await businesses.findMember('b1', 'a1')).toBeNull();
      expect((await businesses.listBusinessesOf('a2')).map((each) => each.business.id)).toEqual(['b2', 'b1']);
    });

    it('have invitations that are found by token while they are open', async () => {
      const { businesses } = storage();
      const invitation = {
        id: 'i1',
        businessId: 'b1',
        email: 'Jo@post.example',
        emailKey: 'jo@post.example',
        role: 'manager',
        tokenHash: null,
        invitedBy: 'a1',
        invitedAt: at,
        expiresAt: later,
        closedAt: null,
      } as const;
      await businesses.createInvitation(invitation);

      const saved = await businesses.saveInvitationToken('i1', 't1');
      const found = await businesses.findInvitationByToken('t1', at);
      const late = await businesses.findInvitationByToken('t1', later);
      const closed = [await businesses.closeInvitation('i1', at), await businesses.closeInvitation('i1', at)];

      expect([saved, found, late]).toEqual([true, { ...invitation, tokenHash: 't1' }, null]);
      expect(closed).toEqual([true, false]);
      expect(await businesses.listInvitations('b1', at)).toEqual([]);
      expect(await businesses.findInvitationByToken('t1', at)).toBeNull();
      expect(await businesses.saveInvitationToken('i1', 't2')).toBe(false);
    });

    it.each([
      ['of one business', 'b1', ['i2', 'i3']],
      ['of all', undefined, ['i3']],
    ] as const)(
      'have their invitations %s by one account ended together',
      async (_which, businessId, left) => {
        const { businesses } = storage();
        for (const [id, of, invitedBy] of [
          ['i1', 'b1', 'a1'],
          ['i2', 'b2', 'a1'],
          ['i3', 'b1', 'a2'],
        ] as const) {
          await businesses.createInvitation({
            id,
            businessId: of,
            invitedBy,
            email: `${id}@post.example`,
            emailKey: `${id}@post.example`,
            role: 'manager',
            tokenHash: null,
            invitedAt: at,
            expiresAt: later,
            closedAt: null,
          });
        }

        await businesses.closeInvitationsBy('a1', at, businessId);

        const open = await Promise.all(['b1', 'b2'].map((id) => businesses.listInvitations(id, at)));
        expect(
          open
            .flat()
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(left);
      },
    );
  });

  describe('the audit log', () => {
    const append = (action: string, details = {}) =>
      storage().audit.appendEntry({
        at,
        actor: { kind: 'business', id: 'a1' },
        action,
        subject: action === 'team.changed' ? { kind: 'account', id: 'a2' } : null,
        businessId: 'b1',
        details,
      });

    it('chains each entry to the previous one and lists them newest first', async () => {
      const first = await append('account.signed-in');
      const second = await append('team.changed', { to: 'viewer', from: 'owner' });

      const listed = await storage().audit.listEntries({ before: null, limit: 10 });
      const ofSubject = await storage().audit.listEntries({ before: null, limit: 10, subjectId: 'a2' });
      const checked = await storage().audit.findBrokenEntry({ after: 0, limit: 10 });

      expect(listed).toEqual([second, first]);
      expect([first.sequence, second.sequence, second.previousDigest]).toEqual([1, 2, first.digest]);
      expect(ofSubject).toEqual([second]);
      expect(checked).toEqual({ brokenAt: null, readTo: 2 });
      expect(await storage().audit.findBrokenEntry({ after: 1, limit: 10 })).toEqual(checked);
    });

    it('is part of the transaction: a rollback leaves no entry and no gap', async () => {
      await append('first');
      const entry = await entryOf('undone');
      const undone = storage().atomically(async (stores) => {
        await stores.audit.appendEntry(entry);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');

      const next = await append('second');

      expect(next.sequence).toBe(2);
    });

    it('numbers entries without gaps under concurrency', async () => {
      await Promise.all(Array.from({ length: 12 }, (_, index) => append(`act.${index}`)));

      const listed = await storage().audit.listEntries({ before: null, limit: 20 });

      expect(listed.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: 12 }, (_, index) => 12 - index),
      );
      expect((await storage().audit.findBrokenEntry({ after: 0, limit: 20 })).brokenAt).toBeNull();
    });

    const entryOf = (action: string) =>
      Promise.resolve({
        at,
        actor: { kind: 'system', id: null },
        action,
        subject: null,
        businessId: null,
        details: {},
      } as const);
  });
}
