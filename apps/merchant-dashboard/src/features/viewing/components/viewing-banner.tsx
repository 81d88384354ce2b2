import { leaveViewAs } from '@pricehunt/api-contract';
import type { Viewing } from '@pricehunt/api-contract';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { Button, useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMerchantServices } from '../../../merchant-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';

/** Says to an admin, on every page, whose rooms they look at and until when, and ends it. */
export function ViewingBanner({ viewing }: { readonly viewing: Viewing }) {
  const { viewing: words } = useMessages();
  const { openApi } = useMerchantServices();
  const { refresh } = useBusinessAuth();
  const { show } = useToast();
  const { time } = useMoments();
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
  return (
    <div
      role="status"
      className="sticky top-0 z-20 -mx-5 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-warn bg-surface px-5 py-2.5 text-sm md:-mx-9 md:px-9"
    >
      <p className="min-w-0 grow">
        <span className="font-semibold text-warn wrap-anywhere">{words.banner(viewing.businessName)}</span>{' '}
        <span className="text-ink-muted">{words.until(time(viewing.until))}</span>
      </p>
      <Button size="small" busy={isPending} onClick={() => mutate()}>
        {words.stop}
      </Button>
    </div>
  );
}
