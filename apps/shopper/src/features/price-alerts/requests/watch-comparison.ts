import { watchComparison } from '@pricehunt/api-contract';
import { useMutation } from '@tanstack/react-query';
import { useAccount } from '../../../account/use-account';
import { isSignedOut } from '../../../account/use-saved-list';
import { useShopperServices } from '../../../shopper-services';

/** Makes what a comparison found a product whose price can be watched. */
export function useWatchComparison() {
  const { openApi } = useShopperServices();
  const auth = useAccount()?.auth;
  return useMutation({
    mutationFn: async (requestId: string) => {
      const api = await openApi();
      return api.call(watchComparison, { body: { requestId } });
    },
    onError: (failure) => {
      if (isSignedOut(failure)) void auth?.check();
    },
  });
}
