import { listTrackedHosts } from '@pricehunt/api-contract/admin-tracking';
import type { TrackedHost, TrackingToday } from '@pricehunt/api-contract/admin-tracking';
import { Chip, EmptyState, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useAddressQuery } from '@pricehunt/web-shell';
import { FilterBar, SearchFilter } from '../../../console/components/filter-bar';
import { PagedTable } from '../../../console/components/paged-table';
import { RoomLink } from '../../../console/components/room-link';
import { useConsoleList } from '../../../console/console-queries';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { TrackingBudget } from './tracking-budget';

export function TrackedHostTable() {
  const { console: shared, tracking: words } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  const [address] = useAddressQuery();
  const find = address.get('q');
  const list = useConsoleList('tracking', ['hosts', find], (api, cursor) =>
    api.call(listTrackedHosts, { query: { ...cursor, ...(find === null ? {} : { find }) } }),
  );
  const today: TrackingToday | undefined = list.data?.pages.at(-1)?.today;
  return (
    <>
      {today === undefined ? null : <TrackingBudget today={today} />}
      <FilterBar clears={['q']} search={<SearchFilter label={words.findHost} />} />
      <PagedTable
        list={list}
        caption={words.hostsCaption}
        rowKey={({ host }) => host}
        empty={
          <EmptyState title={find === null ? words.noHosts : words.noneFound}>
            {find === null ? words.noHostsSentence : words.noneFoundSentence}
          </EmptyState>
        }
        columns={[
          {
            id: 'host',
            name: words.host,
            cell: ({ host }) => (
              <RoomLink to={`${routePaths.priceTracking}?host=${encodeURIComponent(host)}`}>{host}</RoomLink>
            ),
          },
          { id: 'answers', name: words.answers, namesItself: true, cell: (row) => <Answers host={row} /> },
          {
            id: 'offers',
            name: words.hostOffers,
            isFigure: true,
            cell: ({ offers, stopped }) => words.hostOffersOf(figure(offers), figure(stopped)),
          },
          {
            id: 'requests',
            name: words.requestsToday,
            isFigure: true,
            cell: ({ requestsToday }) =>
              today === undefined
                ? figure(requestsToday).text
                : words.requestsOf(figure(requestsToday), figure(today.budget.perHost)),
          },
          {
            id: 'last',
            name: words.lastRead,
            isFigure: true,
            isForTable: true,
            cell: ({ lastReadAt }) => (lastReadAt === null ? shared.never : moment(lastReadAt)),
          },
        ]}
      />
    </>
  );
}

function Answers({ host: { refusal, restsUntil } }: { readonly host: TrackedHost }) {
  const { tracking: words } = useMessages();
  const { moment } = useMoments();
  if (refusal === null) return <Chip tone="good">{words.answering}</Chip>;
  return (
    <>
      <Chip tone="danger">{words.outcomes[refusal]}</Chip>
      {restsUntil === null ? null : (
        <span className="block pt-1 text-sm text-ink-muted">{words.restsUntil(moment(restsUntil))}</span>
      )}
    </>
  );
}
