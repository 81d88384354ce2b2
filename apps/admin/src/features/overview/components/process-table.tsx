import type { AdminOverview } from '@pricehunt/api-contract/admin-overview';
import { DataTable, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

export function ProcessTable({ processes }: { readonly processes: AdminOverview['processes'] }) {
  const { overview: words } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  return (
    <DataTable
      caption={words.processesCaption}
      rows={processes}
      rowKey={({ id }) => id}
      columns={[
        { id: 'program', name: words.program, cell: ({ program }) => words.programs[program] },
        {
          id: 'startedAt',
          name: words.startedAt,
          isForTable: true,
          cell: ({ startedAt }) => moment(startedAt),
        },
        {
          id: 'heldBack',
          name: words.pausedSources,
          isForTable: true,
          cell: ({ heldBack }) => (heldBack.length === 0 ? words.noPausedSources : heldBack.join(', ')),
        },
        {
          id: 'serverErrors',
          name: words.serverErrors,
          isFigure: true,
          cell: ({ serverErrors }) => figure(serverErrors).text,
        },
        { id: 'at', name: words.lastHeartbeat, isFigure: true, cell: ({ at }) => moment(at) },
      ]}
    />
  );
}
