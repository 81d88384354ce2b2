import { exportMatchPairs, listRegroupings, undoRegrouping } from '@pricehunt/api-contract/admin-matches';
import type { Regrouping } from '@pricehunt/api-contract/admin-matches';
import { ButtonLink, Chip, EmptyState, useMoments } from '@pricehunt/ui-kit';
import { generatePath } from 'react-router-dom';
import { ActButton } from '../../../console/components/act-button';
import { PagedTable } from '../../../console/components/paged-table';
import { RoomLink } from '../../../console/components/room-link';
import { useConsoleList } from '../../../console/console-queries';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';

export function RegroupingTable() {
  const { regroupings: words } = useMessages().catalog;
  const { moment } = useMoments();
  const list = useConsoleList('regroupings', [], (api, cursor) =>
    api.call(listRegroupings, { query: cursor }),
  );
  return (
    <>
      <div className="flex flex-wrap gap-3 pb-5">
        <ButtonLink to={routePaths.offerComparison}>{words.compare}</ButtonLink>
        <ButtonLink href={exportMatchPairs.path} download="match-pairs.ndjson">
          {words.export}
        </ButtonLink>
      </div>
      <PagedTable
        list={list}
        caption={words.caption}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.empty}>{words.emptySentence}</EmptyState>}
        columns={[
          {
            id: 'products',
            name: words.products,
            cell: ({ products }) => (
              <ul className="grid gap-1">
                {products.map(({ id, title }) => (
                  <li key={id}>
                    {title === null ? (
                      <span className="text-ink-muted">{words.gone}</span>
                    ) : (
                      <RoomLink to={generatePath(routePaths.product, { productId: id })}>{title}</RoomLink>
                    )}
                  </li>
                ))}
              </ul>
            ),
          },
          {
            id: 'decision',
            name: words.decision,
            namesItself: true,
            cell: ({ decision }) => (
              <Chip tone={decision === 'same' ? 'good' : 'warn'}>{words.decisions[decision]}</Chip>
            ),
          },
          { id: 'reason', name: words.reason, isForWide: true, cell: ({ reason }) => reason },
          {
            id: 'decided',
            name: words.decided,
            isFigure: true,
            namesItself: true,
            cell: ({ decidedAt, decidedBy }) => (
              <>
                <span className="@max-xl:hidden">{decidedBy}</span>
                <span className="text-xs text-ink-muted @xl:block">{moment(decidedAt)}</span>
              </>
            ),
          },
          { id: 'act', name: '', isFigure: true, cell: (regrouping) => <Undo regrouping={regrouping} /> },
        ]}
      />
    </>
  );
}

function Undo({
  regrouping: { id, decision, products, undone, canUndo },
}: {
  readonly regrouping: Regrouping;
}) {
  const { regroupings: words } = useMessages().catalog;
  const { moment } = useMoments();
  if (undone !== null)
    return (
      <span className="text-ink-muted">
        {words.undone}
        <span className="block text-xs">{`${undone.by}, ${moment(undone.at)}`}</span>
      </span>
    );
  if (!canUndo) return <span className="text-ink-muted">{words.replaced}</span>;
  return (
    <ActButton
      label={words.undo}
      spokenLabel={words.undoSpoken(products[0]?.title ?? words.gone)}
      title={words.undoTitle[decision]}
      sentence={words.undoSentence[decision]}
      submit={words.undo}
      reason="required"
      act={(api, reason) => api.call(undoRegrouping, { params: { regroupingId: id }, body: { reason } })}
      renews={['regroupings', 'products']}
      done={words.undoDone}
    />
  );
}
