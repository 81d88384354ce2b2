import type { WebSearchEngineView } from '@pricehunt/api-contract/admin-web-search';
import { Chip, DataTable, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

export function EngineTable({ engines }: { readonly engines: readonly WebSearchEngineView[] }) {
  const { console: shared, webSearch: words } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  return (
    <DataTable
      caption={words.enginesCaption}
      rows={engines}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'engine',
          name: words.engine,
          cell: ({ name }) => <span className="font-semibold">{name}</span>,
        },
        {
          id: 'state',
          name: words.state,
          namesItself: true,
          cell: (engine) => <EngineState engine={engine} />,
        },
        {
          id: 'today',
          name: words.searchesToday,
          isFigure: true,
          cell: ({ searchesToday }) => figure(searchesToday).text,
        },
        {
          id: 'answered',
          name: words.lastAnswered,
          isFigure: true,
          isForTable: true,
          cell: ({ lastAnsweredAt }) => (lastAnsweredAt === null ? shared.never : moment(lastAnsweredAt)),
        },
      ]}
    />
  );
}

function EngineState({ engine: { isReady, keyName, failure } }: { readonly engine: WebSearchEngineView }) {
  const { webSearch: words } = useMessages();
  const { moment } = useMoments();
  if (!isReady) {
    return (
      <>
        <Chip>{words.notReady}</Chip>
        <span className="block pt-1 text-sm text-ink-muted">
          {keyName === null ? words.setAddress : words.setKey}
        </span>
      </>
    );
  }
  if (failure === null) return <Chip tone="good">{words.ready}</Chip>;
  return (
    <>
      <Chip tone="danger">{words.problems[failure.problem]}</Chip>
      {failure.resetsAt === null ? null : (
        <span className="block pt-1 text-sm">{words.resets(moment(failure.resetsAt))}</span>
      )}
      <span className="block pt-1 text-sm text-ink-muted">{moment(failure.at)}</span>
    </>
  );
}
