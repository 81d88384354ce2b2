import type { AdminSource } from '@pricehunt/api-contract';
import { Chip, DataTable, useFigures, useMoments } from '@pricehunt/ui-kit';
import { generatePath } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { RoomLink } from '../../../console/components/room-link';
import { CircuitChip } from '../../../circuit-chip';
import { TurnButton } from './turn-button';

/** The sources in lines: on or off, held back or not, how they answered last, how often they were asked today. */
export function SourceTable({ sources }: { readonly sources: readonly AdminSource[] }) {
  const { console: shared, sources: words } = useMessages();
  const figure = useFigures();
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
          cell: ({ health }) =>
            health === null ? (
              <span className="text-ink-muted">{words.neverAsked}</span>
            ) : (
              <>
                {words.results[health.lastOutcome]}, {words.inMilliseconds(figure(health.lastDurationMs))}
                {health.consecutiveFailures === 0 ? null : (
                  <span className="block text-danger">
                    {words.inARow(figure(health.consecutiveFailures))}
                  </span>
                )}
              </>
            ),
        },
        {
          id: 'lastAsked',
          name: words.lastAsked,
          isFigure: true,
          cell: ({ health }) => (health === null ? shared.never : moment(health.lastAt)),
        },
        {
          id: 'today',
          name: words.today,
          isFigure: true,
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
