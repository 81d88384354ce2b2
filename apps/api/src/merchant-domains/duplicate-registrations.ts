import type { AdminBusinessDetail } from '@pricehunt/api-contract/admin-businesses';
import { emailKeyOf } from '@pricehunt/business-accounts';
import type { AccountRow, BusinessRow, Stores, TeamMemberRow } from '@pricehunt/storage';

type DuplicateRegistration = AdminBusinessDetail['duplicates'][number];

/** Other registrations of the merchant that wait without a verified domain. A suspended business has none. */
export async function findDuplicates(
  stores: Pick<Stores, 'businesses' | 'businessDomains'>,
  { id: businessId, storeDomain, status }: BusinessRow,
): Promise<readonly BusinessRow[]> {
  if (status === 'suspended') return [];
  const claims = await stores.businessDomains.listDomains(businessId);
  const members = await stores.businesses.listMembers(businessId);
  return stores.businesses.findUnverifiedDuplicates({
    businessId,
    domains: [...(storeDomain === null ? [] : [storeDomain]), ...claims.map(({ domain }) => domain)],
    emailKeys: members.map(({ email }) => emailKeyOf(email)),
  });
}

export interface MergingPerson {
  readonly account: AccountRow;
  readonly isOnTeam: boolean;
}

export interface MergeableRegistration {
  readonly people: readonly MergingPerson[];
  readonly problem: DuplicateRegistration['mergeProblem'];
}

/** Who would come along, and what prevents it. */
export async function readMerge(
  stores: Pick<Stores, 'businesses' | 'accounts' | 'merchantItems' | 'orders'>,
  { into, from }: { readonly into: string; readonly from: string },
): Promise<MergeableRegistration> {
  const team = await stores.businesses.listMembers(into);
  const addresses = team.map(({ email }) => emailKeyOf(email));
  const people = (await accountsOf(stores, await stores.businesses.listMembers(from))).map((account) => {
    return { account, isOnTeam: addresses.includes(account.emailKey) };
  });
  const hasData =
    (await stores.merchantItems.countItemsOf(from)).total > 0 || (await stores.orders.hasOrders(from));
  const mustInvite = people.some(({ account, isOnTeam }) => !account.isVerified && !isOnTeam);
  const problem = hasData
    ? 'has-data'
    : mustInvite && (await verifiedOwnerOf(stores, team)) === null
      ? 'no-verified-owner'
      : null;
  return { people, problem };
}

/** The longest-standing one. */
export async function verifiedOwnerOf(
  stores: Pick<Stores, 'accounts'>,
  team: readonly TeamMemberRow[],
): Promise<AccountRow | null> {
  const owners = await accountsOf(
    stores,
    team.filter(({ role }) => role === 'owner'),
  );
  return owners.find(({ isVerified, disabledAt }) => isVerified && disabledAt === null) ?? null;
}

async function accountsOf(
  stores: Pick<Stores, 'accounts'>,
  members: readonly TeamMemberRow[],
): Promise<readonly AccountRow[]> {
  const accounts = await Promise.all(members.map(({ accountId }) => stores.accounts.findAccount(accountId)));
  return accounts.filter((account) => account !== null);
}
