import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import { DataTable, useFigures, useMoments } from '@pricehunt/ui-kit';
import type { DataColumn } from '@pricehunt/ui-kit';
import { generatePath } from 'react-router-dom';
import { useMessages } from '../../messages/use-messages';
import { routePaths } from '../../route-paths';
import type { StatedSource } from '../source-state';
import { SourceStateChip } from './source-state-chip';
import { useNames } from '../use-names';
import { RoomLink } from './room-link';

export interface SourceTableProps<Source> {
  readonly sources: readonly Source[];
  readonly caption: string;
  readonly columns: readonly DataColumn<Source>[];
}

export function SourceTable<Source extends Pick<AdminSource, 'id' | 'name'>>({
  sources,
  caption,
  columns,
}: SourceTableProps<Source>) {
  const { sources: words } = useMessages();
  const { sourceName } = useNames();
  return (
    <DataTable
      caption={caption}
      rows={sources}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'source',
          name: words.source,
          cell: ({ id, name }) => (
            <RoomLink to={generatePath(routePaths.source, { sourceId: id })}>
              {sourceName({ id, name })}
            </RoomLink>
          ),
        },
        ...columns,
      ]}
    />
  );
}

export function useHealthColumns<Source extends StatedSource>(): readonly DataColumn<Source>[] {
  const { console: shared, sources: words } = useMessages();
  const { moment } = useMoments();
  return [
    {
      id: 'status',
      name: words.status,
      namesItself: true,
      cell: (source) => <SourceStateChip {...source} />,
    },
    {
      id: 'result',
      name: words.lastResult,
      namesItself: true,
      cell: ({ health }) => (health === null ? null : <LastResult health={health} />),
    },
    {
      id: 'lastRequest',
      name: words.lastRequest,
      isFigure: true,
      isForWide: true,
      cell: ({ health }) => (health === null ? shared.never : moment(health.lastAt)),
    },
  ];
}

function LastResult({ health }: { readonly health: NonNullable<AdminSource['health']> }) {
  const { sources: words } = useMessages();
  const figure = useFigures();
  return (
    <>
      {words.results[health.lastOutcome]}, {words.inMilliseconds(figure(health.lastDurationMs))}
      {health.consecutiveFailures === 0 ? null : (
        <span className="block text-danger">{words.inARow(figure(health.consecutiveFailures))}</span>
      )}
    </>
  );
}
