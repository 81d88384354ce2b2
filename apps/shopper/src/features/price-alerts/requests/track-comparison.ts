import { trackComparison } from '@pricehunt/api-contract/tracked-comparisons';
import { useMutation } from '@tanstack/react-query';
import { useSignOutCheck } from '../../../account/use-sign-out-check';
import { useShopperServices } from '../../../shopper-services';

/** Adds a comparison's product to the catalog so that its price can be tracked. */
export function useTrackComparison() {
  const { openApi } = useShopperServices();
  return useMutation({
    mutationFn: async (requestId: string) => {
      const api = await openApi();
      return api.call(trackComparison, { body: { requestId } });
    },
    onError: useSignOutCheck(),
  });
}
