import { DataTable } from '@pricehunt/ui-kit';
import { generatePath } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { Answered } from '../../../console/components/answered';
import { ChangedBy } from '../../../console/components/changed-by';
import { RoomLink } from '../../../console/components/room-link';
import { RowSkeleton } from '../../../console/components/row-skeleton';
import { useProgrammes } from '../requests/use-programmes';

/** The affiliate programs of S§5 and where their IDs come from. */
export function ProgrammeTable() {
  const { console: shared, retailers: words } = useMessages();
  const query = useProgrammes();
  return (
    <Answered query={query} whileLoading={<RowSkeleton rows={9} />}>
      {({ items }) => (
        <DataTable
          caption={words.programmesCaption}
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              name: words.programme,
              cell: ({ id, name }) => (
                <RoomLink to={generatePath(routePaths.programme, { programmeId: id })}>{name}</RoomLink>
              ),
            },
            {
              id: 'tagged',
              name: words.taggedAt,
              isForTable: true,
              cell: ({ taggedDomains }) =>
                taggedDomains.length === 0 ? (
                  <span className="text-ink-muted">{shared.none}</span>
                ) : (
                  taggedDomains.join(', ')
                ),
            },
            { id: 'origin', name: words.origin, cell: ({ origin }) => words.origins[origin] },
            {
              id: 'changed',
              name: words.changed,
              isForTable: true,
              cell: ({ changed }) => <ChangedBy changed={changed} />,
            },
          ]}
        />
      )}
    </Answered>
  );
}
