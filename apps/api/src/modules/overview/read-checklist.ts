import { verifiedDomainsOf } from '@pricehunt/business-accounts';
import type { overviewSteps } from '@pricehunt/api-contract';
import type { Storage } from '@pricehunt/storage';

export interface ChecklistStep {
  readonly step: (typeof overviewSteps)[number];
  readonly isDone: boolean;
}

export async function readChecklist(
  { businessDomains, merchantItems, activity }: Storage,
  member: { readonly businessId: string; readonly isEmailVerified: boolean },
): Promise<readonly ChecklistStep[]> {
  const { businessId } = member;
  const [domains, items, click, order] = await Promise.all([
    businessDomains.listDomains(businessId),
    merchantItems.listItems({ businessId, feedId: null, after: null, limit: 1 }),
    activity.findLatest(businessId, 'click'),
    activity.findLatestCreditedOrder(businessId),
  ]);
  return [
    { step: 'verify-email', isDone: member.isEmailVerified },
    { step: 'verify-domain', isDone: verifiedDomainsOf(domains).length > 0 },
    { step: 'add-products', isDone: items.length > 0 },
    { step: 'first-click', isDone: click !== null },
    { step: 'first-order', isDone: order !== null },
  ];
}
