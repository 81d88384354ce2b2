import type { SignedInPlace, Viewing } from '@pricehunt/api-contract';
import type { AdminAccount } from '@pricehunt/api-contract/admin-identity';
import type { BusinessAccount, TeamInvitation, TeamMember } from '@pricehunt/api-contract/business-identity';
import type { ShopperAccount } from '@pricehunt/api-contract/shopper-identity';
import type { LinkedProvider } from '@pricehunt/api-contract/sign-in-providers';
import { isAdminAccount } from '@pricehunt/business-accounts';
import type {
  AccountRow,
  InvitationRow,
  MemberBusiness,
  ProviderLinkRow,
  SessionRow,
  TeamMemberRow,
} from '@pricehunt/storage';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';

export function shopperView(account: AccountRow): ShopperAccount {
  return {
    id: account.id,
    email: account.email,
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
    isEmailVerified: account.isVerified,
  };
}

export function businessView(
  account: AccountRow,
  businesses: readonly MemberBusiness[],
  businessId: string,
  viewing?: Viewing,
): BusinessAccount {
  const current = businesses.find(({ business }) => business.id === businessId);
  if (current === undefined) throw new Refusal('business.not-found');
  const { business, role, timeZone } = current;
  return {
    id: business.id,
    accountId: account.id,
    email: account.email,
    name: business.name,
    storeDomain: business.storeDomain,
    timeZone,
    status: business.status,
    statusReason: business.statusReason,
    role,
    isAdmin: isAdminAccount(account),
    isEmailVerified: account.isVerified,
    hasTotp: account.totpEnabledAt !== null,
    businesses: businesses.map((each) => ({
      id: each.business.id,
      name: each.business.name,
      role: each.role,
    })),
    ...(viewing === undefined ? {} : { viewing }),
  };
}

/** An admin who belongs to no business has the account's id in place of a business. */
export function adminSessionView(account: AccountRow, businesses: readonly MemberBusiness[]): AdminAccount {
  const [first] = businesses;
  const adminRole = account.adminRole ?? 'viewer';
  if (first !== undefined) return { ...businessView(account, businesses, first.business.id), adminRole };
  return {
    id: account.id,
    accountId: account.id,
    email: account.email,
    name: account.email,
    storeDomain: null,
    timeZone: 'UTC',
    status: 'pending',
    statusReason: null,
    role: 'viewer',
    isAdmin: isAdminAccount(account),
    isEmailVerified: account.isVerified,
    hasTotp: account.totpEnabledAt !== null,
    businesses: [],
    adminRole,
  };
}

export function memberView(member: TeamMemberRow, askedBy: string): TeamMember {
  return {
    accountId: member.accountId,
    email: member.email,
    role: member.role,
    hasTotp: member.totpEnabledAt !== null,
    joinedAt: member.joinedAt,
    isSelf: member.accountId === askedBy,
  };
}

export function invitationView(invitation: InvitationRow): TeamInvitation {
  const { id, email, role, invitedAt, expiresAt } = invitation;
  return { id, email, role, invitedAt, expiresAt };
}

export function placeView(session: SessionRow, currentHash: string): SignedInPlace {
  const { id, device, createdAt, lastSeenAt } = session;
  return { id, device, createdAt, lastSeenAt, isCurrent: session.idHash === currentHash };
}

export function linkedProviderView(
  { signInProviders }: Needs<'signInProviders'>,
  { id, issuer, email, linkedAt, lastUsedAt }: ProviderLinkRow,
): LinkedProvider {
  const provider = signInProviders.ofIssuer(issuer);
  const label = provider?.label ?? new URL(issuer).host;
  return { id, providerId: provider?.id ?? null, label, email, linkedAt, lastUsedAt };
}
