import { emailKeyOf } from '@pricehunt/business-accounts';
import type { Stores } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../answers/refusal';
import { findDuplicates, readMerge, verifiedOwnerOf } from '../../merchant-domains/duplicate-registrations';
import type { MergingPerson } from '../../merchant-domains/duplicate-registrations';
import { mailOwners } from '../../notices/mail-owners';
import { recordAdminAct } from '../../operations/admin-acts';
import type { Needs } from '../../services';
import { linkLifetimesMs } from './link-token';
import { sendAccountMail } from './send-account-mail.job';

/** The least rights: only the business's owners know who the people are. */
const roleOfMerged = 'viewer';

/**
 * Moves the connections and people of another registration of the same merchant to a business, and deletes it. Throws
 * business.not-found and business.not-mergeable.
 */
export async function mergeRegistration(
  services: Needs<'storage' | 'jobQueue' | 'origins' | 'now' | 'newId'>,
  request: FastifyRequest,
  { businessId, otherId, reason }: Readonly<Record<'businessId' | 'otherId' | 'reason', string>>,
): Promise<void> {
  const at = services.now().toISOString();
  await services.storage.atomically(async (stores) => {
    const business = await stores.businesses.findBusiness(businessId);
    if (business === null) throw new Refusal('business.not-found');
    const other = (await findDuplicates(stores, business)).find(({ id }) => id === otherId);
    if (other === undefined) throw new Refusal('business.not-mergeable');
    const { people, problem } = await readMerge(stores, { into: businessId, from: otherId });
    if (problem !== null) throw new Refusal('business.not-mergeable');
    const joining = people.filter(({ account, isOnTeam }) => account.isVerified && !isOnTeam);
    const accountIds = joining.map(({ account }) => account.id);
    await stores.businesses.moveConnections({ from: otherId, to: businessId, accountIds, at });
    for (const accountId of accountIds) {
      await stores.businesses.saveMember({ businessId, accountId, role: roleOfMerged, joinedAt: at });
    }
    const invitations = await inviteUnverified(services, stores, businessId, people, at);
    await stores.businesses.deleteBusiness(otherId);
    for (const { account } of people) await deleteUnlessUsed(stores, account.id);
    await recordAdminAct(services, stores, request, {
      action: 'business.merged',
      subject: { kind: 'business', id: businessId },
      businessId,
      details: { merged: other.name, mergedId: otherId, joined: accountIds, invited: invitations, reason },
    });
    await mailOwners(services, stores, { businessId, kind: 'merged', message: other.name, at });
  });
}

/** In the name of the longest-standing owner. Returns the ids of the invitations: the audit log stores no addresses. */
async function inviteUnverified(
  { jobQueue, newId, now }: Needs<'jobQueue' | 'newId' | 'now'>,
  stores: Stores,
  businessId: string,
  people: readonly MergingPerson[],
  at: string,
): Promise<string[]> {
  const owner = await verifiedOwnerOf(stores, await stores.businesses.listMembers(businessId));
  const addresses = new Map(
    people
      .filter(({ account, isOnTeam }) => !account.isVerified && !isOnTeam)
      .map(({ account: { email } }) => [emailKeyOf(email), email]),
  );
  const invitations: string[] = [];
  for (const [emailKey, email] of addresses) {
    if (owner === null) throw new Refusal('business.not-mergeable');
    const id = newId();
    await stores.businesses.createInvitation({
      id,
      businessId,
      email,
      emailKey,
      role: roleOfMerged,
      tokenHash: null,
      invitedBy: owner.id,
      invitedAt: at,
      expiresAt: new Date(now().getTime() + linkLifetimesMs.acceptInvitation).toISOString(),
      closedAt: null,
    });
    await jobQueue.enqueueWithin(stores, sendAccountMail, { kind: 'invitation', invitationId: id });
    invitations.push(id);
  }
  return invitations;
}

/** An account without a business can't sign in; its address is invited or on the team. */
async function deleteUnlessUsed(stores: Stores, accountId: string): Promise<void> {
  const account = await stores.accounts.findAccount(accountId);
  const businesses = await stores.businesses.listBusinessesOf(accountId);
  if (businesses.length === 0 && account?.isAdmin === false) await stores.accounts.deleteAccount(accountId);
}
