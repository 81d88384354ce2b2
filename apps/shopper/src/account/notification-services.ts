import { listNotificationServices } from '@pricehunt/api-contract/notifications';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useShopperServices } from '../shopper-services';
import { useAccountId } from './use-account';

/** The services that the shopper connected, such as an ntfy topic; without an account nothing is requested. */
export function useNotificationServices() {
  const { openApi } = useShopperServices();
  const accountId = useAccountId();
  return useQuery({
    queryKey: ['notification-services', accountId],
    queryFn: async ({ signal }) => (await openApi()).call(listNotificationServices, {}, { signal }),
    select: ({ items }) => items,
    enabled: accountId !== null,
    retry: isWorthRetrying,
  });
}
