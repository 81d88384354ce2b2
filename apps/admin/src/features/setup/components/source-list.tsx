import { trySource } from '@pricehunt/api-contract/installation';
import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import { Chip, useFigures } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { ManageButton } from '../../../console/components/manage-button';
import { useAdminServices } from '../../../admin-services';
import { SourceTable } from '../../../console/components/source-table';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useNames } from '../../../console/use-names';
import { useMessages } from '../../../messages/use-messages';
import { stateOfSource } from '../kind-of-source';
import type { SourceState } from '../kind-of-source';

const tones = {
  'no-key': 'neutral',
  off: 'neutral',
  untried: 'neutral',
  failing: 'danger',
  works: 'good',
} as const;

export interface SourceListProps {
  readonly caption: string;
  readonly sources: readonly AdminSource[];
  readonly query: string;
}

export function SourceList({ caption, sources, query }: SourceListProps) {
  const { sources: words } = useMessages();
  return (
    <SourceTable
      caption={caption}
      sources={sources}
      columns={[
        {
          id: 'state',
          name: words.status,
          namesItself: true,
          cell: (source) => <StateChip state={stateOfSource(source)} />,
        },
        {
          id: 'test',
          name: '',
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

function SourceTest({ source, query }: { readonly source: AdminSource; readonly query: string }) {
  const { setUp: words } = useMessages();
  const { sourceName } = useNames();
  const { openApi } = useAdminServices();
  const sentenceOf = useFailureSentence();
  const figure = useFigures();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () =>
      (await openApi()).call(trySource, { params: { sourceId: source.id }, body: { query } }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ManageButton
        size="small"
        busy={isPending}
        aria-label={words.testSpoken(sourceName(source))}
        onClick={() => mutate()}
      >
        {words.test}
      </ManageButton>
      <div
        role="status"
        className="min-w-0 flex-1 basis-60 text-sm text-ink-muted wrap-anywhere empty:sr-only"
      >
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
