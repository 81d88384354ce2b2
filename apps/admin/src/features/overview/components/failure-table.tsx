import type { AdminOverview } from '@pricehunt/api-contract';
import { DataTable, useMoments } from '@pricehunt/ui-kit';
import { generatePath } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { useNames } from '../../../console/use-names';
import { RoomLink } from '../../../console/components/room-link';

type Failure = AdminOverview['failures'][number];

export function FailureTable({ failures }: { readonly failures: readonly Failure[] }) {
  const { overview: words, shopRules } = useMessages();
  const states: ReadonlyMap<string, string> = new Map(Object.entries(shopRules.states));
  const { exactMoment } = useMoments();
  const { jobName, sourceName } = useNames();
  const nameOf = ({ kind, id, name }: Failure) =>
    kind === 'source' ? sourceName({ id, name }) : kind === 'job' ? jobName(name) : name;
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
          cell: (failure) => <RoomLink to={roomOf(failure)}>{nameOf(failure)}</RoomLink>,
        },
        { id: 'kind', name: words.kind, cell: ({ kind }) => words.failureKinds[kind] },
        {
          id: 'message',
          name: words.message,
          isLong: true,
          cell: ({ kind, message }) => (
            <span className="wrap-anywhere">
              {kind === 'rules' ? (states.get(message) ?? message) : message}
            </span>
          ),
        },
        { id: 'at', name: words.when, isFigure: true, cell: ({ at }) => exactMoment(at) },
      ]}
    />
  );
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
