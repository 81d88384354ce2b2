import type { AdminBusiness, AdminBusinessDetail } from '@pricehunt/api-contract/admin-businesses';
import { verifiedDomainsOf } from '@pricehunt/business-accounts';
import { feedIssueTable, isFeedIssueCode } from '@pricehunt/merchant-feeds';
import type { AccountRow, BusinessRow, Storage, TeamMemberRow } from '@pricehunt/storage';
import { findDuplicates, readMerge } from '../../merchant-domains/duplicate-registrations';
import { changeViews } from '../../operations/admin-acts';
import { isPageIssueCode, pageIssueTable } from '../../merchant-items/item-check-issues';
import { Refusal } from '../../answers/refusal';

const samplesMax = 5;
const questionsMax = 10;

export async function adminBusinessView(storage: Storage, business: BusinessRow): Promise<AdminBusiness> {
  const { id, name, storeDomain, status, statusReason, createdAt, updatedAt } = business;
  const members = await storage.businesses.listMembers(id);
  const domains = await storage.businessDomains.listDomains(id);
  const owner = members.find(({ role }) => role === 'owner');
  return {
    id,
    name,
    storeDomain,
    status,
    statusReason,
    createdAt,
    updatedAt,
    ownerEmail: owner?.email ?? null,
    verifiedDomains: [...verifiedDomainsOf(domains)],
    isRejected: status === 'suspended' && (await wasRejected(storage, id)),
    duplicateCount: (await findDuplicates(storage, business)).length,
  };
}

async function duplicateViews(
  storage: Storage,
  business: BusinessRow,
): Promise<AdminBusinessDetail['duplicates']> {
  const duplicates = await findDuplicates(storage, business);
  return Promise.all(
    duplicates.map(async ({ id, name, storeDomain, createdAt }) => {
      const { people, problem } = await readMerge(storage, { into: business.id, from: id });
      const feeds = await storage.feeds.listFeeds(id);
      const orderSources = await storage.orderSources.listSources(id);
      const keys = await storage.apiKeys.listApiKeys({ businessId: id, shopperId: null });
      const webhooks = await storage.webhooks.listEndpoints(id);
      return {
        id,
        name,
        storeDomain,
        createdAt,
        people: people.map(({ account: { email, isVerified }, isOnTeam }) => ({
          email,
          isVerified,
          isOnTeam,
        })),
        sourceCount: feeds.length + orderSources.length,
        keyCount: keys.length + webhooks.length,
        mergeProblem: problem,
      };
    }),
  );
}

/** Throws business.not-found. */
export async function adminBusinessDetail(
  storage: Storage,
  businessId: string,
): Promise<AdminBusinessDetail> {
  const business = await storage.businesses.findBusiness(businessId);
  if (business === null) throw new Refusal('business.not-found');
  const members = await storage.businesses.listMembers(businessId);
  const domains = await storage.businessDomains.listDomains(businessId);
  const items = await storage.merchantItems.countItemsOf(businessId);
  return {
    ...(await adminBusinessView(storage, business)),
    members: members.map(({ accountId, email, role, totpEnabledAt, joinedAt }) => {
      return { accountId, email, role, hasTotp: totpEnabledAt !== null, joinedAt };
    }),
    domains: domains.map(({ id, domain, state, method, claimedAt, verifiedAt, problem }) => {
      const isVouchedFor = state === 'verified' && method === null;
      return {
        id,
        domain,
        state,
        method: isVouchedFor ? 'by-admin' : method,
        claimedAt,
        verifiedAt,
        problem,
      };
    }),
    duplicates: await duplicateViews(storage, business),
    feedCount: (await storage.feeds.listFeeds(businessId)).length,
    itemCount: items.total,
    shownItemCount: items.shown,
    disapprovedItemCount: items.disapproved,
    review: await reviewOf(storage, businessId, members),
  };
}

/** The last change to the status decides: a rejected business may have been reinstated and suspended later. */
async function wasRejected({ audit }: Pick<Storage, 'audit'>, businessId: string): Promise<boolean> {
  const lastOf = async (action: string) =>
    (await audit.listEntries({ businessId, action, before: null, limit: 1 }))[0]?.sequence ?? 0;
  return (await lastOf('business.rejected')) > (await lastOf('business.suspended'));
}

async function reviewOf(
  storage: Storage,
  businessId: string,
  members: readonly TeamMemberRow[],
): Promise<AdminBusinessDetail['review']> {
  const owners: (AccountRow | null)[] = [];
  for (const { accountId, role } of members) {
    if (role === 'owner') owners.push(await storage.accounts.findAccount(accountId));
  }
  const filters = {
    businessId,
    text: '',
    feedId: null,
    issue: null,
    availability: null,
    standing: null,
    place: null,
  };
  const sample = { ...filters, sort: 'newest' as const, after: null, limit: samplesMax };
  const { items } = await storage.merchantItems.listPage(sample);
  const { issues } = await storage.merchantItems.countFacets(filters);
  return {
    isEmailVerified: owners.some((owner) => owner?.isVerified === true),
    samples: items.map(({ offerId, item, priceMinor, currency }) => ({
      offerId,
      title: item.title,
      link: item.link,
      imageUrl: item.imageLink,
      price: { amountMinor: priceMinor, currency },
    })),
    issues: [...issues]
      .flatMap(([code, itemCount]) => {
        const meaning = meaningOf(code);
        return meaning === null ? [] : [{ code, ...meaning, itemCount }];
      })
      .toSorted((one, other) => other.itemCount - one.itemCount),
    questions: await questionsTo(storage, businessId),
  };
}

function meaningOf(
  code: string,
): Pick<AdminBusinessDetail['review']['issues'][number], 'severity' | 'sentence'> | null {
  if (isPageIssueCode(code)) return { severity: 'warning', sentence: pageIssueTable[code].sentence };
  if (!isFeedIssueCode(code)) return null;
  const { severity, sentence } = feedIssueTable[code];
  return { severity, sentence };
}

async function questionsTo(
  storage: Storage,
  businessId: string,
): Promise<AdminBusinessDetail['review']['questions']> {
  const entries = await storage.audit.listEntries({
    businessId,
    action: 'business.asked',
    before: null,
    limit: questionsMax,
  });
  const questions = entries.map(({ at, actor, details }) => {
    const reason = typeof details['reason'] === 'string' ? details['reason'] : null;
    return { at, byId: actor.id ?? '', reason };
  });
  const viewOf = await changeViews(storage, questions);
  return questions.flatMap((question) => viewOf(question) ?? []);
}
