import { listPriceReports } from '@pricehunt/api-contract/admin-catalog';
import type { AdminPriceReport } from '@pricehunt/api-contract/admin-catalog';
import { Amount, EmptyState, useMoments } from '@pricehunt/ui-kit';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';
import { useMessages } from '../../../messages/use-messages';
import { FilterBar } from '../../../console/components/filter-bar';
import { PagedTable } from '../../../console/components/paged-table';
import { useConsoleList } from '../../../console/console-queries';
import { ResolveButton } from './resolve-button';

const states = ['open', 'resolved'] as const;

export function ReportTable() {
  const { reports: words } = useMessages().catalog;
  const { moment } = useMoments();
  const [address] = useAddressQuery();
  const state = oneOf(states, address.get('state')) ?? 'open';
  const list = useConsoleList('reports', [state], (api, cursor) =>
    api.call(listPriceReports, { query: { state, ...cursor } }),
  );
  return (
    <>
      <FilterBar
        clears={[]}
        choices={[
          {
            label: words.state,
            name: 'state',
            fallback: 'open',
            choices: states.map((value) => ({ value, label: words.states[value] })),
          },
        ]}
      />
      <PagedTable
        list={list}
        caption={words.caption}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={state === 'open' ? words.empty : words.noneClosed}>
            {state === 'open' ? words.emptySentence : words.noneClosedSentence}
          </EmptyState>
        }
        columns={[
          { id: 'offer', name: words.offer, cell: (report) => <ReportedOffer report={report} /> },
          {
            id: 'reason',
            name: words.wrong,
            namesItself: true,
            cell: ({ reason, note }) => (
              <>
                {words.reasons[reason]}
                {note === null ? null : <span className="block text-ink-muted wrap-anywhere">{note}</span>}
              </>
            ),
          },
          {
            id: 'shown',
            name: words.shown,
            isFigure: true,
            isForTable: true,
            cell: ({ shownPrice }) => <Amount money={shownPrice} />,
          },
          {
            id: 'seen',
            name: words.seen,
            isFigure: true,
            cell: ({ seenPrice }) => <MaybePrice price={seenPrice} />,
          },
          {
            id: 'now',
            name: words.now,
            isFigure: true,
            cell: ({ currentPrice }) =>
              currentPrice === null ? (
                <span className="text-ink-muted">{words.gone}</span>
              ) : (
                <Amount money={currentPrice} />
              ),
          },
          {
            id: 'received',
            name: words.received,
            isFigure: true,
            isForTable: true,
            cell: ({ receivedAt }) => moment(receivedAt),
          },
          {
            id: 'act',
            name: state === 'open' ? '' : words.closed,
            isFigure: true,
            cell: (report) =>
              report.resolution === null ? (
                <ResolveButton report={report} />
              ) : (
                <>
                  {words.outcomesDone[report.resolution.outcome]}
                  <span className="block text-xs text-ink-muted">{moment(report.resolution.at)}</span>
                </>
              ),
          },
        ]}
      />
    </>
  );
}

function ReportedOffer({ report: { title, link, retailerDomain } }: { readonly report: AdminPriceReport }) {
  const { reports: words } = useMessages().catalog;
  return (
    <>
      <a href={link} target="_blank" rel="noreferrer" className="font-semibold text-accent wrap-anywhere">
        {title ?? words.noTitle}
      </a>
      <span className="block text-ink-muted">{retailerDomain}</span>
    </>
  );
}

function MaybePrice({ price }: { readonly price: AdminPriceReport['seenPrice'] }) {
  const { console: shared } = useMessages();
  return price === null ? <span className="text-ink-muted">{shared.none}</span> : <Amount money={price} />;
}
