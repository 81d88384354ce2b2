import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import { useFigures } from '@pricehunt/ui-kit';
import { SourceTable, useHealthColumns } from '../../../console/components/source-table';
import { byUrgency } from '../../../console/source-state';
import { useMessages } from '../../../messages/use-messages';
import { TurnButton } from './turn-button';

export function AllSources({ sources }: { readonly sources: readonly AdminSource[] }) {
  const { sources: words } = useMessages();
  const figure = useFigures();
  const health = useHealthColumns<AdminSource>();
  return (
    <SourceTable
      caption={words.caption}
      sources={byUrgency(sources)}
      columns={[
        ...health,
        {
          id: 'today',
          name: words.today,
          isFigure: true,
          isForTable: true,
          cell: ({ quota }) =>
            quota.callsPerDayMax === null
              ? figure(quota.usedToday).text
              : words.ofLimit(figure(quota.usedToday), figure(quota.callsPerDayMax)),
        },
        { id: 'turn', name: '', isFigure: true, cell: (source) => <TurnButton source={source} isInRow /> },
      ]}
    />
  );
}
