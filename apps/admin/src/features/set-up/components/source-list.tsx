import { trySource } from '@pricehunt/api-contract';
import type { AdminSource } from '@pricehunt/api-contract';
import { Button, Chip, DataTable, useFigures } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { generatePath } from 'react-router-dom';
import { useAdminServices } from '../../../admin-services';
import { RoomLink } from '../../../console/components/room-link';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { stateOfSource } from '../kind-of-source';
import type { SourceState } from '../kind-of-source';

const tones = {
  'no-key': 'warn',
  off: 'neutral',
  untried: 'warn',
  failing: 'danger',
  works: 'good',
} as const;

/** What a SourceList takes. */
export interface SourceListProps {
  readonly caption: string;
  readonly sources: readonly AdminSource[];
  /** What is searched for when a source is tested. */
  readonly query: string;
}

/** Sources with their state, each with a live test. */
export function SourceList({ caption, sources, query }: SourceListProps) {
  const { setUp, sources: words } = useMessages();
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
            <RoomLink to={generatePath(routePaths.source, { sourceId: id })}>{name}</RoomLink>
          ),
        },
        {
          id: 'state',
          name: words.health,
          cell: (source) => <StateChip state={stateOfSource(source)} />,
        },
        {
          id: 'test',
          name: setUp.test,
          cell: (source) => <SourceTest source={source} query={query} />,
        },
      ]}
    />
  );
}

function StateChip({ state }: { readonly state: SourceState }) {
  const { sourceStates } = useMessages().setUp;
  return <Chip tone={tones[state]}>{sourceStates[state]}</Chip>;
}

function SourceTest({
  source: { id, name },
  query,
}: {
  readonly source: AdminSource;
  readonly query: string;
}) {
  const { setUp: words } = useMessages();
  const { openApi } = useAdminServices();
  const sentenceOf = useFailureSentence();
  const figure = useFigures();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => (await openApi()).call(trySource, { params: { sourceId: id }, body: { query } }),
  });
  return (
    <div className="grid justify-items-start gap-1">
      <Button size="small" busy={isPending} aria-label={words.testSpoken(name)} onClick={() => mutate()}>
        {words.test}
      </Button>
      <div role="status" className="text-sm text-ink-muted wrap-anywhere">
        {error === null ? null : sentenceOf(error)}
        {data === undefined ? null : (
          <>
            {data.outcome === 'found'
              ? words.found(figure(data.found), figure(data.durationMs))
              : words.outcomes[data.outcome]}
            {data.error === null ? null : ` ${data.error}`}
            {data.titles.length === 0 ? null : <span className="block">{data.titles.join(' · ')}</span>}
          </>
        )}
      </div>
    </div>
  );
}
