import { deleteSavedView, listSavedViews, saveViews } from '@pricehunt/api-contract/business-account';
import type { SavedView } from '@pricehunt/api-contract/business-account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBusiness } from '../business/use-business';
import { useMerchantServices } from '../merchant-services';
import { missingIn, readDeviceViews, removeDeviceViews } from './device-views';

/** The member's views of a screen, the same on every device. Those of this device are added to the account once. */
export function useSavedViews(path: string) {
  const { id: businessId, accountId, viewing } = useBusiness();
  const { openApi } = useMerchantServices();
  const queryClient = useQueryClient();
  const queryKey = ['business', businessId, 'saved-views', accountId];
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const api = await openApi();
      const { views } = await api.call(listSavedViews, {});
      if (viewing !== undefined) return views;
      const missing = missingIn(views, readDeviceViews(businessId));
      const all =
        missing.length === 0 ? views : (await api.call(saveViews, { body: { views: missing } })).views;
      removeDeviceViews(businessId);
      return all;
    },
  });
  const show = ({ views }: { readonly views: readonly SavedView[] }) =>
    queryClient.setQueryData(queryKey, views);
  return {
    views: (query.data ?? []).filter((view) => view.path === path),
    save: useMutation({
      mutationFn: async (view: SavedView) => (await openApi()).call(saveViews, { body: { views: [view] } }),
      onSuccess: show,
    }),
    remove: useMutation({
      mutationFn: async ({ name }: SavedView) =>
        (await openApi()).call(deleteSavedView, { body: { path, name } }),
      onSuccess: show,
    }),
  };
}
