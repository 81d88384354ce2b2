import { leaveViewAs } from '@pricehunt/api-contract/admin-businesses';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMerchantServices } from '../merchant-services';
import { useFailureSentence } from '../messages/use-failure-sentence';

/** Stops viewing a business and clears its data; shows an error when that fails. */
export function useStopViewing(): { readonly stop: () => void; readonly isPending: boolean } {
  const { openApi } = useMerchantServices();
  const { refresh } = useBusinessAuth();
  const { show } = useToast();
  const queryClient = useQueryClient();
  const sentenceOf = useFailureSentence();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await openApi()).call(leaveViewAs, {}),
    onSuccess: async () => {
      await refresh();
      queryClient.clear();
    },
    onError: (failure) => void show({ title: sentenceOf(failure) }),
  });
  return { stop: () => mutate(), isPending };
}
