import type { ApiClient } from '@pricehunt/api-client';
import type { AlertChannelView } from '@pricehunt/api-contract/alerts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShopperServices } from '../../../shopper-services';
import { subscribeToPush } from '../push-subscription';
import type { PushStatus } from '../push-subscription';

interface Sent {
  readonly channels?: AlertChannelView[] | undefined;
}

/** Saves an alert of either kind. If push isn't possible it uses the other channels or e-mail, and `push` says why. */
export function useSaveAlert<Wished extends Sent, Saved extends object>(
  save: (api: ApiClient, wished: Wished) => Promise<Saved>,
  onError: (failure: Error) => void = () => {},
) {
  const { openApi } = useShopperServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wished: Wished) => {
      const api = await openApi();
      if (wished.channels === undefined) return { ...(await save(api, wished)), push: 'ready' as const };
      const { push, channels } = await reachableBy(api, wished.channels);
      return { ...(await save(api, { ...wished, channels })), push };
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['alerts'] }),
    onError,
  });
}

/** Subscribes this browser if push is chosen. Without push, by the other channels; by e-mail if there are none. */
async function reachableBy(
  api: ApiClient,
  wished: readonly AlertChannelView[],
): Promise<{ readonly push: PushStatus; readonly channels: AlertChannelView[] }> {
  const push: PushStatus = wished.includes('push') ? await subscribeToPush(api, window) : 'ready';
  if (push === 'ready') return { push, channels: [...wished] };
  const others = wished.filter((channel) => channel !== 'push');
  return { push, channels: others.length === 0 ? ['email'] : others };
}
