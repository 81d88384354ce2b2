import { trackComparison } from '@pricehunt/api-contract/tracked-comparisons';
import { useMutation } from '@tanstack/react-query';
import { useAccount } from '../../../account/use-account';
import { isSignedOut } from '../../../account/use-saved-list';
import { useShopperServices } from '../../../shopper-services';

/** Adds a comparison's product to the catalog so that its price can be tracked. */
export function useTrackComparison() {
  const { openApi } = useShopperServices();
  const auth = useAccount()?.auth;
  return useMutation({
    mutationFn: async (requestId: string) => {
      const api = await openApi();
      return api.call(trackComparison, { body: { requestId } });
    },
    onError: (failure) => {
      if (isSignedOut(failure)) void auth?.check();
    },
  });
}
