import type { BusinessActor } from '@pricehunt/access-policy';
import type { BusinessNotice } from '@pricehunt/api-contract/business-account';
import { wantsNotice } from '../../notices/business-notices';
import type { Needs } from '../../services';

type Notices = Record<BusinessNotice, boolean>;

export async function noticesOf(
  { storage }: Needs<'storage'>,
  { businessId, accountId, role }: BusinessActor,
): Promise<Notices> {
  const choices = await storage.businessProfiles.findNoticeChoices(businessId, accountId);
  const wants = (notice: BusinessNotice) => wantsNotice(notice, role, choices);
  return {
    'feed-failed': wants('feed-failed'),
    'product-disapproved': wants('product-disapproved'),
    'integration-silent': wants('integration-silent'),
    'webhook-disabled': wants('webhook-disabled'),
  };
}

/** Settings that are left out stay unchanged. */
export async function chooseNotices(
  services: Needs<'storage'>,
  actor: BusinessActor,
  chosen: Partial<Readonly<Record<BusinessNotice, boolean | undefined>>>,
): Promise<Notices> {
  const { businessId, accountId } = actor;
  await services.storage.atomically(async (stores) => {
    const before = await stores.businessProfiles.findNoticeChoices(businessId, accountId);
    const named = Object.entries(chosen).flatMap(([notice, isWanted]) =>
      isWanted === undefined ? [] : [[notice, isWanted] as const],
    );
    const choices = { ...before, ...Object.fromEntries(named) };
    await stores.businessProfiles.saveNoticeChoices(businessId, accountId, choices);
  });
  return noticesOf(services, actor);
}
