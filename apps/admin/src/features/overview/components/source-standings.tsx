import type { AdminOverview } from '@pricehunt/api-contract';
import { Chip, DataTable, useMoments } from '@pricehunt/ui-kit';
import { generatePath } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { RoomLink } from '../../../console/components/room-link';
import { CircuitChip } from '../../../circuit-chip';

/** Each source in a line: on or off, held back or not, how it answered last. */
export function SourceStandings({ sources }: { readonly sources: AdminOverview['sources'] }) {
  const { console: shared, sources: words } = useMessages();
  const { moment } = useMoments();
  return (
    <DataTable
      caption={words.caption}
      rows={sources}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'source',
          name: words.source,
          cell: ({ id, name }) => (
            <RoomLink to={generatePath(routePaths.source, { sourceId: id })}>{name}</RoomLink>
          ),
        },
        {
          id: 'circuit',
          name: words.circuit,
          cell: ({ isOn, circuit }) => (isOn ? <CircuitChip circuit={circuit} /> : <Chip>{shared.off}</Chip>),
        },
        {
          id: 'health',
          name: words.health,
          cell: ({ health }) => (health === null ? words.neverAsked : words.results[health.lastOutcome]),
        },
        {
          id: 'lastAsked',
          name: words.lastAsked,
          isFigure: true,
          cell: ({ health }) => (health === null ? shared.never : moment(health.lastAt)),
        },
      ]}
    />
  );
}
