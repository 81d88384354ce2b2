import type { AdminOverview } from '@pricehunt/api-contract/admin-overview';
import { DataTable, useFigures, useMoments } from '@pricehunt/ui-kit';
import { generatePath } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { ResumeSourceButton } from '../../../console/components/resume-source-button';
import { RetryJobButton } from '../../../console/components/retry-job-button';
import { RoomLink } from '../../../console/components/room-link';
import { useFailureWords } from '../../../console/use-failure-words';
import { useNames } from '../../../console/use-names';
import { RerunButton } from '../../../console/components/rerun-button';

type Failure = AdminOverview['failures'][number];

/** What fails now, each with its cause and what can be done about it from here. */
export function FailureTable({ failures, sources }: Pick<AdminOverview, 'failures' | 'sources'>) {
  const { overview: words } = useMessages();
  const { exactMoment } = useMoments();
  const nameOf = useFailureName();
  if (failures.length === 0) return <p className="text-ink-muted">{words.noFailures}</p>;
  return (
    <DataTable
      caption={words.failuresTitle}
      rows={failures}
      rowKey={({ kind, id, at }) => `${kind} ${id} ${at}`}
      columns={[
        {
          id: 'name',
          name: words.name,
          cell: (failure) => (
            <>
              <RoomLink to={roomOf(failure)}>{nameOf(failure)}</RoomLink>
              <span className="block text-ink-muted">{words.failureKinds[failure.kind]}</span>
            </>
          ),
        },
        {
          id: 'message',
          name: words.message,
          namesItself: true,
          isLong: true,
          cell: (failure) => (
            <span className="wrap-anywhere">
              <FailureMessage failure={failure} />
            </span>
          ),
        },
        {
          id: 'at',
          name: words.when,
          isFigure: true,
          isForTable: true,
          cell: ({ at }) => exactMoment(at),
        },
        {
          id: 'acts',
          name: '',
          isFigure: true,
          cell: (failure) => <FailureAct failure={failure} sources={sources} />,
        },
      ]}
    />
  );
}

function useFailureName(): (failure: Failure) => string {
  const { jobName, sourceName } = useNames();
  return ({ kind, id, name }) =>
    kind === 'source' ? sourceName({ id, name }) : kind === 'job' ? jobName(name) : name;
}

function FailureMessage({ failure }: { readonly failure: Failure }) {
  const { shopRules, sources: words } = useMessages();
  const figure = useFigures();
  const wordsOf = useFailureWords();
  const { kind, message, cause, status, inARow } = failure;
  if (kind === 'rules')
    return new Map<string, string>(Object.entries(shopRules.states)).get(message) ?? message;
  if (kind !== 'source' || inARow === null) return message;
  return words.because(words.inARow(figure(inARow)), wordsOf({ cause, status, error: message }));
}

function FailureAct({
  failure: { kind, id, name, at, feedId },
  sources,
}: Pick<AdminOverview, 'sources'> & { readonly failure: Failure }) {
  const { sourceName } = useNames();
  if (kind === 'job') return <RetryJobButton jobId={id} name={name} at={at} />;
  if (kind === 'feed' && feedId !== null) return <RerunButton feedId={feedId} feedName={name} />;
  const circuit = kind === 'source' ? (sources.find((source) => source.id === id)?.circuit ?? null) : null;
  if (circuit === null || circuit === 'closed') return null;
  return <ResumeSourceButton sourceId={id} name={sourceName({ id, name })} isInRow />;
}

function roomOf({ kind, id }: Failure): string {
  switch (kind) {
    case 'source':
      return generatePath(routePaths.source, { sourceId: id });
    case 'feed':
      return `${routePaths.feeds}?state=failed`;
    case 'rules':
      return generatePath(routePaths.shopRules, { domain: id });
    case 'job':
      return `${routePaths.jobs}?job=${encodeURIComponent(id)}`;
  }
}
