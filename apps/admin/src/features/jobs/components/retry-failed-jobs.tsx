import { retryDeadJobs } from '@pricehunt/api-contract/admin-jobs';
import { useAddressQuery } from '@pricehunt/web-shell';
import { ActButton } from '../../../console/components/act-button';
import { useNames } from '../../../console/use-names';
import { useMessages } from '../../../messages/use-messages';
import type { JobTableProps } from './job-table';

export function RetryFailedJobs({ state, list }: JobTableProps) {
  const { jobs: words } = useMessages();
  const { jobName } = useNames();
  const [address] = useAddressQuery();
  const name = address.get('kind') ?? undefined;
  if (state !== 'dead' || list.data?.pages.every(({ items }) => items.length === 0) !== false) return null;
  return (
    <ActButton
      label={words.retryAll}
      title={words.retryAllTitle}
      sentence={name === undefined ? words.retryAllSentence : words.retryKindSentence(jobName(name))}
      submit={words.retryAll}
      act={(api) => api.call(retryDeadJobs, { body: name === undefined ? {} : { name } })}
      renews={['jobs', 'overview']}
      done={words.retryAllDone}
    />
  );
}
