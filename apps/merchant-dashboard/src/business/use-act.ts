import type { ApiClient } from '@pricehunt/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { useBusiness } from './use-business';
import { useMerchantServices } from '../merchant-services';

export interface ActOptions<Given, Answer> {
  /** The areas to refetch: the third part of their query keys. */
  readonly renews: readonly string[];
  readonly onDone?: (answer: Answer, given: Given) => void;
}

/** A mutation for the business, pending until the changed data is refetched. */
export function useAct<Given, Answer>(
  act: (api: ApiClient, given: Given) => Promise<Answer>,
  { renews, onDone }: ActOptions<Given, Answer>,
): UseMutationResult<Answer, Error, Given> {
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given) => act(await openApi(), given),
    onSuccess: async (answer, given) => {
      onDone?.(answer, given);
      await Promise.all(
        renews.map((area) => queryClient.invalidateQueries({ queryKey: ['business', id, area] })),
      );
    },
  });
}
