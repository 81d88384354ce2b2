import { roomRights } from '@pricehunt/access-policy';
import type { AccountRow, BusinessRow, InvitationRow, Stores } from '@pricehunt/storage';
import { networkOf } from '../../access/network-of';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { writeDown } from './account-audit';
import { checkClaim, claimAddress } from './claim-address';
import { hashOfToken } from './link-token';
import { mailLocaleOf } from './account-mails';
import { checkNewPassword } from './new-password';
import { countTry } from '../../access/throttle';

interface Opened {
  readonly invitation: InvitationRow;
  readonly business: BusinessRow;
  readonly hasAccount: boolean;
}

/** Throws auth.token-invalid. */
export async function openInvitation(
  services: Needs<'storage' | 'sessions' | 'now'>,
  given: { readonly token: string; readonly address: string },
): Promise<Opened> {
  await countTry(services, 'tokenFromNetwork', networkOf(given.address));
  const opened = await findOpened(services.storage, given.token, services.now());
  if (opened === null) throw new Refusal('auth.token-invalid');
  return opened;
}

/** Adds the signed-in account with the invited address to the team, or whoever sets a password by the mailed link. */
export async function acceptInvitationAs(
  services: Needs<'storage' | 'passwords' | 'sessions' | 'now' | 'newId'>,
  signedIn: AccountRow | null,
  given: {
    readonly token: string;
    readonly password?: string | undefined;
    readonly address: string;
    readonly sessionHash: string;
  },
): Promise<{ readonly account: AccountRow; readonly businessId: string; readonly isRenewal: boolean }> {
  const { invitation, hasAccount } = await openInvitation(services, given);
  if (signedIn !== null && signedIn.emailKey !== invitation.emailKey) throw new Refusal('team.wrong-account');
  const member = signedIn?.isVerified === true ? signedIn : null;
  if (member === null && hasAccount) throw new Refusal('team.sign-in-first');
  const claim = member === null ? await claimOf(services, invitation, signedIn, given.password) : null;
  const at = services.now();
  const account = await services.storage.atomically(async (stores) => {
    const isOpen = (await findOpened(stores, given.token, at)) !== null;
    if (!isOpen || !(await stores.businesses.closeInvitation(invitation.id, at.toISOString()))) {
      throw new Refusal('auth.token-invalid');
    }
    const choice = { remainingSession: given.sessionHash, business: 'none' } as const;
    const joining = member ?? (claim === null ? null : await claimAddress(services, stores, claim, choice));
    if (joining === null) throw new Refusal('team.sign-in-first');
    await join(stores, joining, invitation, at);
    return joining;
  });
  const isRenewal = claim === null || claim.isSignedIn;
  return { account, businessId: invitation.businessId, isRenewal };
}

async function findOpened(stores: Stores, token: string, at: Date): Promise<Opened | null> {
  const invitation = await stores.businesses.findInvitationByToken(hashOfToken(token), at.toISOString());
  const business = invitation && (await stores.businesses.findBusiness(invitation.businessId));
  if (invitation === null || business === null || !(await mayInvite(stores, invitation))) return null;
  const verified = await stores.accounts.findVerified('business', invitation.emailKey);
  return { invitation, business, hasAccount: verified !== null };
}

/** Whether the sender is still on the team with the right to invite. */
async function mayInvite(
  { accounts, businesses }: Stores,
  { businessId, invitedBy }: InvitationRow,
): Promise<boolean> {
  const inviter = await accounts.findAccount(invitedBy);
  const member = await businesses.findMember(businessId, invitedBy);
  if (inviter === null || inviter.disabledAt !== null || member === null) return false;
  return roomRights['team.edit'].some((role) => role === member.role);
}

async function claimOf(
  services: Needs<'storage' | 'passwords'>,
  { email, invitedBy }: InvitationRow,
  signedIn: AccountRow | null,
  password = '',
) {
  checkNewPassword(password, { audience: 'business', email });
  const inviter = await services.storage.accounts.findAccount(invitedBy);
  const locale = mailLocaleOf(inviter?.locale ?? 'en');
  const signedInAs = signedIn?.id ?? null;
  return checkClaim(services, { audience: 'business', email, locale, password, signedInAs });
}

/** A member keeps its role: an invitation never removes a right. */
async function join(stores: Stores, account: AccountRow, invitation: InvitationRow, at: Date): Promise<void> {
  const { businessId, role } = invitation;
  const member = await stores.businesses.findMember(businessId, account.id);
  if (member === null) {
    await stores.businesses.saveMember({
      businessId,
      accountId: account.id,
      role,
      joinedAt: at.toISOString(),
    });
  }
  await writeDown(stores, {
    at,
    audience: 'business',
    actorId: account.id,
    action: 'team.member-joined',
    accountId: account.id,
    businessId,
    details: { invitationId: invitation.id, role },
  });
}
