import { getViewAs, stopViewAs } from '@pricehunt/api-contract/admin-businesses';
import { Button, Notice, useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useFailureSentence } from '../../messages/use-failure-sentence';
import { useMessages } from '../../messages/use-messages';
import { useAct, useConsoleQuery } from '../console-queries';

/** A banner while the admin is viewing as a business. */
export function ViewingNotice() {
  const { console: words } = useMessages();
  const { show } = useToast();
  const { time } = useMoments();
  const sentenceOf = useFailureSentence();
  const { data } = useConsoleQuery('viewing', [], (api) => api.call(getViewAs, {}));
  const { mutate, isPending } = useAct(
    (api) => api.call(stopViewAs, {}),
    ['viewing'],
    () => show({ title: words.stoppedViewing }),
  );
  const viewing = data?.viewing ?? null;
  if (viewing === null) return null;
  return (
    <Notice
      tone="warn"
      title={words.viewing(viewing.businessName)}
      className="mt-6"
      action={
        <Button
          size="small"
          busy={isPending}
          onClick={() =>
            mutate(undefined, { onError: (failure) => void show({ title: sentenceOf(failure) }) })
          }
        >
          {words.stopViewing}
        </Button>
      }
    >
      {words.viewingUntil(time(viewing.until))}
    </Notice>
  );
}
