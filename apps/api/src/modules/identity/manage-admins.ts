import { adminRoles, emailKeyOf } from '@pricehunt/business-accounts';
import type { AdminRole } from '@pricehunt/business-accounts';
import type { AccountRow, AdminInvitationRow, Stores } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { adminIdOf, recordAdminAct } from '../../operations/admin-acts';
import { networkOf } from '../../access/network-of';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { countTry } from '../../access/throttle';
import { checkClaim, claimAddress } from './claim-address';
import { openBusinessUnlessMember } from './create-admin';
import { endAccess } from './end-access';
import { hashOfToken, linkLifetimesMs } from './link-token';
import { checkNewPassword } from './new-password';
import { sendAccountMail } from './send-account-mail.job';
import { attemptAt } from './sessions-of-account';
import { signIn } from './sign-in';

/** Replaces an earlier invitation of the address. Throws admin.already-admin. */
export async function inviteToConsole(
  services: Needs<'storage' | 'jobQueue' | 'sessions' | 'now' | 'newId'>,
  request: FastifyRequest,
  given: { readonly email: string; readonly role: AdminRole },
): Promise<AdminInvitationRow> {
  const invitedBy = adminIdOf(request);
  await countTry(services, 'invitations', invitedBy);
  const now = services.now();
  const emailKey = emailKeyOf(given.email);
  const invitation: AdminInvitationRow = {
    id: services.newId(),
    email: given.email.trim(),
    emailKey,
    role: given.role,
    tokenHash: null,
    invitedBy,
    invitedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + linkLifetimesMs.acceptInvitation).toISOString(),
    closedAt: null,
  };
  await services.storage.atomically(async (stores) => {
    const known = await stores.accounts.findVerified('business', emailKey);
    if (known?.isAdmin === true) throw new Refusal('admin.already-admin');
    await stores.adminInvitations.createInvitation(invitation);
    await recordAdminAct(services, stores, request, {
      action: 'admin.invited',
      subject: { kind: 'invitation', id: invitation.id },
      details: { role: invitation.role },
    });
    const mail = { kind: 'admin-invitation', invitationId: invitation.id } as const;
    await services.jobQueue.enqueueWithin(stores, sendAccountMail, mail);
  });
  return invitation;
}

/** Throws admin.invitation-not-found. */
export async function withdrawFromConsole(
  services: Needs<'storage' | 'now'>,
  request: FastifyRequest,
  invitationId: string,
): Promise<void> {
  const at = services.now().toISOString();
  await services.storage.atomically(async (stores) => {
    if (!(await stores.adminInvitations.close(invitationId, at)))
      throw new Refusal('admin.invitation-not-found');
    await recordAdminAct(services, stores, request, {
      action: 'admin.invitation-withdrawn',
      subject: { kind: 'invitation', id: invitationId },
    });
  });
}

/** A role of null removes the admin's rights. Ends the admin's access. Throws admin.not-found and admin.last-owner. */
export async function changeRightsOf(
  services: Needs<'storage' | 'now'>,
  request: FastifyRequest,
  { accountId, role }: { readonly accountId: string; readonly role: AdminRole | null },
): Promise<AccountRow> {
  const now = services.now();
  return services.storage.atomically(async (stores) => {
    const account = await stores.accounts.findAccount(accountId);
    if (account === null || !account.isAdmin) throw new Refusal('admin.not-found');
    if (account.adminRole === role) return account;
    // Recording comes first: it blocks other changes, so that the owners counted below stay owners.
    await recordAdminAct(services, stores, request, {
      action: role === null ? 'admin.revoked' : 'admin.role-changed',
      subject: { kind: 'account', id: accountId },
      details: { before: { role: account.adminRole }, after: { role } },
    });
    const change = { isAdmin: role !== null, adminRole: role };
    await stores.accounts.changeAccount(accountId, change, now.toISOString());
    const admins = await stores.accounts.listAdmins();
    const isOwned = admins.some(({ adminRole, disabledAt }) => adminRole === 'owner' && disabledAt === null);
    if (!isOwned) throw new Refusal('admin.last-owner');
    await endAccess(stores, account, now);
    return { ...account, ...change };
  });
}

interface LinkHolder {
  readonly token: string;
  readonly address: string;
}

/** Throws auth.token-invalid. */
export async function openConsoleInvitation(
  services: Needs<'storage' | 'sessions' | 'now'>,
  { token, address }: LinkHolder,
): Promise<{ readonly invitation: AdminInvitationRow; readonly account: AccountRow | null }> {
  await countTry(services, 'tokenFromNetwork', networkOf(address));
  const invitation = await findOpen(services.storage, token, services.now());
  return {
    invitation,
    account: await services.storage.accounts.findVerified('business', invitation.emailKey),
  };
}

async function findOpen(
  stores: Pick<Stores, 'adminInvitations'>,
  token: string,
  now: Date,
): Promise<AdminInvitationRow> {
  const invitation = await stores.adminInvitations.findByToken(hashOfToken(token), now.toISOString());
  if (invitation === null) throw new Refusal('auth.token-invalid');
  return invitation;
}

/**
 * Whoever holds the mailed link gets a new account, or signs in to the account that has the address. An admin
 * keeps a role with more rights than the invitation gives.
 */
export async function acceptConsoleInvitation(
  services: Needs<'storage' | 'passwords' | 'secretBox' | 'sessions' | 'now' | 'newId'>,
  request: FastifyRequest,
  given: LinkHolder & {
    readonly password: string;
    readonly totp?: string | undefined;
    readonly recoveryCode?: string | undefined;
    readonly locale: string;
  },
): Promise<AccountRow> {
  const { invitation, account } = await openConsoleInvitation(services, given);
  const { email, emailKey, role } = invitation;
  if (account === null) checkNewPassword(given.password, { audience: 'business', email });
  else await checkHolder(services, request, { ...given, email: account.email });
  const { password, locale } = given;
  const claim =
    account === null
      ? await checkClaim(services, { audience: 'business', email, locale, password, signedInAs: null })
      : null;
  const now = services.now();
  const at = now.toISOString();
  return services.storage.atomically(async (stores) => {
    const open = await findOpen(stores, given.token, now);
    if (!(await stores.adminInvitations.close(open.id, at))) throw new Refusal('auth.token-invalid');
    const known = await stores.accounts.findVerified('business', emailKey);
    if (known?.id !== account?.id) throw new Refusal('auth.token-invalid');
    const joining = claim === null ? known : await claimAddress(services, stores, claim, { business: 'own' });
    if (joining === null) throw new Refusal('auth.token-invalid');
    if (hasRightsOf(joining, role)) return joining;
    await stores.accounts.changeAccount(joining.id, { isAdmin: true, adminRole: role }, at);
    if (claim === null) await endAccess(stores, joining, now);
    else await openBusinessUnlessMember(services, stores, joining, 'pending');
    await noteJoined(stores, joining.id, open, at);
    return { ...joining, isAdmin: true, adminRole: role };
  });
}

function hasRightsOf({ isAdmin, adminRole }: AccountRow, role: AdminRole): boolean {
  return isAdmin && adminRole !== null && adminRoles.indexOf(adminRole) <= adminRoles.indexOf(role);
}

/** Throws auth.wrong-credentials, and what the second factor needs. */
async function checkHolder(
  services: Needs<'storage' | 'passwords' | 'secretBox' | 'sessions' | 'now'>,
  request: FastifyRequest,
  {
    email,
    password,
    totp,
    recoveryCode,
  }: {
    readonly email: string;
    readonly password: string;
    readonly totp?: string | undefined;
    readonly recoveryCode?: string | undefined;
  },
): Promise<void> {
  const attempt = attemptAt('admin', services, request, { email, password, totp, recoveryCode });
  const { isVerified } = await signIn(services, attempt);
  if (!isVerified) throw new Refusal('auth.wrong-credentials');
}

function noteJoined(
  stores: Stores,
  accountId: string,
  { id: invitationId, role }: AdminInvitationRow,
  at: string,
): Promise<unknown> {
  return stores.audit.appendEntry({
    at,
    actor: { kind: 'admin', id: accountId },
    action: 'admin.joined',
    subject: { kind: 'account', id: accountId },
    businessId: null,
    details: { role, invitationId },
  });
}
