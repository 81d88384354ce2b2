import type { Authorized, BusinessActor } from '@pricehunt/access-policy';
import type { MemberRole } from '@pricehunt/business-accounts';
import { emailKeyOf } from '@pricehunt/business-accounts';
import type { InvitationRow, Stores, TeamMemberRow } from '@pricehunt/storage';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { writeDown } from './account-audit';
import { linkLifetimesMs } from './link-token';
import { sendAccountMail } from './send-account-mail.job';
import { countTry } from '../../access/throttle';

type OwnTeam = Authorized<{ readonly businessId: string }>;

/** Replaces an open invitation of the same address. Throws team.already-member and team.invitation-not-found. */
export async function inviteToTeam(
  services: Needs<'storage' | 'jobQueue' | 'sessions' | 'now' | 'newId'>,
  actor: BusinessActor,
  { businessId }: OwnTeam,
  given: {
    readonly email: string;
    readonly role: MemberRole;
    readonly resends?: string | undefined;
  },
): Promise<InvitationRow> {
  await countTry(services, 'invitations', businessId);
  const now = services.now();
  const at = now.toISOString();
  const emailKey = emailKeyOf(given.email);
  const invitation: InvitationRow = {
    id: services.newId(),
    businessId,
    email: given.email.trim(),
    emailKey,
    role: given.role,
    tokenHash: null,
    invitedBy: actor.accountId,
    invitedAt: at,
    expiresAt: new Date(now.getTime() + linkLifetimesMs.acceptInvitation).toISOString(),
    closedAt: null,
  };
  await services.storage.atomically(async (stores) => {
    const members = await stores.businesses.listMembers(businessId);
    if (members.some((member) => emailKeyOf(member.email) === emailKey))
      throw new Refusal('team.already-member');
    if (given.resends !== undefined) await closeOwn(stores, businessId, given.resends, at);
    const open = await stores.businesses.listInvitations(businessId, at);
    for (const earlier of open.filter((each) => each.emailKey === emailKey)) {
      await stores.businesses.closeInvitation(earlier.id, at);
    }
    await stores.businesses.createInvitation(invitation);
    const subject = { invitationId: invitation.id };
    await note(stores, now, actor, 'team.member-invited', subject, { role: given.role });
    const mail = { kind: 'invitation', ...subject } as const;
    await services.jobQueue.enqueueWithin(stores, sendAccountMail, mail);
  });
  return invitation;
}

export async function withdrawInvitationOf(
  services: Needs<'storage' | 'now'>,
  actor: BusinessActor,
  { businessId }: OwnTeam,
  invitationId: string,
): Promise<void> {
  const now = services.now();
  await services.storage.atomically(async (stores) => {
    await closeOwn(stores, businessId, invitationId, now.toISOString());
    await note(stores, now, actor, 'team.invitation-withdrawn', { invitationId }, {});
  });
}

/** Throws team.invitation-not-found if it's already closed or another business's. */
async function closeOwn(stores: Stores, businessId: string, invitationId: string, at: string): Promise<void> {
  const invitation = await stores.businesses.findInvitation(invitationId);
  const isOwn = invitation !== null && invitation.businessId === businessId;
  if (!isOwn || !(await stores.businesses.closeInvitation(invitationId, at)))
    throw new Refusal('team.invitation-not-found');
}

/** Throws team.last-owner for the only owner. */
export async function changeRoleOf(
  services: Needs<'storage' | 'now'>,
  actor: BusinessActor,
  { businessId }: OwnTeam,
  given: { readonly accountId: string; readonly role: MemberRole },
): Promise<TeamMemberRow> {
  const now = services.now();
  return services.storage.atomically(async (stores) => {
    const member = await memberOfTeam(stores, businessId, given.accountId);
    if (given.role !== 'owner') await requireOwner(stores, member);
    const { accountId, joinedAt } = member;
    await stores.businesses.saveMember({ businessId, accountId, role: given.role, joinedAt });
    await endSessions(stores, actor, accountId, now);
    await stores.businesses.closeInvitationsBy(accountId, now.toISOString(), businessId);
    await note(stores, now, actor, 'team.role-changed', { accountId }, { from: member.role, to: given.role });
    return { ...member, role: given.role };
  });
}

/** Throws team.last-owner for the only owner. */
export async function removeFromTeam(
  services: Needs<'storage' | 'now'>,
  actor: BusinessActor,
  businessId: string,
  accountId: string,
): Promise<void> {
  const now = services.now();
  await services.storage.atomically(async (stores) => {
    const member = await memberOfTeam(stores, businessId, accountId);
    await requireOwner(stores, member);
    await stores.businesses.removeMember(businessId, accountId);
    await endSessions(stores, actor, accountId, now);
    await stores.businesses.closeInvitationsBy(accountId, now.toISOString(), businessId);
    await note(stores, now, actor, 'team.member-removed', { accountId }, { role: member.role });
  });
}

async function memberOfTeam(stores: Stores, businessId: string, accountId: string): Promise<TeamMemberRow> {
  const member = await stores.businesses.findMember(businessId, accountId);
  if (member === null) throw new Refusal('team.member-not-found');
  return member;
}

async function requireOwner(stores: Stores, member: TeamMemberRow): Promise<void> {
  if (member.role !== 'owner') return;
  if ((await stores.businesses.countOwners(member.businessId)) < 2) throw new Refusal('team.last-owner');
}

/** Changed rights need a new session; the caller's own is renewed by the call itself. */
async function endSessions(stores: Stores, actor: BusinessActor, accountId: string, at: Date): Promise<void> {
  if (accountId !== actor.accountId) await stores.sessions.endSessionsOf(accountId, at.toISOString());
}

function note(
  stores: Stores,
  at: Date,
  actor: BusinessActor,
  action: string,
  subject: { readonly accountId: string } | { readonly invitationId: string },
  details: Readonly<Record<string, string>>,
): Promise<void> {
  const { businessId } = actor;
  return writeDown(stores, {
    at,
    audience: 'business',
    actorId: actor.accountId,
    action,
    accountId: null,
    ...subject,
    businessId,
    details,
  });
}
