import type { BusinessActor } from '@pricehunt/access-policy';
import { savedViewsMax } from '@pricehunt/api-contract/business-account';
import type { SavedView } from '@pricehunt/api-contract/business-account';
import type { Needs } from '../../services';

type NamedView = Pick<SavedView, 'path' | 'name'>;

export async function savedViewsOf(
  { storage }: Needs<'storage'>,
  { businessId, accountId }: BusinessActor,
): Promise<SavedView[]> {
  return [...(await storage.businessProfiles.findSavedViews(businessId, accountId))];
}

/** Replaces views of the same name on the same screen; the oldest beyond `savedViewsMax` are deleted. */
export function saveViewsOf(
  services: Needs<'storage'>,
  actor: BusinessActor,
  views: readonly SavedView[],
): Promise<SavedView[]> {
  return changeViews(services, actor, (before) =>
    views.reduce((all, view) => [...without(all, view), view], before).slice(-savedViewsMax),
  );
}

export function deleteViewOf(
  services: Needs<'storage'>,
  actor: BusinessActor,
  view: NamedView,
): Promise<SavedView[]> {
  return changeViews(services, actor, (before) => without(before, view));
}

async function changeViews(
  services: Needs<'storage'>,
  { businessId, accountId }: BusinessActor,
  change: (before: readonly SavedView[]) => readonly SavedView[],
): Promise<SavedView[]> {
  return services.storage.atomically(async ({ businessProfiles }) => {
    const views = change(await businessProfiles.findSavedViews(businessId, accountId));
    await businessProfiles.storeSavedViews(businessId, accountId, views);
    return [...views];
  });
}

function without(views: readonly SavedView[], { path, name }: NamedView): readonly SavedView[] {
  return views.filter((view) => view.path !== path || view.name !== name);
}
