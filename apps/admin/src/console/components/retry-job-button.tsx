import { retryJob } from '@pricehunt/api-contract/admin-jobs';
import { useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { ManageButton } from './manage-button';
import { useFailureSentence } from '../../messages/use-failure-sentence';
import { useMessages } from '../../messages/use-messages';
import { useAct } from '../console-queries';
import { useNames } from '../use-names';

export interface RetryJobButtonProps {
  readonly jobId: string;
  readonly name: string;
  /** When the job failed, in a table row: the button is then small, and its accessible name includes the job. */
  readonly at?: string;
  readonly onDone?: () => void;
}

/** Queues a failed job again, without confirmation: a job may run any number of times. */
export function RetryJobButton({ jobId, name, at, onDone }: RetryJobButtonProps) {
  const { jobs: words } = useMessages();
  const { show } = useToast();
  const { jobName } = useNames();
  const { exactMoment } = useMoments();
  const isInRow = at !== undefined;
  const sentenceOf = useFailureSentence();
  const { mutate, isPending, error } = useAct(
    (api) => api.call(retryJob, { params: { jobId } }),
    ['jobs'],
    () => {
      show({ title: words.retryDone, tone: 'good' });
      onDone?.();
    },
  );
  return (
    <>
      <ManageButton
        variant={isInRow ? 'plain' : 'primary'}
        size={isInRow ? 'small' : 'medium'}
        busy={isPending}
        aria-label={isInRow ? words.retrySpoken(jobName(name), exactMoment(at)) : undefined}
        onClick={() => mutate(undefined)}
      >
        {isInRow ? words.retryShort : words.retry}
      </ManageButton>
      {error === null ? null : (
        <span role="alert" className="block text-sm text-danger">
          {sentenceOf(error)}
        </span>
      )}
    </>
  );
}
